/**
 * A judge without a seat puts things right: by the verbs of effects by hand, for any player, with a reason and in the log; and
 * looks at hidden cards where that is needed, which everybody is told. Who may judge is the command's business.
 */
import { type Action, apply, type Event } from "../../engine/index.ts";
import { notedCorrection } from "../calls/call.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, happened, no, wentOn, whatWaits } from "../entry-outcome.ts";
import { rulesRefuse } from "../refusal.ts";
import { seatGiven, seatOfUser, type Table } from "../table.ts";
import { notedByHand } from "./objection.ts";

/** What a card says is done for this player, and nobody objects to it: a judge's word is the last. */
export function judgeEffect(table: Table, entry: LogEntryOf<"judge-effect">): EntryOutcome {
  const { at, by, seat, effect, because, holder, name } = entry;
  const waits = whatWaits(table);
  if (waits || table.game === null) return no(waits ?? { code: "stale" });
  if (seatOfUser(table, by) !== null) return no({ code: "judge-sits" });
  const action: Action = { type: "effect", seat, effect, because, ...(holder === undefined ? {} : { holder }) };
  const applied = apply(table.game, action);
  if (!applied.ok) return { ok: false, refused: rulesRefuse(applied.refusal) };
  const events = applied.events.map((event): Event => (event.type === "by-hand" ? { ...event, judge: name } : event));
  const { lately: _, ...noting } = notedByHand(table, table.game, [action], applied.game, applied.events, at);
  const hand = noting.hand && {
    ...noting.hand,
    steps: noting.hand.steps.map((step) =>
      step.id === noting.hand?.count ? { ...step, settled: true as const } : step,
    ),
  };
  const now = notedCorrection(hand ? { ...noting, hand } : noting);
  return wentOn(now, applied.game, at, [happened(table, events)], events);
}

/** Everybody is told that a judge looks; the judge is shown the cards only then. */
export function looked(table: Table, { by, seat, name }: LogEntryOf<"looked">): EntryOutcome {
  const { game } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  // Whose seat somebody else plays now may take it back.
  if (seatOfUser(table, by) !== null || seatGiven(table, by) !== null) return no({ code: "judge-sits" });
  if (game.seats[seat] === undefined) return no({ code: "stale" });
  const number = (table.looked?.number ?? 0) + 1;
  const events: Event[] = [{ type: "looked", seat, judge: name, look: number }];
  return {
    ok: true,
    table: { ...table, looked: { number, seat, by }, lookers: [...new Set([...(table.lookers ?? []), by])] },
    announcements: [happened(table, events)],
    events,
  };
}
