/** engine: Ambassadors and Ambassadorial Immunity — an effect by which a card in play becomes its faction's ambassador. */

import { succeed } from "../changes/in-force/moving.ts";
import { editPlay, emit, type Work } from "../changes/work.ts";
import type { Event } from "../events/event.ts";
import { maySucceed } from "../rules/in-force/moving.ts";
import { cardFor } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { isAmbassador, mustPlay, named, playOf, seatOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type Changed = Extract<Event, { type: "ambassador-changed" }>;

export function becomeAmbassador(
  work: Work,
  { which }: Extract<Effect, { verb: "become-ambassador" }>,
  context: Context,
): boolean {
  const id = cardFor(work.game, which, context);
  if (id === null || isAmbassador(work.game, id) || maySucceed(work.game, id)) return false;
  const { faction: seat, row: from } = mustPlay(work.game, id);
  if (seat === null) return false;
  const { ambassador: before } = seatOf(work.game, seat);
  const moved = succeed(work, seat, id).filter((one) => !mustPlay(work.game, one).faceDown);
  emit(work, {
    type: "ambassador-changed",
    seat,
    ambassador: named(work.game, id),
    before: before === null ? null : named(work.game, before),
    from: from === "inner" ? "inner" : "supporting",
    ...(moved.length > 0 ? { moved: moved.map((one) => named(work.game, one)) } : {}),
    source: context.source,
  });
  return true;
}

/** Whether whoever led the faction before can lead it again, where the effect is reversed. */
export function mayStepDown(game: Game, { seat, ambassador, before }: Changed): boolean {
  if (before === null || seatOf(game, seat).ambassador !== ambassador.card) return false;
  return playOf(game, before.card)?.faction === seat && maySucceed(game, before.card) === null;
}

/** Undoes it: the former ambassador leads again, and what had gone over comes back. */
export function stepDown(work: Work, changed: Changed): void {
  const { seat, ambassador, before, from } = changed;
  if (before === null || !mayStepDown(work.game, changed)) return;
  succeed(work, seat, before.card);
  editPlay(work, ambassador.card).row = from;
}
