/** What people do step by step in the sandbox, with the real bot, while its page is looked at. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { BotProcess } from "../sandbox/bot-process.ts";
import { Chronicle } from "../sandbox/scenario/chronicle.ts";
import { Play } from "../sandbox/scenario/play.ts";
import { parseScript } from "../sandbox/scenario/script.ts";
import { startStandInWithPage } from "../sandbox/with-page.ts";

/** A look at the page: what is done before it, who looks, and at which channel. `words`: of the message that is shown. */
export interface Look {
  readonly name: string;
  readonly who: string;
  readonly channel: RegExp;
  readonly words: string;
  readonly script: readonly string[];
}

/** Does what each look asks for; `look` is called then, with the page as its person sees it. */
export async function playOnPage(
  people: readonly string[],
  looks: readonly Look[],
  open: (url: string) => Promise<Page>,
  look: (name: string, page: Page, words: string) => Promise<void>,
): Promise<void> {
  const standIn = await startStandInWithPage({ rateLimits: false });
  const dataDir = mkdtempSync(join(tmpdir(), "looks-"));
  const bot = new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "error", dataDir, readyWithinMs: 60_000 });
  try {
    for (const name of people) standIn.user(name);
    await bot.start();
    const folder = fileURLToPath(new URL(".", import.meta.url));
    const play = new Play({ standIn, chronicle: new Chronicle(standIn), bot, folder, patienceMs: 60_000 });
    const page = await open(standIn.url);
    for (const { name, who, channel, words, script } of looks) {
      for (const { steps } of parseScript(script.join("\n"))) for (const step of steps) await play.perform(step);
      await page.getByRole("radio", { name: new RegExp(`^${who}`, "u") }).click();
      await page.getByRole("button", { name: channel }).first().click();
      await look(name, page, words);
    }
  } finally {
    await bot.stop();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
