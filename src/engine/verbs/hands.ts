import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { seatOf } from "../lookup.ts";
import { discardFromHand, drawCards } from "../rules/zones.ts";
import { ask, type Work } from "../work.ts";
import { seatsOf } from "./references.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function drawSome(work: Work, effect: Of<"draw">, context: Context): boolean {
  let drawn = 0;
  for (const seat of seatsOf(work.game, effect.who, context)) drawn += drawCards(work, seat, effect.amount, "effect");
  return drawn > 0;
}

/** The player chooses which; with no more cards in hand than asked for, all of them go. */
export function discardSome(work: Work, effect: Of<"discard">, context: Context): boolean {
  let any = false;
  for (const seat of seatsOf(work.game, effect.who, context)) {
    const { hand } = seatOf(work.game, seat);
    if (hand.length === 0) continue;
    any = true;
    if (hand.length <= effect.amount) discardFromHand(work, seat, hand);
    else ask(work, { kind: "discard-some", seat, amount: effect.amount, source: context.source });
  }
  return any;
}
