import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Chronicle } from "./scenario/chronicle.ts";
import { newestThread } from "./scenario/places.ts";
import { Play } from "./scenario/play.ts";
import { parseScript } from "./scenario/script.ts";
import type { Snowflake, StandIn } from "./standin/face.ts";

const script = fileURLToPath(new URL("./practice.scn", import.meta.url));
/** Who sits down with the person who asked. */
const others = ["gkar", "delenn", "sinclair"];
const nobody = { start: async () => {}, kill: async () => {}, advance: async () => {}, flush: async () => {} };

/**
 * Opens a table with four practice seats by playing practice.scn, in which @you is the person who asked; gives the
 * table's thread.
 */
export async function openPracticeTable(standIn: StandIn, userId: Snowflake): Promise<{ channelId?: Snowflake }> {
  const you = standIn.users().find((user) => user.id === userId);
  if (!you) return {};
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
    const text = (await readFile(script, "utf8")).replaceAll("@you", `@${you.username}`);
    const lines = parseScript(text.replaceAll("@centauri", `@${centauri}`));
    for (const line of lines) for (const step of line.steps) await play.perform(step);
  } finally {
    chronicle.close();
  }
  const table = newestThread(standIn, you);
  return table ? { channelId: table.id } : {};
}
