/** A table made anew from its log: its log is the truth, and what is saved beside it only saves playing it again. */

import { applyEntry } from "./apply-entry.ts";
import type { LogEntry, LogEntryOf } from "./entry.ts";
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

/** A line of a log that counts, and its place in it, from 0. */
export interface CountedLine {
  readonly at: number;
  readonly line: string;
}

/**
 * The lines of a log that count: all but those that a rebuilding has given up, and what says so, and those of steps that
 * were taken back.
 */
export function inForce(log: readonly string[]): CountedLine[] {
  let kept: CountedLine[] = [];
  for (const [at, line] of log.entries()) {
    const entry = givesUp(line);
    if (entry?.type === "rebuilt") kept = kept.filter((one) => one.at < entry.upTo);
    else if (entry === null) kept.push({ at, line });
    else kept = [...kept.filter((one) => !entry.lines.includes(one.at)), { at, line }];
  }
  return kept;
}

/** Whether a line of a log gives up others. */
export const givesUpOthers = (line: string): boolean => givesUp(line) !== null;

function givesUp(line: string): LogEntryOf<"rebuilt" | "undone"> | null {
  // Most lines need not be parsed for it.
  if (!line.includes('"rebuilt"') && !line.includes('"undone"')) return null;
  const entry = read(line);
  return entry?.type === "rebuilt" || entry?.type === "undone" ? entry : null;
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

function read(line: string): LogEntry | null {
  try {
    return JSON.parse(line) as LogEntry; // a parsed boundary: `applyEntry` checks what it says
  } catch {
    return null;
  }
}
