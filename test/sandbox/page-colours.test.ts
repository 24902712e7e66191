import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, openedPage } from "./opened-page.ts";
import { paleTexts } from "./pale-texts.js";

describe.skipIf(chromiumPath === null)("the page's colours", () => {
  const { now, lastMessage, runLine, type, shows } = openedPage();
  let page: Page;
  beforeEach(() => {
    ({ page } = now());
  });

  const tooPale = () => page.evaluate(paleTexts);
  const ground = () => page.evaluate<string>(`getComputedStyle(document.querySelector("#main")).backgroundColor`);

  it("are light or dark as the reader's system says, and every text can be read on what lies behind it", async () => {
    const grounds: string[] = [];
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      grounds.push(await ground());
      expect(await tooPale()).toEqual([]);
      await runLine("Read `this` and **that**");
      await shows(lastMessage(), "that");
      await runLine("/hand");
      await shows(lastMessage(), "Only you can see this");
      await runLine("/gallery");
      await lastMessage().locator(".select-opener").first().waitFor();
      expect(await tooPale()).toEqual([]);
      for (const panel of ["Discord's weather", "Members"]) {
        await page.getByRole("button", { name: panel, exact: true }).click();
        await page.locator(`#side-panel[aria-label="${panel}"]`).waitFor();
        expect(await tooPale()).toEqual([]);
      }
      await type("/ga");
      await page.getByRole("option").first().waitFor();
      expect(await tooPale()).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("#entry").fill("");
    }
    expect(grounds).toEqual(["rgb(34, 38, 50)", "rgb(248, 249, 251)"]);
  });

  it("would be found too pale where they are", async () => {
    await page.evaluate(`document.querySelector(".welcome-about").style.color = "#767b8a"`);
    expect(await tooPale()).toEqual([expect.stringMatching(/^A game of diplomacy.*: \d\.\d+ of 4\.5/u)]);
  });

  it("does not move by itself what waits, where the reader asks for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await runLine("/hand");
    const press = lastMessage().getByRole("button", { name: "Press me" });
    await press.evaluate((button) => button.classList.add("busy"));
    const moving = () => page.evaluate<number>("document.getAnimations().length");
    await expect.poll(moving).toBe(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(moving).toBe(0);
  });
});
