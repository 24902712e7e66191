/** A new table in a thread of its own, for whoever asks for one. */
import { type HouseRules, type RuleSetId, UNCHANGED } from "../../engine/index.ts";
import { newTableId } from "../../table/lobby.ts";
import { Refusing } from "../../table/messenger.ts";
import { newSeed } from "../../table/seed.ts";
import type { Pace } from "../../table/table.ts";
import { encodePress } from "../../views/index.ts";
import { button, buttonRows, message, privately as privateMessage } from "../../views/message.ts";
import type { Bot } from "../bot.ts";
import { type Answer, openly, privately } from "../command.ts";
import { refusedMessage } from "../refused.ts";

export interface TableWish {
  /** The interaction's id: one command opens one table. */
  key: string;
  userId: string;
  /** What whoever opens it is called. */
  display: string;
  guild: string;
  /** The text channel. */
  channel: string;
  name: string;
  rules: RuleSetId;
  /** Where `rules` is "house"; unchanged where it is left out. */
  house?: HouseRules | undefined;
  pace: Pace;
}

/** Opens the thread and the table, and tells everybody where to sit down; where it cannot, says why to whoever asked. */
export async function openTable(wish: TableWish, bot: Bot): Promise<Answer> {
  const { key, userId, display, guild, channel, name, rules, house = UNCHANGED, pace } = wish;
  let thread: string;
  try {
    thread = await bot.messenger.openThread(channel, name);
  } catch (error) {
    if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    const content =
      "I may not open threads here. Ask for the permissions Create Public Threads and Send Messages in Threads.";
    return privately(privateMessage({ content }));
  }
  const id = newTableId();
  const acted = await bot.tables.create(id, key, userId, {
    type: "created",
    id,
    guild,
    channel,
    thread,
    name,
    rules,
    ...(rules === "house" ? { house } : {}),
    pace,
    hostDisplay: display,
    seed: newSeed(),
  });
  if (acted.outcome === "refused") return privately(refusedMessage(acted.refused, null, bot));
  const join = encodePress({ table: id, decision: 0, verb: "join", key: "" });
  return openly(
    message({
      content: `<#${thread}> is open. Take a seat:`,
      rows: buttonRows([button(join, "Join", "good")]),
    }),
  );
}
