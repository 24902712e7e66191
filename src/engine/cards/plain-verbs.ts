import { z } from "zod";
import {
  ABILITIES,
  CARD_TYPES,
  CONFLICT_TYPES,
  COUNCIL,
  MARKS,
  RACES,
  TRAITS,
  VOTE_KINDS,
  VOTES,
} from "../vocabulary.ts";
import { printedAsSchema } from "./printed-as.ts";
import { partySchema, stateNameSchema, tokenKindSchema, whichSchema, whoSchema } from "./references.ts";

/**
 * The verbs that do one thing, which cards and hands act with. In a card's text a reference is symbolic (`you`, `target`); carried out by
 * hand it names a seat or a card. Each verb's rules are kept in `engine/verbs/`.
 */

/** Whose vote: a race's on the Babylon 5 council, played or not, or a player's. */
export const voterSchema = z.union([z.enum(COUNCIL), whoSchema]);
export type Voter = z.infer<typeof voterSchema>;

export const amountSchema = z.int().min(1).max(20);

/**
 * How long a change of an ability lasts. `conflict`: until the conflict at hand has been resolved; `initiative`: until
 * initiative is determined, and no longer than the card that gives it is in play.
 */
export const untilSchema = z.enum(["end-of-turn", "conflict", "while-rotated", "initiative", "permanent"]);
export type Until = z.infer<typeof untilSchema>;

/** How long a card stays under another player's control. `permanent`: as long as it is in play. */
export const controlUntilSchema = z.enum(["end-of-turn", "while-rotated", "permanent"]);
export type ControlUntil = z.infer<typeof controlUntilSchema>;

/** What several cards, or none, can do to an ability: the sums of a text are written as `by`. */
export const timesSchema = z.enum(["double", "half"]);
export type Times = z.infer<typeof timesSchema>;

const abilitySchema = z.enum(ABILITIES);
const anyAbilitySchema = z.enum([...ABILITIES, "all"]);

