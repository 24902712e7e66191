import type { Client } from "discord.js";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { startStandInWithPage } from "../../sandbox/with-page.ts";
import { type Browser, findChromium, openBrowser } from "./browser.ts";
import { startDemoBot } from "./demo-bot.ts";

const chromiumPath = findChromium();
if (chromiumPath === null) process.stdout.write("The page's test is skipped: there is no chromium on this machine.\n");

let standIn: StandIn;
let bot: Client;
let practised: string[] = [];

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
});

afterAll(async () => {
  await bot?.destroy();
  await standIn?.close();
});

describe("the door", () => {
  it("answers only to a loopback name", async () => {
    expect((await fetch(standIn.url)).status).toBe(200);
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      request(standIn.url, { headers: { host: "elsewhere.example" } }, ({ statusCode }) => resolve(statusCode)).end();
    });
    expect(status).toBe(421);
  });

  it("serves nothing but the page's own files", async () => {
    expect((await fetch(`${standIn.url}/ui/main.js`)).headers.get("content-type")).toContain("javascript");
    for (const path of ["/ui/..%2fpage-server.ts", "/ui/types.d.ts", "/ui/tsconfig.json", "/ui/none.js"]) {
      expect((await fetch(standIn.url + path)).status).toBe(404);
    }
  });

  it.each([
    ["the page itself", () => standIn.url, true],
    ["another web site", () => "https://elsewhere.example", false],
  ])("opens the live socket to %s or not", async (_who, origin, isLetIn) => {
    const socket = new WebSocket(`${standIn.url.replace("http", "ws")}/ui/live`, { origin: origin() });
    const opened = await new Promise((resolve) => {
      socket.on("open", () => resolve(true));
      socket.on("error", () => resolve(false));
    });
    socket.terminate();
    expect(opened).toBe(isLetIn);
  });

  it("refuses what is no act, and tells why", async () => {
    const socket = new WebSocket(`${standIn.url.replace("http", "ws")}/ui/live`, { origin: standIn.url });
    const reply = await new Promise<string>((resolve) => {
      socket.on("open", () => socket.send(JSON.stringify({ id: 1, act: "press", messageId: "../1", customId: "x" })));
      socket.on("message", (data) => String(data).includes('"reply"') && resolve(String(data)));
    });
    socket.terminate();
    expect(JSON.parse(reply)).toMatchObject({ type: "reply", id: 1, ok: false });
  });
});

