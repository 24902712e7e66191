import { z } from "zod";
import { MARKS, RACES } from "../state/vocabulary.ts";
import { countSchema } from "./count.ts";
import { stateNameSchema } from "./references.ts";
import { cardSpecSchema } from "./target-spec.ts";

/** What may be true of a faction for a time. */
export const conditionSchema = z.discriminatedUnion("needs", [
  z.object({ needs: z.literal("marks"), mark: z.enum(MARKS), atLeast: z.int().min(1) }).strict(),
  z.object({ needs: z.literal("rating"), atLeast: z.int().min(1) }).strict(),
  z.object({ needs: z.literal("unrest"), atMost: z.int().min(1).max(5) }).strict(),
  /** The Interstellar Alliance exists, or the player is a member of it. */
  z.object({ needs: z.literal("isa"), member: z.literal(true).optional() }).strict(),
  /** That you are in this state with somebody. */
  z.object({ needs: z.literal("state"), state: stateNameSchema }).strict(),
  z.object({ needs: z.literal("shadow-war"), is: z.enum(["not-yet", "on", "over"]) }).strict(),
]);

/** What must be true for a card to be played; passive, nothing is paid. */
export const requirementSchema = z.discriminatedUnion("needs", [
  ...conditionSchema.options,
  // These count what conditions give, so they are no conditions themselves.
  z.object({ needs: z.literal("power"), atLeast: z.int().min(1) }).strict(),
  /** Military of your ready fleets, taken together. */
  z.object({ needs: z.literal("ready-military"), atLeast: z.int().min(1) }).strict(),
  /** That nobody plays this race. */
  z.object({ needs: z.literal("unplayed"), race: z.enum(RACES) }).strict(),
  z.object({ needs: z.literal("no-marks"), mark: z.enum(MARKS) }).strict(),
  /** The player has not acted yet in this turn's action round; to pass is no action. */
  z.object({ needs: z.literal("first-action") }).strict(),
  /** So many cards in play of a kind, as the player would aim at them. */
  z.object({ needs: z.literal("cards"), are: cardSpecSchema, atLeast: z.int().min(1).max(20) }).strict(),
]);
export type Requirement = z.infer<typeof requirementSchema>;

const bound = z.union([z.int().min(0).max(99), countSchema]);

/** What an effect hangs on as it is carried out: what is true of whose card it is, or how much something counts then. */
export const effectConditionSchema = z.discriminatedUnion("needs", [
  ...conditionSchema.options,
  z
    .object({ needs: z.literal("count"), of: countSchema, atLeast: bound.optional(), atMost: bound.optional() })
    .strict(),
]);
export type EffectCondition = z.infer<typeof effectConditionSchema>;
