import { describe, expect, test } from "vitest";
import { loadSearch } from "../../../src/rulings/search.ts";

const index = loadSearch().index("b5");

describe("a word with no gap in it", () => {
  test.each([
    ["inercircle", ["inner", "circle"]],
    ["buildinfluance", ["build", "influence"]],
    ["conflctround", ["conflict", "round"]],
    ["3influence", ["3", "influence"]],
  ])("%s is two", (typed, words) => {
    expect(index.read(typed).words).toEqual(words);
  });

  test.each(["carpenter", "gardener", "upholsterer", "glockenspieler"])("%s is no two words of the rules", (typed) => {
    expect(index.read(typed).words).toHaveLength(1);
  });
});

describe("what several words stand for", () => {
  test.each(["back on its feet", "back on his feet", "back on their feet"])("is the same whose it is: %s", (said) => {
    const { units } = index.read(`can I get them ${said}`);
    expect(units.some(({ means }) => means.has("heal"))).toBe(true);
    expect(units.filter(({ kind }) => kind === "foreign" || kind === "unknown")).toEqual([]);
  });
});
