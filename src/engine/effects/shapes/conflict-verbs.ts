import { z } from "zod";
import { whichSchema, whoSchema } from "../../cards/references.ts";
import { ABILITIES, CONFLICT_TYPES } from "../../state/vocabulary.ts";
import { amountSchema } from "./verb-parts.ts";

/** What is done to conflicts, and to the rounds in which they are declared and fought. */
export const conflictSchemas = [
  /** All at once: nobody acts any more this turn. */
  z.object({ verb: z.literal("end-action-round") }).strict(),
  /** That many conflicts more may be declared in the next conflict round. */
  z
    .object({
      verb: z.literal("allow-conflict"),
      who: whoSchema,
      amount: amountSchema,
      /** They must come from conflict cards. */
      from: z.literal("card").optional(),
    })
    .strict(),
  /**
   * Nobody declares a conflict in the next turn; another such effect cannot be used then. `who`: only these players do
   * not; `now`: in this turn instead.
   */
  z.object({ verb: z.literal("bar-conflicts"), who: whoSchema.optional(), now: z.literal(true).optional() }).strict(),
  /**
   * The conflict card that is being carried out stays in play as an enhancement: on its target, or of your faction. By
   * hand: that card, out of a discard pile, on the card that is named.
   */
  z
    .object({
      verb: z.literal("become-enhancement"),
      card: z.int().min(0).optional(),
      on: z.union([z.enum(["target", "you"]), z.object({ card: z.int().min(0) }).strict()]),
      /** Its text lets there be several of it on the same. */
      several: z.literal(true).optional(),
    })
    .strict(),
  /** The conflict at hand is for this one of its goals, counted from 0. */
  z.object({ verb: z.literal("set-goal"), goal: z.int().min(0).max(7) }).strict(),
  /** What of the card that is being played counts as `paid` from now on. */
  z.object({ verb: z.literal("set-paid"), amount: amountSchema }).strict(),
  /** The card takes a side in the conflict at hand, or the one that is named by number, without rotating for it. */
  z
    .object({
      verb: z.literal("take-part"),
      which: whichSchema,
      as: z.enum(["support", "oppose"]),
      conflict: z.int().min(0).optional(),
      /** With another ability than the conflict's own. */
      using: z.enum(ABILITIES).optional(),
      /** For a conflict with several sides: whose side. */
      side: whoSchema.optional(),
    })
    .strict(),
  /** One that has not resolved goes on next turn with its totals of this one: the target, the one at hand, or by number. */
  z.object({ verb: z.literal("prolong"), conflict: z.int().min(0).optional() }).strict(),
  /** One that has not resolved: the target, the one at hand, or the one that is named by number. */
  z.object({ verb: z.literal("cancel-conflict"), conflict: z.int().min(0).optional() }).strict(),
  /**
   * For your aftermaths the conflict at hand or the one that is named by number counts as one of this type and with this
   * outcome too; two such effects of which each says one of them go together.
   */
  z
    .object({
      verb: z.literal("count-as"),
      who: whoSchema,
      type: z.enum(CONFLICT_TYPES).optional(),
      outcome: z.enum(["won", "lost"]).optional(),
      conflict: z.int().min(0).optional(),
    })
    .strict(),
  /**
   * Out of the conflict at hand or the one that is named by number: its support or opposition counts no more, and it takes
   * no part again. `ready`: it readies.
   */
  z
    .object({
      verb: z.literal("withdraw"),
      which: whichSchema,
      conflict: z.int().min(0).optional(),
      ready: z.literal(true).optional(),
    })
    .strict(),
  /** To the conflict at hand, or to the one that is named by number. */
  z
    .object({
      verb: z.enum(["add-support", "add-opposition"]),
      amount: amountSchema,
      conflict: z.int().min(0).optional(),
      /** For a conflict with several sides: whose side. */
      side: whoSchema.optional(),
    })
    .strict(),
] as const;
