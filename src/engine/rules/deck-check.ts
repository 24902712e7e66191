import type { CardFacts } from "../cards/facts.ts";
import type { RuleSetId } from "../vocabulary.ts";

/** What a rule set asks of a deck. */
export interface DeckRules {
  /** The smallest number of cards that count. */
  smallest: number;
  /** A smaller number that tables may agree on. */
  option?: number;
  /** Whether the starting ambassador and the starting hand count toward it. */
  counts: { ambassador: boolean; startingHand: boolean };
  copies: number;
  uniqueCopies: number;
  source: string;
}

const ENGINE: DeckRules = {
  smallest: 60,
  counts: { ambassador: false, startingHand: false },
  copies: 3,
  uniqueCopies: 3,
  source: "engine: Deck construction rules",
};
const CASUAL: DeckRules = {
  smallest: 45,
  counts: { ambassador: true, startingHand: true },
  copies: 3,
  uniqueCopies: 3,
  source: "rulebook: Customizing Your Game Deck",
};

export const DECK_RULES: Readonly<Record<RuleSetId, DeckRules>> = {
  engine: ENGINE,
  casual: CASUAL,
  tournament: { ...CASUAL, smallest: 60, source: "engine: Which Rules" },
  // The ambassador stands beside the deck there; the starting hand is said to be part of it.
  quickstart: {
    smallest: 60,
    option: 45,
    counts: { ambassador: false, startingHand: true },
    copies: 3,
    uniqueCopies: 1,
    source: "quickstart: Bring the decks to the table",
  },
  house: ENGINE,
};

/** Cards in the starting hand besides the ambassador; the Non-Aligned have a second species ambassador. */
// engine: Select Your Starting Hand; League of Non-Aligned Worlds
const STARTING_HAND = 3;

/** Something that a table should know about a deck. It never stops a game: friends may agree to play on. */
export interface DeckRemark {
  code: "too-few-cards" | "too-many-copies" | "ambassador-missing";
  /** Id of the `/rule` entry. */
  rule: "deck-construction" | "ambassadors";
  says: string;
}

/**
 * What a rule set would say about a deck: its size, its copies, its ambassador. `deck` has the facts of every card, the
 * ambassador included. No remark means that nothing is wrong.
 *
 *     checkDeck(facts, "premiere/char_londo_mollari", "casual"); // []
 */
export function checkDeck(deck: readonly CardFacts[], ambassador: string, rules: RuleSetId): DeckRemark[] {
  return [...ambassadorRemarks(deck, ambassador), ...sizeRemarks(deck, ambassador, rules), ...copyRemarks(deck, rules)];
}

function ambassadorRemarks(deck: readonly CardFacts[], ambassador: string): DeckRemark[] {
  if (deck.some((card) => card.id === ambassador)) return [];
  return [{ code: "ambassador-missing", rule: "ambassadors", says: "The starting ambassador is not in the deck." }];
}

function sizeRemarks(deck: readonly CardFacts[], ambassador: string, rules: RuleSetId): DeckRemark[] {
  const { smallest, option, counts } = DECK_RULES[rules];
  const chosen = deck.find((card) => card.id === ambassador);
  const aside = [
    ...(chosen && !counts.ambassador ? [{ cards: 1, name: "the ambassador" }] : []),
    ...(counts.startingHand
      ? []
      : [{ cards: STARTING_HAND + (chosen?.race === "non-aligned" ? 1 : 0), name: "the starting hand" }]),
  ];
  const counted = Math.max(0, deck.length - aside.reduce((sum, { cards }) => sum + cards, 0));
  if (counted >= smallest) return [];

  const besides = aside.length > 0 ? ` besides ${aside.map(({ name }) => name).join(" and ")}` : "";
  const have = aside.length > 0 ? `${deck.length} cards, of which ${counted} count` : `${deck.length} cards`;
  const choice = option !== undefined && counted >= option ? ` (or ${option}, as an option)` : "";
  return [
    {
      code: "too-few-cards",
      rule: "deck-construction",
      says: `${have}: the ${rules} rules ask for ${smallest}${besides}${choice}. Play on if the table agrees.`,
    },
  ];
}

function copyRemarks(deck: readonly CardFacts[], rules: RuleSetId): DeckRemark[] {
  const { copies, uniqueCopies } = DECK_RULES[rules];
  return [...alike(deck).values()].flatMap(({ card, count }) => {
    const most = card.limit === "unique" ? uniqueCopies : copies;
    if (count <= most) return [];
    const limit = most === uniqueCopies && most !== copies ? `${most} of a unique card` : `${most} of a card`;
    return [
      {
        code: "too-many-copies" as const,
        rule: "deck-construction" as const,
        says: `${count} of ${card.title}: the ${rules} rules allow ${limit}. Play on if the table agrees.`,
      },
    ];
  });
}

/** Cards are copies of one another when name, type and loyalty agree. */
// engine: Deck construction rules
function alike(deck: readonly CardFacts[]): Map<string, { card: CardFacts; count: number }> {
  const found = new Map<string, { card: CardFacts; count: number }>();
  for (const card of deck) {
    const key = JSON.stringify([card.title, card.type, card.race ?? null]);
    found.set(key, { card, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return found;
}
