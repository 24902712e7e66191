import { z } from "zod";
import { ABILITIES, CARD_TYPES, CONFLICT_TYPES, LIMITS, MARKS, RACES } from "../state/vocabulary.ts";

/** What a state is called: one of those that the rules name, or what a card calls it. */
export const stateNameSchema = z
  .string()
  .max(30)
  .regex(/^[a-z]+(?:[ -][a-z]+){0,3}$/u);

/** Whose it is, for whoever aims. */
const of = z.enum(["you", "others", "any"]);

/** Which cards in play a card may be aimed at. */
export const cardSpecSchema = z
  .object({
    what: z.literal("card"),
    types: z.array(z.enum(CARD_TYPES)).optional(),
    of,
    race: z.enum(RACES).optional(),
    /** In the inner circle or supporting, an ambassador or not. */
    row: z.enum(["inner", "supporting"]).optional(),
    ambassador: z.boolean().optional(),
    /** Of this title, or of this personality. */
    title: z.string().min(1).max(80).optional(),
    personality: z.string().min(1).max(60).optional(),
    /** Took part in the conflict at hand. */
    participant: z.boolean().optional(),
    /** In the conflict at hand they supported, opposed or attacked; or led a fleet that did so. */
    took: z.enum(["support", "oppose", "attack"]).optional(),
    ledFleet: z.enum(["support", "oppose", "attack"]).optional(),
    /** `ready` neither rotated nor neutralized; `rotated`; `damaged`; `neutralized`, also `severely damaged`. */
    state: z.enum(["ready", "rotated", "damaged", "neutralized", "severely damaged"]).optional(),
    /** With `rotated`, a neutralized one that is rotated will do. */
    neutralizedToo: z.literal(true).optional(),
    /** Has more than zero in this ability. */
    ability: z.enum(ABILITIES).optional(),
    /** Has so much in that ability, or in any where none is named. */
    atLeast: z.int().min(2).max(20).optional(),
    /** Its abilities count as if it were fully healed. */
    healed: z.literal(true).optional(),
    /** Has a mark of this kind; has this keyword; is loyal to the race of whoever aims, or to that or to none. */
    marked: z.enum(MARKS).optional(),
    keyword: z.string().min(1).max(60).optional(),
    loyal: z.union([z.literal(true), z.literal("or-neutral")]).optional(),
    /** Not of this race; no card of this title changes an ability of theirs. */
    notRace: z.enum(RACES).optional(),
    notUnder: z.string().min(1).max(80).optional(),
    /** A character that has psi when fully healed, or has none. */
    telepath: z.boolean().optional(),
    /** Of the race of whoever initiated the conflict at hand, or of its target. */
    ofSides: z.literal(true).optional(),
    /** Of a player of another race than whoever aims. */
    otherRace: z.literal(true).optional(),
    /** `of` asks who controls it, in whichever faction it is. */
    controlled: z.literal(true).optional(),
    /** Takes part in a conflict that has not been resolved. */
    takesPart: z.literal(true).optional(),
    /** No open card of this title lies on it. */
    without: z.string().min(1).max(80).optional(),
    /** Takes part in a conflict that the card which acts takes part in too, and is another one. */
    beside: z.literal(true).optional(),
    /** An open enhancement with this keyword, or word in the title, lies on it. */
    bears: z.string().min(1).max(60).optional(),
    /** Has so many marks of the kind that it is to be marked with. */
    marksAtLeast: z.int().min(2).max(9).optional(),
    /** Aimed at the player who aims, besides what it lies on. */
    aboutYou: z.literal(true).optional(),
    /** A mark of this kind is printed on it, whether it still has one or not. */
    pictures: z.enum(MARKS).optional(),
    /** None of the abilities that are printed on it is higher than this. */
    printedAtMost: z.int().min(0).max(20).optional(),
    /** An ambassador whose assistant is not in play. */
    unassisted: z.literal(true).optional(),
    /** Of a player in this state with you, or not. */
    inState: stateNameSchema.optional(),
    notInState: stateNameSchema.optional(),
    /** Multiple, limited or unique; neutralized by an attack this turn, and still. */
    limit: z.enum(LIMITS).optional(),
    felled: z.literal(true).optional(),
    /** Since the last action of whoever aims, another player has sponsored it, or it has been neutralized. */
    lately: z.enum(["sponsored", "neutralized"]).optional(),
  })
  .strict();
export type CardSpec = z.infer<typeof cardSpecSchema>;

/** Which players a card may be aimed at. */
const playerSpecSchema = z
  .object({
    what: z.literal("player"),
    of,
    race: z.enum(RACES).optional(),
    /** Of another race than whoever aims. */
    otherRace: z.literal(true).optional(),
    /** At most this tension of yours toward them; `mutual`: theirs toward you too. */
    tensionAtMost: z.int().min(1).max(4).optional(),
    mutual: z.literal(true).optional(),
    /** A card of their faction took part in the conflict at hand. */
    tookPart: z.literal(true).optional(),
    /** Of a race that a war conflict targeted and won in the last turn. */
    raided: z.literal(true).optional(),
    /** At least this tension of yours toward them; at least this unrest. */
    tensionAtLeast: z.int().min(1).max(5).optional(),
    unrestAtLeast: z.int().min(1).max(5).optional(),
    /** In this state with you, or not. */
    inState: stateNameSchema.optional(),
    notInState: stateNameSchema.optional(),
  })
  .strict();
export type PlayerSpec = z.infer<typeof playerSpecSchema>;

/** Which conflicts a card may be aimed at. */
const conflictSpecSchema = z
  .object({
    what: z.literal("conflict"),
    of,
    conflictType: z.enum(CONFLICT_TYPES).optional(),
    /** The card that acts could support or oppose it. */
    joinable: z.literal(true).optional(),
    /**
     * Nothing of it says which races, factions or cards take part, or how. One of several sides is not restricted, and the
     * conflict's type is no restriction. compendium: Supporting or Opposing / Participation
     */
    anybody: z.literal(true).optional(),
    /** A card of yours of these types takes part in it. */
    joined: z.array(z.enum(CARD_TYPES)).optional(),
  })
  .strict();
export type ConflictSpec = z.infer<typeof conflictSpecSchema>;

/** What a card may be aimed at: each kind of target is told by what can be said of it, and by nothing else. */
export const targetSpecSchema = z.discriminatedUnion("what", [cardSpecSchema, playerSpecSchema, conflictSpecSchema]);
export type TargetSpec = z.infer<typeof targetSpecSchema>;
