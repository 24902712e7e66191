import { describe, expect, test } from "vitest";
import { type Corpus, loadCorpus, type Ruling } from "../../src/rulings/corpus.ts";
import { linksOf } from "../../src/rulings/links.ts";

const corpus = loadCorpus();
const links = linksOf(corpus);
const ids = (entries: readonly Ruling[]) => entries.map(({ id }) => id);

/** A small corpus of rulings on invented cards. */
function invented(entries: readonly (Partial<Ruling> & { id: string; title: string })[]): Corpus {
  const whole = entries.map(
    (entry): Ruling => ({
      game: "b5",
      kind: "card",
      aliases: [],
      text: "Nothing is said.",
      sources: [],
      see: [],
      enforced: "by hand",
      ...entry,
    }),
  );
  return { entries: whole, byId: (id) => whole.find((entry) => entry.id === id) };
}

describe("the links between rulings", () => {
  test("lead to every entry that a text refers to or names, and never to itself", { tags: "long" }, () => {
    for (const entry of corpus.entries) {
      const related = links.related(entry);
      const text = [entry.text, ...(entry.points ?? []).map((point) => point.text)].join("\n");
      expect(related).not.toContain(entry);
      expect(new Set(related).size).toBe(related.length);
      for (const id of entry.see) expect(ids(related)).toContain(id);
      // Titles of three words or more, with nothing but letters in them, are plain to see.
      const plain = corpus.entries.filter(
        ({ kind, game, title }) =>
          kind === "card" && game === entry.game && /^[A-Z][a-z]+( [A-Z][a-z]+){2,}$/.test(title),
      );
      for (const card of plain) {
        const named = new RegExp(`(?<![A-Z]\\w* )\\b${card.title}\\b(?! [A-Z])`).test(text) && card !== entry;
        if (named) expect(ids(related), `${entry.id} names ${card.title}`).toContain(card.id);
      }
    }
  });

  test("lead from a card to the rules that refer to it or name it, before the cards that do", () => {
    let referring = 0;
    for (const { id, kind, see } of corpus.entries.filter((entry) => entry.kind !== "card")) {
      for (const card of see.flatMap((other) => corpus.byId(other) ?? [])) {
        if (card.kind !== "card") continue;
        referring += 1;
        expect(ids(links.rulesOn(card)), `${id}, a ${kind}, refers to ${card.id}`).toContain(id);
      }
    }
    expect(referring).toBeGreaterThan(10);
    for (const card of corpus.entries.filter(({ kind }) => kind === "card")) {
      expect(links.rulesOn(card).every(({ kind }) => kind !== "card")).toBe(true);
    }
    const lennier = corpus.byId("lennier") ?? fail("lennier");
    expect(ids(links.rulesOn(lennier))).toContain("marks");
  });

  test("know a card by its written name, with a genitive too, and the longest name where several fit", () => {
    const small = invented([
      { id: "veil", title: "Veil" },
      { id: "veil-of-dawn", title: "Veil of Dawn" },
      { id: "oron", title: "O'Ron Tel", aliases: ["oron"] },
      { id: "one", title: "One", text: "Veil of Dawn ends it, as O'Ron's text does." },
      { id: "two", title: "Two", text: "Lift the veil. Veil your intentions." },
      { id: "three", title: "Three", text: "It works on Veil as well." },
    ]);
    const named = (id: string) => ids(linksOf(small).cardsIn(small.byId(id) ?? fail(id)));
    expect(named("one")).toEqual(["veil-of-dawn", "oron"]);
    expect(named("two")).toEqual([]);
    expect(named("three")).toEqual(["veil"]);
  });

  test("lead to the rules and terms that a text speaks of, the rarest first, and not to the other game's", () => {
    const rule = { kind: "rule", text: "Something." } as const;
    const small = invented([
      { ...rule, id: "marks", title: "Marks" },
      { ...rule, id: "sustaining", title: "Sustaining", aliases: ["sustain"] },
      { ...rule, id: "ge-marks", title: "Marks", game: "ge" },
      { id: "one", title: "One", text: "Its mark is sustained." },
      { id: "two", title: "Two", text: "It has a mark." },
    ]);
    expect(ids(linksOf(small).termsIn(small.byId("one") ?? fail("one")))).toEqual(["sustaining", "marks"]);
  });
});

function fail(id: string): never {
  throw new Error(`there is no ${id}`);
}
