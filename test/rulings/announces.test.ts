import { describe, expect, test } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { passagesOf } from "../../src/rulings/passages.ts";
import { loadSearch } from "../../src/rulings/search.ts";
import { readFirst } from "./proof.ts";

const search = loadSearch();
const announcing = loadCorpus()
  .entries.filter(({ kind, announces }) => kind === "card" && announces?.includes(0))
  .map((entry) => ({ title: entry.title, first: passagesOf(entry)[0]?.text ?? "" }));

describe("a card whose entry begins by saying what it has", () => {
  test("is answered, asked for by its title, with what it has", () => {
    expect(announcing.length).toBeGreaterThan(50);
    const announced = announcing.filter(({ title, first }) => readFirst(search, title)[0] === first);
    expect(announced).toEqual([]);
  });
});
