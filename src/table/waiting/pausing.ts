/**
 * A table may be paused: by anybody who sits at it, by who opened it, and by a judge. Nobody acts and nobody is reminded
 * until one of them lets it go on. No clock runs meanwhile: who has owed an answer for an hour has owed it for an hour then.
 */
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, unseated } from "../entry-outcome.ts";
import { seatOfUser, type Table } from "../table.ts";

/** Whether this user may pause the table and let it go on, besides judges. */
const mayPause = (table: Table, userId: string): boolean => table.host === userId || seatOfUser(table, userId) !== null;

/** Play waits from now on. Refused where no game runs, where the table is paused already, and to who has no part in it. */
export function paused(table: Table, { at, by, name, judge }: LogEntryOf<"paused">): EntryOutcome {
  if (table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  if (!judge && !mayPause(table, by)) return no(unseated(table, by));
  if (table.paused) return no({ code: "paused-already", name: table.paused.name });
  return {
    ok: true,
    table: { ...table, paused: { by, name, at } },
    announcements: [{ what: "paused", name, at }],
    events: [],
  };
}

/** Play goes on, and every clock with it. Refused where the table is not paused, and to who has no part in it. */
export function resumed(table: Table, { at, by, name, judge }: LogEntryOf<"resumed">): EntryOutcome {
  if (table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  if (!judge && !mayPause(table, by)) return no(unseated(table, by));
  if (!table.paused) return no({ code: "not-paused" });
  return { ok: true, table: lifted(table, at), announcements: [{ what: "resumed", name }], events: [] };
}

/** The table as it goes on at that time, in ms since the epoch; the same one where it is not paused. */
export function lifted(table: Table, at: number): Table {
  const { paused: pause, ...rest } = table;
  return pause ? givenBack(rest, pause.at, at) : table;
}

/** The table as if nothing had run from one time to the other, in ms since the epoch. */
export function givenBack(table: Table, from: number, at: number): Table {
  const slept = Math.max(0, at - from);
  const later = (time: number) => Math.min(time + slept, Math.max(time, at));
  const waiting = table.waiting.map((each) => ({ ...each, since: later(each.since) }));
  const { hand } = table;
  const woken = hand && { ...hand, steps: hand.steps.map((step) => ({ ...step, at: later(step.at) })) };
  return { ...table, waiting, ...(woken ? { hand: woken } : {}) };
}
