import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Chronicle } from "./scenario/chronicle.ts";
import { newestThread } from "./scenario/places.ts";
import { Play } from "./scenario/play.ts";
import { parseScript } from "./scenario/script.ts";
import type { Snowflake, StandIn } from "./standin/face.ts";

const place = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Practice opponents sit in the other seats; or the person who asked plays all four. */
const scripts = { one: place("./practice.scn"), all: place("./practice-four.scn") };
const lesson = "@you in #general\n@you /learn\n";
/** Who sits down with the person who asked, where that one plays for all. */
const others = ["gkar", "delenn", "sinclair"];
const nobody = { start: async () => {}, kill: async () => {}, advance: async () => {}, flush: async () => {} };

/** How long a bot that is just starting may take, in ms. */
const START_MS = 10_000;

/** The button is there before the bot is: its commands tell when it can be spoken to. */
async function untilReady(standIn: StandIn): Promise<void> {
  const until = Date.now() + START_MS;
  while (standIn.commands().length === 0 && Date.now() < until) await sleep(100);
}

/**
 * Opens a table with four practice seats by playing practice.scn, in which @you is the person who asked; `all`: by
 * practice-four.scn, where that one plays all seats. Gives the table's thread.
 */
export async function openPracticeTable(
  standIn: StandIn,
  userId: Snowflake,
  all: boolean,
): Promise<{ channelId?: Snowflake }> {
  return played(standIn, userId, await readFile(all ? scripts.all : scripts.one, "utf8"));
}

/** Opens the lesson for the person who asked, or the one that they have left; gives its thread. */
export async function openLesson(standIn: StandIn, userId: Snowflake): Promise<{ channelId?: Snowflake }> {
  return played(standIn, userId, lesson);
}

/** Plays a scenario in which @you is the person who asked; gives the thread that it opens, or leads to. */
async function played(standIn: StandIn, userId: Snowflake, scenario: string): Promise<{ channelId?: Snowflake }> {
  const you = standIn.users().find((user) => user.id === userId);
  if (!you) return {};
  await untilReady(standIn);
  const chronicle = new Chronicle(standIn);
  const play = new Play({
    standIn,
    chronicle,
    bot: nobody,
    folder: fileURLToPath(new URL(".", import.meta.url)),
    patienceMs: 3_000,
  });
  try {
    const centauri = others.includes(you.username) ? "londo" : you.username;
    const lines = parseScript(scenario.replaceAll("@you", `@${you.username}`).replaceAll("@centauri", `@${centauri}`));
    for (const line of lines) for (const step of line.steps) await play.perform(step);
  } finally {
    chronicle.close();
  }
  const table = newestThread(standIn, you);
  return table ? { channelId: table.id } : {};
}
