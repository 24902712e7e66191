/** In which practice decks a card stands by its own word. */
import { z } from "zod";
import { deckLineSchema, type StarterDeck } from "../engine/cards/decks.ts";

const PILES = ["cards", "reserve", "crusade"] as const;

const copiesSchema = deckLineSchema.unwrap().def.items[0];

/** How often in the deck of that name; or of its reserve or its Crusade pile, how often in it. */
export const standsInSchema = z.record(
  z.string().min(1),
  z.union([copiesSchema, z.object({ reserve: copiesSchema }).strict(), z.object({ crusade: copiesSchema }).strict()]),
);

export interface PracticeCard {
  readonly id: string;
  /** Of each deck that the card names, by its name. */
  readonly decks: z.infer<typeof standsInSchema>;
}

/**
 * The decks with the cards that name them behind those that they list, in the order of `cards`. Throws an error that says
 * which card names a deck that is not there, or is listed in it already.
 */
export function withNamed(decks: readonly StarterDeck[], cards: readonly PracticeCard[]): StarterDeck[] {
  const byName = new Map(decks.map((deck) => [deck.name, deck]));
  for (const { id, decks: named } of cards) {
    for (const [name, copies] of Object.entries(named)) {
      const deck = byName.get(name);
      if (deck === undefined) throw new Error(`card ${id}: there is no deck ${name}`);
      byName.set(name, added(deck, id, typeof copies === "number" ? { cards: copies } : copies));
    }
  }
  return [...byName.values()];
}

function added(deck: StarterDeck, id: string, copies: Partial<Record<(typeof PILES)[number], number>>): StarterDeck {
  const next = { ...deck };
  for (const pile of PILES) {
    const count = copies[pile];
    if (count === undefined) continue;
    const listed = deck[pile] ?? [];
    if (listed.some(([, other]) => other === id))
      throw new Error(`card ${id}: ${deck.name} has it already, by its own list`);
    next[pile] = [...listed, [count, id]];
  }
  return next;
}
