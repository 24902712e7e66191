/** What the log of a table makes without a player's step and what came after it. */
import type { Event } from "../../engine/index.ts";
import type { Pieces } from "../../piecemeal.ts";
import { applyEntry } from "../apply-entry.ts";
import { type LogEntry, parseEntry } from "../entry.ts";
import { type CountedLine, inForce } from "../rebuild.ts";
import type { Table } from "../table.ts";
import { isStep } from "./taking-back.ts";

export interface Withdrawn {
  /** The table that the other lines make. */
  readonly base: Table;
  /** The lines that count no more, from 0. */
  readonly lines: readonly number[];
  /** What would not have happened. */
  readonly events: readonly Event[];
}

const stepsOf = (table: Table | null): number => table?.acts?.count ?? 0;

/**
 * Plays a log without its step of this number (see `Act`) and all steps after it, a line a piece; null where there is no
 * such step. What was said in between about other things than the game holds, and so does what was answered in secret, as
 * far as it is asked.
 */
export function* withdrawn(log: readonly string[], act: number): Pieces<Withdrawn | null> {
  const lines = inForce(log);
  let table: Table | null = null;
  for (const [index, { line }] of lines.entries()) {
    const next = applyEntry(table, parseEntry(line));
    if (!next.ok) return null;
    if (stepsOf(next.table) === act) return table === null ? null : yield* without(table, lines.slice(index));
    table = next.table;
    yield;
  }
  return null;
}

/** `was` is how it stood at each of these lines, `base` how it stands without the steps among them. */
function* without(before: Table, rest: readonly CountedLine[]): Pieces<Withdrawn | null> {
  let was: Table = before;
  let base: Table = before;
  const lines: number[] = [];
  const events: Event[] = [];
  for (const { at, line } of rest) {
    const entry = parseEntry(line);
    const then = applyEntry(was, entry);
    if (!then.ok) return null;
    const isStep = stepsOf(then.table) > stepsOf(was);
    if (isStep) events.push(...then.events);
    was = then.table;
    const kept = isStep ? null : holding(base, entry);
    if (kept === null) lines.push(at);
    else base = kept;
    yield;
  }
  return { base, lines, events };
}

/** The table with what was said besides the steps; null where that does not hold without them. */
function holding(base: Table, entry: LogEntry): Table | null {
  const applied = applyEntry(base, entry);
  if (!applied.ok) return null;
  return isStep(entry) && applied.events.length > 0 ? null : applied.table;
}
