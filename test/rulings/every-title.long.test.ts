import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { leads, loadSearch } from "../../src/rulings/search.ts";
import { wordsOf } from "../../src/rulings/words/normalise.ts";

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

const FOUND = [...new Set([...TITLES, ...search.titles.of("b5")])].map((title) => ({
  title,
  found: search.find(title),
}));

describe("a card that any source names is found by its title", () => {
  test("and leads to its own entry, to those that name it, or to the rule on cards of its type", () => {
    expect(TITLES.length).toBeGreaterThan(700);
    const lost = FOUND.filter(
      ({ title, found: { verdict, hits, exact, unruled } }) =>
        verdict === "nothing" || hits.length === 0 || !(exact || unruled === title),
    );
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  test("never with confidence to another card", () => {
    for (const { title, found } of FOUND) {
      const entry = found.hits[0]?.entry;
      if (entry?.kind !== "card") continue;
      const names = [entry.title, ...entry.aliases].map(key);
      if (!names.includes(key(title))) expect(leads(found), `${title} → ${entry.id}`).toBe(false);
    }
  });
});
