import { describe, expect, test } from "vitest";
import { verdictOn } from "../../src/rulings/confidence.ts";
import { FEATURES } from "../../src/rulings/ranking/features.ts";
import { readLearnt, Trees } from "../../src/rulings/ranking/model.ts";
import { ranked } from "../../src/rulings/ranking/rank.ts";
import { SIGNS, signsOf } from "../../src/rulings/ranking/signs.ts";
import { candidatesIn, loadSearch } from "../../src/rulings/search.ts";

const numbers = (score: number) => Float64Array.from(FEATURES, (_, at) => (at === 0 ? score : 0));

describe("the learnt ranking", () => {
  test("adds up what its trees say of a candidate", () => {
    const trees = [
      [1, 0.5, 0, -1, 1, 0.8, 0, 2, 0, 3],
      [0, 0.25],
    ];
    const ranking = new Trees(trees, FEATURES.length);
    expect([0.4, 0.5, 0.9].map((score) => ranking.scoreOf(numbers(score)))).toEqual([-0.75, 2.25, 3.25]);
  });

  test.each([
    { why: "breaks off", tree: [1, 0.5, 0, 1], says: "a tree breaks off" },
    { why: "goes on after its end", tree: [0, 1, 0, 2], says: "a tree goes on after its end" },
    { why: "asks about what there is not", tree: [FEATURES.length + 1, 0, 0, 1, 0, 2], says: "there is no feature" },
    { why: "asks about half a number", tree: [1.5, 0, 0, 1, 0, 2], says: "there is no feature 1.5" },
  ])("is refused where a tree $why", ({ tree, says }) => {
    expect(() => new Trees([tree], FEATURES.length)).toThrow(says);
  });

  test("that ships is whole", () => {
    expect(() => readLearnt("whole")).not.toThrow();
  });

  test("keeps the best score, and lets scores fall from there, whatever it puts first", () => {
    const index = loadSearch().index("b5");
    const question = "can i rotate a neutralized character to build influence";
    const query = index.read(question);
    const found = candidatesIn(index, question, query);
    const evidenceFor = index.evidenceFor(question, query);
    const [best = 0, next = 0] = found.map(({ score }) => score);
    const upsideDown = new Trees([[1, (best + next) / 2, 0, 1, 0, -1]], FEATURES.length);
    for (const ranking of [readLearnt().order, upsideDown]) {
      const { looked, rest } = ranked(found, evidenceFor, ranking);
      const sorted = [...looked, ...rest];
      const scores = sorted.map(({ score }) => score);
      expect(scores[0]).toBe(best);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(new Set(sorted.map(({ entry }) => entry))).toEqual(new Set(found.map(({ entry }) => entry)));
    }
    expect(ranked(found, evidenceFor, upsideDown).looked[0]?.entry).not.toBe(found[0]?.entry);
  });
});

describe("what is learnt of whether to answer", () => {
  const index = loadSearch().index("b5");
  const question = "can i heal severe damage";
  const query = index.read(question);
  const { looked } = ranked(candidatesIn(index, question, query), index.evidenceFor(question, query));
  const signs = signsOf(question, query, index.spoken(query), looked);
  const saying = (sum: number) => new Trees([[0, sum]], SIGNS.length);
  const lone = looked.slice(0, 1).map((each) => ({ ...each, score: 0.9 }));

  test("are as many signs as have a name", () => {
    expect(signs).toHaveLength(SIGNS.length);
    expect([...signs].every(Number.isFinite)).toBe(true);
  });

  test.each([
    { about: -9, sure: 9, says: "nothing" },
    { about: 9, sure: -9, says: "choose" },
    { about: 9, sure: 9, says: "answer" },
  ])("says $says where the sums are $about and $sure", ({ about, sure, says }) => {
    expect(verdictOn(lone, query, signs, { about: saying(about), sure: saying(sure) })).toBe(says);
  });

  test("takes an English word that the rules do not use as it is, unless it sounds as one of theirs", () => {
    const kinds = (typed: string) => index.read(typed).units.map(({ kind, spelt }) => [kind, spelt]);
    expect(kinds("heel")).toEqual([["guessed", "heal"]]);
    expect(kinds("planted")).toEqual([["foreign", "planted"]]);
  });
});
