/** A player's own decks, to whoever reads German: wholly German, but for titles and names. */
import { describe, expect, test } from "vitest";
import type { DeckProblem } from "../../../src/catalogue/decks/index.ts";
import { CARD_TYPES } from "../../../src/engine/index.ts";
import { deckForm, renameForm } from "../../../src/views/decks/deck-forms.ts";
import { deckProblem, formatWords } from "../../../src/views/decks/deck-problems.ts";
import {
  confirmDeckGone,
  type DeckView,
  deckCards,
  deckExported,
  deckGone,
  deckList,
  deckMessage,
} from "../../../src/views/decks/decks.ts";
import { hasLanguages, inLanguage, inWords, type Message } from "../../../src/views/text/message.ts";
import { type Language, say } from "../../../src/views/words/index.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";

const deck: DeckView = {
  id: "abcdefgh",
  name: "Xxx",
  lines: [
    ...CARD_TYPES.map((type) => ({ count: 2, title: `Aaa ${type.slice(0, 3)}x`, section: "deck" as const, type })),
    { count: 1, title: "Bbb", section: "ambassador", type: "character" },
    { count: 1, title: "Ccc", section: "reserve", type: null },
    { count: 3, title: "Ddd", section: "crusade", type: null },
    { count: 3, title: "Eee", section: "starting-hand", type: "agenda" },
  ],
  race: "non-aligned",
  faction: "babylon-project",
  ambassador: "Bbb",
  strange: [
    { title: "Ccx", meant: "Ccc" },
    { title: "Zzz", meant: null },
  ],
  missing: null,
};
const factions = [{ race: "human", faction: "psi-corps" }] as const;
const ambassador = (more: { wrong?: string; choices?: readonly string[] }) =>
  ({ what: "ambassador", wrong: null, choices: [], factions, ...more }) as const;
const kept = (language: Language) =>
  say(language, "deck-kept", { name: "Xxx", format: formatWords("a list", language) });

const problems: readonly DeckProblem[] = [
  { code: "too-large", most: 262_144 },
  { code: "not-text" },
  { code: "empty" },
  { code: "no-cards" },
  { code: "too-many-cards", most: 500 },
  { code: "too-many-parts", most: 1_000, what: "lines" },
  { code: "too-many-parts", most: 4_000, what: "elements" },
  { code: "bad-count", line: 7, text: "zzz" },
  { code: "title-too-long", line: 7 },
  { code: "one-line-too-long", most: 6_000 },
  { code: "no-title", line: 7 },
  { code: "nameless-card", pile: "Ppp", at: 3 },
  { code: "nameless-card", pile: "", at: 3 },
  { code: "doctype", line: 2 },
  { code: "broken-xml", line: 9, what: "Unexpected close tag" },
  { code: "unknown-xml", root: "html" },
  { code: "broken-json", line: 4 },
  { code: "unknown-json" },
];

const messages: [string, Message][] = [
  [
    "a deck",
    deckMessage(deck, kept, { type: "fleet", notes: [(to) => say(to, "deck-headings", { headings: "“Zzz”" })] }),
  ],
  [
    "a deck without a side",
    deckMessage({ ...deck, race: null, missing: { what: "faction", choices: factions } }, kept),
  ],
  [
    "a deck without an ambassador",
    deckMessage({ ...deck, missing: ambassador({ wrong: "Zzz", choices: ["Bbb"] }) }, kept),
  ],
  ["nobody leads it", deckMessage({ ...deck, missing: ambassador({}) }, kept)],
  ["nobody leads the company", deckMessage({ ...deck, faction: "corporate", missing: ambassador({}) }, kept)],
  ["its cards", deckCards(deck)],
  ["decks", deckList([deck, { ...deck, id: "hgfedcba", missing: ambassador({}) }])],
  ["no decks", deckList([])],
  ["gone", deckGone("Xxx")],
  ["exported", deckExported(deck)],
  ["sure", confirmDeckGone(deck)],
  ...problems.map((problem): [string, Message] => [
    JSON.stringify(problem),
    inWords((language) => deckProblem(problem, language)),
  ]),
];

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|with|by|has|have|can|only|there|cards?|decks of|titles?|line|below|show|characters?|fleets?|reserve of|pile|save|read|upload|write)\b/iu;
const said = (shown: Message) =>
  [textOf(shown), ...labelsOf(shown)]
    .join("\n")
    .replaceAll(/`[^`]*`|“[^”]*”/gu, "")
    .replaceAll(/\bTitle?\b/gu, "");

describe("a player's own decks", () => {
  test.each(messages)("%s, in German", (_, english) => {
    expect(hasLanguages(english)).toBe(true);
    const german = inLanguage(english, "de");
    expectAcceptable(german);
    expect(said(german)).not.toBe(said(english));
    expect(said(german)).not.toMatch(ENGLISH);
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
    const pressed = (shown: Message) => JSON.stringify(shown.components).match(/"(?:custom_id|value)":"[^"]*"/gu);
    expect(pressed(german)).toEqual(pressed(english));
  });

  test("count and name in their language", () => {
    const german = textOf(inLanguage(deckMessage(deck, kept), "de"));
    expect(german).toContain("Xxx ist verwahrt, gelesen als eine Liste.");
    expect(german).toContain("24 Karten, 1 in der Reserve, 3 im Crusade-Stapel · Blockfreie, Babylon-Projekt · Bbb");
    expect(german).toContain("2 Titel kenne ich nicht:");
    expect(german).toContain("meinst du **Ccc**?");
    expect(textOf(deckMessage(deck, kept))).toContain("Non-Aligned Babylon Project");
    expect(deckProblem({ code: "one-line-too-long", most: 6_000 }, "de")).toContain("6.000 Zeichen");
  });

  test("are English as a whole where what has just happened is told in English", () => {
    expect(hasLanguages(deckMessage(deck, "Kept."))).toBe(false);
    expect(hasLanguages(deckMessage(deck, kept, { notes: ["A note."] }))).toBe(false);
  });

  test("are asked for in their reader's language", () => {
    expect(deckForm(null, 60, "de").title).toBe("Ein eigenes Deck");
    expect(renameForm(deck, 60, "de").title).toBe("Dein Deck umbenennen");
    for (const form of [deckForm(null, 60, "de"), renameForm(deck, 60, "de")])
      for (const [, label = ""] of JSON.stringify(form).matchAll(/"label":"([^"]*)"/gu))
        expect(label.length).toBeLessThanOrEqual(45);
  });
});
