import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../../../src/engine/cards/facts.ts";
import { checkDeck } from "../../../../src/engine/rules/decks/deck-check.ts";
import type { Ruled } from "../../../../src/engine/rulesets/index.ts";
import { RULE_SET_WORDS } from "../../../../src/engine/rulesets/names.ts";
import type { Race, RuleSetId } from "../../../../src/engine/state/vocabulary.ts";
import { findingWords } from "../../../../src/views/decks/finding-words.ts";

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
const by = (rules: RuleSetId): Ruled =>
  rules === "house" ? { rules, house: { base: "casual", changed: { "unique-copies": "one" } } } : { rules };
const says = (deck: readonly CardFacts[], rules: RuleSetId) =>
  checkDeck(deck, "trial/envoy", by(rules)).map((remark) => findingWords(remark.says, "en"));

// engine: Deck construction rules; rulebook: Customizing Your Game Deck; quickstart: Bring the decks to the table
describe("the smallest deck", () => {
  test.each([
    ["engine", 64],
    ["casual", 45],
    ["tournament", 60],
    ["quickstart", 61],
    ["house", 45],
  ] as const)("under %s rules is %i cards in all", (rules, size) => {
    expect(says(deckOf(size), rules)).toEqual([]);
    expect(checkDeck(deckOf(size - 1), "trial/envoy", by(rules))).toMatchObject([
      { rule: "deck-construction", says: { code: "too-few-cards" } },
    ]);
  });

  test("has one card more for the Non-Aligned, whose second ambassador is in the starting hand", () => {
    expect(says(deckOf(64, "non-aligned"), "engine")).toHaveLength(1);
    expect(says(deckOf(65, "non-aligned"), "engine")).toEqual([]);
  });

  test("is told with its numbers, and lets friends play on", () => {
    expect(says(deckOf(50), "engine")).toEqual([
      "50 cards, of which 46 count: by the Engine Rules, at least 60 besides the ambassador and the starting hand. Play on if the table agrees.",
    ]);
    expect(says(deckOf(50), "quickstart")).toEqual([
      "50 cards, of which 49 count: by the quickstart rules, at least 60 besides the ambassador (or 45, as an option). Play on if the table agrees.",
    ]);
    expect(says(deckOf(40), "casual")).toEqual([
      "40 cards: by the published rules, casual, at least 45. Play on if the table agrees.",
    ]);
  });
});

describe("copies", () => {
  test("may be three of a card, not four", () => {
    expect(says([...deckOf(64), card("Event 1"), card("Event 1")], "engine")).toEqual([]);
    expect(says([...deckOf(64), card("Event 1"), card("Event 1"), card("Event 1")], "engine")).toEqual([
      "4 of Event 1: by the Engine Rules, at most 3 of a card. Play on if the table agrees.",
    ]);
  });

  test("are not the fleets of one name of two races", () => {
    const fleets = (race: Race) => Array.from({ length: 3 }, () => card("Battle Fleet", { type: "fleet", race }));
    expect(says([...deckOf(64), ...fleets("human"), ...fleets("minbari")], "engine")).toEqual([]);
  });

  test("of a unique card may be three, but one under quickstart rules", () => {
    const unique = Array.from({ length: 2 }, () => card("The Great Trial", { limit: "unique" }));
    expect(says([...deckOf(64), ...unique], "engine")).toEqual([]);
    expect(says([...deckOf(64), ...unique], "house")).toEqual([
      "2 of The Great Trial: by the house rules, at most 1 of a unique card. Play on if the table agrees.",
    ]);
    expect(says([...deckOf(64), ...unique], "quickstart")).toEqual([
      "2 of The Great Trial: by the quickstart rules, at most 1 of a unique card. Play on if the table agrees.",
    ]);
  });
});

describe("beside the deck", () => {
  const some = (size: number, title = "Aside") => Array.from({ length: size }, (_, at) => card(`${title} ${at}`));
  const remarks = (deck: readonly CardFacts[], piles: Parameters<typeof checkDeck>[3], rules: RuleSetId = "engine") =>
    checkDeck(deck, "trial/envoy", by(rules), piles).map(({ says: found }) => findingWords(found, "en"));

  // engine: Deck construction rules — the Crusade pile itself is not counted.
  test("a Crusade pile asks for ten cards more in the deck under the Engine Rules", () => {
    expect(remarks(deckOf(74), { crusade: some(10) })).toEqual([]);
    expect(remarks(deckOf(73), { crusade: some(10) })).toEqual([
      "73 cards, of which 69 count: by the Engine Rules, at least 70 besides the ambassador and the starting hand, with a Crusade pile. Play on if the table agrees.",
    ]);
    expect(remarks(deckOf(45), { crusade: some(10) }, "casual")).toEqual([]);
  });

  // engine: Reserve/sideboard/ISA Pile and the Engine; Which Rules
  test.each(["engine", "tournament", "quickstart"] as const)("the reserve holds 20 cards under %s rules", (rules) => {
    expect(remarks(deckOf(64), { reserve: some(20) }, rules)).toEqual([]);
    expect(remarks(deckOf(64), { reserve: some(21) }, rules)).toEqual([
      `21 cards in the reserve: by the ${RULE_SET_WORDS[rules]}, at most 20. Play on if the table agrees.`,
    ]);
  });

  // engine: Which Rules; Reserve/sideboard/ISA Pile and the Engine
  test("30 cards in the reserve are too many by the Engine, tournament and quickstart rules, and not by the casual ones", () => {
    const over = (["engine", "casual", "tournament", "quickstart"] as const).map(
      (rules) => remarks(deckOf(64), { reserve: some(30) }, rules).length,
    );
    expect(over).toEqual([1, 0, 1, 1]);
  });

  // engine: Which Rules — the bound on the reserve is one of the changes that tournament rules make.
  test("the casual rules bound no reserve", () => {
    expect(remarks(deckOf(64), { reserve: some(30) }, "casual")).toEqual([]);
  });

  // engine: Deck construction rules
  test("the reserve shares the limit of copies: beside two John Sheridans in the deck it holds one", () => {
    const sheridan = card("John Sheridan", { type: "character", race: "human" });
    const deck = [...deckOf(64), sheridan, sheridan];
    expect(remarks(deck, { reserve: [sheridan] })).toEqual([]);
    expect(remarks(deck, { reserve: [sheridan, sheridan] })).toEqual([
      "4 of John Sheridan: by the Engine Rules, at most 3 of a card. Play on if the table agrees.",
    ]);
  });
});

test("a deck without its ambassador is remarked upon", () => {
  expect(checkDeck(deckOf(64).slice(1), "trial/envoy", by("casual"))).toMatchObject([
    { says: { code: "ambassador-missing" } },
  ]);
});
