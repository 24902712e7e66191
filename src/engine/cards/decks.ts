import { z } from "zod";
import { FACTIONS, RACES } from "../state/vocabulary.ts";

/** One line of a deck list: how many copies of which card. */
export const deckLineSchema = z.tuple([z.int().min(1).max(99), z.string().min(1).max(80)]).readonly();

/** A ready-made deck that a player may choose by its name. */
export const starterDeckSchema = z
  .object({
    name: z.string().min(1).max(60),
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
