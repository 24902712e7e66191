import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeckProblem } from "../../../src/catalogue/decks/index.ts";
import { CARD_TYPES, FACTIONS, RACES } from "../../../src/engine/index.ts";
import { deckPressId } from "../../../src/views/decks/deck-press.ts";
import {
  confirmDeckGone,
  DECK_FORM,
  DECK_PASTE,
  type DeckView,
  deckCards,
  deckCheck,
  deckForm,
  deckList,
  deckMessage,
  deckProblem,
  parseDeckPress,
  renameForm,
  safe,
} from "../../../src/views/index.ts";
import { message } from "../../../src/views/text/message.ts";
import { anyText } from "../../any-text.ts";
import { expectAcceptable } from "../discord-limits.ts";

/** What Discord takes of a form. */
function expectAcceptableForm(form: ReturnType<typeof deckForm>): void {
  expect(form.custom_id.length).toBeLessThanOrEqual(100);
  expect(form.title.length).toBeLessThanOrEqual(45);
  for (const row of form.components) {
    const [input] = "components" in row ? row.components : [];
    if (!input || !("label" in input)) throw new Error("a row without an input");
    expect(input.label?.length ?? 0).toBeLessThanOrEqual(45);
    expect(input.placeholder?.length ?? 0).toBeLessThanOrEqual(100);
    expect(input.value?.length ?? 0).toBeLessThanOrEqual(input.max_length ?? 4_000);
    expect(input.max_length ?? 0).toBeLessThanOrEqual(4_000);
  }
}

const title = fc.oneof(
  fc.constantFrom("@everyone", "**bold**", "", "   ", "# x", "a".repeat(300), "👩‍🚀".repeat(30), "\ud83d"),
  anyText({ maxLength: 120 }),
);
const titles = fc.uniqueArray(title, { maxLength: 60 });
const missing = fc.oneof(
  fc.constant(null),
  fc.constant({ what: "faction" as const, choices: RACES.map((race) => ({ race, faction: "home" as const })) }),
  fc.record({
    what: fc.constant("ambassador" as const),
    wrong: fc.option(title),
    choices: titles,
    factions: fc.constant([{ race: "narn" as const, faction: "home" as const }]),
  }),
);
const view: fc.Arbitrary<DeckView> = fc.record({
  id: fc.constant("abcdefgh"),
  name: title,
  lines: fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 99 }),
      title,
      section: fc.constantFrom(
        "ambassador" as const,
        "starting-hand" as const,
        "deck" as const,
        "crusade" as const,
        "reserve" as const,
      ),
      type: fc.option(fc.constantFrom(...CARD_TYPES)),
    }),
    { maxLength: 120 },
  ),
  race: fc.option(fc.constantFrom(...RACES)),
  faction: fc.option(fc.constantFrom(...FACTIONS)),
  ambassador: fc.option(title),
  strange: fc.array(fc.record({ title, meant: fc.option(title) }), { maxLength: 80 }),
  missing,
});

test("whatever a deck is called and holds, Discord takes the messages about it", { tags: "long" }, () => {
  fc.assert(
    fc.property(view, fc.option(fc.constantFrom(...CARD_TYPES)), (deck, type) => {
      expectAcceptable(deckMessage(deck, `Kept **${safe(deck.name, 60)}**.`, { type, notes: [deck.name] }));
      expectAcceptable(deckCards(deck));
      expectAcceptable(deckList([deck, { ...deck, id: "hgfedcba" }]));
      expectAcceptable(confirmDeckGone(deck));
      expectAcceptableForm(deckForm(deck.name, 60));
      expectAcceptableForm(renameForm(deck, 60));
      const lines = deck.lines.map(({ title }, at) => ({
        fit: "remark" as const,
        says: { code: "leads", title } as const,
        rule: { id: `rule-${at % 12}`, title },
      }));
      expectAcceptable(deckCheck(deck, () => "Engine Rules", lines));
    }),
    { numRuns: 150 },
  );
});

test("a press about a deck says what it says, and nothing else is taken for one", () => {
  expect(parseDeckPress(deckPressId("typed", "abcdefgh", "fleet"))).toEqual({
    verb: "typed",
    id: "abcdefgh",
    more: "fleet",
  });
  expect(parseDeckPress(DECK_FORM)).toEqual({ verb: "submit" });
  expect(parseDeckPress(DECK_PASTE)).toEqual({ verb: "paste" });
  for (const other of [
    "deck:submit:abcdefgh",
    "deck:typed:short:",
    "deck:burn:abcdefgh:",
    "b5:t1:0:deck:",
    "deck:show:abcdefgh:x:y",
  ])
    expect(parseDeckPress(other)).toBeNull();
});

/** One of each, and what its sentence names. */
const PROBLEMS: Readonly<Record<DeckProblem["code"], readonly [DeckProblem, string]>> = {
  "too-large": [{ code: "too-large", most: 262_144 }, "256 KiB"],
  "not-text": [{ code: "not-text" }, "not text"],
  empty: [{ code: "empty" }, "a title a line"],
  "no-cards": [{ code: "no-cards" }, "a title a line"],
  "too-many-cards": [{ code: "too-many-cards", most: 500 }, "500 cards"],
  "too-many-parts": [{ code: "too-many-parts", most: 1_000, what: "lines" }, "1,000 lines"],
  "bad-count": [{ code: "bad-count", line: 7, text: "zero" }, "Line 7: “zero”"],
  "title-too-long": [{ code: "title-too-long", line: 7 }, "Line 7"],
  "one-line-too-long": [{ code: "one-line-too-long", most: 6_000 }, "6,000 characters"],
  "no-title": [{ code: "no-title", line: 7 }, "Line 7"],
  "nameless-card": [{ code: "nameless-card", pile: "Reserve", at: 3 }, "Card 3 of the pile “Reserve”"],
  doctype: [{ code: "doctype", line: 2 }, "Line 2"],
  "broken-xml": [{ code: "broken-xml", line: 9, what: "Unexpected close tag" }, "Line 9"],
  "unknown-xml": [{ code: "unknown-xml", root: "html" }, "“html”"],
  "broken-json": [{ code: "broken-json", line: 4 }, "Line 4"],
  "unknown-json": [{ code: "unknown-json" }, "Save the table"],
};

describe("a file that is no deck is answered with what is wrong and what to do", () => {
  test.each(Object.entries(PROBLEMS))("%s", (_, [problem, names]) => {
    const said = deckProblem(problem);
    expect(said).toContain(names);
    expect(said).toMatch(/[.]$/);
    expectAcceptable(message({ content: said }));
  });
});
