import { z } from "zod";
import { effectConditionSchema } from "../../cards/conditions.ts";
import { countSchema } from "../../cards/count.ts";
import { whoSchema } from "../../cards/references.ts";
import { targetSpecSchema } from "../../cards/target-spec.ts";
import { CARD_TYPES } from "../../state/vocabulary.ts";
import { byHandSchemas } from "./by-hand-verbs.ts";
import { plainEffectSchema } from "./plain-verbs.ts";

export { TRANSFERS, type Transfer, type WatchUntil } from "./by-hand-verbs.ts";
export {
  amountSchema,
  type ControlUntil,
  controlUntilSchema,
  type Times,
  timesSchema,
  type Until,
  untilSchema,
  type Voter,
  voterSchema,
} from "./verb-parts.ts";

const severalSchema = z.array(plainEffectSchema).min(2).max(6);

const linkedSchema = z.discriminatedUnion("verb", [
  ...plainEffectSchema.options,
  /** engine: The THEN rule — each only if the one before it happened. */
  z.object({ verb: z.literal("do-then"), effects: severalSchema }).strict(),
  /** engine: The BOTH rule — all of them, or none. */
  z.object({ verb: z.literal("do-both"), effects: severalSchema }).strict(),
  /** Each of them as many times over as it counts now, at once. */
  z
    .object({ verb: z.literal("for-each"), of: countSchema, effects: z.array(plainEffectSchema).min(1).max(6) })
    .strict(),
]);

const hangingSchema = z.discriminatedUnion("verb", [
  ...linkedSchema.options,
  /** Only if this is true now. */
  z
    .object({ verb: z.literal("if"), condition: effectConditionSchema, effects: z.array(linkedSchema).min(1).max(6) })
    .strict(),
]);

/**
 * A player picks a card in play, of those that the player could aim at so; `second` is that card in the effects. `in`:
 * only from these factions. `may`: the player may also pick none; `again`: and is asked for another until then.
 */
const pickSchema = z
  .object({
    verb: z.literal("pick"),
    who: whoSchema,
    from: targetSpecSchema,
    in: whoSchema.optional(),
    may: z.literal(true).optional(),
    again: z.literal(true).optional(),
    /** What becomes of it, as it follows "pick a card": "to discard". */
    does: z.string().min(1).max(60),
    effects: z.array(hangingSchema).min(1).max(6),
  })
  .strict();

/** What is picked may let the player pick one more card. */
const pickingSchema = z.discriminatedUnion("verb", [
  ...hangingSchema.options,
  pickSchema.extend({
    effects: z
      .array(z.discriminatedUnion("verb", [...hangingSchema.options, pickSchema]))
      .min(1)
      .max(6),
  }),
]);

/** One of several things that a player may choose to happen. */
const optionSchema = z
  .object({
    /** As it follows "choose to": "discard it". */
    does: z.string().min(1).max(100),
    when: effectConditionSchema.optional(),
    /** Influence that the player applies for it. */
    influence: z.union([z.int().min(1).max(20), countSchema]).optional(),
    /** A ready card of one of these types that the player rotates for it. */
    rotates: z.array(z.enum(CARD_TYPES)).min(1).optional(),
    effects: z.array(pickingSchema).max(6),
  })
  .strict();
export type Option = z.infer<typeof optionSchema>;

/** What a card's text may do. */
export const textEffectSchema = z.discriminatedUnion("verb", [
  ...pickingSchema.options,
  /** A player chooses one of these; of those that are possible, where just one is it is that one. */
  z.object({ verb: z.literal("choose"), who: whoSchema, options: z.array(optionSchema).min(2).max(8) }).strict(),
  /** Not now, but once in this turn's draw round, or as the turn ends. */
  z
    .object({
      verb: z.literal("later"),
      on: z.enum(["draw-round", "turn-ends"]),
      effects: z.array(hangingSchema).min(1).max(4),
    })
    .strict(),
]);
export type TextEffect = z.infer<typeof textEffectSchema>;
export type TextVerb = TextEffect["verb"];

/** What may be carried out by hand: everything that a text may do, and what only the table can read off a card. */
export const effectSchema = z.discriminatedUnion("verb", [...textEffectSchema.options, ...byHandSchemas]);
export type Effect = z.infer<typeof effectSchema>;
export type Verb = Effect["verb"];
