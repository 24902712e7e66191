import { FIRST_LANGUAGE, type Language } from "../../settings/languages.ts";
import { isBotUser } from "../../table/seats/bot-users.ts";
import type { Table } from "../../table/table.ts";
import type { Context } from "../../views/index.ts";

/** In which language a table speaks to all. What is for one reader alone is in the reader's own. */
export const tableLanguage = ({ language = FIRST_LANGUAGE }: Pick<Table, "language">): Language => language;

/** What messages need to know of the table, besides a view, and in which language they are. */
export function contextOf(table: Table, language: Language = FIRST_LANGUAGE): Context {
  return {
    table: table.id,
    tableName: table.name,
    ...(table.playedOn ? { origin: table.playedOn } : {}),
    ...(table.manners ? { manners: table.manners } : {}),
    ...(language === FIRST_LANGUAGE ? {} : { language }),
    people: table.seats.map(({ userId, display, playedBy }, seat) => ({
      seat,
      userId: isBotUser(userId) ? null : userId,
      display,
      ...(playedBy === undefined ? {} : { playedBy }),
    })),
  };
}

/** In which language a player is written to about a table: what they have chosen, or else what the table speaks. */
export const directLanguage = (table: Table, user: string): Language =>
  table.seats.find(({ userId, owner }) => userId === user || owner === user)?.habits?.language ?? tableLanguage(table);

/** The same for what all see: in the table's language. */
export const openContextOf = (table: Table): Context => contextOf(table, tableLanguage(table));

/** The same for telling what has happened, whoever played which seat then. */
export function pastContextOf(table: Table, language: Language = FIRST_LANGUAGE): Context {
  const ctx = contextOf(table, language);
  return { ...ctx, people: ctx.people.map(({ seat, userId, display }) => ({ seat, userId, display })) };
}