describe.skipIf(chromiumPath === null)("the page in a browser", () => {
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
  });
  afterAll(() => browser?.close());

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

  const entry = () => page.locator("#entry");
  const lastMessage = () => page.locator("#messages .message").last();
  const option = (name: string) => page.locator("#suggest").getByRole("option", { name });

  async function type(text: string): Promise<void> {
    await entry().focus();
    await page.keyboard.type(text);
  }

  async function runLine(line: string): Promise<void> {
    await type(line);
    await page.keyboard.press("Enter");
  }

  async function shows(locator: Locator, text: string): Promise<void> {
    await expect.poll(() => locator.textContent()).toContain(text);
  }

  it("seats four people at first, and greets an empty server with a way to begin", async () => {
    const seats = page.getByRole("radio");
    const names = await seats.evaluateAll((all) => all.map((seat) => seat.getAttribute("aria-label")));
    expect(names).toEqual(["Londo", "Gkar", "Delenn", "Sinclair"]);
    await shows(page.locator("#welcome"), "Babylon 5, the card game");
    await shows(page.locator("#welcome"), "You are");
  });

  it("opens a practice table with one press, and goes there", async () => {
    await page.getByRole("button", { name: "Open a practice table" }).click();
    await shows(page.locator("#channel-header"), "Practice table");
    expect(practised).toEqual([standIn.user("londo").id]);
    practised = [];
    await expect.poll(() => page.locator("#welcome").isVisible()).toBe(false);
  });

  it("takes a command, its choices and its options by keyboard alone", async () => {
    await type("/");
    await option("/game create").waitFor();
    await page.keyboard.type("ga cr");
    await expect.poll(() => page.locator("#suggest").getByRole("option").count()).toBe(1);
    await page.keyboard.press("Enter");
    await option("rules").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await option("Quickstart").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("name:");
    await page.keyboard.type("Keyboard table");
    await page.keyboard.press("Enter");
    await shows(page.locator("#messages"), "opens Keyboard table (quickstart rules)");
    await shows(page.locator("#channels"), "Keyboard table");
  });

  it("asks the bot for choices while an option is typed, and sends the value behind the name", async () => {
    await type("/act ");
    await option("Build with Londo").waitFor();
    await page.keyboard.type("trade");
    await expect
      .poll(() => page.locator("#suggest").getByRole("option").allInnerTexts())
      .toEqual(["Support Trade Pact with Delenn"]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await shows(lastMessage(), "orders 0:Support Trade Pact with Delenn");
  });

  it("runs a command that needs nothing more by one tap on Send, and offers its options while it is typed", async () => {
    await type("/game create");
    await page.getByRole("button", { name: "Send" }).click();
    await shows(page.locator("#messages"), "(no rules)");
    await type("/act");
    await page.getByRole("button", { name: "Send" }).click();
    await option("Build with Londo").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  it("understands a whole command as plain text, typed or pasted", async () => {
    await runLine('/game create rules:engine name:"my table"');
    await shows(page.locator("#messages"), "opens my table (engine rules)");
    await entry().fill('/act order:"wait: and see" against:gkar');
    await page.keyboard.press("Enter");
    await shows(lastMessage(), "orders wait: and see against @Gkar");
  });

  it("says in place what is wrong with a command, and recalls it with arrow-up", async () => {
    await runLine("/game create rules:none");
    await shows(page.locator(".composer-problem"), "rules: “none” is not one of the choices.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await runLine("/nonsense");
    await shows(page.locator(".composer-problem"), "There is no command “/nonsense”.");
    await entry().fill("");
    await runLine("Hello <b>all</b>, **friends**");
    await shows(lastMessage(), "Hello <b>all</b>, friends");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => entry().inputValue()).toBe("Hello <b>all</b>, **friends**");
  });

  it("has the apps of a message behind a right click, a long press and the keyboard", async () => {
    await runLine("Who goes first?");
    await shows(lastMessage(), "Who goes first?");
    const asked = page.locator("#messages .message", { hasText: "Who goes first?" }).first();
    await asked.click({ button: "right" });
    await page.getByRole("menuitem", { name: "Quote it" }).click();
    await shows(lastMessage(), "You chose: Who goes first?");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);

    await asked.dispatchEvent("pointerdown", { pointerType: "touch", clientX: 40, clientY: 40, bubbles: true });
    await page.getByRole("menuitem", { name: "Quote it" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Quote it" }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".message", { hasText: "You chose: Who goes first?" }).count()).toBe(2);
  });

  it("hands in a file", async () => {
    await type("/deck submit ");
    await page.locator('.chip[data-option="file"] input[type="file"]').setInputFiles({
      name: "narn.dek",
      mimeType: "text/plain",
      buffer: Buffer.from("G'Kar\nNa'Toth\n"),
    });
    await page.keyboard.press("Enter");
    await shows(lastMessage(), "narn.dek has 2 lines");
  });

  it("shows a private reply to its reader alone, counts presses live, and dismisses it", async () => {
    await runLine("/hand");
    await shows(lastMessage(), "Only you can see this");
    await lastMessage().getByRole("button", { name: "Press me" }).click();
    await shows(lastMessage(), "Pressed 1 times");
    await page.getByRole("radio", { name: "Gkar" }).click();
    await shows(page.locator("#seats"), "You are Gkar");
    await page.locator("#messages .message").first().waitFor();
    await expect.poll(() => page.locator("#messages").textContent()).not.toContain("Only you can see this");
    await page.getByRole("radio", { name: "Londo" }).click();
    await shows(lastMessage(), "Only you can see this");
    await lastMessage().getByRole("button", { name: "Dismiss message" }).click();
    await expect.poll(() => page.locator("#messages").textContent()).not.toContain("Pressed 1 times");
  });

  it("brings direct messages with a badge on the seat that they wait for", async () => {
    const gkar = page.getByRole("radio", { name: /^Gkar/ });
    await standIn.run(standIn.user("gkar").id, standIn.generalChannelId, { name: "hand", options: {} });
    await expect.poll(() => gkar.getAttribute("aria-label")).toMatch(/waiting/);
    await gkar.click();
    await page.locator(".channel-dm .badge").waitFor();
    await page.locator(".channel-dm").click();
    await shows(lastMessage(), "Your hand by direct message: Vir Cotto");
    await page.getByRole("radio", { name: "Delenn" }).click();
    await shows(page.locator("#channel-header"), "general");
  });

  it("chooses in menus: one, several within bounds, a person", async () => {
    await runLine("/gallery");
    const menu = (name: string) => page.locator("#messages .message").last().getByRole("button", { name });
    await menu("Sponsor").waitFor();
    await menu("Discard two or three").click();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("button", { name: "Done" }).isDisabled()).toBe(true);
    await page.keyboard.type("fle");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Done" }).click();
    await shows(lastMessage(), "You chose character, fleet.");
    const people = page.locator("#messages").getByRole("button", { name: "Whom?" }).last();
    await people.click();
    await page.keyboard.type("sinc");
    await page.keyboard.press("Enter");
    await shows(lastMessage(), `You chose ${standIn.user("sinclair").id}.`);
  });

  it("draws Markdown, embeds, pictures with their words, and containers, but no markup of a player's", async () => {
    await runLine("/gallery");
    await page.locator("#messages .embed").last().waitFor();
    const message = page.locator("#messages .message", { has: page.locator(".embed") }).last();
    await expect.poll(() => message.locator(".text strong").first().textContent()).toBe("bold");
    await expect.poll(() => message.locator("pre").textContent()).toBe("block <b>not markup</b>");
    await expect.poll(() => message.locator(".embed-field-inline").count()).toBe(3);
    // A field's name takes no lists: a number before it is part of the name.
    await expect.poll(() => message.locator(".embed-field-name").last().textContent()).toBe("2. Needs");
    await expect.poll(() => message.locator(".embed-field-name li").count()).toBe(0);
    await expect.poll(() => message.locator("blockquote").textContent()).toBe("quoted G'Kar_and_Na'Toth");
    await expect.poll(() => message.getAttribute("class")).toContain("message-ping");
    await message.locator(".spoiler").click();
    await expect.poll(() => message.locator(".spoiler-shown").textContent()).toBe("spoiler");
    const board = page.locator('.container img[alt="The board: no conflict yet"]').last();
    await expect.poll(() => board.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBe(480);
  });

  it("fills in a form, after saying what is missing", async () => {
    await runLine("/form");
    const form = page.getByRole("dialog");
    await form.waitFor();
    await page.keyboard.press("Enter");
    await shows(form, "This is required.");
    await page.keyboard.type("3");
    await form.getByRole("button", { name: "Choose a type" }).or(form.locator(".select-opener")).first().click();
    await page.keyboard.type("char");
    await page.keyboard.press("Enter");
    await form.getByRole("button", { name: "Submit" }).click();
    await form.waitFor({ state: "hidden" });
    await shows(lastMessage(), "Vir Cotto costs 3 and is a character.");
  });

  it("leaves a form with Escape", async () => {
    await runLine("/form");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => standIn.openModal(standIn.user("londo").id)).toBeNull();
  });

  it("shows that the bot is thinking, and then what it thought", async () => {
    await runLine("/later");
    await shows(lastMessage(), "is thinking…");
    await shows(lastMessage(), "Thought about it.");
  });

  it("says under a command that nobody answered it", async () => {
    await runLine("/slow");
    await shows(lastMessage(), "/slow");
    await expect.poll(() => lastMessage().textContent()).toContain("did not respond");
    await lastMessage().getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => page.locator("#messages").textContent()).not.toContain("did not respond");
  });

  it("keeps a table's pinned tracker within reach", async () => {
    await runLine("/game create name:Pinned");
    await page.getByRole("button", { name: /^Pinned, unread/ }).click();
    await page.getByRole("button", { name: "Pinned messages (1)" }).click();
    await shows(page.locator("#side-panel"), "Influence 5");
    await page.locator("#side-panel").getByRole("button", { name: "Jump" }).click();
    await page.locator(".message-found").waitFor();
  });

  it("lets whoever tries the sandbox turn Discord's weather", async () => {
    const panel = page.locator("#side-panel");
    await page.getByRole("button", { name: "Discord's weather" }).click();
    await panel.getByRole("switch", { name: "Embed Links" }).click();
    await expect.poll(() => panel.getByRole("switch", { name: "Embed Links" }).isChecked()).toBe(false);
    await panel.getByLabel("Every request takes").selectOption("200 ms");
    await expect.poll(() => standIn.latencyMs).toBe(200);
    await panel.getByLabel("Every request takes").selectOption("as fast as it can");
    await panel.getByRole("switch", { name: "Embed Links" }).click();
    await expect.poll(() => panel.getByRole("switch", { name: "Embed Links" }).isChecked()).toBe(true);
    await panel.getByRole("button", { name: "Close" }).click();
  });

  it("adds a user, and plays that seat at once", async () => {
    await page.getByRole("button", { name: "Add a user" }).click();
    await page.keyboard.type("vir");
    await page.keyboard.press("Enter");
    await shows(page.locator("#seats"), "You are Vir");
  });

  it("takes a seat by Alt and its number, and types wherever the focus is", async () => {
    await page.keyboard.press("Alt+3");
    await shows(page.locator("#seats"), "You are Delenn");
    await page.getByRole("button", { name: "general", exact: true }).focus();
    await page.keyboard.type("In Valen's name");
    await page.keyboard.press("Enter");
    await shows(lastMessage(), "In Valen's name");
  });

  it("stays where the reader scrolled to, and jumps to the present", async () => {
    for (let at = 0; at < 30; at++) standIn.say(standIn.user("delenn").id, standIn.generalChannelId, `Line ${at}`);
    await shows(lastMessage(), "Line 29");
    await page.locator("#log").hover();
    await page.mouse.wheel(0, -600);
    const present = page.getByRole("button", { name: "Jump to present" });
    await present.waitFor();
    const scrolled = () => page.locator("#log").evaluate(({ scrollTop }) => scrollTop);
    let before = Number.NaN;
    const isStill = async () => {
      const last = before;
      before = await scrolled();
      return last === before;
    };
    await expect.poll(isStill).toBe(true);
    standIn.say(standIn.user("delenn").id, standIn.generalChannelId, "One more");
    await shows(lastMessage(), "One more");
    expect(await scrolled()).toBe(before);
    await present.click();
    await present.waitFor({ state: "hidden" });
  });

  it("fits a phone: the channels are a drawer, and nothing runs over the edge", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await runLine("/gallery");
    await shows(page.locator("#messages"), "Choose:");
    const overflow = () => page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect.poll(() => page.locator("#log").evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
    await expect.poll(() => page.getByRole("radio", { name: "Sinclair" }).isVisible()).toBe(false);
    await page.getByRole("button", { name: "Channels and seats" }).click();
    await page.getByRole("radio", { name: "Sinclair" }).click();
    await expect.poll(() => page.getByRole("radio", { name: "Sinclair" }).isVisible()).toBe(false);
    await page.getByRole("button", { name: "You are Sinclair: switch" }).waitFor();
  });

  it("comes back by itself after the connection was lost", async () => {
    await page.addInitScript(`
      const Real = WebSocket;
      window.WebSocket = class extends Real { constructor(...all) { super(...all); window.lastSocket = this; } };
    `);
    await page.reload();
    await page.getByRole("radio", { name: "Delenn" }).click();
    await shows(page.locator("#seats"), "You are Delenn");
    await page.evaluate("lastSocket.close()");
    await shows(page.locator("#banner"), "Connection lost");
    await expect.poll(() => page.locator("#banner").textContent()).toBe("");
    await shows(page.locator("#seats"), "You are Delenn");
    await runLine("Here again");
    await shows(lastMessage(), "Here again");
  });

  it("says when the bot is gone, and when it is back", async () => {
    await bot.destroy();
    await shows(page.locator("#banner"), "Bot offline");
    bot = await startDemoBot(standIn.apiUrl);
    await expect.poll(() => page.locator("#banner").textContent()).toBe("");
  });

  it("splits a typed line into options", async () => {
    const expected = {
      "rules:engine": ["", { rules: "engine" }],
      'rules:engine name:"my table"': ["", { rules: "engine", name: '"my table"' }],
      "name:my own table rules:engine": ["", { name: "my own table", rules: "engine" }],
      'name:"rules: none" rules:engine': ["", { name: '"rules: none"', rules: "engine" }],
      "something name:x": ["something ", { name: "x" }],
      'name:"still typing rules:': ["", { name: '"still typing rules:' }],
      "surname:x": ["surname:x", {}],
    };
    const split = await page.evaluate(`import("/ui/slash.js").then(({ splitOptions }) => {
      const options = [{ name: "rules", type: 3 }, { name: "name", type: 3 }];
      return Object.fromEntries(${JSON.stringify(Object.keys(expected))}.map((line) => {
        const { before, values } = splitOptions(options, line);
        return [line, [before, Object.fromEntries(values.map(({ option, text }) => [option.name, text]))]];
      }));
    })`);
    expect(split).toEqual(expected);
  });

  it("reads Markdown as Discord does, and never as markup", async () => {
    const expected = {
      "<img src=x onerror=alert(1)>": "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
      "[press](javascript:alert(1))": "<p>[press](javascript:alert(1))</p>",
      "**Londo *and* Vir**": "<p><strong>Londo <em>and</em> Vir</strong></p>",
      "snake_case_name and \\*stars\\*": "<p>snake_case_name and *stars*</p>",
      "`**not bold**`": '<p><code class="code">**not bold**</code></p>',
      "- one\n  - two\n- three": "<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>",
      "> quoted\nnot": "<blockquote><p>quoted</p></blockquote><p>not</p>",
      "2 * 3 * 4 = 24": "<p>2 * 3 * 4 = 24</p>",
    };
    const read = await page.evaluate(`import("/ui/markdown.js").then(({ markdown }) => {
      const names = { user: () => null, channel: () => null, you: "1", openChannel() {}, typeCommand() {} };
      return Object.fromEntries(${JSON.stringify(Object.keys(expected))}.map((text) => {
        const box = document.createElement("div");
        box.append(markdown(text, names));
        return [text, box.innerHTML];
      }));
    })`);
    expect(read).toEqual(expected);
  });
});
