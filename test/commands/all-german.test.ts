// moderator: Languages — every command and every press, as somebody sees it whose Discord is in German, at a German table
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { LANGUAGE_NAMES } from "../../src/views/words/index.ts";
import { library } from "../table/tables.ts";
import { maskGerman, textsOf, withoutOwnWords, wordsLeft } from "../views/words/masked.ts";
import { asStranger, Cells, RIGHT, ROWS } from "./rows/cells.ts";
import type { Stranger } from "./rows/row.ts";
import { STATES } from "./tables-at.ts";

/** These too are told why not, each in another way. */
const OTHERS: readonly Stranger[] = ["somebody without a seat", "somebody in a direct message"];

/**
 * What is English for everybody: rulings, the points of house rules, and the words in which a card's facts are typed; and what
 * chooses English.
 */
const ENGLISH_BY_INTENT =
  /^(?:\/rule|menu Find the rule$|rule(?:-|$)|form first:ask|\/card$|card$|card-all$|\/game rules|press house-|\/cards set|form facts|mine:language)/u;

/** Examples of what is typed. */
const TYPED: ReadonlySet<string> = new Set([
  "promote · Kha'Mak · 8.7 · can I heal in a conflict?",
  "major · standard · none · standard after time",
  "Europe/Berlin · America/New_York",
  "title, type, race, cost, diplomacy, intrigue, marks\nVir Cotto, character, centauri, 3, 1, , ",
  "12h · 2 days · 1 day 12 hours",
]);
const isTyped = (text: string) => TYPED.has(text) || text.startsWith("Ambassador: Londo Mollari\n");

/** What these tests call people, tables, leagues, cards and decks. */
const NAMES = [
  ...["Player", "User", "John", "Dave", "Paul", "Vir", "Autumn", "Spring", "Test", "mine", "Other", "New", "Old"],
  ...[
    "Envoy",
    "A Card",
    "Judge",
    "First",
    "Ties",
    "Keep Vir",
    "a slip",
    "A tie is lost.",
    "A tie is won.",
    "Europe/Berlin",
  ],
  ...["Engine Rules", "Who goes first?", "The elder goes first"],
  ...Object.values(LANGUAGE_NAMES),
];

function names(): string[] {
  const cards = [...library.cards.values()].map(({ title }) => title);
  const rules = loadCorpus().entries.map(({ title }) => title);
  const decks = library.starters.map(({ name }) => name);
  const atTables = Object.values(STATES).flatMap((state) => {
    const { game, seats, name } = state();
    const facts = game?.facts ?? [];
    return [
      name,
      ...seats.map(({ display }) => display),
      ...facts.flatMap(({ title, text }) => [title, text?.says ?? ""]),
    ];
  });
  return [...NAMES, ...cards, ...rules, ...decks, ...atTables].filter((one) => one !== "");
}

let cells: Cells;
let known: string[];
/** What cards say. */
const says = [...library.cards.values()].flatMap(({ text }) => text?.says ?? []);
let unmask: () => void;
beforeAll(async () => {
  // First: what takes too long here must not leave it so for the files that follow.
  unmask = maskGerman();
  known = names();
  cells = await Cells.open({ language: "de" });
});
afterAll(async () => {
  unmask();
  await cells.running.close();
});

describe("for whoever reads German nothing is left in English", () => {
  it.each(ROWS.filter(([name]) => !ENGLISH_BY_INTENT.test(name)))("of what %s answers", async (_, row) => {
    const left = new Set<string>();
    for (const as of [RIGHT[row.right], ...OTHERS.map((one) => asStranger(one, row.right))]) {
      const { answer } = await cells.does(row, { ...as, locale: "de" });
      for (const text of answer.text === "" ? [] : textsOf(JSON.parse(answer.text)))
        if (!isTyped(text) && wordsLeft(withoutOwnWords(text, says), known).length > 0) left.add(text);
      // A row may have chosen another language for them.
      await cells.running.store.documents("settings").delete(as.user);
    }
    expect([...left]).toEqual([]);
  });
});
