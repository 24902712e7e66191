import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../../../src/engine/cards/facts.ts";
import { type DeckToCheck, findingsOn } from "../../../../src/engine/rules/decks/deck-findings.ts";
import type { Ruled } from "../../../../src/engine/rulesets/index.ts";

const card = (title: string, more: Partial<CardFacts> = {}): CardFacts => ({
  id: `trial/${title}`,
  title,
  type: "event",
  race: "neutral",
  complete: true,
  ...more,
});
const envoy = card("Trial Envoy", { type: "character", race: "human", ambassador: "babylon-project" });
const filler = Array.from({ length: 63 }, (_, at) =>
  card(`Card ${at}`, { type: (["event", "conflict", "fleet"] as const)[at % 3] ?? "event" }),
);
const whole: DeckToCheck = {
  race: "human",
  faction: "babylon-project",
  ambassador: envoy.id,
  deck: [envoy, ...filler],
  startingHand: [],
  reserve: [],
  crusade: [],
};
const ENGINE: Ruled = { rules: "engine" };
const remarks = (deck: Partial<DeckToCheck>, rules = ENGINE) =>
  findingsOn({ ...whole, ...deck }, rules).filter(({ fit }) => fit === "remark");
const open = (deck: Partial<DeckToCheck>, rules = ENGINE) =>
  findingsOn({ ...whole, ...deck }, rules).filter(({ fit }) => fit === "open");

test("a deck that keeps to the rules has nothing against it, and nothing left open", () => {
  expect(remarks({})).toEqual([]);
  expect(open({})).toEqual([]);
  expect(findingsOn(whole, ENGINE).map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["ambassadors", "deck-construction", "starting-hand"]),
  );
});

// engine: Reveal your ambassador; Corporate Factions
describe("the ambassador", () => {
  test("is still to be chosen where none is named", () => {
    expect(open({ ambassador: null })).toMatchObject([{ rule: "ambassadors" }]);
  });

  test("leads no Corporate faction by the published rules", () => {
    expect(remarks({ faction: "corporate" }, { rules: "casual" })).toMatchObject([{ rule: "ambassadors" }]);
  });
});

// engine: Deck construction rules
test("beside a Crusade pile the deck has ten cards more", () => {
  expect(remarks({ crusade: [card("Quest")] })).toMatchObject([{ rule: "deck-construction" }]);
});

// engine: Select Your Starting Hand; League of Non-Aligned Worlds
describe("the starting hand", () => {
  const [event, conflict, fleet, twin] = filler as [CardFacts, CardFacts, CardFacts, CardFacts];

  test("has no two cards of one type", () => {
    expect(remarks({ startingHand: [event, conflict, fleet] })).toEqual([]);
    expect(remarks({ startingHand: [event, conflict, twin] })).toMatchObject([{ rule: "starting-hand" }]);
  });

  test("has three cards", () => {
    expect(remarks({ startingHand: [event, conflict] })).toMatchObject([{ rule: "starting-hand" }]);
  });

  test("has a second species ambassador besides for the Non-Aligned", () => {
    const species = card("Speaker", { type: "character", race: "non-aligned", ambassador: "species" });
    const second = card("Second Speaker", { type: "character", race: "non-aligned", ambassador: "species" });
    const league = { race: "non-aligned" as const, ambassador: species.id };
    const deck = [species, ...filler, card("One more")];
    expect(remarks({ ...league, deck })).toMatchObject([{ rule: "non-aligned" }]);
    expect(remarks({ ...league, deck: [...deck, second] })).toEqual([]);
    const silent = card("Stranger", { type: "character", complete: false });
    expect(open({ ...league, deck: [...deck, silent] })).toContainEqual(
      expect.objectContaining({ rule: "non-aligned" }),
    );
  });
});

// rulebook: Sponsoring Cards — loyalty
describe("cards of another race", () => {
  test("cost double as characters, and are for its players only otherwise", () => {
    const rival = card("Rival", { type: "character", race: "narn" });
    const fleet = card("Rival Fleet", { type: "fleet", race: "narn" });
    expect(remarks({ deck: [...whole.deck, rival, fleet] }).map(({ rule, says }) => [rule, says])).toEqual([
      ["disloyalty-penalty", { code: "foreign-characters", titles: ["Rival"], more: 0 }],
      ["disloyalty-penalty", { code: "foreign-cards", titles: ["Rival Fleet"], more: 0 }],
    ]);
  });

  test("that say Corporate only are for no other faction", () => {
    const only = card("Board", { type: "group", keywords: ["Corporate only"] });
    expect(remarks({ deck: [...whole.deck, only] })).toMatchObject([{ rule: "corporate" }]);
  });
});

describe("what nobody knows is said, not guessed", () => {
  test("types, loyalties, and what may be unique where only one copy may be", () => {
    const silent: CardFacts = { id: "named/x", title: "Stranger", type: "event" };
    const { type: _, ...untyped } = silent;
    const deck = [...whole.deck, silent, { ...untyped, id: "named/y" }];
    expect(open({ deck }, { rules: "casual" }).map(({ rule }) => rule)).toEqual(["missing-facts", "missing-facts"]);
    expect(open({ deck }, { rules: "quickstart" })).toHaveLength(3);
  });

  // engine: Which Rules
  test("and whether there are Masterpiece cards, where those are banned", () => {
    const silent: CardFacts = { id: "named/x", title: "Stranger", type: "event" };
    const rules = (by: Ruled["rules"], deck: readonly CardFacts[] = [...whole.deck, silent]) =>
      open({ deck }, { rules: by }).map(({ rule }) => rule);
    expect(rules("engine")).toContain("rule-sets");
    expect(rules("tournament")).toContain("rule-sets");
    expect(rules("casual")).not.toContain("rule-sets");
    expect(rules("engine", whole.deck)).toEqual([]);
  });
});
