import { describe, expect, test } from "vitest";
import { loadSearch } from "../../../src/rulings/search.ts";
import { bareOf, namedIn } from "../../../src/rulings/words/asked-by-name.ts";

const { names } = loadSearch().index("b5");

describe("what is asked for by its name", () => {
  test.each([
    ["what is sustain", "sustain"],
    ["uncontested meaning", "uncontested"],
    ["mercenary how does it work?", "mercenary"],
    ["unrest, what is it", "unrest"],
    ["2 players rules", "2 players"],
    ["how does the Shadow War work", "the Shadow War"],
    ["Trade Pact", "Trade Pact"],
  ])("%s: %s", (question, bare) => {
    expect(bareOf(question)).toBe(bare);
    expect(namedIn(names, question)?.id).toBe(namedIn(names, bare)?.id);
    expect(namedIn(names, bare)).toBeDefined();
  });

  test.each(["how does Delenn work with marks", "may a rotated character support a conflict", "carpenter"])(
    "%s names nothing alone",
    (question) => {
      expect(namedIn(names, question)).toBeUndefined();
    },
  );
});
