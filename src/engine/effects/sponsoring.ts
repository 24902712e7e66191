/** engine: “Sponsor for free”; Sponsor effects; Promote Effects; glossary: Free, Cost Reductions */

import { z } from "zod";
import { printedAsSchema } from "../cards/printed-as.ts";
import { whichSchema, whoSchema } from "../cards/references.ts";
import { changeRow, promoteByEffect } from "../changes/in-force/moving.ts";
import { noteApplied } from "../changes/triggers/playing.ts";
import { ask, editSeat, emit } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { mayBePromoted } from "../rules/costs/promoting.ts";
import { mayMove } from "../rules/in-force/moving.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { playOf, seatOf } from "../state/lookup.ts";
import { CARD_TYPES } from "../state/vocabulary.ts";
import type { Effect } from "./index.ts";
import { putBetweenPools } from "./influence.ts";
import { nobody, saidInGeneral } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

/**
 * Lets a player bring one card of these types in from hand, without rotating anybody. Whoever holds cards is asked at once,
 * whatever round it is; what they are does not matter, so the question tells nothing.
 */
const sponsor = effect({
  shape: z
    .object({
      verb: z.literal("sponsor"),
      who: whoSchema,
      types: z.array(z.enum(CARD_TYPES)).min(1),
      /** Without influence; all else that it takes it takes. */
      free: z.literal(true).optional(),
      /** So much influence less. */
      less: amountSchema.optional(),
    })
    .strict(),
  logged: "sponsor",
  leaves: ["sponsored"],
  nothing: nobody,
  perform(work, { who, types, free, less }, context): boolean {
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
  },
});

/** The next card of these types that the player sponsors this turn costs so much less. */
const discount = effect({
  shape: z
    .object({
      verb: z.literal("discount"),
      who: whoSchema,
      types: z.array(z.enum(CARD_TYPES)).min(1),
      only: printedAsSchema.optional(),
      amount: amountSchema,
    })
    .strict(),
  logged: "discount {n}",
  leaves: ["discounted"],
  nothing: nobody,
  perform(work, { who, types, only, amount }, context): boolean {
    const { source } = context;
    const seats = seatsOf(work.game, who, context);
    for (const seat of seats) {
      const state = editSeat(work, seat);
      state.discounts = [...(state.discounts ?? []), { types, ...(only ? { only } : {}), by: -amount, source }];
      emit(work, { type: "discounted", seat, types, amount, source });
    }
    return seats.length > 0;
  },
});

/**
 * Into the inner circle of the own faction, for what that costs; nobody rotates for it. `free`: without influence. `older`:
 * an older card that says no more than "promote", which is free outside of the action round.
 */
const promote = effect({
  shape: z
    .object({
      verb: z.literal("promote"),
      which: whichSchema,
      free: z.literal(true).optional(),
      older: z.literal(true).optional(),
    })
    .strict(),
  logged: "promote",
  leaves: ["promoted"],
  nothing: saidInGeneral,
  may(game, effect, context): Refusal | null {
    const outcome = promotionOf(game, effect, context);
    return "code" in outcome ? outcome : null;
  },
  perform(work, effect, context): boolean {
    const id = cardFor(work.game, effect.which, context);
    if (id === null) return false;
    const taken = promotionOf(work.game, effect, context);
    if (!promoteByEffect(work, context.by, id, effect, context.source)) return false;
    // To undo the promotion gives it back.
    if ("cost" in taken) noteApplied(work, context.by, context.card, taken.cost, false);
    return true;
  },
});

export const effects = [sponsor, discount, promote] as const;

export const takesBack = {
  sponsored: { never: { verb: "sponsor", why: "played-for-itself" } },
  discounted: {
    undo(work, event) {
      const seat = editSeat(work, event.seat);
      const at = (seat.discounts ?? []).findLastIndex(
        ({ source, by }) => source === event.source && by === -event.amount,
      );
      seat.discounts = (seat.discounts ?? []).filter((_, index) => index !== at);
    },
  },
  promoted: {
    stuck: (game, { card: { card } }) =>
      playOf(game, card) && !mayMove(game, card, "supporting") ? null : { verb: "promote", why: "not-supporting" },
    undo(work, { card, seat, influence }, { source }) {
      changeRow(work, card.card, "supporting", source);
      // What its text took goes back to where it came from: it was applied as part of the effect.
      putBetweenPools(work, seat, influence);
    },
  },
} as const satisfies TakesBack;

/** What the promotion takes besides what the card costs that brings it about; or why it cannot be. */
function promotionOf(game: Game, effect: EffectOf<typeof promote>, context: EffectContext): Refusal | { cost: number } {
  const id = cardFor(game, effect.which, context);
  return id === null ? refusal("card-not-there") : mayBePromoted(game, context.by, id, effect);
}

/** The influence that the promotions of a text take together. */
export function promotionCost(game: Game, effects: readonly Effect[], context: EffectContext): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.verb !== "promote") continue;
    const outcome = promotionOf(game, effect, context);
    if (!("code" in outcome)) sum += outcome.cost;
  }
  return sum;
}
