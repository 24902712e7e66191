/** What a newcomer does with the first command of the README: the real bot in the sandbox, by its page alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Browser, findChromium, openBrowser } from "./browser.ts";

const chromiumPath = findChromium();
if (chromiumPath === null) process.stdout.write("The table on the page is skipped: there is no chromium here.\n");

const root = fileURLToPath(new URL("../../", import.meta.url));

interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

/** `npm start` without a token. */
async function startSandbox(): Promise<Sandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const { DISCORD_TOKEN: _token, REDIS_URL: _redis, ...environment } = process.env;
  const child: ChildProcess = spawn(process.execPath, ["src/start.mjs"], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir, LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url && said.includes('"ready"')) resolve(url);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`the sandbox ended: ${said}`)));
  });
  const url = await ready;
  return {
    url,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe.skipIf(chromiumPath === null)("A table on the page", () => {
  let sandbox: Sandbox;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    sandbox = await startSandbox();
    browser = await openBrowser(chromiumPath ?? "");
    page = await browser.context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(sandbox.url);
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await sandbox?.stop();
  }, 30_000);

  const become = async (name: string) => {
    await page.getByRole("radio", { name: new RegExp(`^${name}`) }).click();
    await expect.poll(() => page.locator("#seats").textContent()).toContain(`You are ${name}`);
  };
  const messages = () => page.locator("#messages");
  const shown = async () => (await messages().allInnerTexts()).join("\n");
  const openThread = () =>
    page
      .getByRole("button", { name: /Centauri table/ })
      .first()
      .click();
  const press = (label: string | RegExp) => messages().getByRole("button", { name: label }).last().click();

  /** Who is asked this last. */
  const asked = async (question: string): Promise<string> => {
    const line = new RegExp(`^@(\\w+), ${question}`, "gmu");
    const last = async () => [...(await shown()).matchAll(line)].at(-1)?.[1];
    await expect.poll(last, { timeout: 20_000 }).toBeDefined();
    return (await last()) ?? asked(question);
  };

  it("is opened by typing, joined by three, started, and a build changes its tracker", {
    timeout: 180_000,
  }, async () => {
    await become("Londo");
    await page.locator("#entry").click();
    await page.keyboard.type('/game create rules:engine name:"Centauri table"');
    await page.keyboard.press("Enter");
    await openThread();
    for (const name of ["Londo", "Gkar", "Delenn"]) {
      await become(name);
      await openThread();
      await messages().getByRole("button", { name: "Join", exact: true }).first().click();
      await expect.poll(() => shown(), { timeout: 20_000 }).toMatch(new RegExp(`${name}.*Practice`, "s"));
    }
    await become("Londo");
    await messages().getByRole("button", { name: "Start", exact: true }).first().click();

    for (const name of ["Londo", "Gkar", "Delenn"]) {
      await become(name);
      await press("Choose for me");
      await messages().getByText(`${name} has chosen a starting hand`).first().waitFor();
    }

    for (const [at, name] of ["Londo", "Gkar", "Delenn"].entries()) {
      await messages().getByText(`${at} of 3`).first().waitFor();
      await become(name);
      await press("Declare nothing");
    }
    await messages().getByText("Delenn declares nothing").first().waitFor();

    const builder = await asked("it is your action");
    // The tracker is a picture, which says the same in words to whoever does not see it.
    const richer = page.getByRole("img", { name: /influence 5\b/iu });
    expect(await richer.count()).toBe(0);
    await become(builder);
    await press(/^Build with/);
    await richer.first().waitFor();
    await messages().getByText("influence rating 5").first().waitFor();
  });

  it("fits a phone: whoever acts has the buttons in view, and nothing is wider than the screen", {
    timeout: 90_000,
  }, async () => {
    onTestFinished(() => page.setViewportSize({ width: 1440, height: 900 }));
    await page.setViewportSize({ width: 390, height: 844 });
    const wider = () =>
      page.evaluate<
        string[]
      >(`[document.documentElement, document.body, ...document.querySelectorAll("#log, .embed, .row")]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollWidth > 390)
        .map((element) => element.tagName + "." + element.className + " " + element.scrollWidth)`);
    /** A message that changes is drawn anew: its button has no place for a moment. */
    const isInView = async (label: string | RegExp) => {
      const box = await messages().getByRole("button", { name: label }).last().boundingBox();
      return box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 52 && box.y + box.height <= 844;
    };
    const expectInView = (label: string | RegExp) =>
      expect.poll(() => isInView(label), { message: `${label} is in view` }).toBe(true);
    const passed = new Set<string>();
    while (passed.size < 2) {
      const name = await asked("it is your action");
      if (passed.has(name)) {
        await page.waitForTimeout(100);
        continue;
      }
      await page.getByRole("button", { name: "Channels and seats" }).click();
      await become(name);
      await page.keyboard.press("Escape");
      await messages().getByRole("button", { name: "Act…" }).last().waitFor();
      for (const label of ["Act…", /^Pass$/u, "My hand"]) await expectInView(label);
      await expect.poll(wider).toEqual([]);
      await press("Act…");
      await messages().getByText("Now:").last().waitFor();
      await expect.poll(wider).toEqual([]);
      await expectInView(/^Pass$/u);
      await press(/^Pass$/u);
      await messages().getByText(`${name} passes`).last().waitFor();
      passed.add(name);
    }
  });

  it("keeps a hand from everybody else's direct messages", { timeout: 60_000 }, async () => {
    const names = ["Londo", "Gkar", "Delenn"];
    const mark = (name: string) => `These are the cards of ${name}`;
    const openDirectMessages = async (name: string) => {
      await become(name);
      await page
        .getByRole("button", { name: /^moderator/ })
        .first()
        .click();
      await expect.poll(() => page.locator("#channel-header").textContent()).toContain("moderator");
    };
    // Two players may hold the same cards: each marks the place where the own ones stand.
    for (const name of names) {
      await openDirectMessages(name);
      await page.locator("#entry").click();
      await page.keyboard.type(mark(name));
      await page.keyboard.press("Enter");
      await expect.poll(shown).toContain(mark(name));
    }
    const hands = new Map<string, string>();
    for (const name of names) {
      await openDirectMessages(name);
      await expect.poll(shown).toContain(mark(name));
      const text = await shown();
      expect(text).toContain("Your hand: 3 cards");
      for (const other of names.filter((each) => each !== name)) expect(text).not.toContain(mark(other));
      hands.set(name, text.replace(mark(name), ""));
    }
    expect(hands.get("Londo")).not.toBe(hands.get("Gkar"));
  });
});
