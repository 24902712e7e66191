/** A new table in a thread of its own, for whoever asks for one. */
import { createdEntry, type NewTable } from "../../../table/created.ts";
import { newTableId } from "../../../table/seats/lobby.ts";
import type { Table, TableSeat } from "../../../table/table.ts";
import { tableLanguage } from "../../../thread/seen/context.ts";
import { encodePress } from "../../../views/index.ts";
import { button, buttonRows, message } from "../../../views/text/message.ts";
import { listedIn, say } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, reply } from "../../shared/command.ts";
import { refusedPrivately } from "../../shared/refused.ts";
import { seatGuests } from "./guests.ts";
import { remember } from "./invitation.ts";
import { inNewThread, opening } from "./open-thread.ts";
import { placeTyped, type TablePlace } from "./place.ts";

export interface TableWish
  extends Omit<NewTable, "id" | "guild" | "channel" | "thread" | "hostDisplay" | "leagueManners" | "unattended"> {
  /** The interaction's id: one command opens one table. */
  readonly key: string;
  readonly userId: string;
  /** What whoever opens it is called. */
  readonly display: string;
  /** Who is seated at once besides, and has still to come. */
  readonly guests?: readonly TableSeat[];
}

/**
 * Opens the thread and the table where it was asked for, and tells everybody where to sit down; where it cannot, says why
 * to whoever asked. Nothing is opened before all that a table needs is known to be allowed.
 */
export async function openTable(asked: Parameters<typeof placeTyped>[0], wish: TableWish, bot: Bot): Promise<Answer> {
  const found = await tablePlaceOf(asked, "/game create", bot);
  if (!found.ok) return reply(found.why);
  const { place } = found;
  const tooMany = await bot.fairUse.table(wish.userId, place.guild);
  if (tooMany !== null) return reply(tooMany);
  const answer = await openAt(place, asked.channel?.id ?? null, wish, bot);
  if (answer.kind !== "public") await bot.fairUse.noTable(wish.userId, place.guild);
  return answer;
}

/** The place that `placeTyped` finds, where this server has its tables; a "no" says where to type `command` instead. */
export async function tablePlaceOf(
  asked: Parameters<typeof placeTyped>[0],
  command: string,
  bot: Bot,
): Promise<ReturnType<typeof placeTyped>> {
  const found = placeTyped(asked, command);
  if (!found.ok) return found;
  const { guild, channel } = found.place;
  const { places = [] } = await bot.settings.servers.of(guild);
  if (places.length === 0 || places.includes(channel)) return found;
  const there = places.map((id) => `<#${id}>`);
  return {
    ok: false,
    why: (language) => say(language, "create-places", { places: listedIn(there, language, "list-or"), command }),
  };
}

/** A table in a thread of its own there, `alone` for whoever is added to it; or the answer that says why there is none. */
export async function tableAt(
  place: TablePlace,
  { key, userId, display, guests: _, ...table }: TableWish,
  bot: Bot,
  alone = false,
): Promise<{ ok: true; table: Table } | { ok: false; answer: Answer }> {
  const first = opening(table.rules, display, table.language);
  const { guild, channel } = place;
  const id = newTableId();
  const put = (thread: string) =>
    bot.tables.create(id, key, userId, createdEntry({ ...table, id, guild, channel, thread, hostDisplay: display }));
  const { name, language } = table;
  const opened = await inNewThread(place, { key, name, first, alone, language, command: "/game create" }, put, bot);
  if (!opened.ok) return { ok: false, answer: reply(opened.why) };
  const { acted } = opened;
  if (acted.outcome === "refused") return { ok: false, answer: refusedPrivately(acted.refused, null, bot) };
  return { ok: true, table: acted.table };
}

async function openAt(place: TablePlace, channelId: string | null, wish: TableWish, bot: Bot): Promise<Answer> {
  const { key, userId, guests = [] } = wish;
  const { hint } = place;
  const opened = await tableAt(place, wish, bot);
  if (!opened.ok) return opened.answer;
  const { table } = opened;
  const { id, thread } = table;
  const join = encodePress({ table: id, decision: 0, verb: "join", key: "" });
  const asked = await seatGuests(table, { key, host: userId, guests }, bot);
  const language = tableLanguage(table);
  const there = `<#${thread}>`;
  const people = asked.map((user) => `<@${user}>`);
  const call =
    asked.length === 0
      ? say(language, "lobby-open", { thread: there })
      : say(language, "lobby-again", { thread: there, people: listedIn(people, language) });
  return {
    kind: "public",
    message: message({
      content: `${call}${hint === null ? "" : `\n-# ${hint(language)}`}`,
      ping: asked,
      rows: buttonRows([button(join, say(language, "join-button"), "good")]),
    }),
    posted: (told) => {
      if (channelId !== null) void remember(id, { channel: channelId, message: told }, bot);
    },
  };
}
