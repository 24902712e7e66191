import { z } from "zod";
import { ABILITIES, CARD_TYPES, CONFLICT_TYPES, ELDER_RACES, MARKS, RACES, VOTE_KINDS } from "../vocabulary.ts";
import { stateNameSchema, TRANSFERS, textEffectSchema, timesSchema } from "./verbs.ts";

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
    /** For cards: `ready` neither rotated nor neutralized; `rotated`; `damaged`. */
    state: z.enum(["ready", "rotated", "damaged"]).optional(),
    /** For cards: has more than zero in this ability. */
    ability: z.enum(ABILITIES).optional(),
    /** For characters: has psi when fully healed, or has none. */
    telepath: z.boolean().optional(),
    /** For players: at least this tension of yours toward them. */
    tensionAtLeast: z.int().min(1).max(5).optional(),
    /** In this state with you, or not; for cards: of a player who is. */
    inState: stateNameSchema.optional(),
    notInState: stateNameSchema.optional(),
  })
  .strict();
export type TargetSpec = z.infer<typeof targetSpecSchema>;

/** What may be true of a faction for a time. */
const conditionSchema = z.discriminatedUnion("needs", [
  z.object({ needs: z.literal("marks"), mark: z.enum(MARKS), atLeast: z.int().min(1) }).strict(),
  z.object({ needs: z.literal("rating"), atLeast: z.int().min(1) }).strict(),
  z.object({ needs: z.literal("unrest"), atMost: z.int().min(1).max(5) }).strict(),
  /** That you are in this state with somebody. */
  /** The Interstellar Alliance exists, or the player is a member of it. */
  z.object({ needs: z.literal("isa"), member: z.literal(true).optional() }).strict(),
  z.object({ needs: z.literal("state"), state: stateNameSchema }).strict(),
]);

/** What must be true for a card to be played; passive, nothing is paid. */
export const requirementSchema = z.discriminatedUnion("needs", [
  ...conditionSchema.options,
  // These count what conditions give, so they are no conditions themselves.
  z.object({ needs: z.literal("power"), atLeast: z.int().min(1) }).strict(),
  /** Military of your ready fleets, taken together. */
  z.object({ needs: z.literal("ready-military"), atLeast: z.int().min(1) }).strict(),
]);
export type Requirement = z.infer<typeof requirementSchema>;

/** What a prohibition forbids: what a card does, or what is done to it. */
export const FORBIDDEN = [
  "support",
  "oppose",
  "attack",
  "lead",
  "heal",
  "build",
  "be-promoted",
  "be-attacked",
  "be-damaged",
  "be-neutralized",
  "be-rotated",
  "be-readied",
  "be-blanked",
] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

/** To whom a card in play gives something. `host`: the card that this one is attached to. */
const toSchema = z.enum(["this", "host", "your-ambassador", "your-characters", "your-fleets", "your-locations"]);
export type To = z.infer<typeof toSchema>;

const anyAbilitySchema = z.enum([...ABILITIES, "all"]);
/** Given only as long as this is true of the faction that the card is in. */
const whileSchema = conditionSchema.optional();

