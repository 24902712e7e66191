import { z } from "zod";
import { ABILITIES, CARD_TYPES, COUNCIL, MARKS, POWERS, RACES, VOTE_KINDS, VOTES } from "../vocabulary.ts";

/**
 * The verbs that cards and hands act with. In a card's text a reference is symbolic (`you`, `target`); carried out by
 * hand it names a seat or a card. Each verb's rules are kept in `engine/verbs/`.
 */

/** A player's faction. `you` is the card's controller; `target` the faction that was named or that has the target card. */
export const whoSchema = z.union([
  z.enum(["you", "target", "initiator", "each", "others"]),
  z.object({ seat: z.int().min(0).max(9) }).strict(),
  z.object({ race: z.enum(RACES) }).strict(),
]);
export type Who = z.infer<typeof whoSchema>;

/** A faction or a force that is nobody's. */
export const partySchema = z.union([whoSchema, z.enum(POWERS)]);
export type Party = z.infer<typeof partySchema>;

/** One or more cards in play. `host` is what the card is attached to; `participants` all in the conflict at hand; `other` the other card in what is answered. */
export const whichSchema = z.union([
  z.enum(["this", "target", "host", "your-ambassador", "initiator-ambassador", "participants", "other"]),
  z.object({ card: z.int().min(0) }).strict(),
]);
export type Which = z.infer<typeof whichSchema>;

/** What a state is called: one of those that the rules name, or what a card calls it. */
export const stateNameSchema = z
  .string()
  .max(30)
  .regex(/^[a-z]+(?:[ -][a-z]+){0,3}$/u);
/** Whose vote: a race's on the Babylon 5 council, played or not, or a player's. */
export const voterSchema = z.union([z.enum(COUNCIL), whoSchema]);
export type Voter = z.infer<typeof voterSchema>;

export const amountSchema = z.int().min(1).max(20);

/** How long a change of an ability lasts. `conflict`: until the conflict at hand has been resolved. */
export const untilSchema = z.enum(["end-of-turn", "conflict", "while-rotated", "permanent"]);
export type Until = z.infer<typeof untilSchema>;

/** How long a card stays under another player's control. `permanent`: as long as it is in play. */
export const controlUntilSchema = z.enum(["end-of-turn", "while-rotated", "permanent"]);
export type ControlUntil = z.infer<typeof controlUntilSchema>;

/** What several cards, or none, can do to an ability: the sums of a text are written as `by`. */
export const timesSchema = z.enum(["double", "half"]);
export type Times = z.infer<typeof timesSchema>;

const abilitySchema = z.enum(ABILITIES);
const anyAbilitySchema = z.enum([...ABILITIES, "all"]);

