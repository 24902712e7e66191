/**
 * The table of a lesson: what the script does stands in the log beside the step that it follows on, so that the log makes the
 * same table again whatever later scripts do, and no question ever waits for the bot.
 */
import type { Action } from "../../engine/index.ts";
import { firstHand, LEARNER, PARTNER, partnersMove } from "../../lesson/script.ts";
import type { LogEntry } from "../entry.ts";
import { type EntryOutcome, whatWaits } from "../entry-outcome.ts";
import { performed } from "../performing.ts";
import type { Table } from "../table.ts";

type Taken = Extract<EntryOutcome, { ok: true }>;

/** No step of a lesson brings so much with it. */
const MOST = 200;

/** What the script does at this table before its learner is asked again, in order; empty where the table is no lesson. */
export function lessonScript(table: Table, at: number): readonly Action[] {
  const actions: Action[] = [];
  for (let now = table; now.lesson && whatWaits(now) === null && actions.length < MOST; ) {
    const { game } = now;
    const action = game && (firstHand(game, LEARNER) ?? firstHand(game, PARTNER) ?? partnersMove(game));
    const done = action && performed(now, action.seat, [action], at);
    if (!action || !done?.ok) break;
    actions.push(action);
    now = done.table;
  }
  return actions;
}

/** The table after what the script did, as the entry says it. */
export function scripted(outcome: Taken, { scripted: actions = [], at }: LogEntry): EntryOutcome {
  let now: Taken = outcome;
  for (const action of actions) {
    const then = performed(now.table, action.seat, [action], at);
    if (!then.ok) return then;
    now = {
      ...then,
      announcements: [...now.announcements, ...then.announcements],
      events: [...now.events, ...then.events],
      // What the partner did shows what it meant to: nothing before it is taken back.
      ordered: [...(outcome.ordered ?? []), PARTNER],
    };
  }
  return now;
}
