/** A log played again: what happened by it, and whether it makes the table that is there. */
import { isDeepStrictEqual } from "node:util";
import type { Event, Game } from "../engine/index.ts";
import { madeOf, type Pieces } from "../piecemeal.ts";
import { applyEntry } from "./apply-entry.ts";
import type { LogEntry } from "./entry.ts";
import type { Table } from "./table.ts";

/**
 * How a log comes out. `differently`: it makes another game than the one that is there. `changed-since`: so it does, and
 * other editions of the bot have played some of it, which may have held to the rules in another way.
 */
export type ComesOut = "same" | "differently" | "changed-since";

export interface Replayed {
  /** Everything that happened, in order, as far as the log could be played. */
  events: readonly Event[];
  /** The same entry by entry. */
  steps: readonly (readonly Event[])[];
  /** The game as it was dealt; null where none was. */
  dealt: Table["game"];
  /** Its turns in order, that before the first (0) too. */
  turns: readonly TurnPlayed[];
  comesOut: ComesOut;
}

/** A turn of a game: how it stood at first and at last in it. */
export interface TurnPlayed {
  readonly turn: number;
  readonly first: Game;
  readonly last: Game;
}

/** A log as far as it could be played. */
export interface PlayedLog {
  /** What happened by each entry of this part of it. */
  readonly steps: readonly (readonly Event[])[];
  readonly made: Table | null;
  /** The game as it was dealt; null where none was. */
  readonly dealt: Table["game"];
  /** From the first entry on. */
  readonly turns: readonly TurnPlayed[];
  readonly isWhole: boolean;
}

const NOTHING_PLAYED: Omit<PlayedLog, "steps"> = { made: null, dealt: null, turns: [], isWhole: true };

/** Plays a table's log again by this `edition` of the bot. */
export function replayed(entries: readonly LogEntry[], table: Table, edition: string): Replayed {
  const { steps, dealt, turns, ...whole } = madeOf(played(entries));
  return { events: steps.flat(), steps, dealt, turns, comesOut: verdict(whole, table, edition) };
}

/** Plays entries, after those that were played `before`: an entry a piece. */
export function* played(entries: readonly LogEntry[], before = NOTHING_PLAYED): Pieces<PlayedLog> {
  const steps: (readonly Event[])[] = [];
  let { made, dealt, isWhole } = before;
  const turns = [...before.turns];
  for (const entry of isWhole ? entries : []) {
    const applied = applyEntry(made, entry);
    isWhole = applied.ok;
    if (!applied.ok) break;
    steps.push(applied.events);
    if (made === null || entry.type === "started") dealt = applied.table.game;
    made = applied.table;
    noteTurn(turns, made.game);
    yield;
  }
  return { steps, made, dealt, turns, isWhole };
}

/** Notes how the game stands now among its turns. */
export function noteTurn(turns: TurnPlayed[], game: Table["game"]): void {
  if (game === null) return;
  const { turn } = game;
  const now = turns.at(-1);
  if (now?.last === game) return;
  if (now?.turn === turn) turns[turns.length - 1] = { ...now, last: game };
  else turns.push({ turn, first: game, last: game });
}

/** How what was played compares with the table that is there. */
export function verdict(
  { made, isWhole }: Pick<PlayedLog, "made" | "isWhole">,
  table: Table,
  edition: string,
): ComesOut {
  if (isWhole && made !== null && isDeepStrictEqual(asSaved(made.game), asSaved(table.game))) return "same";
  const { editions = [] } = table;
  return editions.length === 1 && editions[0] === edition ? "differently" : "changed-since";
}

/** As the store keeps it; in which order an edition of the bot has written the fields down is no part of the game. */
function asSaved(game: Table["game"]): unknown {
  return JSON.parse(JSON.stringify(game));
}
