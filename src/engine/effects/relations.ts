/** engine: Tension; Unrest — what an effect raises and lowers, or sets back. compendium: Blockade */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { changeUnrest, shiftTension } from "../changes/relations/tension.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { tensionMoved, unrestMoved } from "../rules/in-force/beginning.ts";
import { seatsOf, sidesOf } from "../rules/in-force/references.ts";
import { LEAST_TENSION, MOST_TENSION, sharedBetween } from "../rules/relations/tension.ts";
import type { EffectContext, Game, Side } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { type Nothing, saidInGeneral, same, whoName } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

const moveTension = effect({
  shape: z
    .object({
      verb: z.enum(["raise-tension", "lower-tension"]),
      from: whoSchema,
      toward: whoSchema,
      amount: amountSchema,
      mutual: z.boolean().optional(),
    })
    .strict(),
  logged: { "raise-tension": "raise tension by {n}", "lower-tension": "lower tension by {n}" },
  leaves: ["tension-changed", "race-tension-changed"],
  nothing(game, { verb, from, toward }, context): Nothing {
    if (same(from, toward)) return { reason: "same-side" };
    const [one] = sidesOf(game, from, context);
    const [other] = sidesOf(game, toward, context);
    if (!one || !other) return { reason: "nobody" };
    return verb === "raise-tension"
      ? { reason: "tension-most", who: sideName(game, one), limit: MOST_TENSION }
      : { reason: "tension-least", who: sideName(game, one), limit: LEAST_TENSION };
  },
  perform(work, { verb, amount, mutual, ...between }, context): boolean {
    const by = verb === "raise-tension" ? amount : -amount;
    let moved = 0;
    const done = new Set<string>();
    for (const from of sidesOf(work.game, between.from, context))
      for (const toward of sidesOf(work.game, between.toward, context)) {
        // What factions of a race share is changed for all of them at once.
        const whole = sharedBetween(work.game, from, toward);
        if (done.has(whole)) continue;
        done.add(whole);
        moved += Math.abs(shiftTension(work, from, toward, by, context.source));
        if (mutual) moved += Math.abs(shiftTension(work, toward, from, by, context.source));
      }
    return moved > 0;
  },
});

const moveUnrest = effect({
  shape: z.object({ verb: z.enum(["raise-unrest", "lower-unrest"]), who: whoSchema, amount: amountSchema }).strict(),
  logged: { "raise-unrest": "raise unrest by {n}", "lower-unrest": "lower unrest by {n}" },
  leaves: ["unrest-changed"],
  nothing(game, { verb, who }, context): Nothing {
    const name = whoName(game, who, context);
    return verb === "raise-unrest"
      ? { reason: "unrest-most", who: name, limit: MOST_TENSION }
      : { reason: "unrest-least", who: name, limit: LEAST_TENSION };
  },
  perform(work, { verb, who, amount }, context): boolean {
    const by = verb === "raise-unrest" ? amount : -amount;
    let moved = 0;
    for (const seat of seatsOf(work.game, who, context))
      moved += Math.abs(changeUnrest(work, seat, by, context.source));
    return moved > 0;
  },
});

/** To what it was as the turn began. */
const setBackTension = effect({
  shape: z.object({ verb: z.literal("set-back-tension"), from: whoSchema, toward: whoSchema }).strict(),
  logged: "set back tension",
  leaves: ["tension-changed", "race-tension-changed"],
  nothing: saidInGeneral,
  may: (game, effect, context): Refusal | null => asItBegan(tensionsMoved(game, effect, context), context),
  perform(work, effect, context): boolean {
    const moved = tensionsMoved(work.game, effect, context);
    // What factions of a race share may have been set back with the one before.
    for (const [from, toward] of moved)
      shiftTension(work, from, toward, -tensionMoved(work.game, from, toward), context.source);
    return moved.length > 0;
  },
});

/** To what it was as the turn began. */
const setBackUnrest = effect({
  shape: z.object({ verb: z.literal("set-back-unrest"), who: whoSchema }).strict(),
  logged: "set back unrest",
  leaves: ["unrest-changed"],
  nothing: saidInGeneral,
  may: (game, effect, context): Refusal | null => asItBegan(unrestsMoved(game, effect, context), context),
  perform(work, effect, context): boolean {
    const seats = unrestsMoved(work.game, effect, context);
    for (const seat of seats) changeUnrest(work, seat, -unrestMoved(work.game, seat), context.source);
    return seats.length > 0;
  },
});

export const effects = [moveTension, moveUnrest, setBackTension, setBackUnrest] as const;

export const takesBack = {
  // Games of earlier versions have not noted by how much.
  "tension-changed": {
    inverse: ({ by, from, toward }) =>
      by === undefined
        ? null
        : {
            verb: by > 0 ? "lower-tension" : "raise-tension",
            from: { seat: from },
            toward: { seat: toward },
            amount: Math.abs(by),
          },
  },
  "race-tension-changed": {
    inverse: ({ by, from, toward }) =>
      by === undefined
        ? null
        : { verb: by > 0 ? "lower-tension" : "raise-tension", from, toward, amount: Math.abs(by) },
  },
  "unrest-changed": {
    inverse: ({ by, seat }) =>
      by === undefined ? null : { verb: by > 0 ? "lower-unrest" : "raise-unrest", who: { seat }, amount: Math.abs(by) },
  },
} as const satisfies TakesBack;

const sideName = (game: Game, side: Side) => ("seat" in side ? seatOf(game, side.seat).name : side.race);

const asItBegan = (moved: readonly unknown[], { source }: EffectContext): Refusal | null =>
  moved.length > 0 ? null : refusal("as-it-began", { source });

function tensionsMoved(
  game: Game,
  { from, toward }: EffectOf<typeof setBackTension>,
  context: EffectContext,
): [Side, Side][] {
  return sidesOf(game, from, context).flatMap((one) =>
    sidesOf(game, toward, context).flatMap((other): [Side, Side][] =>
      tensionMoved(game, one, other) === 0 ? [] : [[one, other]],
    ),
  );
}

const unrestsMoved = (game: Game, { who }: EffectOf<typeof setBackUnrest>, context: EffectContext): SeatIndex[] =>
  seatsOf(game, who, context).filter((seat) => unrestMoved(game, seat) !== 0);
