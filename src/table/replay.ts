/** A log played again: what happened by it, and whether it makes the table that is there. */
import { isDeepStrictEqual } from "node:util";
import type { Event } from "../engine/index.ts";
import type { Entry } from "./entry.ts";
import { foldEntry } from "./fold.ts";
import type { Table } from "./table.ts";

/**
 * How a log comes out. `differently`: it makes another game than the one that is there. `changed-since`: so it does, and
 * other editions of the bot have played some of it, which may have held to the rules in another way.
 */
export type ComesOut = "same" | "differently" | "changed-since";

export interface Replayed {
  /** Everything that happened, in order, as far as the log could be played. */
  events: readonly Event[];
  comesOut: ComesOut;
}

/** A log as far as it could be played. */
export interface Played {
  /** What this part of it brought about. */
  readonly events: readonly Event[];
  readonly made: Table | null;
  readonly isWhole: boolean;
}

/** Plays a table's log again by this `edition` of the bot. */
export function replayed(entries: readonly Entry[], table: Table, edition: string): Replayed {
  const whole = played(entries);
  return { events: whole.events, comesOut: verdict(whole, table, edition) };
}

/** Plays entries, after those that were played `before`. */
export function played(
  entries: readonly Entry[],
  before: Omit<Played, "events"> = { made: null, isWhole: true },
): Played {
  const events: Event[] = [];
  let { made } = before;
  if (!before.isWhole) return { events, made, isWhole: false };
  for (const entry of entries) {
    const folded = foldEntry(made, entry);
    if (!folded.ok) return { events, made, isWhole: false };
    events.push(...folded.events);
    made = folded.table;
  }
  return { events, made, isWhole: true };
}

/** How what was played compares with the table that is there. */
export function verdict({ made, isWhole }: Played, table: Table, edition: string): ComesOut {
  if (isWhole && made !== null && isDeepStrictEqual(asSaved(made.game), asSaved(table.game))) return "same";
  const { editions = [] } = table;
  return editions.length === 1 && editions[0] === edition ? "differently" : "changed-since";
}

/** As the store keeps it; in which order an edition of the bot has written the fields down is no part of the game. */
function asSaved(game: Table["game"]): unknown {
  return JSON.parse(JSON.stringify(game));
}
