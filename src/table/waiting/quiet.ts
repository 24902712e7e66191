/**
 * A table where nobody has done anything for six days is asked once whether it is still there: after seven, Discord puts its
 * thread away, and nothing in it can be pressed any more.
 */
import type { LogEntry, LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, unseated, yes } from "../entry-outcome.ts";
import { hasPart } from "../moving.ts";
import type { Table } from "../table.ts";

/** Six days, in ms. */
export const QUIET_MS = 6 * 24 * 60 * 60 * 1000;

/** When the table is to be asked, in ms since the epoch; null for never. */
export function quietAt({ phase, active, asked }: Table): number | null {
  if ((phase !== "lobby" && phase !== "playing") || active === undefined || asked) return null;
  return active + QUIET_MS;
}

/** What the moderator does by itself, and what tells nothing of whether somebody is at the table. */
const UNMOVED: ReadonlySet<LogEntry["type"]> = new Set([
  "reminded",
  "quiet",
  "forgotten",
  "expired",
  "stalled",
  "habits",
  "call-lapsed",
]);

/** Notes that somebody has done something; what the moderator does by itself does not count. */
export function noteActivity(table: Table, { type, at }: LogEntry): Table {
  if (UNMOVED.has(type)) return table;
  const { asked: _, ...rest } = table;
  return { ...rest, active: at };
}

/** The table is asked. Refused where somebody has come in between. */
export function askQuietTable(table: Table, { at }: LogEntryOf<"quiet">): EntryOutcome {
  const due = quietAt(table);
  if (due === null || due > at) return no({ code: "stale" });
  return {
    ok: true,
    table: { ...table, asked: true },
    announcements: [{ what: "quiet", pausedAt: table.paused?.at ?? null }],
    events: [],
  };
}

/** Somebody is still there. Refused where the table is closed, and to who has no part in it. */
export function stayed(table: Table, { by, judge }: LogEntryOf<"stayed">): EntryOutcome {
  if (table.phase !== "lobby" && table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  if (!judge && !hasPart(table, by)) return no(unseated(table, by));
  return yes(table);
}
