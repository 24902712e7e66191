import { z } from "zod";
import { ABILITIES, CARD_TYPES, CONFLICT_TYPES, LIMITS, MARKS, RACES } from "../state/vocabulary.ts";

/** What a state is called: one of those that the rules name, or what a card calls it. */
export const stateNameSchema = z
  .string()
  .max(30)
  .regex(/^[a-z]+(?:[ -][a-z]+){0,3}$/u);

/** What a card may be aimed at. */
export const targetSpecSchema = z
  .object({
    what: z.enum(["card", "player", "conflict"]),
    /** For cards: of these types. */
    types: z.array(z.enum(CARD_TYPES)).optional(),
    of: z.enum(["you", "others", "any"]),
    race: z.enum(RACES).optional(),
    /** For cards: in the inner circle or supporting, an ambassador or not. */
    row: z.enum(["inner", "supporting"]).optional(),
    ambassador: z.boolean().optional(),
    /** For cards: of this title, or of this personality. */
    title: z.string().min(1).max(80).optional(),
    personality: z.string().min(1).max(60).optional(),
    /** For cards: took part in the conflict at hand. */
    participant: z.boolean().optional(),
    /** For cards: in the conflict at hand they supported, opposed or attacked; or led a fleet that did so. */
    took: z.enum(["support", "oppose", "attack"]).optional(),
    ledFleet: z.enum(["support", "oppose", "attack"]).optional(),
    /** For cards: `ready` neither rotated nor neutralized; `rotated`; `damaged`; `neutralized`, also `severely damaged`. */
    state: z.enum(["ready", "rotated", "damaged", "neutralized", "severely damaged"]).optional(),
    /** For cards: with `rotated`, a neutralized one that is rotated will do. */
    neutralizedToo: z.literal(true).optional(),
    /** For cards: has more than zero in this ability. */
    ability: z.enum(ABILITIES).optional(),
    /** For cards: has so much in that ability, or in any where none is named. */
    atLeast: z.int().min(2).max(20).optional(),
    /** For cards: its abilities count as if it were fully healed. */
    healed: z.literal(true).optional(),
    /** For cards: has a mark of this kind; has this keyword; is loyal to the race of whoever aims, or to that or to none. */
    marked: z.enum(MARKS).optional(),
    keyword: z.string().min(1).max(60).optional(),
    loyal: z.union([z.literal(true), z.literal("or-neutral")]).optional(),
    /** For cards: not of this race; no card of this title changes an ability of theirs. */
    notRace: z.enum(RACES).optional(),
    notUnder: z.string().min(1).max(80).optional(),
    /** For characters: has psi when fully healed, or has none. */
    telepath: z.boolean().optional(),
    /** For cards: of the race of whoever initiated the conflict at hand, or of its target. */
    ofSides: z.literal(true).optional(),
    /** For players: of another race than whoever aims; for cards: of such a player. */
    otherRace: z.literal(true).optional(),
    /** For players: at most this tension of yours toward them; `mutual`: theirs toward you too. */
    tensionAtMost: z.int().min(1).max(4).optional(),
    mutual: z.literal(true).optional(),
    /** For cards: takes part in a conflict that has not been resolved. */
    takesPart: z.literal(true).optional(),
    /** For cards: no open card of this title lies on it. */
    without: z.string().min(1).max(80).optional(),
    /** For cards: takes part in a conflict that the card which acts takes part in too, and is another one. */
    beside: z.literal(true).optional(),
    /** For cards: an open enhancement with this keyword, or word in the title, lies on it. */
    bears: z.string().min(1).max(60).optional(),
    /** For cards: has so many marks of the kind that it is to be marked with. */
    marksAtLeast: z.int().min(2).max(9).optional(),
    /** For players: a card of their faction took part in the conflict at hand. */
    tookPart: z.literal(true).optional(),
    /** For cards: aimed at the player who aims, besides what it lies on. */
    aboutYou: z.literal(true).optional(),
    /** For players: of a race that a war conflict targeted and won in the last turn. */
    raided: z.literal(true).optional(),
    /** For conflicts: of this type. */
    conflictType: z.enum(CONFLICT_TYPES).optional(),
    /** For conflicts: the card that acts could support or oppose it. */
    joinable: z.literal(true).optional(),
    /** For players: at least this tension of yours toward them. */
    tensionAtLeast: z.int().min(1).max(5).optional(),
    /** For players: at least this unrest. */
    unrestAtLeast: z.int().min(1).max(5).optional(),
    /** For cards: a mark of this kind is printed on it, whether it still has one or not. */
    pictures: z.enum(MARKS).optional(),
    /** For cards: none of the abilities that are printed on it is higher than this. */
    printedAtMost: z.int().min(0).max(20).optional(),
    /** For cards: an ambassador whose assistant is not in play. */
    unassisted: z.literal(true).optional(),
    /** In this state with you, or not; for cards: of a player who is. */
    inState: stateNameSchema.optional(),
    notInState: stateNameSchema.optional(),
    /** For cards: multiple, limited or unique; neutralized by an attack this turn, and still. */
    limit: z.enum(LIMITS).optional(),
    felled: z.literal(true).optional(),
    /** For conflicts: a card of yours of these types takes part in it. */
    joined: z.array(z.enum(CARD_TYPES)).optional(),
  })
  .strict();
export type TargetSpec = z.infer<typeof targetSpecSchema>;
