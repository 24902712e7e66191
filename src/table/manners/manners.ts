/** A table's manners: chosen in the lobby by whoever opened it or a judge, or set by its league; they hold from the start. */
import { type Manners, USUAL_MANNERS } from "../../settings/manners.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, yes } from "../entry-outcome.ts";
import type { TableRefusal } from "../refusal.ts";
import type { Table } from "../table.ts";

/** What holds at a table; at those of earlier versions what is usual. */
export const mannersOf = ({ manners }: Pick<Table, "manners">): Manners => manners ?? USUAL_MANNERS;

/** Why this user cannot choose them now, or null. `judge`: they may judge in that server. */
export function whyNoManners(table: Table, user: string, judge: boolean): TableRefusal | null {
  if (table.phase !== "lobby") return { code: "manners-are-fixed" };
  if (judge) return null;
  if (table.leagueManners) return { code: "manners-of-league" };
  return user === table.host ? null : { code: "not-manners-maker", host: table.host };
}

/** One who may chooses them. */
export function mannersChanged(table: Table, { by, manners, judge }: LogEntryOf<"manners-changed">): EntryOutcome {
  const not = whyNoManners(table, by, judge ?? false);
  return not === null ? yes({ ...table, manners }) : no(not);
}
