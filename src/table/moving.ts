/** A table may move to another thread: by the word of anybody who sits at it, of who opened it, and of a judge. */
import type { LogEntryOf } from "./entry.ts";
import { type EntryOutcome, no, unseated } from "./entry-outcome.ts";
import { isOut, seatOfUser, type Table } from "./table.ts";

/** Whether this user may move the table, besides judges of its server: who opened it, and who sits there and still plays. */
export const hasPart = (table: Table, userId: string): boolean =>
  table.host === userId || (seatOfUser(table, userId) !== null && !isOut(table, userId));

/** The table lives in another thread from now on. Refused where it is closed, and to who has no part in it. */
export function moved(table: Table, { by, channel, thread, judge }: LogEntryOf<"moved">): EntryOutcome {
  if (table.phase === "ended") return no({ code: "not-playing", phase: table.phase });
  if (!judge && !hasPart(table, by)) return no(unseated(table, by));
  const moves = (table.moves ?? 0) + 1;
  return {
    ok: true,
    table: { ...table, channel, thread, moves, former: table.thread },
    announcements: [{ what: "moved" }],
    events: [],
  };
}