/** In force while the card is in play. */
export const staticSchema = z.discriminatedUnion("gives", [
  z
    .object({
      gives: z.literal("ability"),
      ability: anyAbilitySchema,
      by: z.int().min(-20).max(20),
      to: toSchema,
      while: whileSchema,
      /** It is the printed ability that changes, before anything else is counted. */
      printed: z.literal(true).optional(),
    })
    .strict(),
  z
    .object({
      gives: z.literal("ability-times"),
      ability: anyAbilitySchema,
      times: timesSchema,
      to: toSchema,
      while: whileSchema,
    })
    .strict(),
  /** May use one ability as another; `itself`: in conflicts of another type, as what it is. */
  z
    .object({
      gives: z.literal("use-as"),
      use: z.enum(ABILITIES),
      as: z.enum([...ABILITIES, "itself"]),
      to: toSchema,
      while: whileSchema,
    })
    .strict(),
  /** Changes the damage that the card deals in attacks; multiplied before it is added to. */
  z
    .object({
      gives: z.literal("attack-damage"),
      times: timesSchema.optional(),
      by: z.int().min(-20).max(20).optional(),
      to: toSchema,
      while: whileSchema,
    })
    .strict(),
  /** Takes so much less damage from each attack. */
  z
    .object({ gives: z.literal("damage-resistance"), by: z.int().min(1).max(20), to: toSchema, while: whileSchema })
    .strict(),
  /** Takes half the damage of each attack. */
  z.object({ gives: z.literal("half-damage"), to: toSchema, while: whileSchema }).strict(),
  z.object({ gives: z.literal("damages-first"), to: toSchema, while: whileSchema }).strict(),
  z.object({ gives: z.literal("blank"), to: toSchema, while: whileSchema }).strict(),
  /** No other card makes possible what is forbidden, unless it lifts that very prohibition. */
  z.object({ gives: z.literal("cannot"), what: z.enum(FORBIDDEN), to: toSchema, while: whileSchema }).strict(),
  z.object({ gives: z.literal("lifts"), what: z.enum(FORBIDDEN), to: toSchema, while: whileSchema }).strict(),
  /** A power bonus: at most 5 a card, 10 for major and Drakh agendas. */
  z
    .object({
      gives: z.literal("power"),
      by: z.int().min(-20).max(20),
      /** Counted only as long as this is true of the faction that the card is in. */
      while: whileSchema,
    })
    .strict(),
  z
    .object({
      gives: z.literal("mark"),
      mark: z.enum(MARKS),
      amount: z.int().min(1),
      /** `characters`: every character in play, or every one of the race. */
      to: z.enum(["host", "your-ambassador", "characters"]),
      race: z.enum(RACES).optional(),
    })
    .strict(),
  /** Whenever this card gains a mark of a kind that it does not have, it gains so many more of that kind. */
  z.object({ gives: z.literal("first-mark"), by: z.int().min(1).max(3) }).strict(),
  /** Less (or more) influence to sponsor cards of these types; for `each` player where it says so. */
  z
    .object({
      gives: z.literal("sponsor-cost"),
      types: z.array(z.enum(CARD_TYPES)),
      by: z.int().min(-5).max(5),
      to: z.literal("each").optional(),
    })
    .strict(),
  /** Cards of these types may be sponsored without rotating anybody. */
  z.object({ gives: z.literal("sponsor-unrotated"), types: z.array(z.enum(CARD_TYPES)) }).strict(),
]);
export type Static = z.infer<typeof staticSchema>;

/** "Rotate this card to …" */
/** What is paid, besides influence, when a card is played or used: marks of the player's choice. */
export const paymentSchema = z
  .object({ pays: z.literal("purge-mark"), mark: z.enum(MARKS), amount: z.int().min(1).max(9) })
  .strict();
export type Payment = Readonly<z.infer<typeof paymentSchema>>;

export const cardActionSchema = z
  .object({
    /** What the player is told that it does, without the card's name: "restore 1 influence". */
    does: z.string().min(1).max(100),
    influence: z.int().min(0).optional(),
    pays: z.array(paymentSchema).optional(),
    target: targetSpecSchema.optional(),
    effects: z.array(textEffectSchema).min(1),
  })
  .strict();
export type CardAction = z.infer<typeof cardActionSchema>;

/** "May replace …": how a card enters play in the place of another. engine: Replace a Card */
export const replacementSchema = z
  .object({
    /** `may`: it can be sponsored as well; `must`: this is its only way into play. */
    how: z.enum(["may", "must"]),
    target: targetSpecSchema,
    /** Influence to apply; absent: none. */
    influence: z.int().min(1).max(20).optional(),
    /** What moves to the new card; everything else is lost with the old one. */
    transfers: z.array(z.enum(TRANSFERS)).optional(),
    /** Of these the player who replaces chooses which cards move. */
    chosen: z.array(z.enum(["enhancements", "aftermaths"])).optional(),
    /** True for a card that enters play rotated. */
    rotated: z.boolean().optional(),
  })
  .strict();
export type Replacement = Readonly<z.infer<typeof replacementSchema>>;

const outcomeSchema = z
  .object({
    /** Won or lost by at least this much; absent: won or lost at all. */
    by: z.int().min(1).optional(),
    effects: z.array(textEffectSchema).min(1),
  })
  .strict();

/** A vote that a text calls for. */
const voteSpecSchema = z
  .object({
    kind: z.enum(VOTE_KINDS),
    /** All vote at once, unseen. */
    sealed: z.boolean().optional(),
    passed: z.array(textEffectSchema).optional(),
    failed: z.array(textEffectSchema).optional(),
  })
  .strict();
export type VoteSpec = z.infer<typeof voteSpecSchema>;

/** How a conflict goes: who takes part, and what comes of it. */
export const conflictTermsSchema = z
  .object({
    /** `sides`: any player may be supported and nobody opposed. */
    form: z.enum(["opposable", "sides"]),
    /** Who may take part, if not everybody. */
    only: z.array(z.enum(RACES)).optional(),
    resolution: z.array(textEffectSchema).optional(),
    won: z.array(outcomeSchema).optional(),
    lost: z.array(outcomeSchema).optional(),
    /** A vote that is held when it resolves, before it is won or lost. */
    vote: voteSpecSchema.optional(),
    /** For `sides`: what the single strongest side gets (`target` is that player). */
    strongest: z.array(textEffectSchema).optional(),
  })
  .strict();
