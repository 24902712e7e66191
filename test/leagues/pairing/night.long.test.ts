import { describe, expect, it } from "vitest";
import { fieldSchema } from "../../../src/leagues/pairing/field.ts";
import { plannedNight } from "../../../src/leagues/pairing/night.ts";
import { paired } from "../../../src/leagues/pairing/pair.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { playersOf } from "./players.ts";

const SEEDS = 20;

/** How many meetings of these pods are not the first. */
function repeatsIn(rounds: readonly { pods: readonly (readonly string[])[] }[]): number {
  const met = new Map<string, number>();
  for (const { pods } of rounds)
    for (const pod of pods)
      for (const one of pod)
        for (const other of pod) if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  return [...met.values()].reduce((sum, times) => sum + (times * (times - 1)) / 2, 0);
}

describe("a night planned together", () => {
  it("lets no fewer meet for the first time than pairing round by round does", () => {
    const players = playersOf(16);
    const planned = madeOf(plannedNight(fieldSchema.parse({ players, seed: "night" }), 4));
    if (!planned.ok) throw new Error(planned.error);
    let met = players.map((): string[] => []);
    const single = Array.from({ length: 4 }, (_, round) => {
      const field = fieldSchema.parse({
        players: players.map((one, at) => ({ ...one, met: met[at] })),
        seed: `${round}`,
      });
      const found = madeOf(paired(field));
      if (!found.ok) throw new Error(found.error);
      met = players.map(({ id }, at) => {
        const pod = found.pods.find((one) => one.includes(id)) ?? [];
        return [...(met[at] ?? []), ...pod.filter((other) => other !== id)];
      });
      return found;
    });
    expect(repeatsIn(planned.rounds)).toBe(planned.repeats);
    expect(planned.repeats).toBeLessThanOrEqual(repeatsIn(single));
  });

  it("has twenty-four meet again three times at most in five rounds, whatever the seed", () => {
    const players = playersOf(24);
    for (let seed = 0; seed < SEEDS; seed++) {
      // With three it looks no further, which makes no difference to whether it comes so far.
      const planned = madeOf(plannedNight(fieldSchema.parse({ players, seed: `n${seed}` }), 5, 3));
      if (!planned.ok) throw new Error(planned.error);
      expect(planned.repeats).toBe(repeatsIn(planned.rounds));
      expect(planned.repeats, `seed n${seed}`).toBeLessThanOrEqual(3);
    }
  }, 300_000);
});
