import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../../src/engine/cards/facts.ts";
import { checkDeck } from "../../../src/engine/rules/deck-check.ts";
import type { Race } from "../../../src/engine/vocabulary.ts";

const ambassador = (race: Race): CardFacts => ({ id: "trial/envoy", title: "Trial Envoy", type: "character", race });
const card = (title: string, more: Partial<CardFacts> = {}): CardFacts => ({
  id: `trial/${title}`,
  title,
  type: "event",
  ...more,
});

/** A deck of that many cards, all different, the ambassador included. */
const deckOf = (size: number, race: Race = "human"): CardFacts[] => [
  ambassador(race),
  ...Array.from({ length: size - 1 }, (_, at) => card(`Event ${at}`)),
];
const says = (deck: readonly CardFacts[], rules: Parameters<typeof checkDeck>[2]) =>
  checkDeck(deck, "trial/envoy", rules).map((remark) => remark.says);

describe("the smallest deck", () => {
  test.each([
    ["engine", 64],
    ["casual", 45],
    ["tournament", 60],
    ["quickstart", 61],
    ["house", 64],
  ] as const)("under %s rules is %i cards in all", (rules, size) => {
    expect(says(deckOf(size), rules)).toEqual([]);
    expect(checkDeck(deckOf(size - 1), "trial/envoy", rules)).toMatchObject([
      { code: "too-few-cards", rule: "deck-construction" },
    ]);
  });

  test("has one card more for the Non-Aligned, whose second ambassador is in the starting hand", () => {
    expect(says(deckOf(64, "non-aligned"), "engine")).toHaveLength(1);
    expect(says(deckOf(65, "non-aligned"), "engine")).toEqual([]);
  });

  test("is told with its numbers, and lets friends play on", () => {
    expect(says(deckOf(50), "engine")).toEqual([
      "50 cards, of which 46 count: the engine rules ask for 60 besides the ambassador and the starting hand. Play on if the table agrees.",
    ]);
    expect(says(deckOf(50), "quickstart")).toEqual([
      "50 cards, of which 49 count: the quickstart rules ask for 60 besides the ambassador (or 45, as an option). Play on if the table agrees.",
    ]);
    expect(says(deckOf(40), "casual")).toEqual(["40 cards: the casual rules ask for 45. Play on if the table agrees."]);
  });
});

describe("copies", () => {
  test("may be three of a card, not four", () => {
    expect(says([...deckOf(64), card("Event 1"), card("Event 1")], "engine")).toEqual([]);
    expect(says([...deckOf(64), card("Event 1"), card("Event 1"), card("Event 1")], "engine")).toEqual([
      "4 of Event 1: the engine rules allow 3 of a card. Play on if the table agrees.",
    ]);
  });

  test("are not the fleets of one name of two races", () => {
    const fleets = (race: Race) => Array.from({ length: 3 }, () => card("Battle Fleet", { type: "fleet", race }));
    expect(says([...deckOf(64), ...fleets("human"), ...fleets("minbari")], "engine")).toEqual([]);
  });

  test("of a unique card may be three, but one under quickstart rules", () => {
    const unique = Array.from({ length: 2 }, () => card("The Great Trial", { limit: "unique" }));
    expect(says([...deckOf(64), ...unique], "engine")).toEqual([]);
    expect(says([...deckOf(64), ...unique], "quickstart")).toEqual([
      "2 of The Great Trial: the quickstart rules allow 1 of a unique card. Play on if the table agrees.",
    ]);
  });
});

test("a deck without its ambassador is remarked upon", () => {
  expect(checkDeck(deckOf(64).slice(1), "trial/envoy", "casual")).toMatchObject([{ code: "ambassador-missing" }]);
});
