import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { leastRepeats } from "../../../src/leagues/pairing/bound.ts";
import { type Field, fieldSchema, pairsOf } from "../../../src/leagues/pairing/field.ts";
import { plannedNight } from "../../../src/leagues/pairing/night.ts";
import { paired } from "../../../src/leagues/pairing/pair.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { Dice } from "../../engine/play/random-player.ts";

const RACES = ["centauri", "human", "minbari", "narn", "non-aligned"];
// Its types are those of its CommonJS module, so that is what is loaded.
const highs: typeof import("highs") = createRequire(import.meta.url)("highs");
const solver = await highs.default();

/** All sets of so many of these. */
function* choices(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [at, one] of from.entries())
      for (const rest of choices(from.slice(at + 1), size - 1)) yield [one, ...rest];
}

/**
 * The fewest repeats of pods of four and three alone, found by an exact solver: each pod that may be is a variable, and each
 * player sits in just one of those that are chosen. Shares no code with what is tested but the reading of a field.
 */
function fewestBySolver(field: Field, sizes: readonly number[]): number {
  const pairs = pairsOf(field);
  const places = field.players.map((_, place) => place);
  const costs: string[] = [];
  const seats = places.map((): string[] => []);
  const ofSize = new Map<number, string[]>();
  for (const size of new Set(sizes))
    for (const pod of choices(places, size)) {
      let repeats = 0;
      let clash = false;
      for (const [at, a] of pod.entries())
        for (const b of pod.slice(at + 1)) {
          clash ||= pairs.clash(a, b);
          repeats += pairs.met(a, b);
        }
      if (clash) continue;
      const name = `x${pod.join("_")}`;
      if (repeats > 0) costs.push(`${repeats} ${name}`);
      for (const place of pod) seats[place]?.push(name);
      ofSize.set(size, [...(ofSize.get(size) ?? []), name]);
    }
  const names = [...ofSize.values()].flat();
  const rows = [
    ...seats.map((pods, place) => ` p${place}: ${pods.join(" + ")} = 1`),
    ...[...ofSize].map(
      ([size, pods]) => ` s${size}: ${pods.join(" + ")} = ${sizes.filter((one) => one === size).length}`,
    ),
  ];
  const objective = costs.length === 0 ? `0 ${names[0]}` : costs.join(" + ");
  const model = `Minimize\n obj: ${objective}\nSubject To\n${rows.join("\n")}\nBinary\n ${names.join("\n ")}\nEnd\n`;
  const solved = solver.solve(model, { mip_rel_gap: 0, mip_abs_gap: 0.5 });
  expect(solved.Status).toBe("Optimal");
  return Math.round(solved.ObjectiveValue);
}

/** A field after so many rounds that were paired by chance, of which the next has repeats. */
function fieldAfter(count: number, rounds: number, dice: Dice, preliminary: boolean): Field {
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const met = new Map(ids.map((id) => [id, [] as string[]]));
  for (let round = 0; round < rounds; round++) {
    const left = [...ids];
    while (left.length >= 4) {
      const pod = [0, 1, 2, 3].map(() => left.splice(dice.below(left.length), 1)[0] ?? "");
      for (const id of pod) met.get(id)?.push(...pod.filter((other) => other !== id));
    }
  }
  const players = ids.map((id, at) => ({ id, race: RACES[at % RACES.length], met: met.get(id) }));
  return fieldSchema.parse({ players, seed: `${dice.below(1_000)}`, preliminary });
}

describe("pods of more players than everything can be tried for", () => {
  // Players, rounds before, and whether two of a race may meet.
  it.each([
    [13, 4, true],
    [14, 5, true],
    [16, 4, true],
    [16, 6, true],
    [18, 5, true],
    [20, 6, true],
    [20, 8, true],
    [24, 8, true],
    [13, 5, false],
    [16, 6, false],
  ])(
    "of %i after %i rounds repeat as little as an exact solver finds (no race twice: %s)",
    (count, rounds, preliminary) => {
      const field = fieldAfter(count, rounds, new Dice(`${count} ${rounds}`), preliminary);
      const found = madeOf(paired(field));
      if (!found.ok) throw new Error(found.error);
      expect(found.byes).toEqual([]);
      const sizes = found.pods.map((pod) => pod.length);
      const fewest = fewestBySolver(field, sizes);
      expect(found.cost[1]).toBe(fewest);
      // So it is with another seed, whose pods are others.
      const other = madeOf(paired({ ...field, seed: `${field.seed} again` }));
      expect(other.ok && other.cost[1]).toBe(fewest);
      // What is said to be impossible is so.
      expect(leastRepeats(pairsOf(field), field, sizes)).toBeLessThanOrEqual(fewest);
    },
    60_000,
  );

  it("say that fewer repeats are impossible where an exact solver finds no fewer", () => {
    const races = RACES.slice(0, 4);
    const all = Array.from({ length: 16 }, (_, at) => ({
      id: `p${at}`,
      race: races[at % 4] ?? "",
      met: [] as string[],
    }));
    const meet = (players: typeof all, pods: readonly (readonly string[])[]) =>
      players.map((one) => {
        const pod = pods.find((each) => each.includes(one.id)) ?? [];
        return { ...one, met: [...one.met, ...pod.filter((id) => id !== one.id)] };
      });
    // Four rounds without a repeat: everybody has met all twelve of other races, so that each of the fifth meets three again.
    const planned = madeOf(plannedNight(fieldSchema.parse({ players: all, seed: "full" }), 4));
    if (!planned.ok) throw new Error(planned.error);
    expect(planned.repeats).toBe(0);
    const players = planned.rounds.reduce((now, { pods }) => meet(now, pods), all);
    const field = fieldSchema.parse({ players, seed: "fifth" });
    const found = madeOf(paired(field));
    if (!found.ok) throw new Error(found.error);
    expect(found.why.join(" ")).toContain("Repeats 24, fewer is impossible");
    expect(fewestBySolver(field, [4, 4, 4, 4])).toBe(24);
  });
});
