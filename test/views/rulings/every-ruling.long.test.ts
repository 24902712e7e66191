import { describe, expect, test } from "vitest";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { shownChoice, shownEntry, shownHouse, shownLead } from "../../../src/commands/rule/entry.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { linesOf } from "../../../src/rulings/deciding.ts";
import { firstWords, saidFirst } from "../../../src/rulings/first-words.ts";
import { loadSearch } from "../../../src/rulings/search.ts";
import { sentencesIn } from "../../../src/rulings/words/sentences.ts";
import {
  type CardSheet,
  cardMessage,
  ruleChoice,
  ruleLead,
  ruleMessage,
  ruleRelated,
} from "../../../src/views/index.ts";
import { QUESTIONS } from "../../rulings/proof.ts";
import { expectAcceptable, textOf } from "../discord-limits.ts";

const corpus = loadCorpus();
const BY_HAND = { who: "by hand", left: null } as const;
const house = (text: string) =>
  shownHouse(corpus, { number: 1, title: text.slice(0, 80) || "x", text, replaces: null, by: "1", name: text, at: 0 });

describe("every entry fits what Discord takes", () => {
  test("privately, for everybody, by each rule set, with all of them, and beside a house ruling", () => {
    for (const ruling of corpus.entries) {
      const entry = shownEntry(corpus, ruling);
      expectAcceptable(ruleMessage(entry));
      expectAcceptable(ruleMessage(entry, true));
      const question = "q".repeat(300);
      for (const rules of ["engine", "casual", "tournament", "quickstart", "house"] as const) {
        expectAcceptable(ruleMessage(entry, false, { question, rules, allSets: true }));
      }
      expectAcceptable(ruleMessage(house("x".repeat(1_500)), false, { question, rules: "casual", beside: entry }));
    }
  });

  test("whole: nothing of an entry is cut off", () => {
    for (const ruling of corpus.entries) {
      const text = textOf(ruleMessage(shownEntry(corpus, ruling)));
      for (const part of [ruling.text, ...(ruling.points ?? []).map((point) => point.text)]) {
        expect(text.includes(part), ruling.id).toBe(true);
      }
    }
  });

  test("whole by each rule set: everything that the set has otherwise is there", () => {
    for (const ruling of corpus.entries) {
      for (const { rules: sets, text } of ruling.differs ?? []) {
        for (const rules of sets) {
          const shown = textOf(ruleMessage(shownEntry(corpus, ruling), false, { rules }));
          expect(shown.includes(text), `${ruling.id}, ${rules}`).toBe(true);
        }
      }
    }
  });

  test("in lists of related entries, and in choices", () => {
    for (const ruling of corpus.entries) {
      const option = { id: ruling.id, title: ruling.title, text: sentencesIn(ruling.text)[0] ?? "" };
      const many = Array.from({ length: 30 }, (_, at) => ({ ...option, id: `${at}` }));
      expectAcceptable(ruleRelated(option, many, "tournament"));
      expectAcceptable(ruleChoice("q".repeat(300), many.slice(0, 5), "tournament"));
    }
  });

  test("as a card, with all that is known of it", () => {
    const index = loadSearch().index("b5").names;
    const library = loadLibrary();
    const sheets: [string, CardSheet][] = [
      ...library.cards.map((card): [string, CardSheet] => [
        card.title,
        { card, record: null, text: BY_HAND, extra: {} },
      ]),
      ...library.records.map((record): [string, CardSheet] => {
        const by = { user: "1", name: "@everyone **x**", at: 0 };
        const said = { value: 3, doc: "server", certainty: "said", by } as const;
        const facts = { ...record.facts, strife: said };
        const card = library.facts(record.id) ?? null;
        const extra = { "**rarity**": "<@1> rare" };
        return [record.title.value, { card, record: { ...record, facts }, text: BY_HAND, extra }];
      }),
    ];
    expect(sheets.length).toBeGreaterThan(1_000);
    for (const [title, sheet] of sheets) {
      const found = index.exact(title);
      const ruling = found?.kind === "card" ? shownEntry(corpus, found) : null;
      expectAcceptable(cardMessage(title, [sheet], ruling));
    }
  });
});

describe("what decides a question", () => {
  const search = loadSearch();

  test("stands first, in one to three sentences and at most four lines, each with its own sources", () => {
    for (const { question, game } of QUESTIONS.filter((_, at) => at % 4 === 0)) {
      const found = search.find(question, game);
      const words = firstWords(search, question, found);
      const said = saidFirst(words);
      if (found.verdict === "nothing") continue;
      expect(said.length >= 1 && said.length <= 3, question).toBe(true);
      if (said.length > 1) expect(linesOf(said.map(({ text }) => text)) <= 4, question).toBe(true);
      for (const { sources, own } of said) expect(sources.length > 0 || own, question).toBe(true);
    }
  }, 60_000);

  test("of each entry fits what Discord takes, with all that else may be meant, for everybody too", () => {
    for (const ruling of corpus.entries) {
      const question = `may ${ruling.title} be played`;
      const decided = search.decide(question, ruling, "casual");
      const choices = ["a", "b", "c", "d"].map((id) => ({ ...shownChoice(decided), id }));
      const shown = shownLead(corpus, decided);
      expectAcceptable(ruleLead(shown, { question: "q".repeat(300), rules: "casual", house: null }, { choices }));
      expectAcceptable(ruleLead(shown, { question, rules: null, house: null }, { everybody: true }));
    }
  });
});