export const plainEffectSchema = z.discriminatedUnion("verb", [
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
      gives: z
        .object({
          from: amountSchema.optional(),
          toward: amountSchema.optional(),
          /** That much for each so many influence that the other side has, and so much is lost again by what it has then. */
          per: z.int().min(2).max(10).optional(),
        })
        .strict()
        .optional(),
      /** It is no gain: the influence ratings are so much higher as long as the state is in force. */
      rating: z.literal(true).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("end-state"), state: stateNameSchema, from: whoSchema, toward: whoSchema }).strict(),
  /** Unconditionally, to a player with whom the one is at war. */
  z.object({ verb: z.literal("surrender"), who: whoSchema, to: whoSchema }).strict(),
  /** The state of the whole game; `at`: at how much influence of the Shadows or the Vorlons it begins by itself. */
  z.object({ verb: z.enum(["begin-shadow-war", "end-shadow-war"]) }).strict(),
  z.object({ verb: z.literal("shadow-war-at"), at: z.int().min(1).max(99) }).strict(),
  /** What a player needs to win a standard victory becomes so much less, for good. */
  z.object({ verb: z.literal("need-less-power"), who: whoSchema, amount: amountSchema }).strict(),
  /** The player cannot win: a standard victory, or at all. `allow-victory` takes that back. */
  z
    .object({
      verb: z.literal("bar-victory"),
      who: whoSchema,
      victory: z.enum(["standard", "any"]),
      until: z.enum(["end-of-turn", "permanent"]),
    })
    .strict(),
  z.object({ verb: z.literal("allow-victory"), who: whoSchema }).strict(),
  z.object({ verb: z.enum(["raise-unrest", "lower-unrest"]), who: whoSchema, amount: amountSchema }).strict(),
  /** To what it was as the turn began: an influence rating that is higher now, but to no less than `least`; a tension; unrest. */
  z
    .object({ verb: z.literal("set-back-influence"), who: whoSchema, least: z.int().min(3).max(20).optional() })
    .strict(),
  z.object({ verb: z.literal("set-back-tension"), from: whoSchema, toward: whoSchema }).strict(),
  z.object({ verb: z.literal("set-back-unrest"), who: whoSchema }).strict(),
  /** The player gains no influence any more this turn. */
  z.object({ verb: z.literal("bar-gains"), who: whoSchema }).strict(),
  /** From the deck, or from the Crusade pile. */
  z
    .object({ verb: z.literal("draw"), who: whoSchema, amount: amountSchema, from: z.literal("crusade").optional() })
    .strict(),
  /** A card of the player's choice, of these types if any are named, from outside the game into the hand. */
  z.object({ verb: z.literal("fetch"), who: whoSchema, types: z.array(z.enum(CARD_TYPES)).min(1).optional() }).strict(),
  /**
   * From the own deck, which is shuffled then, or from the own discard pile into the hand: up to so many cards of the
   * player's choice that are so, shown to everybody.
   */
  z
    .object({
      verb: z.literal("take"),
      who: whoSchema,
      from: z.enum(["deck", "discard"]),
      types: z.array(z.enum(CARD_TYPES)).min(1).optional(),
      keyword: z.string().min(1).max(60).optional(),
      race: z.enum(RACES).optional(),
      amount: amountSchema,
      /** Those that lie topmost, without a choice. */
      top: z.literal(true).optional(),
    })
    .strict(),
  /** A card that has just been discarded, into its owner's hand. */
  z.object({ verb: z.literal("take-back"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("shuffle-deck"), who: whoSchema }).strict(),
  /** To everybody. */
  z.object({ verb: z.literal("show-hand"), who: whoSchema }).strict(),
  /** So many cards of the hand, at random, which are shown to you alone: you choose one of them, which is discarded. */
  z.object({ verb: z.literal("show-random"), who: whoSchema, amount: amountSchema }).strict(),
  /** That many cards of the player's choice from the hand. */
  z.object({ verb: z.literal("discard"), who: whoSchema, amount: amountSchema }).strict(),
  /** Additional influence to apply until the end of the turn; `next`: in the next turn instead. */
  z
    .object({
      verb: z.literal("add-influence"),
      who: whoSchema,
      amount: amountSchema,
      next: z.literal(true).optional(),
    })
    .strict(),
  /** The influence of Babylon 5 is so much higher until the end of the turn, and by that no higher than `most` before the Shadow War. */
  z
    .object({
      verb: z.literal("swell-influence"),
      who: z.literal("babylon-5"),
      amount: amountSchema,
      most: z.int().min(1).max(99).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("restore-influence"), who: whoSchema, amount: amountSchema }).strict(),
  /** `keeping`: what the card did by rotating goes on for the rest of the turn. */
  z.object({ verb: z.literal("ready"), which: whichSchema, keeping: z.literal(true).optional() }).strict(),
  z.object({ verb: z.literal("rotate"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("damage"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("severe-damage"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("heal"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("fully-heal"), which: whichSchema }).strict(),
  /** So many points of normal damage at most, or of severe damage; it turns nothing face up. */
  z
    .object({
      verb: z.literal("repair"),
      which: whichSchema,
      amount: amountSchema,
      severe: z.literal(true).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("neutralize"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("gain-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema }).strict(),
  z.object({ verb: z.literal("purge-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema }).strict(),
  /** Tokens that a card counts or spends; they stay on it while it is blanked, and go with it. */
  z
    .object({
      verb: z.enum(["put-tokens", "take-tokens"]),
      which: whichSchema,
      amount: amountSchema,
      kind: tokenKindSchema,
    })
    .strict(),
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
  /** From now on the player casts the League's votes where they break a tie; nobody who did so before does any more. */
  z.object({ verb: z.literal("dictate-league"), who: whoSchema }).strict(),
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
  /** The printed ability with which it took part in the conflict at hand rises for good, up to that; each of several does. */
  z
    .object({ verb: z.literal("raise-used"), which: whichSchema, by: amountSchema, most: z.int().min(1).max(20) })
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
  /** Stops an event before it resolves: then it has not been played. `answered`: the one that is being answered. */
  z
    .object({
      verb: z.literal("cancel"),
      what: z.union([z.literal("answered"), z.object({ card: z.int().min(0) }).strict()]),
    })
    .strict(),
  /**
   * Into the inner circle, for what that costs; nobody rotates for it. `free`: without influence. `older`: an older card
   * that says no more than "promote", which is free outside of the action round.
   */
  z
    .object({
      verb: z.literal("promote"),
      which: whichSchema,
      free: z.literal(true).optional(),
      older: z.literal(true).optional(),
    })
    .strict(),
  /** A character leads the faction that it is in, from its inner circle; whoever led it stays there. */
  z.object({ verb: z.literal("become-ambassador"), which: whichSchema }).strict(),
  /** The card has this keyword from now on, as if it were printed on it. */
  z.object({ verb: z.literal("gain-trait"), which: whichSchema, trait: z.enum(TRAITS) }).strict(),
  /** All at once: nobody acts any more this turn. */
  z.object({ verb: z.literal("end-action-round") }).strict(),
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
      only: printedAsSchema.optional(),
      amount: amountSchema,
    })
    .strict(),
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
  /** It takes so much less damage in the attack that is being answered. */
  z.object({ verb: z.literal("lessen-damage"), which: whichSchema, amount: amountSchema }).strict(),
  /** A neutralized supporting card stays in play and heals as a character of the inner circle does, until it is face up. */
  z.object({ verb: z.literal("tend"), which: whichSchema }).strict(),
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
    })
    .strict(),
  /** The conflict at hand is for this one of its goals, counted from 0. */
  z.object({ verb: z.literal("set-goal"), goal: z.int().min(0).max(7) }).strict(),
  /** What of the card that is being played counts as `paid` from now on. */
  z.object({ verb: z.literal("set-paid"), amount: amountSchema }).strict(),
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
]);