const simpleEffectSchema = z.discriminatedUnion("verb", [
  z.object({ verb: z.literal("gain-influence"), who: partySchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("lose-influence"), who: partySchema, amount: amountSchema }).strict(),
  z
    .object({ verb: z.literal("transfer-influence"), from: partySchema, to: partySchema, amount: amountSchema })
    .strict(),
  z.object({ verb: z.literal("gain-power"), who: whoSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("lose-power"), who: whoSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("transfer-power"), from: whoSchema, to: whoSchema, amount: amountSchema }).strict(),
  z
    .object({
      verb: z.enum(["raise-tension", "lower-tension"]),
      from: whoSchema,
      toward: whoSchema,
      amount: amountSchema,
      mutual: z.boolean().optional(),
    })
    .strict(),
  /** Between each of the one and each of the other; `{ race }` may be a race that nobody plays. */
  z
    .object({
      verb: z.literal("start-state"),
      state: stateNameSchema,
      from: whoSchema,
      toward: whoSchema,
      /** What the two gain with it, and lose again when it ends. */
      gives: z.object({ from: amountSchema.optional(), toward: amountSchema.optional() }).strict().optional(),
    })
    .strict(),
  z.object({ verb: z.literal("end-state"), state: stateNameSchema, from: whoSchema, toward: whoSchema }).strict(),
  z.object({ verb: z.enum(["raise-unrest", "lower-unrest"]), who: whoSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("draw"), who: whoSchema, amount: amountSchema }).strict(),
  /** That many cards of the player's choice from the hand. */
  z.object({ verb: z.literal("discard"), who: whoSchema, amount: amountSchema }).strict(),
  /** Additional influence to apply until the end of the turn. */
  z.object({ verb: z.literal("add-influence"), who: whoSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("restore-influence"), who: whoSchema, amount: amountSchema }).strict(),
  /** `keeping`: what the card did by rotating goes on for the rest of the turn. */
  z.object({ verb: z.literal("ready"), which: whichSchema, keeping: z.literal(true).optional() }).strict(),
  z.object({ verb: z.literal("rotate"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("damage"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("severe-damage"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("heal"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("fully-heal"), which: whichSchema }).strict(),
  /** So many points of normal damage at most; it turns nothing face up. */
  z.object({ verb: z.literal("repair"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("neutralize"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("gain-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema }).strict(),
  z.object({ verb: z.literal("purge-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema }).strict(),
  /** As many as the first card has; neither a gain nor a loss. engine glossary: Transfer */
  z
    .object({
      verb: z.literal("transfer-mark"),
      from: whichSchema,
      to: whichSchema,
      mark: z.enum(MARKS),
      amount: amountSchema,
    })
    .strict(),
  /** Into another kind; neither a gain nor a purge. engine glossary: Convert */
  z
    .object({
      verb: z.literal("convert-mark"),
      which: whichSchema,
      mark: z.enum(MARKS),
      into: z.enum(MARKS),
      amount: amountSchema,
    })
    .strict(),
  /** From play: out of the game for good, to the owner's discard pile, or to the owner's hand. */
  z
    .object({
      verb: z.enum(["remove", "discard-card", "return-to-hand"]),
      which: whichSchema,
      /** The card says that it may do so to a major agenda too. */
      major: z.literal(true).optional(),
    })
    .strict(),
  /** Within its faction, or into a player's faction, whose player then controls it. */
  z
    .object({ verb: z.literal("move"), which: whichSchema, to: z.union([z.enum(["inner", "supporting"]), whoSchema]) })
    .strict(),
  /** The location joins the player's faction: taken back where it is loyal to the race, captured otherwise. */
  z.object({ verb: z.literal("conquer"), which: whichSchema, who: whoSchema }).strict(),
  /** The player acts with the card from then on; it stays in its faction. */
  z.object({ verb: z.literal("take-control"), which: whichSchema, who: whoSchema, until: controlUntilSchema }).strict(),
  /** The Interstellar Alliance: `found` by the first of these players, who are its members; a race leaves as a whole. */
  z.object({ verb: z.enum(["found-isa", "join-isa", "leave-isa"]), who: whoSchema }).strict(),
  /** Calls for a vote; what follows from it is in the card's text, or done by hand. */
  z.object({ verb: z.literal("call-vote"), kind: z.enum(VOTE_KINDS), sealed: z.boolean().optional() }).strict(),
  /** Fixes how a race on the council or a player votes in the vote that is being held. */
  z.object({ verb: z.literal("force-vote"), whose: voterSchema, vote: z.enum(VOTES) }).strict(),
  /** A player casts the vote of a race on the council or of another player. */
  z.object({ verb: z.literal("give-vote"), whose: voterSchema, to: whoSchema }).strict(),
  z
    .object({
      verb: z.literal("change-ability"),
      which: whichSchema,
      ability: anyAbilitySchema,
      by: z.int().min(-20).max(20),
      until: untilSchema,
      /** It is the printed ability that changes, before anything else is counted. */
      printed: z.literal(true).optional(),
    })
    .strict(),
  z
    .object({
      verb: z.literal("multiply-ability"),
      which: whichSchema,
      ability: anyAbilitySchema,
      times: timesSchema,
      until: untilSchema,
    })
    .strict(),
  /** It may use one ability as another; `itself`: in conflicts of another type, as what it is. */
  z
    .object({
      verb: z.literal("use-as"),
      which: whichSchema,
      use: abilitySchema,
      as: z.enum([...ABILITIES, "itself"]),
      until: untilSchema,
    })
    .strict(),
  /** The card's text has no effect; its keywords and marks stay. */
  z.object({ verb: z.literal("blank"), which: whichSchema, until: untilSchema }).strict(),
  /** Undoes what an event of this turn has done: the last one of another player, or the one that is named. */
  z
    .object({
      verb: z.literal("reverse"),
      what: z.union([z.literal("last-event"), z.object({ card: z.int().min(0) }).strict()]),
    })
    .strict(),
  /** Outside of any conflict; both cards use this ability, or the target's highest. */
  z
    .object({
      verb: z.literal("attack"),
      with: whichSchema,
      against: whichSchema,
      using: z.enum([...ABILITIES, "highest"]),
    })
    .strict(),
  /** Lets a player bring one card of these types in from hand, without rotating anybody. */
  z
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
  /** The next card of these types that the player sponsors this turn costs so much less. */
  z
    .object({
      verb: z.literal("discount"),
      who: whoSchema,
      types: z.array(z.enum(CARD_TYPES)).min(1),
      amount: amountSchema,
    })
    .strict(),
  /** That many conflicts more may be declared in the next conflict round. */
  z.object({ verb: z.literal("allow-conflict"), who: whoSchema, amount: amountSchema }).strict(),
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
]);

/** What may move from the old card to the new one when a card is replaced. */
export const TRANSFERS = ["enhancements", "aftermaths", "contingencies", "marks"] as const;
export type Transfer = (typeof TRANSFERS)[number];

/** By hand only: a card's text says it in `replaces`. The new card comes from the hand of whoever carries it out. */
const replaceSchema = z
  .object({
    verb: z.literal("replace"),
    which: whichSchema,
    with: z.object({ card: z.int().min(0) }).strict(),
    transfers: z.array(z.enum(TRANSFERS)).optional(),
  })
  .strict();

const severalSchema = z.array(simpleEffectSchema).min(2).max(6);

/** What a card's text may do. */
export const textEffectSchema = z.discriminatedUnion("verb", [
  ...simpleEffectSchema.options,
  /** engine: The THEN rule — each only if the one before it happened. */
  z.object({ verb: z.literal("do-then"), effects: severalSchema }).strict(),
  /** engine: The BOTH rule — all of them, or none. */
  z.object({ verb: z.literal("do-both"), effects: severalSchema }).strict(),
]);
export type TextEffect = z.infer<typeof textEffectSchema>;
export type TextVerb = TextEffect["verb"];

/** What may be carried out by hand: everything that a text may do, and what only the table can read off a card. */
export const effectSchema = z.discriminatedUnion("verb", [...textEffectSchema.options, replaceSchema]);
export type Effect = z.infer<typeof effectSchema>;
export type Verb = Effect["verb"];
