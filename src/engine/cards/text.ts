import { z } from "zod";
import { textEffectSchema } from "../effects/index.ts";
import { TRANSFERS } from "../effects/parts.ts";
import {
  ABILITIES,
  CARD_TYPES,
  CONFLICT_TYPES,
  type ConflictType,
  ELDER_RACES,
  MARKS,
  RACES,
  VOTE_KINDS,
} from "../state/vocabulary.ts";
import { effectConditionSchema, requirementSchema } from "./conditions.ts";
import { countSchema } from "./count.ts";
import { stateNameSchema } from "./references.ts";
import { staticSchema } from "./statics.ts";
import { cardSpecSchema, targetSpecSchema } from "./target-spec.ts";
import { triggersSchema } from "./triggers.ts";

export { type Requirement, requirementSchema } from "./conditions.ts";
export { FORBIDDEN, type Forbidden, type Static, type To } from "./statics.ts";
export { TRIGGERS, type Trigger, type Triggers } from "./triggers.ts";

/** "Any number of": as many as the player likes, up to this and no fewer than the amount; they are counted as `paid`. */
const upToSchema = z.int().min(1).max(20).optional();

/** What is paid, besides influence, when a card is played or used. engine: Advanced Details about playing cards */
const paidSchema = z.discriminatedUnion("pays", [
  z
    .object({ pays: z.literal("purge-mark"), mark: z.enum(MARKS), amount: z.int().min(0).max(9), upTo: upToSchema })
    .strict(),
  /** So many ready cards of these types, besides the one that acts. */
  z
    .object({
      pays: z.literal("rotate"),
      types: z.array(z.enum(CARD_TYPES)).min(1),
      amount: z.int().min(0).max(5),
      upTo: upToSchema,
      /** Only cards that could take part in a conflict in which the target takes part, and attack it. */
      fighting: z.literal(true).optional(),
    })
    .strict(),
  /** So many cards of the player's choice from the hand, besides the one that is played. */
  z.object({ pays: z.literal("discard"), amount: z.int().min(0).max(5), upTo: upToSchema }).strict(),
  /** So many cards in play of these types, besides the one that acts or comes in: neutralized, or discarded. */
  z
    .object({
      pays: z.enum(["neutralize", "discard-card"]),
      types: z.array(z.enum(CARD_TYPES)).min(1),
      amount: z.int().min(0).max(5),
      upTo: upToSchema,
    })
    .strict(),
  /** So much damage to one card of these types, besides the one that acts or comes in. */
  z
    .object({ pays: z.literal("damage"), types: z.array(z.enum(CARD_TYPES)).min(1), amount: z.int().min(1).max(9) })
    .strict(),
  /** The card that acts is damaged, neutralized, or discarded from play. */
  z.object({ pays: z.literal("damage-this"), amount: z.int().min(1).max(9) }).strict(),
  z.object({ pays: z.enum(["neutralize-this", "discard-this"]) }).strict(),
  /** The card that the action is aimed at rotates. */
  z.object({ pays: z.literal("rotate-target") }).strict(),
  /** So much of what is printed on the card that acts, for good. */
  z.object({ pays: z.literal("printed-ability"), ability: z.enum(ABILITIES), amount: z.int().min(1).max(9) }).strict(),
  /** The player's ambassador, who must be ready. */
  z.object({ pays: z.literal("rotate-ambassador") }).strict(),
  z.object({ pays: z.enum(["lose-influence", "lose-power"]), amount: z.int().min(1).max(9) }).strict(),
  /**
   * Influence besides what the card costs, as much as the player says within these bounds: what is counted as `paid`.
   * `asCost`: it is what the card costs to sponsor, so what makes that cheaper lets the card count for more than is applied.
   */
  z
    .object({
      pays: z.literal("influence"),
      least: z.int().min(1).max(20),
      most: z.int().min(1).max(20),
      asCost: z.literal(true).optional(),
    })
    .strict(),
]);
/** At least the amount; where it is none, it says up to how much. */
export const paymentSchema = paidSchema.refine(
  (payment) =>
    !("amount" in payment) || ("upTo" in payment ? (payment.upTo ?? 0) : 0) > payment.amount || payment.amount > 0,
  { message: "a payment of nothing" },
);
export type Payment = Readonly<z.infer<typeof paymentSchema>>;

