/** A table that cannot be read: its host, or a judge of its server, has it made anew from its log, or closes it. */
import type { BaseInteraction, ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import type { Remains } from "../../table/rebuild.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { OtherFormat, type Table, Unreadable } from "../../table/table.ts";
import {
  confirmClosing,
  confirmMending,
  parseStranded,
  type Stranded,
  type StrandedVerb,
  strandedMessage,
} from "../../views/index.ts";
import { STRANDED_VERBS, type StrandedPress } from "../../views/refusals/unreadable.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, replyInstead } from "../shared/command.ts";
import { alike, presses } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { displayOf } from "../shared/who.ts";
import { mayEndTable } from "./may-end.ts";

/** The buttons under the word that a table cannot be read. */
export const strandedPresses = presses({
  word: "stranded",
  parse: parseStranded,
  press: alike(STRANDED_VERBS, (interaction: MessageComponentInteraction, press: StrandedPress, bot: Bot) =>
    stranded(interaction, press.verb, press.table, bot, press.seen),
  ),
});

/** `/game end` in the thread of a table that cannot be read; null where there is none, or where it can be. */
export async function closeStranded(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer | null> {
  const id = interaction.channelId === null ? null : await bot.tables.idInThread(interaction.channelId);
  return id === null || (await whyUnread(id, bot)) === null ? null : stranded(interaction, "close", id, bot);
}

/** What stands in the way of reading a table; null where nothing does. */
async function whyUnread(id: string, bot: Bot): Promise<Unreadable | null> {
  try {
    await bot.tables.load(id);
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}

const strandedOf = ({ id, name, thread }: Table): Stranded => ({ id, name, thread });

async function stranded(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  verb: StrandedVerb,
  id: string,
  bot: Bot,
  seen = 0,
): Promise<Answer> {
  const remains = await bot.tables.remains(id);
  const why = await whyUnread(id, bot);
  if (remains === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  const { table } = remains;
  if (table === null) return replacing(strandedMessage(null, why instanceof OtherFormat));
  if (!mayEndTable(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "not-host", host: table.host }), table, bot));
  if (why === null) return replyInstead((language) => say(language, "stranded-can-be-read"));
  switch (verb) {
    case "mend":
      return replacing(confirmMending(strandedOf(table), remains));
    case "close":
      return replacing(confirmClosing(strandedOf(table), remains));
    case "mend-now":
    case "close-now":
      // What was asked about was another log.
      if (seen !== remains.of) return replacing(strandedMessage(strandedOf(table), why instanceof OtherFormat));
      return done(interaction, verb, remains, id, bot);
  }
}

async function done(
  interaction: BaseInteraction,
  verb: "mend-now" | "close-now",
  { of, upTo }: Remains,
  id: string,
  bot: Bot,
): Promise<Answer> {
  const key = interaction.id;
  const user = interaction.user.id;
  const table = await bot.tables.rebuild(id, { key: `rebuild:${key}`, user, name: displayOf(interaction) });
  if (table === null) return replacing(strandedMessage(null, false));
  if (verb === "close-now") {
    const acted = await bot.tables.act(id, key, user, () => ({ ok: true, entry: { type: "ended" } }));
    if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
    return replyInstead((language) => say(language, "end-closed-now"));
  }
  return replyInstead((language) => say(language, of === upTo ? "stranded-made" : "stranded-made-part"));
}

/** What to say of a table that cannot be read, to whoever meets it. */
export async function strandedAnswer(error: Unreadable, bot: Bot): Promise<Answer> {
  const other = error instanceof OtherFormat;
  const remains = error.table === null ? null : await bot.tables.remains(error.table).catch(() => null);
  return privately(strandedMessage(remains?.table ? strandedOf(remains.table) : null, other));
}
