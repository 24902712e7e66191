import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it } from "vitest";
import { annealed } from "../../../src/leagues/pairing/anneal.ts";
import {
  addCosts,
  type Cost,
  compareCosts,
  costOfPod,
  costOfPods,
  NO_COST,
} from "../../../src/leagues/pairing/cost.ts";
import { type Field, fieldSchema, pairsOf } from "../../../src/leagues/pairing/field.ts";
import { paired } from "../../../src/leagues/pairing/pair.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { Dice } from "../../engine/play/random-player.ts";

const RACES = ["centauri", "human", "minbari", "narn", "non-aligned"];

/** A field of chance, with some meetings behind it. */
function fieldOf(players: number, dice: Dice, more: Partial<Field> = {}): Field {
  const ids = Array.from({ length: players }, (_, at) => `p${at}`);
  return fieldSchema.parse({
    players: ids.map((id) => ({
      id,
      race: dice.of(RACES),
      points: dice.below(12),
      byes: dice.below(2),
      odd: dice.below(2),
      met: ids.filter((other) => other !== id && dice.below(3) === 0),
      apart: dice.below(8) === 0 ? [dice.of(ids)] : [],
    })),
    size: 3 + dice.below(3),
    seed: `${dice.below(1_000)}`,
    preliminary: dice.below(3) > 0,
    close: dice.below(2) === 0,
    ...more,
  });
}

interface Tried {
  byes: number;
  had: number;
  cost: Cost;
}

/** The best that trying everything finds, without any of the code that is tested. */
function bestByForce(field: Field): Tried | null {
  const pairs = pairsOf(field);
  let best: Tried | null = null;
  const better = (one: Tried) =>
    best === null || (one.byes - best.byes || one.had - best.had || compareCosts(one.cost, best.cost)) < 0;
  const go = (left: readonly number[], byes: number, had: number, cost: Cost, pods: number): void => {
    const [first, ...rest] = left;
    if (first === undefined) {
      if (pods > 0 && better({ byes, had, cost })) best = { byes, had, cost };
      return;
    }
    if (best !== null && byes > (best as Tried).byes) return;
    go(rest, byes + 1, had + (field.players[first]?.byes ?? 0), cost, pods);
    const join = (pod: readonly number[], from: number): void => {
      if (pod.length >= 3) {
        const own = costOfPod(pairs, field, pod);
        if (own !== null)
          go(
            rest.filter((one) => !pod.includes(one)),
            byes,
            had,
            addCosts(cost, own),
            pods + 1,
          );
      }
      if (pod.length === 6) return;
      for (let at = from; at < rest.length; at++) join([...pod, rest[at] ?? 0], at + 1);
    };
    join([first], 0);
  };
  go(
    field.players.map((_, place) => place),
    0,
    0,
    NO_COST,
    0,
  );
  return best;
}

const pair = (field: Field) => madeOf(paired(field));

/** What pods and byes of ids cost. */
function costOf(field: Field, pods: readonly (readonly string[])[], byes: readonly string[]): Tried {
  const place = (id: string) => field.players.findIndex((player) => player.id === id);
  const cost = costOfPods(
    pairsOf(field),
    field,
    pods.map((pod) => pod.map(place)),
  );
  if (cost === null) throw new Error("two meet who must not");
  const had = byes.reduce((sum, id) => sum + (field.players[place(id)]?.byes ?? 0), 0);
  return { byes: byes.length, had, cost };
}

