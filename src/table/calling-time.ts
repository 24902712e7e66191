/**
 * Time is called at a table: by its host, by a judge, or by the clock of its league's round. Play that is paused goes on, since it
 * is over soon; what is doubted or objected to is settled first.
 */
import { mayCallTime, refusal, timeCalled as withTimeCalled } from "../engine/index.ts";
import { notedByHand } from "./disputes/objection.ts";
import type { LogEntryOf } from "./entry.ts";
import { type EntryOutcome, happened, no, wentOn, whatWaits } from "./entry-outcome.ts";
import { rulesRefuse } from "./refusal.ts";
import type { Table } from "./table.ts";
import { lifted } from "./waiting/pausing.ts";

/** Refused where no game runs, where time has been called already, and to who may not call it. */
export function timeCalledEntry(
  table: Table,
  { at, by, name, judge, league }: LogEntryOf<"time-called">,
): EntryOutcome {
  const { game } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  if (!judge && !league && by !== table.host) return no({ code: "not-host", host: table.host });
  const refused = table.timeDue ? refusal("time-called") : mayCallTime(game);
  if (refused) return { ok: false, refused: rulesRefuse(refused) };
  const due: Table = { ...lifted(table, at), timeDue: true };
  const waits = whatWaits(due) === null ? {} : { waits: true as const };
  return { ok: true, table: due, announcements: [{ what: "time-called", name, ...waits }], events: [] };
}

/** What an entry has made of a table, with time called where that was due and nothing is in its way any more. */
export function withTimeDue(outcome: Extract<EntryOutcome, { ok: true }>, at: number): typeof outcome {
  const { timeDue, ...table } = outcome.table;
  const { game } = table;
  if (!timeDue || whatWaits(table) !== null || game === null || mayCallTime(game) !== null) return outcome;
  const called = withTimeCalled(game);
  // What was said before it is not taken back with it.
  const { lately: _, ...noting } = notedByHand(table, game, [], called.game, called.events, at);
  const gone = wentOn(noting, called.game, at, [happened(table, called.events)], called.events);
  if (!gone.ok) return outcome;
  return {
    ...outcome,
    table: gone.table,
    announcements: [...outcome.announcements, ...gone.announcements],
    events: [...outcome.events, ...gone.events],
  };
}
