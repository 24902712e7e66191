/** engine: Power — gains and losses are permanent; a transfer is a loss and a gain. */

import { editSeat, emit, type Work } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { powerOf } from "../rules/victory/power.ts";
import type { Context } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function gainPower(work: Work, effect: Of<"gain-power">, context: Context): boolean {
  const seats = seatsOf(work.game, effect.who, context);
  for (const seat of seats) change(work, seat, effect.amount, context.source);
  return seats.length > 0;
}

export function losePower(work: Work, effect: Of<"lose-power">, context: Context): boolean {
  const seats = seatsOf(work.game, effect.who, context);
  for (const seat of seats) change(work, seat, -effect.amount, context.source);
  return seats.length > 0;
}

/** Only as much as takes the giver down to 0. engine glossary: Transfer */
export function transferPower(work: Work, effect: Of<"transfer-power">, context: Context): boolean {
  let moved = false;
  for (const from of seatsOf(work.game, effect.from, context))
    for (const to of seatsOf(work.game, effect.to, context)) {
      const amount = Math.min(effect.amount, Math.max(0, powerOf(work.game, from)));
      if (from === to || amount === 0) continue;
      editSeat(work, from).rawPower -= amount;
      editSeat(work, to).rawPower += amount;
      emit(work, { type: "power-transferred", from, to, amount, source: context.source });
      moved = true;
    }
  return moved;
}

function change(work: Work, seat: SeatIndex, by: number, source: string): void {
  editSeat(work, seat).rawPower += by;
  const raw = seatOf(work.game, seat).rawPower;
  emit(work, { type: by > 0 ? "power-gained" : "power-lost", seat, amount: Math.abs(by), raw, source });
}
