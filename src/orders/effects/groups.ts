/** Several cards in play at once: "all my characters", "each damaged fleet of Narn", "every Minbari card". */
import type { Effect } from "../../engine/index.ts";
import type { Nouns } from "../nouns.ts";
import { cardsMeant } from "./counts.ts";
import { cardNamed } from "./nouns.ts";

type Which = Extract<Effect, { verb: "ready" }>["which"];

const ALL = ["all", "each", "every"];
const CARD = ["card", "cards"];

/** A card in play, or each of those that the words say; null where they name none that could be looked up. */
export function cardsOf(words: readonly string[], nouns: Nouns): Which | null {
  const [first = "", ...said] = words;
  const group = ALL.includes(first) ? groupOf(said, nouns) : null;
  return group ?? cardNamed(words, nouns);
}

function groupOf(said: readonly string[], nouns: Nouns): Which | null {
  const meant = cardsMeant(said, nouns);
  // "all" alone says nothing of which.
  if (meant === null || (Object.keys(meant.are).length <= 2 && !said.some((word) => CARD.includes(word)))) return null;
  const { are, ...within } = meant;
  // What it says of a card is checked by the effect's schema.
  return { every: are as Extract<Which, { every: unknown }>["every"], ...within };
}
