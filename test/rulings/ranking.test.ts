import { describe, expect, test } from "vitest";
import { FEATURES } from "../../src/rulings/ranking/features.ts";
import { Ranking, readRanking } from "../../src/rulings/ranking/model.ts";
import { ranked } from "../../src/rulings/ranking/rank.ts";
import { candidatesIn, loadSearch } from "../../src/rulings/search.ts";

const numbers = (score: number) => Float64Array.from(FEATURES, (_, at) => (at === 0 ? score : 0));

describe("the learnt ranking", () => {
  test("adds up what its trees say of a candidate", () => {
    const ranking = new Ranking([
      [1, 0.5, 0, -1, 1, 0.8, 0, 2, 0, 3],
      [0, 0.25],
    ]);
    expect([0.4, 0.5, 0.9].map((score) => ranking.scoreOf(numbers(score)))).toEqual([-0.75, 2.25, 3.25]);
  });

  test.each([
    { why: "breaks off", tree: [1, 0.5, 0, 1], says: "a tree breaks off" },
    { why: "goes on after its end", tree: [0, 1, 0, 2], says: "a tree goes on after its end" },
    { why: "asks about what there is not", tree: [FEATURES.length + 1, 0, 0, 1, 0, 2], says: "there is no feature" },
    { why: "asks about half a number", tree: [1.5, 0, 0, 1, 0, 2], says: "there is no feature 1.5" },
  ])("is refused where a tree $why", ({ tree, says }) => {
    expect(() => new Ranking([tree])).toThrow(says);
  });

  test("that ships is whole", () => {
    expect(() => readRanking("whole")).not.toThrow();
  });

  test("keeps the best score, and lets scores fall from there, whatever it puts first", () => {
    const index = loadSearch().index("b5");
    const question = "can i rotate a neutralized character to build influence";
    const query = index.read(question);
    const found = candidatesIn(index, question, query);
    const evidenceFor = index.evidenceFor(question, query);
    const [best = 0, next = 0] = found.map(({ score }) => score);
    const upsideDown = new Ranking([[1, (best + next) / 2, 0, 1, 0, -1]]);
    for (const ranking of [readRanking(), upsideDown]) {
      const sorted = ranked(found, evidenceFor, ranking);
      const scores = sorted.map(({ score }) => score);
      expect(scores[0]).toBe(best);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(new Set(sorted.map(({ entry }) => entry))).toEqual(new Set(found.map(({ entry }) => entry)));
    }
    expect(ranked(found, evidenceFor, upsideDown)[0]?.entry).not.toBe(found[0]?.entry);
  });
});
