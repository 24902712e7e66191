import { z } from "zod";
import { ABILITIES, CONFLICT_TYPES, MARKS } from "../state/vocabulary.ts";
import { partySchema, tokenKindSchema, whichSchema, whoSchema } from "./references.ts";
import { cardSpecSchema } from "./target-spec.ts";

const shared = {
  /** So many are not counted. */
  less: z.int().min(1).max(20).optional(),
  /** Of so many one counts; what is left over counts for nothing, unless it says `round: "up"`. */
  per: z.int().min(2).max(10).optional(),
  round: z.literal("up").optional(),
  /** Each counts so many times over. */
  times: z.int().min(2).max(9).optional(),
  /** It counts up to this. */
  most: z.int().min(1).max(20).optional(),
};

/** Not the cards, but the races among them: all neutral ones are one, and so are all Non-Aligned ones. */
const distinctSchema = z.literal("race").optional();

const marksOn = z.object({ count: z.literal("marks-on"), mark: z.enum(MARKS), which: whichSchema, ...shared }).strict();
const marksOf = z.object({ count: z.literal("marks-of"), mark: z.enum(MARKS), who: whoSchema, ...shared }).strict();
const tokens = z.object({ count: z.literal("tokens"), which: whichSchema, kind: tokenKindSchema, ...shared }).strict();
/** Of a player the influence rating. */
const influence = z.object({ count: z.literal("influence"), of: partySchema, ...shared }).strict();
/** How high the highest of these tensions is, or the lowest. */
const tension = z
  .object({
    count: z.literal("tension"),
    from: whoSchema,
    toward: whoSchema,
    lowest: z.literal(true).optional(),
    /** The other way round too. */
    mutual: z.literal(true).optional(),
    ...shared,
  })
  .strict();
const unrest = z.object({ count: z.literal("unrest"), of: whoSchema, ...shared }).strict();

/** What can be counted whatever it is counted for. */
const ANYWHERE = [marksOn, marksOf, tokens, influence, unrest, tension] as const;

/** A number that hangs on how the game stands: something is done or given that many times over. */
export const countSchema = z.discriminatedUnion("count", [
  ...ANYWHERE,
  /** Cards in play and face up, as the player whose text it is would aim at them. */
  z
    .object({
      count: z.literal("cards"),
      are: cardSpecSchema,
      /** Only in these factions. */
      in: whoSchema.optional(),
      distinct: distinctSchema,
      ...shared,
    })
    .strict(),
  z
    .object({
      count: z.literal("ability"),
      ability: z.enum(ABILITIES),
      which: whichSchema,
      /** Its base ability: what it would be at the start of a turn, fully healed. */
      base: z.literal(true).optional(),
      /** Without what cards of this title add to it. */
      without: z.string().min(1).max(80).optional(),
      ...shared,
    })
    .strict(),
  /** What is printed on a card: its cost, or one of its abilities. */
  z.object({ count: z.literal("cost"), which: whichSchema, ...shared }).strict(),
  z.object({ count: z.literal("printed"), ability: z.enum(ABILITIES), which: whichSchema, ...shared }).strict(),
  /** The influence that was applied for the target as it was sponsored: with `takes`, of a target that was so lately. */
  z.object({ count: z.literal("applied"), ...shared }).strict(),
  /** The ambassador's assistants in play, of whomever they are. */
  z.object({ count: z.literal("assistants"), which: whichSchema, ...shared }).strict(),
  /** Conflicts of this type that have been won or lost this turn. */
  z.object({ count: z.literal("resolved"), type: z.enum(CONFLICT_TYPES), ...shared }).strict(),
  /** By how much the conflict at hand has been won or lost. */
  z.object({ count: z.literal("margin"), ...shared }).strict(),
  /** The influence that the card's text has taken besides its cost: of a conflict as it was initiated. */
  z.object({ count: z.literal("paid"), ...shared }).strict(),
  /** How much higher the highest influence rating of all players is than yours. */
  z.object({ count: z.literal("behind"), ...shared }).strict(),
]);
export type Count = z.infer<typeof countSchema>;

/** The same for what changes abilities as long as it is in play: it cannot hang on abilities itself. */
export const standingCountSchema = z.discriminatedUnion("count", [
  ...ANYWHERE,
  z
    .object({
      count: z.literal("cards"),
      are: cardSpecSchema.omit({ ability: true, atLeast: true, healed: true, telepath: true }),
      distinct: distinctSchema,
      ...shared,
    })
    .strict(),
]);
export type StandingCount = z.infer<typeof standingCountSchema>;
