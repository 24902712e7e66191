import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlaces } from "../../../src/leagues/results/read-places.ts";

const NAMES = ["Londo", "G'Kar", "Delenn", "Vir Cotto"];
const places = (text: string, names: readonly string[] = NAMES) => {
  const read = readPlaces(text, names);
  return read.ok ? read.places : read.problem;
};

describe("places that are written down", () => {
  it("are a line for each player, in any order", () => {
    expect(places("2 Londo\n1 G'Kar\n4 Delenn\n3 Vir Cotto")).toEqual([2, 1, 4, 3]);
    expect(places("1. G'Kar\n2) Londo\n3: vir\n4 - delenn")).toEqual([2, 1, 4, 3]);
  });

  it("may be numbers alone, for the players as they are listed", () => {
    expect(places("2\n1\n4\n3")).toEqual([2, 1, 4, 3]);
    expect(places("2 1 4 3")).toEqual([2, 1, 4, 3]);
    expect(places("1, 2, 2, 4")).toEqual([1, 2, 2, 4]);
  });

  it("that are shared have the same number, and it does not matter how it is counted on", () => {
    expect(places("1 Londo\n1 G'Kar\n2 Delenn\n3 Vir")).toEqual([1, 1, 3, 4]);
    expect(places("1 Londo\n1 G'Kar\n3 Delenn\n4 Vir")).toEqual([1, 1, 3, 4]);
  });

  it("name nobody who is not there, nobody twice, and leave nobody out", () => {
    expect(places("1 Londo\n2 G'Kar\n3 Delenn\n4 Zathras")).toEqual({
      why: "who",
      line: 4,
      text: "Zathras",
      likely: [],
    });
    expect(places("1 Londo\n2 Londo\n3 Delenn\n4 Vir")).toEqual({ why: "twice", name: "Londo" });
    expect(places("1 Londo\n2 G'Kar")).toEqual({ why: "missing", names: ["Delenn", "Vir Cotto"] });
    expect(places("")).toEqual({ why: "missing", names: NAMES });
    expect(places("Londo won")).toEqual({ why: "no-number", line: 1, text: "Londo won" });
  });

  it("are never below the first or beyond the last", () => {
    for (const text of ["-1", "0", "5", "999999"])
      expect(places(`${text} Londo`)).toEqual({ why: "out-of-range", line: 1, text, most: 4 });
  });

  it("ask who is meant where a name begins two", () => {
    expect(places("1 De", ["Delenn", "Dexter"])).toEqual({
      why: "who",
      line: 1,
      text: "De",
      likely: ["Delenn", "Dexter"],
    });
  });

  it("of any text are either a place for each, which follow from each other, or a problem", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const read = readPlaces(text, NAMES);
        if (!read.ok) return;
        expect(read.places).toHaveLength(NAMES.length);
        for (const place of read.places) expect(place).toBe(1 + read.places.filter((other) => other < place).length);
      }),
    );
  });

  it("of any field that is written as it is shown are read as they are", () => {
    const field = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(field, (numbers) => {
        const ranked = numbers.map((one) => 1 + numbers.filter((other) => other < one).length);
        expect(places(NAMES.map((name, at) => `${ranked[at]} ${name}`).join("\n"))).toEqual(ranked);
      }),
    );
  });
});
