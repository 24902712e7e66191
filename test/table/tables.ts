/** Tables for tests: in the lobby, and with a game under way. */

import { loadLibrary } from "../../src/catalogue/library.ts";
import { NEWEST_REVISION } from "../../src/engine/index.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import type { LogEntry, LogEntryOf } from "../../src/table/entry.ts";
import { newSeat, setupOf } from "../../src/table/seats/lobby.ts";
import type { Table } from "../../src/table/table.ts";
import type { Acted, Tables } from "../../src/table/tables.ts";

export const library = loadLibrary();
export const PLAYERS = ["1001", "1002", "1003", "1004"] as const;

/** Finds an id, and no longer number that has the same digits in it, such as a moment in ms. */
export const idAlone = (id: string): RegExp => new RegExp(`(?<!\\d)${id}(?!\\d)`, "u");

/** Folds entries that must all be taken. */
export function tableAfter(table: Table | null, ...entries: LogEntry[]): Table {
  const last = entries.reduce<Table | null>((now, entry) => {
    const result = applyEntry(now, entry);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refused)}`);
    return result.table;
  }, table);
  if (last === null) throw new Error("no entry was given");
  return last;
}

/** Why an entry is refused, by its code, null where it is taken; the table that was there stays as it was. */
export function refusalOf(table: Table | null, entry: LogEntry): string | null {
  const before = JSON.stringify(table);
  const result = applyEntry(table, entry);
  if (JSON.stringify(table) !== before) throw new Error("an entry has changed the table that it came to");
  return result.ok ? null : result.refused.refusal.code;
}

export function created(pace: Table["pace"] = "live"): Extract<LogEntry, { type: "created" }> {
  return {
    type: "created",
    at: 1_000,
    by: "1001",
    id: "t1",
    guild: "900",
    channel: "901",
    thread: "902",
    name: "Test",
    rules: "engine",
    pace,
    hostDisplay: "Londo",
  };
}

export function joined(table: Table, userId: string): LogEntryOf<"joined"> {
  const seated = newSeat(table, library, userId, `Player ${userId}`, {});
  if (!seated.ok) throw new Error(seated.refusal.code);
  return { type: "joined", at: 2_000, by: userId, seat: seated.seat };
}

export function started(table: Table, by = "1001", seed = "a seed"): LogEntryOf<"started"> {
  const newest = { generator: "sha256", revision: NEWEST_REVISION } as const;
  return { type: "started", at: 3_000, by, setup: setupOf(table, library), seed, ...newest };
}

/** The entries that bring a table of so many practice seats to its first decisions. */
export function opening(seats: number, pace: Table["pace"] = "live"): LogEntry[] {
  const entries: LogEntry[] = [created(pace)];
  for (const player of PLAYERS.slice(0, seats)) entries.push(joined(tableAfter(null, ...entries), player));
  entries.push(started(tableAfter(null, ...entries)));
  return entries;
}

/** Puts entries into the store by the way that the bot takes; gives the table that they leave. Throws when one is refused. */
export async function stored(tables: Tables, entries: readonly LogEntry[], id = "t1"): Promise<Table> {
  let last: Table | null = null;
  for (const [at, { at: _, by, ...entry }] of entries.entries()) {
    const decide = () => ({ ok: true, entry }) as const;
    const key = `${id} entry ${at}`;
    const acted: Acted =
      entry.type === "created"
        ? await tables.create(id, key, by, { ...entry, id })
        : entry.type === "joined"
          ? await tables.join(id, key, by, decide)
          : await tables.act(id, key, by, decide);
    if (acted.outcome !== "done") throw new Error(`refused: ${JSON.stringify(acted)}`);
    last = acted.table;
  }
  if (last === null) throw new Error("no entry was given");
  return last;
}
