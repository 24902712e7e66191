import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { leads, loadSearch } from "../../src/rulings/search.ts";
import { wordsOf } from "../../src/rulings/words/normalise.ts";

const corpus = loadCorpus();
const search = loadSearch();

const CARDS = new URL("../../data/cards/", import.meta.url);
const fileSchema = z.looseObject({
  cards: z.array(z.looseObject({ title: z.tuple([z.string()], z.unknown()) })).optional(),
});
/** Every title that the facts about cards have. */
const TITLES = readdirSync(CARDS)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => readFile(name).map(({ title: [title] }) => title));

function readFile(name: string) {
  const file: unknown = JSON.parse(readFileSync(new URL(name, CARDS), "utf8"));
  const parsed = fileSchema.safeParse(file);
  return parsed.success ? (parsed.data.cards ?? []) : [];
}

const key = (text: string) =>
  wordsOf(text.replace(/ \([^)]*\)$/u, ""))
    .filter((word) => !["a", "an", "the"].includes(word))
    .join("");
const textOf = (id: string) => {
  const entry = corpus.byId(id);
  return JSON.stringify(entry ?? {}).replaceAll("’", "'");
};

describe("a card that any source names is found by its title", () => {
  test("and leads to its own entry, to those that name it, or to the rule on cards of its type", () => {
    expect(TITLES.length).toBeGreaterThan(700);
    const lost = [...new Set([...TITLES, ...search.titles.of("b5")])].filter((title) => {
      const { verdict, hits, exact, unruled } = search.find(title);
      return verdict === "nothing" || hits.length === 0 || !(exact || unruled === title);
    });
    expect(lost).toEqual([]);
  });

  test("never with confidence to another card", () => {
    for (const title of [...new Set([...TITLES, ...search.titles.of("b5")])]) {
      const found = search.find(title);
      const entry = found.hits[0]?.entry;
      if (entry?.kind !== "card") continue;
      const names = [entry.title, ...entry.aliases].map(key);
      if (!names.includes(key(title))) expect(leads(found), `${title} → ${entry.id}`).toBe(false);
    }
  });

  test("in Galactic Empires too, with its letter and number or without", () => {
    const titles = search.titles.of("ge");
    expect(titles.length).toBeGreaterThan(30);
    for (const title of titles) {
      for (const asked of [title, title.replace(/^(?:[A-Z]\/)?[A-Z]\d+ /u, "")]) {
        const { verdict, hits } = search.find(asked, "ge");
        expect(verdict, asked).not.toBe("nothing");
        expect(hits[0]?.entry.game, asked).toBe("ge");
      }
    }
  });

  test.each([
    ["Susan Ivanova", "commander-ivanova"],
    ["Centauri Prime", "homeworlds"],
    ["Emperor Cartagia", "consultants"],
    ["what does Vir Cotto do", "ambassadors-assistant"],
    ["A Good Bluff", "events"],
    ["Lost Opportunities", "contingencies"],
  ])("as %s", (asked, id) => {
    const { hits } = search.find(asked);
    expect(hits.map(({ entry }) => entry.id)).toContain(id);
    if (!textOf(id).includes(asked)) return;
    expect(hits[0]?.entry.id).toBe(id);
  });
});

describe("a card that is named in full", () => {
  test("goes before a rule, and the one that acts before the one that it acts on", () => {
    const ids = (question: string) => search.find(question).hits.map(({ entry }) => entry.id);
    expect(ids("can Bester be promoted to the inner circle")[0]).toBe("bester");
    expect(ids("can Lennier take damage for Delenn")[0]).toBe("lennier");
    const both = ids("can Level The Playing Field be used with Border Raid");
    expect(both.indexOf("level-the-playing-field")).toBeLessThan(both.indexOf("border-raid"));
  });
});
