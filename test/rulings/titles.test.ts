import { describe, expect, test } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { loadSearch } from "../../src/rulings/search.ts";

const corpus = loadCorpus();
const search = loadSearch();

const textOf = (id: string) => {
  const entry = corpus.byId(id);
  return JSON.stringify(entry ?? {}).replaceAll("’", "'");
};

describe("a card that any source names is found by its title", () => {
  test("in Galactic Empires too, with its letter and number or without", { tags: "long" }, () => {
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