/** "Rotate this card to …" */
export const cardActionSchema = z
  .object({
    /** What the player is told that it does, without the card's name: "restore 1 influence". */
    does: z.string().min(1).max(100),
    /** `host`: it is for whoever controls the card that this one lies on; `anyone`: for any player, for whom it acts then. */
    by: z.enum(["host", "anyone"]).optional(),
    /** It takes no rotation: what it takes instead stands in `pays` or `influence`. */
    unrotated: z.literal(true).optional(),
    /** It may be used once a turn. */
    once: z.literal(true).optional(),
    requires: z.array(requirementSchema).optional(),
    /** `target-cost`: as much as the printed cost of the card that it is aimed at; one without is no target then. */
    influence: z.union([z.int().min(0), z.literal("target-cost")]).optional(),
    pays: z.array(paymentSchema).optional(),
    target: targetSpecSchema.optional(),
    effects: z.array(textEffectSchema).min(1),
  })
  .strict()
  .refine(({ unrotated, influence, pays }) => !unrotated || influence !== undefined || pays !== undefined, {
    message: "an action that takes no rotation takes something else",
  });
export type CardAction = z.infer<typeof cardActionSchema>;

/** "May replace …": how a card enters play in the place of another. engine: Replace a Card */
export const replacementSchema = z
  .object({
    /** `may`: it can be sponsored as well; `must`: this is its only way into play. */
    how: z.enum(["may", "must"]),
    target: cardSpecSchema,
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
    /** Only if nobody contested it. */
    uncontested: z.literal(true).optional(),
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
    /** Only one fleet of the initiator and one of the target take part, and whoever leads them. */
    oneFleetEach: z.literal(true).optional(),
    resolution: z.array(textEffectSchema).optional(),
    /** Of these its player chooses one as it is initiated: what happens if it is won. */
    goals: z
      .array(
        z
          .object({
            does: z.string().min(1).max(100),
            when: effectConditionSchema.optional(),
            effects: z.array(textEffectSchema).min(1),
          })
          .strict(),
      )
      .min(2)
      .max(8)
      .optional(),
    won: z.array(outcomeSchema).optional(),
    lost: z.array(outcomeSchema).optional(),
    /** A vote that is held when it resolves, before it is won or lost. */
    vote: voteSpecSchema.optional(),
    /** For `sides`: what the single strongest side gets (`target` is that player). */
    strongest: z.array(textEffectSchema).optional(),
    /** The card goes back to its owner's hand when it is over: always, or only if it was won or lost. */
    returns: z.enum(["always", "won", "lost"]).optional(),
  })
  .strict();
export type ConflictTerms = Readonly<z.infer<typeof conflictTermsSchema>>;

/** A conflict that a card in play lets a player initiate, as that player's one conflict of the turn or on top of it. */
export const offerSchema = z
  .object({
    /** `any`: of whichever type the player names on declaring it. */
    type: z.enum([...CONFLICT_TYPES, "any"]),
    influence: z.int().min(1).max(20).optional(),
    /** The card rotates for it. */
    rotate: z.boolean().optional(),
    pays: z.array(paymentSchema).optional(),
    /** On top of the player's one conflict. */
    additional: z.boolean().optional(),
    /** Any player may use it, not only the card's controller. */
    anyone: z.boolean().optional(),
    requires: z.array(requirementSchema).optional(),
    target: targetSpecSchema.optional(),
    conflict: conflictTermsSchema,
  })
  .strict();
/** An offer of one type. */
export type Offer = Readonly<Omit<z.infer<typeof offerSchema>, "type"> & { type: ConflictType }>;

