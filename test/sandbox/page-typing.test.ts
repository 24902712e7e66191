/** What is typed on the sandbox's page: commands with their completions, files, forms. */
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { chromiumPath, openedPage } from "./opened-page.ts";

describe.skipIf(chromiumPath === null)("what is typed on the page", () => {
  const { now, entry, lastMessage, type, runLine, shows } = openedPage();
  let page: Page;
  let standIn: StandIn;
  beforeEach(() => {
    ({ page, standIn } = now());
  });
  const option = (name: string) => page.locator("#suggest").getByRole("option", { name });

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
    const split = await page.evaluate(`import("/ui/composer/slash.js").then(({ splitOptions }) => {
      const options = [{ name: "rules", type: 3 }, { name: "name", type: 3 }];
      return Object.fromEntries(${JSON.stringify(Object.keys(expected))}.map((line) => {
        const { before, values } = splitOptions(options, line);
        return [line, [before, Object.fromEntries(values.map(({ option, text }) => [option.name, text]))]];
      }));
    })`);
    expect(split).toEqual(expected);
  });
});
