/** An evening of a league in the sandbox, with the real bot: what players and organisers see of it, step by step. */
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

const SIDES = ["Centauri", "Human", "Minbari", "Narn", "Non-Aligned"];
const PEOPLE = "londo gkar delenn sinclair kosh vir lennier ivanova garibaldi franklin sheridan zack".split(" ");

const joining = PEOPLE.slice(1).map(
  (name, at) => `@${name} /league join league:Autumn side:"${SIDES[(at + 1) % SIDES.length]} Babylon Project"`,
);
const results = (...pods: readonly number[]) =>
  pods.flatMap((pod) => [
    `@judge /league correct pod:${pod} league:Autumn`,
    `@judge fill victory=${pod === 1 ? "major" : "standard"} why="As the players say"`,
  ]);

/** Each picture: what is done before it, and who looks. `words`: of the message that is shown. */
const STEPS: readonly { name: string; who: string; words: string; script: readonly string[] }[] = [
  {
    name: "league-registration",
    who: "Londo",
    words: "Pods of 4",
    script: [
      '@judge /league create name:"Autumn" decks:false',
      '@londo click "Join…"',
      '@londo select "Race and faction" "Centauri Babylon Project"',
      ...joining,
      "wait 4s",
    ],
  },
  {
    name: "league-panel",
    who: "Judge",
    words: "Pair round 1",
    script: ["@judge /league night league:Autumn", '@judge click "Open a night"', '@judge click "Check everybody in"'],
  },
  {
    name: "league-preview",
    who: "Judge",
    words: "Nobody but organisers sees this",
    script: ['@judge click "Pair round 1"'],
  },
  { name: "league-published", who: "Londo", words: "is published", script: ['@judge click "Publish"', "wait 3s"] },
  {
    name: "league-clock",
    who: "Londo",
    words: "Time is called",
    script: [
      "@judge /league night league:Autumn",
      '@judge click "Clock…"',
      '@judge click "Start: 90 minutes"',
      "wait 3s",
    ],
  },
  {
    name: "league-report",
    who: "Londo",
    words: "reported",
    script: ["@londo in #general", "@londo /league report league:Autumn", "@londo fill victory=major"],
  },
  {
    name: "league-dispute",
    who: "Judge",
    words: "disputed",
    script: [
      '@londo click "That is wrong…"',
      '@londo fill why="It was a standard victory"',
      "@judge in #general",
      "@judge /league night league:Autumn",
      '@judge click "Pods…"',
    ],
  },
  {
    name: "league-standings",
    who: "Londo",
    words: "Standings of Autumn",
    script: ["@judge in #general", ...results(1, 2, 3), "wait 4s"],
  },
  {
    name: "league-final",
    who: "Londo",
    words: "Final standings of Autumn",
    script: ["@judge /league night league:Autumn", '@judge click "End the night…"', '@judge click "End it"', "wait 5s"],
  },
  { name: "league-me", who: "Londo", words: "Londo: Rank", script: ["@londo /league me league:Autumn"] },
];

/** Plays the evening; `look` is called at each step, with the page as the person of the step sees it. */
export async function playEvening(
  open: (url: string) => Promise<Page>,
  look: (name: string, page: Page, words: string) => Promise<void>,
): Promise<void> {
  const standIn = await startStandInWithPage({ rateLimits: false });
  const dataDir = mkdtempSync(join(tmpdir(), "evening-"));
  const bot = new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "error", dataDir, readyWithinMs: 60_000 });
  try {
    for (const name of PEOPLE) standIn.user(name);
    standIn.user("judge");
    await bot.start();
    const folder = fileURLToPath(new URL(".", import.meta.url));
    const play = new Play({ standIn, chronicle: new Chronicle(standIn), bot, folder, patienceMs: 20_000 });
    const page = await open(standIn.url);
    for (const { name, who, words, script } of STEPS) {
      for (const { steps } of parseScript(script.join("\n"))) for (const step of steps) await play.perform(step);
      await page.getByRole("radio", { name: new RegExp(`^${who}`, "u") }).click();
      await page
        .getByRole("button", { name: /general/u })
        .first()
        .click();
      await look(name, page, words);
    }
  } finally {
    await bot.stop();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