export const triggeredSchema = z
  .object({
    on: triggersSchema,
    /** It answers this of whichever card in play is so, rather than of the card itself. */
    about: cardSpecSchema.optional(),
    /** Only where what it attacks, or what the conflict that it supports targets, is so. */
    against: targetSpecSchema.optional(),
    /** Only where all of this is true. */
    when: z.array(effectConditionSchema).min(1).optional(),
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

/** A kind of conflict that an aftermath may follow: "lost intrigue", "military". */
const aftermathAfterSchema = z
  .object({ type: z.enum(CONFLICT_TYPES).optional(), outcome: z.enum(["won", "lost"]).optional() })
  .strict();
export type AftermathAfter = z.infer<typeof aftermathAfterSchema>;

/** The whole text of a card in verbs and conditions. */
export const cardTextSchema = z
  .object({
    /** The text in the project's own words, as players read it. */
    says: z.string().min(1).max(400),
    /** What of the text the verbs below do not do, and its players carry out by hand, in the project's own words. */
    byHand: z.string().min(1).max(300).optional(),
    requires: z.array(requirementSchema).optional(),
    /** Events, enhancements, contingencies, aftermaths and conflicts: what they are aimed at. */
    target: targetSpecSchema.optional(),
    /** Events, aftermaths and conflicts: what else they are aimed at, at the same time; in the first one's faction if it says so. */
    second: z
      .object({
        target: targetSpecSchema,
        sameFaction: z.literal(true).optional(),
        /** A conflict that targets the first one's faction, or a card in it. */
        aimedThere: z.literal(true).optional(),
        /** In a state of this name with the first one. */
        inStateWith: stateNameSchema.optional(),
        /** Not in a state of this name with the first one; of another race; at most this tension, each way. */
        notInStateWith: stateNameSchema.optional(),
        otherRace: z.literal(true).optional(),
        tensionAtMost: z.int().min(1).max(4).optional(),
      })
      .strict()
      .optional(),
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
    /** Starting ambassadors: the cards in the starting hand, how many more if all are corporate, and the influence. */
    starts: z
      .object({
        cards: z.int().min(0).max(8),
        ifCorporate: z.int().min(1).max(8),
        influence: z.int().min(3).max(20),
      })
      .partial()
      .strict()
      .optional(),
    /** Groups, locations and others that are sponsored: it is in no faction, and nobody controls it. */
    factionless: z.literal(true).optional(),
    /** A player may have one in play, however many others have. */
    oneEach: z.literal(true).optional(),
    /** Cannot be negated, cancelled, blanked or reversed. */
    irrevocable: z.boolean().optional(),
    replaces: replacementSchema.optional(),
    /** Mercenaries: what hires one, where it is not the printed cost. */
    mercenary: z
      .object({ cost: z.int().min(0).max(20) })
      .strict()
      .optional(),
    /** Players of these races sponsor it as if it had this cost. */
    costFor: z
      .object({ races: z.array(z.enum(RACES)).min(1), cost: z.int().min(0).max(20) })
      .strict()
      .optional(),
    /** Events: influence that they take besides their cost. */
    takes: countSchema.optional(),
    /** Events, aftermaths, conflicts as they are initiated, and cards that are sponsored or that replace others. */
    pays: z.array(paymentSchema).optional(),
    /** Major and Drakh agendas: what wins a major victory when it is true at the end of a turn. */
    wins: z.array(requirementSchema).min(1).optional(),
    /** Agendas: a major agenda forgoes the standard victory. */
    major: z.boolean().optional(),
    conflict: conflictTermsSchema.optional(),
    /** Conflicts that may be initiated through this card in play: one of them a turn, each of another type. */
    initiates: z.array(offerSchema).optional(),
    aftermath: z
      .object({
        outcome: z.enum(["won", "lost"]).optional(),
        /** Where it names several kinds of conflict, each won, lost or either way: one of them is enough. */
        after: z.array(aftermathAfterSchema).min(2).optional(),
        /** True: may be aimed at any faction's participants. */
        participant: z.boolean().optional(),
        /** True: what it is aimed at may be in any faction, whoever took part. */
        anywhere: z.literal(true).optional(),
        /** True: leaves the table when the conflict's aftermaths are over. */
        discardAfterPlay: z.boolean(),
      })
      .strict()
      .optional(),
    /** Events: the vote that they call for, and what comes of it. */
    vote: voteSpecSchema.optional(),
    contingency: z.object({ trigger: triggersSchema }).strict().optional(),
  })
  .strict();
export type CardText = Readonly<z.infer<typeof cardTextSchema>>;
