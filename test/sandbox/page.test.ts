import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { chromiumPath, openedPage } from "./opened-page.ts";

describe.skipIf(chromiumPath === null)("the page in a browser", () => {
  const { now, practised, stopBot, startBot, lastMessage, runLine, shows } = openedPage();
  let page: Page;
  let standIn: StandIn;
  beforeEach(() => {
    ({ page, standIn } = now());
  });

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
    await expect.poll(() => page.locator("#welcome").isVisible()).toBe(false);
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
    // Whoever hears the page hears which embed it is.
    const heading = (await message.locator(".embed-title").first().textContent()) ?? "";
    expect(heading).not.toBe("");
    await expect.poll(() => message.getByRole("article", { name: heading }).count()).toBe(1);
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

  it("tells a message's times in the language of the acting user's Discord, those that stand there, too", async () => {
    await runLine("Until <t:1800000000:D>, <t:1800000000:R>");
    const times = lastMessage().locator("time.timestamp");
    await expect.poll(() => times.first().textContent()).toMatch(/^January 1[45], 2027$/u);
    await page.getByRole("button", { name: "Discord's weather" }).click();
    await page.getByText("Your Discord is in German").click();
    await expect.poll(() => times.first().textContent()).toMatch(/^1[45]\. Januar 2027$/u);
    await expect.poll(() => times.last().textContent()).toMatch(/Jahr|Monat|Tag|Stunde|Minute|Sekunde/u);
  });

  it("leads to a channel by its name, which goes on in the next line where it is long", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await runLine(`${"Something is going on ".repeat(2)}in <#${standIn.generalChannelId}>.`);
    const link = lastMessage().getByRole("link", { name: "general" });
    await link.waitFor();
    expect(await page.evaluate(`getComputedStyle(document.querySelector("#messages a.mention")).display`)).toBe(
      "inline",
    );
    await link.click();
    await shows(page.locator("#channel-header"), "general");
  });

  it.each([390, 320])("shows the whole name of a table at its head, %i px wide", async (width) => {
    await page.setViewportSize({ width, height: 844 });
    const isCut = (name: string) =>
      page.locator(".channel-title").evaluate((title, text) => {
        title.textContent = text;
        return title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth;
      }, name);
    expect(await isCut("Londo’s practice table")).toBe(false);
    expect(await isCut("Herbst 1 · Runde 1 · Gruppe 5")).toBe(false);
    expect(await isCut("Nadezhda Volkonskaya’s practice table of the second evening of the league")).toBe(true);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
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
    await stopBot();
    await shows(page.locator("#banner"), "Bot offline");
    await startBot();
    await expect.poll(() => page.locator("#banner").textContent()).toBe("");
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
    const read = await page.evaluate(`import("/ui/messages/markdown.js").then(({ markdown }) => {
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
