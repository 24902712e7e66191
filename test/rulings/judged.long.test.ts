import { describe, expect, test } from "vitest";
import { readAnswers } from "../../src/rulings/answers.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { linesOf } from "../../src/rulings/deciding.ts";
import { passagesOf } from "../../src/rulings/passages.ts";
import { loadSearch } from "../../src/rulings/search.ts";
import { JUDGED, judgedFigure, readFirst } from "./proof.ts";

const search = loadSearch();
const sentences = new Set([
  ...loadCorpus().entries.flatMap((entry) => passagesOf(entry).map(({ text }) => text)),
  ...[...readAnswers().values()].flat().map(({ says }) => says),
]);

describe("a hundred and forty questions whose answers were judged by hand", () => {
  test("are each decided by a sentence that still stands in the rulings or the answers: a changed one is judged anew", () => {
    expect(JUDGED).toHaveLength(140);
    expect(new Set(JUDGED.map(({ question }) => question)).size).toBe(140);
    expect(JUDGED.filter(({ decides }) => !sentences.has(decides))).toEqual([]);
  });

  test("have that sentence among what is read first, 85 in a hundred of them or more", () => {
    expect(judgedFigure(search).value).toBeGreaterThanOrEqual(0.85);
  });

  test("are answered in at most three sentences and four lines of 75 characters", () => {
    const long = JUDGED.filter(({ question }) => {
      const said = readFirst(search, question);
      return said.length > 3 || linesOf(said) > 4;
    });
    expect(long).toEqual([]);
  });
});
