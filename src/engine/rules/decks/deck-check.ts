import type { CardFacts } from "../../cards/facts.ts";
import { type Option, type Ruled, ruled } from "../../rulesets/index.ts";
import type { RuleSetId } from "../../state/vocabulary.ts";

/** What a rule set asks of a deck. */
export interface DeckRules {
  /** The smallest number of cards that count. */
  smallest: number;
  /** A smaller number that tables may agree on. */
  option?: number;
  /** The smallest number beside a Crusade pile, where that is another. */
  withCrusade?: number;
  /** Whether the starting ambassador and the starting hand count toward it. */
  counts: { ambassador: boolean; startingHand: boolean };
}

/** What each thing that a rule set can say of the smallest deck asks for. */
const SMALLEST: Readonly<Record<Option<"smallest-deck">, DeckRules>> = {
  "60-besides": { smallest: 60, withCrusade: 70, counts: { ambassador: false, startingHand: false } },
  "45-in-all": { smallest: 45, counts: { ambassador: true, startingHand: true } },
  "60-in-all": { smallest: 60, counts: { ambassador: true, startingHand: true } },
  // The ambassador stands beside the deck there; the starting hand is said to be part of it.
  "60-with-hand": { smallest: 60, option: 45, counts: { ambassador: false, startingHand: true } },
};

/** The most cards in the reserve. */
const RESERVE: Readonly<Record<Option<"reserve">, number>> = { twenty: 20, free: Number.POSITIVE_INFINITY };

const COPIES = 3;
const UNIQUE_COPIES: Readonly<Record<Option<"unique-copies">, number>> = { three: 3, one: 1 };

/** Cards in the starting hand besides the ambassador; the Non-Aligned have a second species ambassador. */
// engine: Select Your Starting Hand; League of Non-Aligned Worlds
const STARTING_HAND = 3;

/** What is told of a deck's figures; the views have the words. `rules`: the rule set that asks for it. */
export type DeckRemarkSays =
  | {
      code: "too-few-cards";
      cards: number;
      /** Those that count; absent where all do. */
      counted?: number;
      least: number;
      /** What lies beside these cards. */
      besides: readonly ("ambassador" | "starting-hand")[];
      /** Whether it is more than usual because of a Crusade pile. */
      withCrusade: boolean;
      /** A smaller number that tables may agree on, where these are enough for it. */
      option?: number;
      rules: RuleSetId;
    }
  | { code: "too-many-copies"; title: string; count: number; most: number; unique: boolean; rules: RuleSetId }
  | { code: "reserve-too-large"; cards: number; most: number; rules: RuleSetId }
  | { code: "ambassador-missing" };

/** Something that a table should know about a deck. It never stops a game: friends may agree to play on. */
export interface DeckRemark {
  /** Id of the `/rule` entry. */
  rule: "deck-construction" | "ambassadors" | "reserve";
  says: DeckRemarkSays;
}

/** What lies beside the deck. */
export interface Piles {
  reserve?: readonly CardFacts[];
  crusade?: readonly CardFacts[];
}

/**
 * What a rule set would say about a deck: its size, its copies, its ambassador, its reserve. `deck` has the facts of
 * every card, the ambassador included. Copies are counted over deck and reserve together. No remark means that nothing
 * is wrong.
 *
 *     checkDeck(facts, "premiere/char_londo_mollari", { rules: "casual" }); // []
 */
export function checkDeck(
  deck: readonly CardFacts[],
  ambassador: string,
  rules: Ruled,
  { reserve = [], crusade = [] }: Piles = {},
): DeckRemark[] {
  return [
    ...ambassadorRemarks(deck, ambassador),
    ...sizeRemarks(deck, ambassador, rules, crusade.length > 0),
    ...reserveRemarks(reserve, rules),
    ...copyRemarks([...deck, ...reserve], rules),
  ];
}

function reserveRemarks({ length: cards }: readonly CardFacts[], rules: Ruled): DeckRemark[] {
  const most = RESERVE[ruled(rules, "reserve")];
  if (cards <= most) return [];
  return [{ rule: "reserve", says: { code: "reserve-too-large", cards, most, rules: rules.rules } }];
}

function ambassadorRemarks(deck: readonly CardFacts[], ambassador: string): DeckRemark[] {
  if (deck.some((card) => card.id === ambassador)) return [];
  return [{ rule: "ambassadors", says: { code: "ambassador-missing" } }];
}

function sizeRemarks(deck: readonly CardFacts[], ambassador: string, rules: Ruled, crusade: boolean): DeckRemark[] {
  const { smallest: usual, withCrusade = usual, option, counts } = SMALLEST[ruled(rules, "smallest-deck")];
  const least = crusade ? withCrusade : usual;
  const chosen = deck.find((card) => card.id === ambassador);
  const aside = [
    ...(chosen && !counts.ambassador ? [{ cards: 1, name: "ambassador" as const }] : []),
    ...(counts.startingHand
      ? []
      : [{ cards: STARTING_HAND + (chosen?.race === "non-aligned" ? 1 : 0), name: "starting-hand" as const }]),
  ];
  const counted = Math.max(0, deck.length - aside.reduce((sum, { cards }) => sum + cards, 0));
  if (counted >= least) return [];
  const says: DeckRemarkSays = {
    code: "too-few-cards",
    cards: deck.length,
    ...(aside.length > 0 ? { counted } : {}),
    least,
    besides: aside.map(({ name }) => name),
    withCrusade: least !== usual,
    ...(option !== undefined && counted >= option ? { option } : {}),
    rules: rules.rules,
  };
  return [{ rule: "deck-construction", says }];
}

/** How many copies of a card a deck and its reserve may have together. */
export function mostCopies({ limit }: CardFacts, rules: Ruled): number {
  return limit === "unique" ? UNIQUE_COPIES[ruled(rules, "unique-copies")] : COPIES;
}

function copyRemarks(deck: readonly CardFacts[], rules: Ruled): DeckRemark[] {
  return [...alike(deck).values()].flatMap(({ card, count }): DeckRemark[] => {
    const most = mostCopies(card, rules);
    if (count <= most) return [];
    const { title } = card;
    const unique = most !== COPIES;
    return [
      { rule: "deck-construction", says: { code: "too-many-copies", title, count, most, unique, rules: rules.rules } },
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
