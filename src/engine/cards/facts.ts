import { z } from "zod";
import { ABILITIES, CARD_TYPES, CONFLICT_TYPES, ELDER_RACES, LIMITS, MARKS, RACES } from "../state/vocabulary.ts";
import { cardTextSchema } from "./text.ts";

/** Rulebook figures on a card are small whole numbers; anything else is a typing error. */
export const figureSchema = z.int().min(0).max(99);

/**
 * What is known of a card. A value that is absent is *unknown*, never zero, unless `complete` says that everything
 * printed on the card is written here. No complete list of this game's cards exists in the open.
 */
export const cardFactsSchema = z
  .object({
    /** Stable name of the card among all cards, e.g. `practice/envoy-centauri` or `premiere/char_gkar`. */
    id: z.string().min(1).max(80),
    title: z.string().min(1).max(80),
    /** Absent where nobody has said it yet: the card lies in no play then. */
    type: z.enum(CARD_TYPES).optional(),
    /** The race that the card is loyal to, `neutral`, or absent where no source gives it. */
    race: z.enum([...RACES, ...ELDER_RACES, "neutral"]).optional(),
    /** Influence cost; `none` where the card has no printed cost (undefined is not zero). */
    cost: z.union([figureSchema, z.literal("none")]).optional(),
    abilities: z.partialRecord(z.enum(ABILITIES), figureSchema).optional(),
    marks: z.partialRecord(z.enum(MARKS), figureSchema).optional(),
    keywords: z.array(z.string().min(1).max(60)).readonly().optional(),
    /** Absent: what the card's type is by default. */
    limit: z.enum(LIMITS).optional(),
    /** For conflicts the type of the conflict, for aftermaths the type that it may follow. */
    conflict: z.enum(CONFLICT_TYPES).optional(),
    /** For aftermaths whose text is not in verbs: whether the conflict that they follow was won or lost. */
    outcome: z.enum(["won", "lost"]).optional(),
    /** The Non-Aligned species that the card belongs to. */
    species: z.string().min(1).max(40).optional(),
    /** The person that the card shows: of cards that show one person, only one may be in play. */
    personality: z.string().min(1).max(60).optional(),
    /** May be revealed as a starting ambassador of this faction (a species ambassador: of the Non-Aligned); a Drakh one never. */
    ambassador: z.enum(["babylon-project", "home", "psi-corps", "species", "drakh"]).optional(),
    /** The card's text in verbs; absent where the table carries it out by hand. */
    text: cardTextSchema.optional(),
    /** True where nothing that is printed on the card is missing here. */
    complete: z.boolean().optional(),
    /** Where each value comes from: fact name → source. */
    sources: z.record(z.string(), z.string()).optional(),
  })
  .strict();

export type CardFacts = Readonly<z.infer<typeof cardFactsSchema>>;

/** The facts that a rule may need and that a player may be asked for. */
export const ASKABLE_FACTS = ["type", "cost", "conflict", ...ABILITIES] as const;
export type FactName = (typeof ASKABLE_FACTS)[number];

/** A player's answer: facts by name. `none` for a cost means that the card has no printed cost. */
export const statedFactsSchema = z
  .object({
    type: z.enum(CARD_TYPES).optional(),
    cost: z.union([figureSchema, z.literal("none")]).optional(),
    conflict: z.enum(CONFLICT_TYPES).optional(),
    diplomacy: figureSchema.optional(),
    intrigue: figureSchema.optional(),
    psi: figureSchema.optional(),
    leadership: figureSchema.optional(),
    military: figureSchema.optional(),
  })
  .strict();
export type StatedFacts = Readonly<z.infer<typeof statedFactsSchema>>;
