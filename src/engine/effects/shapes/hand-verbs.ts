import { z } from "zod";
import { printedAsSchema } from "../../cards/printed-as.ts";
import { whichSchema, whoSchema } from "../../cards/references.ts";
import { CARD_TYPES, RACES } from "../../state/vocabulary.ts";
import { amountSchema } from "./verb-parts.ts";

/** What is done with hands, decks and discard piles, and with what is played from them. */
export const handSchemas = [
  /** From the deck, or from the Crusade pile. */
  z
    .object({ verb: z.literal("draw"), who: whoSchema, amount: amountSchema, from: z.literal("crusade").optional() })
    .strict(),
  /** A card of the player's choice, of these types if any are named, from outside the game into the hand. */
  z.object({ verb: z.literal("fetch"), who: whoSchema, types: z.array(z.enum(CARD_TYPES)).min(1).optional() }).strict(),
  /**
   * From the own deck, which is shuffled then, or from the own discard pile into the hand: up to so many cards of the
   * player's choice that are so, shown to everybody. `into`: into play instead, among the supporting cards, where the
   * faction may have them; nobody sponsors them.
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
      into: z.literal("play").optional(),
      /** Where those that came into play go as the turn ends: to the discard pile, or unless neutralized into the deck. */
      back: z.enum(["discard", "deck"]).optional(),
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
  /** Undoes what an event of this turn has done: the last one of another player, or the one that is named. */
  z
    .object({
      verb: z.literal("reverse"),
      what: z.union([z.enum(["last-event", "since-your-turn"]), z.object({ card: z.int().min(0) }).strict()]),
      /** As much influence as its player has applied for it, and so much more for each mark that it takes. */
      price: z
        .object({ perMark: z.int().min(0).max(9) })
        .strict()
        .optional(),
    })
    .strict(),
  /** Stops an event before it resolves: then it has not been played. `answered`: the one that is being answered. */
  z
    .object({
      verb: z.literal("cancel"),
      what: z.union([z.literal("answered"), z.object({ card: z.int().min(0) }).strict()]),
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
] as const;
