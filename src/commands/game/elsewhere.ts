/** A game that is over, opened elsewhere: its file in a message of the table's thread, and what the link to that opens. */
import { type Attachment, type BaseInteraction, type MessageComponentInteraction, MessageFlags } from "discord.js";
import { MOST_BYTES } from "../../replaying/shown.ts";
import { shortHash } from "../../short-hash.ts";
import { gameFile } from "../../table/game-file.ts";
import type { Table } from "../../table/table.ts";
import { markOfPost } from "../../thread/pass/posted.ts";
import { contextOf, openContextOf } from "../../thread/seen/context.ts";
import { Refusing } from "../../thread/sending/messenger.ts";
import { logLines } from "../../views/index.ts";
import {
  fileNotPosted,
  gameFileMessage,
  linkedMessage,
  linkMessage,
  messageLink,
} from "../../views/tracker/elsewhere.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, reply } from "../shared/command.ts";

const FILE = "game.json";

/** Posts the file of a game that is over in its thread, unless it stands there, and gives the link. */
export async function openElsewhere({ message }: MessageComponentInteraction, table: Table, bot: Bot): Promise<Answer> {
  const { id, guild, thread, phase, game } = table;
  if (game === null || (phase !== "over" && phase !== "ended"))
    return reply((language) => say(language, "elsewhere-not-over"));
  // The proof of a game holds the names of all who played it, and they want theirs nowhere any more.
  if ((await bot.store.log(id)).some((line) => line.includes('"type":"forgotten"')))
    return reply((language) => say(language, "elsewhere-gone"));
  try {
    const isPrivate = message.flags.has(MessageFlags.Ephemeral);
    const isTheFile =
      !isPrivate && message.channelId === thread && message.attachments.some(({ name }) => name === FILE);
    const there = isTheFile ? message.id : await postedIn(table, bot);
    if (there !== null) return privately(linkMessage(messageLink(guild, thread, there)));
    const replay = await bot.tables.replay(id);
    const text =
      replay === null ? "" : JSON.stringify(gameFile({ ...replay, log: logLines(replay.events, contextOf(table)) }));
    if (text === "" || Buffer.byteLength(text) > MOST_BYTES)
      return reply((language) => say(language, "elsewhere-too-large"));
    const files = [{ name: FILE, text }];
    const made = await bot.messenger.create(thread, { ...gameFileMessage(openContextOf(table)), files }, nonceOf(id));
    return privately(linkMessage(messageLink(guild, thread, made)));
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    return reply(fileNotPosted(thread, error.refuses === "passing"));
  }
}

const nonceOf = (table: string): string => `gf${shortHash(table)}`;

/** The message with the file, where it is one of the last in the table's thread. */
async function postedIn(table: Table, bot: Bot): Promise<string | null> {
  const mark = markOfPost(gameFileMessage(openContextOf(table)));
  const recent = await bot.messenger.recent(table.thread);
  return recent.find((each) => each.mark === mark)?.id ?? null;
}

export type Linked =
  | { readonly ok: true; readonly file: Pick<Attachment, "url" | "size"> }
  | { readonly ok: false; readonly why: "no-link" | "nowhere" | "later" };

/** The file that a link leads to: of a message of the bot's own, and of no other. */
export async function linkedFile(text: string, { client }: Pick<BaseInteraction, "client">, bot: Bot): Promise<Linked> {
  const to = linkedMessage(text);
  if (to === null) return { ok: false, why: "no-link" };
  try {
    const { author, files } = await bot.messenger.read(to.channel, to.id);
    const file = author === client.user.id ? files.find(({ name }) => name === FILE) : undefined;
    return file === undefined ? { ok: false, why: "nowhere" } : { ok: true, file };
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    return { ok: false, why: error.refuses === "passing" ? "later" : "nowhere" };
  }
}
