import { z } from "zod";
import { FACTIONS, RACES } from "../state/vocabulary.ts";

/** One line of a deck list: how many copies of which card. */
export const deckLineSchema = z.tuple([z.int().min(1).max(99), z.string().min(1).max(80)]).readonly();

/** A starting hand that was made for a deck, with a name, and how one wins with it; the Non-Aligned’s second ambassador included. */
export const namedHandSchema = z
  .object({
    name: z.string().min(1).max(30),
    says: z.string().min(1).max(80),
    cards: z.array(z.string().min(1).max(80)).min(1).readonly(),
  })
  .strict()
  .readonly();
export type NamedHand = z.infer<typeof namedHandSchema>;

/** A ready-made deck that a player may choose by its name. */
export const starterDeckSchema = z
  .object({
    name: z.string().min(1).max(60),
    /** What it is like, in a line. */
    says: z.string().min(1).max(90).optional(),
    /** Starting hands that were made for it, the one for whoever leaves the choice first. */
    hands: z.array(namedHandSchema).max(3).readonly().optional(),
    race: z.enum(RACES),
    faction: z.enum(FACTIONS),
    /** Card id of the starting ambassador; it stands in `cards` too. */
    ambassador: z.string().min(1).max(80),
    /** The whole deck, as in `SeatSetup.deck`: the starting ambassador and the starting hand come out of it. */
    cards: z.array(deckLineSchema).readonly(),
    /** Cards outside the game, as in `SeatSetup.reserve`. */
    reserve: z.array(deckLineSchema).readonly().optional(),
    /** The Crusade pile, as in `SeatSetup.crusade`. */
    crusade: z.array(deckLineSchema).readonly().optional(),
    /** True for the invented practice cards, false for decks of real cards. */
    practice: z.boolean(),
    /** Where the list comes from. */
    source: z.string().min(1).optional(),
  })
  .strict()
  .readonly();

export type StarterDeck = z.infer<typeof starterDeckSchema>;
