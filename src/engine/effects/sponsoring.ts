/** engine: “Sponsor for free”; Sponsor effects; glossary: Free, Cost Reductions */

import { ask, editSeat, emit, type Work } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import type { Context } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

/** Whoever holds cards is asked at once, whatever round it is; what they are does not matter, so the question tells nothing. */
export function letSponsor(work: Work, { who, types, free, less }: Of<"sponsor">, context: Context): boolean {
  const seats = seatsOf(work.game, who, context).filter((seat) => seatOf(work.game, seat).hand.length > 0);
  const terms = {
    types,
    by: context.card,
    source: context.source,
    ...(free ? { free } : {}),
    ...(less === undefined ? {} : { less }),
  };
  for (const seat of seats) ask(work, { kind: "sponsor", seat, terms });
  return seats.length > 0;
}

export function giveDiscount(work: Work, { who, types, only, amount }: Of<"discount">, context: Context): boolean {
  const seats = seatsOf(work.game, who, context);
  for (const seat of seats) {
    const state = editSeat(work, seat);
    state.discounts = [
      ...(state.discounts ?? []),
      { types, ...(only ? { only } : {}), by: -amount, source: context.source },
    ];
    emit(work, { type: "discounted", seat, types, amount, source: context.source });
  }
  return seats.length > 0;
}
