import { seatOfUser, type Table } from "../../table/table.ts";
import { encodePress } from "../../views/index.ts";
import { openTableButton, practiceButton } from "../../views/prompts/first-steps.ts";
import { button, buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "./bot.ts";
import type { Answer } from "./command.ts";
import { privately } from "./command.ts";
import { tableHere } from "./table-here.ts";

/** Where and by whom something was typed. */
interface Typed {
  channelId: string | null;
  guildId: string | null;
  user: { id: string };
}

export type TableOrAnswer = { ok: true; table: Table } | { ok: false; answer: Answer };

/**
 * The table that a command means: the one of its thread; elsewhere the user's only one that is open (of that server,
 * in a server). With several, the answer asks which.
 */
export async function whichTable(typed: Typed, bot: Bot): Promise<TableOrAnswer> {
  const tables = await tablesMeant(typed, bot);
  const [only, ...others] = tables;
  if (only === undefined) {
    const none = (language: Language) =>
      privateMessage({
        content: say(language, "meant-none"),
        rows: buttonRows([practiceButton(language), openTableButton(language)]),
      });
    return { ok: false, answer: privately(inLanguages(none)) };
  }
  if (others.length === 0) {
    if (only.thread === typed.channelId) bot.missed?.(only.id);
    return { ok: true, table: only };
  }
  const buttons = tables.map(({ id, name }) =>
    button(encodePress({ table: id, decision: 0, verb: "act", key: "" }), name),
  );
  const several = (language: Language) =>
    privateMessage({ content: say(language, "meant-several"), rows: buttonRows(buttons.slice(0, 25)) });
  return { ok: false, answer: privately(inLanguages(several)) };
}

/** The same for autocomplete: the first that it may mean. */
export async function likelyTable(typed: Typed, bot: Bot): Promise<Table | null> {
  return (await tablesMeant(typed, bot))[0] ?? null;
}

async function tablesMeant(typed: Typed, bot: Bot): Promise<Table[]> {
  const { guildId, user } = typed;
  const id = await tableHere(typed, bot);
  const here = id === null ? null : await bot.tables.load(id);
  if (here !== null) return [here];
  const all = await bot.tables.ofUser(user.id);
  const mine = all.filter(({ guild }) => guildId === null || guild === guildId);
  // Practice from another game is meant where it is played: elsewhere the real one is.
  const real = mine.filter(({ playedOn }) => !playedOn);
  return real.length > 0 ? real : mine;
}

/** Whether the user sits at the table. */
export const sitsAt = (table: Table, userId: string): boolean => seatOfUser(table, userId) !== null;
