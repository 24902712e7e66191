/** A table made anew from its log: its log is the truth, and what is saved beside it only saves playing it again. */

import { applyEntry } from "./apply-entry.ts";
import type { Entry } from "./entry.ts";
import type { Table } from "./table.ts";

/** What a table's log still makes. */
export interface Remains {
  /** The table as far as its log can be played; null where not even its opening can be read. */
  table: Table | null;
  /** How many lines of the log that takes, and how many there are. */
  upTo: number;
  of: number;
}

/** Whether every line of the log could be played. */
export const isWholeAfter = ({ table, upTo, of }: Remains): boolean => table !== null && upTo === of;

/**
 * Plays a log as far as it goes: a line that cannot be read or is refused ends it. What a rebuilding has given up is
 * passed over.
 */
export function remainsOf(log: readonly string[]): Remains {
  let table: Table | null = null;
  for (const { at, line } of inForce(log)) {
    const next = readOn(table, line);
    if (next === null) return { table, upTo: at, of: log.length };
    table = next;
  }
  return { table, upTo: log.length, of: log.length };
}

/** The lines of a log that count: all but those that a rebuilding has given up, and what says so. */
export function inForce(log: readonly string[]): { at: number; line: string }[] {
  let kept: { at: number; line: string }[] = [];
  for (const [at, line] of log.entries()) {
    const upTo = rebuiltUpTo(line);
    if (upTo === null) kept.push({ at, line });
    else kept = kept.filter((one) => one.at < upTo);
  }
  return kept;
}

/** Whether a line of a log gives up others. */
export const isRebuilding = (line: string): boolean => rebuiltUpTo(line) !== null;

function rebuiltUpTo(line: string): number | null {
  // Most lines need not be parsed for it.
  if (!line.includes('"rebuilt"')) return null;
  const entry = read(line);
  return entry?.type === "rebuilt" ? entry.upTo : null;
}

function readOn(table: Table | null, line: string): Table | null {
  const entry = read(line);
  if (entry === null) return null;
  try {
    const next = applyEntry(table, entry);
    return next.ok ? next.table : null;
  } catch {
    // A line that is JSON and no entry.
    return null;
  }
}

function read(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry; // a parsed boundary: `applyEntry` checks what it says
  } catch {
    return null;
  }
}
