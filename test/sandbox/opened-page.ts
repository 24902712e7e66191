/** The sandbox's page in a browser, at a server where the demo bot answers. */
import type { Client } from "discord.js";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { startStandInWithPage } from "../../sandbox/with-page.ts";
import { type Browser, findChromium, openBrowser } from "./browser.ts";
import { startDemoBot } from "./demo-bot.ts";

/** Null where there is no browser: what needs one is skipped. */
export const chromiumPath = findChromium();
if (chromiumPath === null)
  process.stdout.write("The page's tests are skipped: there is no chromium on this machine.\n");

/** Each test of a file begins at a page that was just opened, and ends without a complaint of the page or of the server. */
export function openedPage() {
  let standIn: StandIn;
  let bot: Client;
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];
  const practised: string[] = [];

  beforeAll(async () => {
    standIn = await startStandInWithPage({}, (world) => ({
      async practice(userId) {
        practised.push(userId);
        await world.run(userId, world.generalChannelId, {
          name: "game",
          subcommand: "create",
          options: { name: "Practice table" },
        });
        const isTable = () => world.channels(userId).find(({ name }) => name === "Practice table");
        await expect.poll(isTable).toBeDefined();
        const table = isTable();
        return table ? { channelId: table.id } : {};
      },
    }));
    bot = await startDemoBot(standIn.apiUrl);
    browser = await openBrowser(chromiumPath ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    await bot?.destroy();
    await standIn?.close();
  });

  beforeEach(async () => {
    complaints = [];
    page = await browser.context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(standIn.url);
    await page.getByRole("radio", { name: "Londo" }).waitFor();
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
    expect(standIn.violations).toEqual([]);
  });

  async function type(text: string): Promise<void> {
    await page.locator("#entry").focus();
    await page.keyboard.type(text);
  }

  return {
    /** The page and the server of the test that runs. */
    now: () => ({ page, standIn }),
    /** The users who have asked for a practice table. */
    practised,
    stopBot: () => bot.destroy(),
    async startBot() {
      bot = await startDemoBot(standIn.apiUrl);
    },
    entry: () => page.locator("#entry"),
    lastMessage: () => page.locator("#messages .message").last(),
    type,
    async runLine(line: string): Promise<void> {
      await type(line);
      await page.keyboard.press("Enter");
    },
    async shows(locator: Locator, text: string): Promise<void> {
      await expect.poll(() => locator.textContent()).toContain(text);
    },
  };
}
