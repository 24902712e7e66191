import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import * as influence from "../rules/influence.ts";
import { ask, emit, type Work } from "../work.ts";
import { holdersOf, seatsOf } from "./references.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function gainInfluence(work: Work, effect: Of<"gain-influence">, context: Context): boolean {
  const holders = holdersOf(work.game, effect.who, context);
  for (const holder of holders) influence.gainInfluence(work, holder, effect.amount, context.source);
  return holders.length > 0;
}

/** Each player chooses the pool; where there is no choice it is done at once. */
export function loseInfluence(work: Work, effect: Of<"lose-influence">, context: Context): boolean {
  let lost = false;
  for (const holder of holdersOf(work.game, effect.who, context)) {
    const amount = influence.losable(work.game, holder, effect.amount);
    if (amount === 0) continue;
    lost = true;
    if ("nonPlayer" in holder) {
      influence.loseNonPlayerInfluence(work, holder.nonPlayer, amount, context.source);
      continue;
    }
    const { least, most } = influence.lossFromSpent(work.game, holder.seat, amount);
    if (least === most) influence.loseInfluence(work, holder.seat, amount, least, context.source);
    else ask(work, { kind: "lose", seat: holder.seat, amount, source: context.source });
  }
  return lost;
}

export function transferInfluence(work: Work, effect: Of<"transfer-influence">, context: Context): boolean {
  let moved = 0;
  for (const from of holdersOf(work.game, effect.from, context))
    for (const to of holdersOf(work.game, effect.to, context))
      if (JSON.stringify(from) !== JSON.stringify(to))
        moved += influence.transferInfluence(work, from, to, effect.amount, context.source);
  return moved > 0;
}

export function restoreInfluence(work: Work, effect: Of<"restore-influence">, context: Context): boolean {
  let restored = 0;
  for (const seat of seatsOf(work.game, effect.who, context)) {
    const amount = influence.restoreInfluence(work, seat, effect.amount);
    if (amount > 0) emit(work, { type: "influence-restored", seat, amount, source: context.source });
    restored += amount;
  }
  return restored > 0;
}

export function addInfluence(work: Work, effect: Of<"add-influence">, context: Context): boolean {
  const seats = seatsOf(work.game, effect.who, context);
  for (const seat of seats) influence.addInfluence(work, seat, effect.amount, context.source);
  return seats.length > 0;
}
