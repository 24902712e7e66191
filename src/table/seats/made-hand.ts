/** A starting hand for a deck that comes with none: people who can act in the first turns, and something for them to do. */
import type { NamedHand } from "../../engine/cards/decks.ts";
import type { CardFacts, CardType } from "../../engine/index.ts";

/** A player begins with 4 influence. engine: Preparing to Play */
const AFFORDABLE = 4;
const HAND = 3;

/** What a hand is made of, the most wanted first. */
const WANTED: readonly CardType[] = ["character", "conflict", "agenda", "fleet", "location", "group", "enhancement"];

const costOf = ({ cost }: CardFacts): number => (typeof cost === "number" ? cost : 9);
const isMercenary = ({ keywords = [] }: CardFacts): boolean => keywords.includes("Mercenary");
const bestOf = ({ abilities = {} }: CardFacts): number => Math.max(0, ...Object.values(abilities));
const needsMore = ({ text }: CardFacts): boolean =>
  (text?.requires ?? []).length > 0 || text?.replaces?.how === "must" || /\bwar\b/iu.test(text?.says ?? "");

/** The lower, the better in the first turns. */
function place(card: CardFacts): readonly number[] {
  return [Number(costOf(card) > AFFORDABLE), card.type === "character" ? -bestOf(card) : 0, costOf(card)];
}

function before(one: CardFacts, other: CardFacts): number {
  const difference = place(one)
    .map((part, at) => part - (place(other)[at] ?? 0))
    .find((part) => part !== 0);
  return difference ?? one.title.localeCompare(other.title, "en");
}

/**
 * One hand of three types, of cards of the own race or neutral that anybody can play at once: no mercenary that others may hire,
 * nothing that waits for a war or another card. Null where too little is known of the cards.
 *
 * @param cards the deck without its ambassador; whose `race` it is, and who `leads`.
 */
export function madeHand(cards: readonly CardFacts[], race: string, leads: CardFacts | undefined): NamedHand | null {
  const abilities = leads?.abilities ?? {};
  const strong = (type: CardFacts["conflict"]) =>
    type === undefined ? 0 : -(Object.entries(abilities).find(([ability]) => ability === type)?.[1] ?? 0);
  const able = cards.filter(
    (card) => (card.race === race || card.race === "neutral") && !isMercenary(card) && !needsMore(card),
  );
  const extra =
    race === "non-aligned" ? able.filter(({ ambassador }) => ambassador === "species").toSorted(before)[0] : undefined;
  if (race === "non-aligned" && extra === undefined) return null;
  const hand = WANTED.flatMap((type) => {
    const some = able.filter((card) => card.type === type && card !== extra);
    const [first] = some.toSorted((one, other) => strong(one.conflict) - strong(other.conflict) || before(one, other));
    return first === undefined ? [] : [first];
  }).slice(0, HAND);
  if (hand.length < HAND) return null;
  return {
    name: "For this deck",
    says: "somebody to act, and something to do",
    cards: [...(extra ? [extra] : []), ...hand].map(({ id }) => id),
  };
}
