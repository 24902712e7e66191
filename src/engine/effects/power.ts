/** engine: Power — gains and losses are permanent; a transfer is a loss and a gain. */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { editSeat, emit, type Work } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { powerOf } from "../rules/victory/power.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { type Nothing, nobody, same, whoName } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { effect, type TakesBack } from "./record.ts";

const gain = effect({
  shape: z.object({ verb: z.literal("gain-power"), who: whoSchema, amount: amountSchema }).strict(),
  logged: "gain {n} power",
  leaves: ["power-gained"],
  nothing: nobody,
  perform(work, { who, amount }, context): boolean {
    const seats = seatsOf(work.game, who, context);
    for (const seat of seats) change(work, seat, amount, context.source);
    return seats.length > 0;
  },
});

const lose = effect({
  shape: z.object({ verb: z.literal("lose-power"), who: whoSchema, amount: amountSchema }).strict(),
  logged: "lose {n} power",
  leaves: ["power-lost"],
  nothing: nobody,
  perform(work, { who, amount }, context): boolean {
    const seats = seatsOf(work.game, who, context);
    for (const seat of seats) change(work, seat, -amount, context.source);
    return seats.length > 0;
  },
});

/** Only as much as takes the giver down to 0. engine glossary: Transfer */
const transfer = effect({
  shape: z.object({ verb: z.literal("transfer-power"), from: whoSchema, to: whoSchema, amount: amountSchema }).strict(),
  logged: "transfer {n} power",
  leaves: ["power-transferred"],
  nothing: (game, { from, to }, context): Nothing =>
    same(from, to) ? { reason: "same-side" } : { reason: "no-power", who: whoName(game, from, context) },
  perform(work, effect, context): boolean {
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
  },
});

export const effects = [gain, lose, transfer] as const;

export const takesBack = {
  "power-gained": { inverse: ({ seat, amount }) => ({ verb: "lose-power", who: { seat }, amount }) },
  "power-lost": { inverse: ({ seat, amount }) => ({ verb: "gain-power", who: { seat }, amount }) },
  "power-transferred": {
    inverse: ({ from, to, amount }) => ({ verb: "transfer-power", from: { seat: to }, to: { seat: from }, amount }),
  },
} as const satisfies TakesBack;

function change(work: Work, seat: SeatIndex, by: number, source: string): void {
  editSeat(work, seat).rawPower += by;
  const raw = seatOf(work.game, seat).rawPower;
  emit(work, { type: by > 0 ? "power-gained" : "power-lost", seat, amount: Math.abs(by), raw, source });
}
