import * as influence from "../changes/costs/influence.ts";
import { swell } from "../changes/costs/temporary-influence.ts";
import { ask, emit, type Work } from "../changes/work.ts";
import type { Holder } from "../events/event.ts";
import { losable, lossFromSpent } from "../rules/costs/influence.ts";
import { holdersOf, seatsOf } from "../rules/in-force/references.ts";
import { sharingLosses } from "../rules/in-force/same-race.ts";
import type { Context } from "../state/game.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function gainInfluence(work: Work, effect: Of<"gain-influence">, context: Context): boolean {
  const holders = holdersOf(work.game, effect.who, context);
  let gained = false;
  for (const holder of holders) if (influence.gainInfluence(work, holder, effect.amount, context.source)) gained = true;
  return gained;
}

/** Each player chooses the pool; where there is no choice it is done at once. */
export function loseInfluence(work: Work, effect: Of<"lose-influence">, context: Context): boolean {
  let lost = false;
  for (const holder of losersOf(work, effect, context)) {
    const amount = losable(work.game, holder, effect.amount);
    if (amount === 0) continue;
    lost = true;
    if ("nonPlayer" in holder) {
      influence.loseNonPlayerInfluence(work, holder.nonPlayer, amount, context.source);
      continue;
    }
    loseOrAsk(work, holder.seat, amount, context.source);
  }
  return lost;
}

/** Takes influence from a player, who is asked from which pool where there is a choice. */
export function loseOrAsk(work: Work, seat: SeatIndex, amount: number, source: string): void {
  const { least, most } = lossFromSpent(work.game, seat, amount);
  if (least === most) influence.loseInfluence(work, seat, amount, least, source);
  else ask(work, { kind: "lose", seat, amount, source });
}

/** Whom the loss hits: what a military conflict takes from its target it may take from the whole race. rulebook: Joint Effects */
function losersOf(work: Work, { who }: Of<"lose-influence">, context: Context): Holder[] {
  const holders = holdersOf(work.game, who, context);
  const conflict = work.game.conflicts.find(({ id }) => id === context.conflict);
  if (who !== "target" || conflict?.type !== "military" || conflict.card !== context.card) return holders;
  return holders.flatMap((holder): Holder[] =>
    "seat" in holder ? sharingLosses(work.game, holder.seat).map((seat) => ({ seat })) : [holder],
  );
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
  const add = effect.next ? influence.promiseInfluence : influence.addInfluence;
  for (const seat of seats) add(work, seat, effect.amount, context.source);
  return seats.length > 0;
}

export function swellInfluence(work: Work, { amount, most }: Of<"swell-influence">, context: Context): boolean {
  return swell(work, amount, most ?? null, context.source);
}