export type ConflictTerms = Readonly<z.infer<typeof conflictTermsSchema>>;

/** A conflict that a card in play lets a player initiate, as that player's one conflict of the turn or on top of it. */
export const offerSchema = z
  .object({
    type: z.enum(CONFLICT_TYPES),
    influence: z.int().min(1).max(20).optional(),
    /** The card rotates for it. */
    rotate: z.boolean().optional(),
    /** On top of the player's one conflict. */
    additional: z.boolean().optional(),
    /** Any player may use it, not only the card's controller. */
    anyone: z.boolean().optional(),
    requires: z.array(requirementSchema).optional(),
    target: targetSpecSchema.optional(),
    conflict: conflictTermsSchema,
  })
  .strict();
export type Offer = Readonly<z.infer<typeof offerSchema>>;

/** Events that a card in play answers to, or that reveal a contingency. */
export const TRIGGERS = [
  "you-win",
  "you-lose",
  "conflict-against-you-won",
  "conflict-against-you",
  "you-gain-by-conflict",
  /** Of the card itself, or of what it is attached to: `card-neutralizes` its target in an attack. */
  "card-attacked",
  "card-neutralized",
  "card-neutralizes",
  "card-sponsors",
  /** Influence has been restored in the ready round. */
  "turn-starts",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const triggeredSchema = z
  .object({
    on: z.enum(TRIGGERS),
    /** It happens whether its controller likes it or not. */
    must: z.boolean().optional(),
    /** The card rotates for it. */
    rotates: z.boolean().optional(),
    /** What the player is told that it does, without the card's name: "gain 1 more influence". */
    does: z.string().min(1).max(100),
    effects: z.array(textEffectSchema).min(1),
  })
  .strict();
export type Triggered = z.infer<typeof triggeredSchema>;

/** The whole text of a card in verbs and conditions. */
export const cardTextSchema = z
  .object({
    /** The text in the project's own words, as players read it. */
    says: z.string().min(1).max(400),
    requires: z.array(requirementSchema).optional(),
    /** Events, enhancements, contingencies, aftermaths and conflicts: what they are aimed at. */
    target: targetSpecSchema.optional(),
    /** Events, aftermaths and revealed contingencies: what happens. Others: what happens when they come into play. */
    effects: z.array(textEffectSchema).optional(),
    statics: z.array(staticSchema).optional(),
    actions: z.array(cardActionSchema).optional(),
    /** "When …": answers that are no action. engine: Triggered Effects */
    triggered: z.array(triggeredSchema).optional(),
    /** Who alone may sponsor it: a card of this race, with this keyword, with a mark of this kind. */
    sponsoredBy: z
      .object({ race: z.enum([...RACES, ...ELDER_RACES]), keyword: z.string().min(1).max(60), mark: z.enum(MARKS) })
      .partial()
      .strict()
      .optional(),
    /** May be sponsored, and an agenda hidden, without rotating anybody. */
    unrotated: z.boolean().optional(),
    /** Cannot be negated, cancelled, blanked or reversed. */
    irrevocable: z.boolean().optional(),
    replaces: replacementSchema.optional(),
    /** Mercenaries: what hires one, where it is not the printed cost. */
    mercenary: z
      .object({ cost: z.int().min(0).max(20) })
      .strict()
      .optional(),
    /** Events, aftermaths, and cards that are sponsored or that replace others. */
    pays: z.array(paymentSchema).optional(),
    /** Drakh agendas: what wins a major victory when it is true at the end of a turn. */
    wins: z.array(requirementSchema).min(1).optional(),
    /** Agendas: a major agenda forgoes the standard victory. */
    major: z.boolean().optional(),
    conflict: conflictTermsSchema.optional(),
    /** Conflicts that may be initiated through this card in play: one of them a turn, each of another type. */
    initiates: z.array(offerSchema).optional(),
    aftermath: z
      .object({
        outcome: z.enum(["won", "lost"]).optional(),
        /** True: may be aimed at any faction's participants. */
        participant: z.boolean().optional(),
        /** True: leaves the table when the conflict's aftermaths are over. */
        discardAfterPlay: z.boolean(),
      })
      .strict()
      .optional(),
    /** Events: the vote that they call for, and what comes of it. */
    vote: voteSpecSchema.optional(),
    contingency: z
      .object({ trigger: z.enum(TRIGGERS) })
      .strict()
      .optional(),
  })
  .strict();
export type CardText = Readonly<z.infer<typeof cardTextSchema>>;