describe("pods of one round", () => {
  it("are as good as trying everything finds, for fields of up to nine", () => {
    const dice = new Dice("small fields");
    for (let number = 0; number < 60; number++) {
      const field = fieldOf(3 + dice.below(7), dice);
      const found = pair(field);
      const best = bestByForce(field);
      if (!found.ok) expect(best, found.error).toBeNull();
      else expect(costOf(field, found.pods, found.byes), JSON.stringify(field)).toEqual(best);
    }
  });

  it("are found by annealing as well as by trying everything, for fields of twelve", { tags: "long" }, () => {
    const dice = new Dice("twelve");
    for (let number = 0; number < 6; number++) {
      const field = fieldOf(12, dice, { preliminary: false, size: 4, close: false });
      const open = { ...field, players: field.players.map((player) => ({ ...player, apart: [], odd: 0 })) };
      const exact = pair(open);
      if (!exact.ok) throw new Error(exact.error);
      const pairs = pairsOf(open);
      const places = open.players.map((_, place) => place);
      const random = xoroshiro128plus(number);
      const found = madeOf(annealed(pairs, open, { order: places, sizes: [4, 4, 4], random, moves: 100_000 }));
      expect(costOfPods(pairs, open, found.pods)?.slice(0, 2)).toEqual(exact.cost.slice(0, 2));
    }
  });

  it("never seat two of a race together in a preliminary round where that can be had, and say why where it cannot", () => {
    const dice = new Dice("any races");
    for (let number = 0; number < 40; number++) {
      const count = 3 + dice.below(40);
      const ids = Array.from({ length: count }, (_, at) => ({
        id: `p${at}`,
        race: dice.of(RACES.slice(0, 3 + dice.below(3))),
      }));
      const field = fieldSchema.parse({ players: ids, seed: `${number}` });
      const largest = Math.max(...RACES.map((race) => ids.filter((one) => one.race === race).length));
      const possible = Math.max(largest, Math.ceil(count / 6)) <= Math.floor(count / 3);
      const found = pair(field);
      if (!found.ok) {
        expect(possible, found.error).toBe(false);
        continue;
      }
      expect([...found.pods.flat(), ...found.byes].sort()).toEqual(ids.map(({ id }) => id).sort());
      expect(found.byes.length === 0, found.why.join(" ")).toBe(possible);
      costOf(field, found.pods, found.byes);
      if (!possible) expect(found.why.join(" ")).toMatch(/too many for/u);
    }
  });

  it("are the same for the same seed", { tags: "long" }, () => {
    const field = fieldOf(23, new Dice("again"), { preliminary: true });
    expect(pair(field)).toEqual(pair(field));
  });

  it("give nobody a second bye while somebody has had none", () => {
    const players = Array.from({ length: 7 }, (_, at) => ({
      id: `p${at}`,
      race: ["narn", "narn", "narn", "human", "minbari", "centauri", "drazi"][at] ?? "",
    }));
    const byes = players.map(() => 0);
    for (let round = 0; round < 3; round++) {
      const field = fieldSchema.parse({
        players: players.map((one, at) => ({ ...one, byes: byes[at] })),
        seed: `${round}`,
      });
      const found = pair(field);
      if (!found.ok) throw new Error(found.error);
      expect(found.byes).toHaveLength(1);
      for (const [at, { id }] of players.entries()) if (found.byes.includes(id)) byes[at] = (byes[at] ?? 0) + 1;
    }
    expect(Math.max(...byes)).toBe(1);
  });

  it("are impossible with fewer than three players, or where all must be kept apart", () => {
    expect(pair(fieldSchema.parse({ players: [{ id: "a", race: "narn" }] }))).toMatchObject({ ok: false });
    const ids = ["a", "b", "c", "d"];
    const players = ids.map((id, at) => ({ id, race: RACES[at], apart: ids.filter((other) => other !== id) }));
    expect(pair(fieldSchema.parse({ players }))).toMatchObject({ ok: false, error: expect.stringContaining("apart") });
    const narn = ids.map((id) => ({ id, race: "narn" }));
    expect(pair(fieldSchema.parse({ players: narn }))).toMatchObject({
      ok: false,
      error: expect.stringContaining("narn"),
    });
  });

  it("bring those of like points together where the league asks for it, and no repeat more for that", () => {
    const players = Array.from({ length: 8 }, (_, at) => ({ id: `p${at}`, race: RACES[at % 5], points: at }));
    const found = pair(fieldSchema.parse({ players, preliminary: false, close: true }));
    if (!found.ok) throw new Error(found.error);
    expect(found.pods.map((pod) => [...pod].sort()).sort()).toEqual([
      ["p0", "p1", "p2", "p3"],
      ["p4", "p5", "p6", "p7"],
    ]);
  });
});
