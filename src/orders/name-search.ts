import type { CardId, CardView, SeatIndex } from "../engine/index.ts";
import type { SeenCard } from "../views/index.ts";
import { DIFFERENT } from "./closeness.ts";
import { bestFit, type Fit } from "./name-match.ts";
import type { Nouns } from "./nouns.ts";
import { wordsOfSentence } from "./words.ts";

interface Ranked<T> {
  item: T;
  fit: Fit;
}

/** The items that a phrase names best, all equally well. */
function best<T>(items: readonly Ranked<T>[]): T[] {
  const top = Math.max(DIFFERENT, ...items.map(({ fit }) => fit));
  return top === DIFFERENT ? [] : items.filter(({ fit }) => fit === top).map(({ item }) => item);
}

/** Cards of a list that a phrase names best. */
export function cardsCalled(phrase: readonly string[], cards: readonly CardView[]): CardView[] {
  return best(cards.map((item) => ({ item, fit: bestFit(phrase, [wordsOfSentence(item.title)]) })));
}

/**
 * The card that a phrase names, among all that this seat may see; of several, the one that `prefer` gives the most.
 */
export function findCard(phrase: readonly string[], nouns: Nouns, prefer: (seen: SeenCard) => number): CardId | null {
  const ranked = [...nouns.cards].map(([id, seen]) => ({
    item: { id, seen },
    fit: bestFit(phrase, nouns.card(id) ?? []),
  }));
  const found = best(ranked).sort((a, b) => prefer(b.seen) - prefer(a.seen) || a.id - b.id);
  return found[0]?.id ?? null;
}

/** The player that a phrase names, by name, race or faction; null where none or several. */
export function findPlayer(phrase: readonly string[], nouns: Nouns): SeatIndex | null {
  const found = best(nouns.view.seats.map(({ seat }) => ({ item: seat, fit: bestFit(phrase, nouns.player(seat)) })));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function findConflict(phrase: readonly string[], nouns: Nouns): number | null {
  const found = best(nouns.view.conflicts.map(({ id }) => ({ item: id, fit: bestFit(phrase, nouns.conflict(id)) })));
  return found[0] ?? null;
}
