import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "../src/edit-distance.ts";

/** By its definition, without a bound: what is left of both words, by the last step that was taken. */
function plainly(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const changed = plainly(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1);
  const steps = [changed, plainly(a, other) + 1, plainly(one, b) + 1];
  const swapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  if (swapped) steps.push(plainly(one.slice(0, -2), other.slice(0, -2)) + 1);
  return Math.min(...steps);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength: 6 });

describe("The distance of two words", () => {
  it("counts letters left out, put in, changed or swapped with their neighbour, up to its bound", () => {
    fc.assert(
      fc.property(word, word, fc.nat(6), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(plainly(one, other), most + 1));
      }),
      { numRuns: 500 },
    );
  });

  it("is measured for words longer than its table is kept for", () => {
    const long = "narn".repeat(60);
    expect(editDistance(`${long}x`, `x${long}`, 3)).toBe(2);
  });
});
