import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createGame, type Game } from "../../../src/engine/index.ts";
import { draw, type Generator, type RandomState, seeded, shuffled } from "../../../src/engine/state/random.ts";
import { Dice, practiceSetup } from "../play/random-player.ts";

const SEED = "00112233445566778899aabbccddeeff";
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** The next whole numbers of 32 bits. */
function numbers(state: RandomState, count: number): number[] {
  let now = state;
  return Array.from({ length: count }, () => {
    const [value, next] = draw(now, 2 ** 32);
    now = next;
    return value;
  });
}

/** The first 64 bits that a game draws. */
const start = (seed: string, generator?: Generator) => numbers(seeded(seed, generator), 2).join();

describe("The generator of new games", () => {
  it("is SHA-256 of a key and a number, as anybody can compute it", () => {
    const key = sha256(`b5-moderator shuffle:${SEED}`);
    const stream = [0, 1, 2].flatMap((at) => {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(at));
      const block = sha256(Buffer.concat([key, number]));
      return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(4 * word));
    });
    expect(numbers(seeded(SEED), 24)).toEqual(stream);
    expect(stream.slice(0, 3)).toEqual([2011778068, 4088730852, 2672027201]);
  });

  it("does not begin from the hash of the seed that is published", () => {
    expect(JSON.stringify(seeded(SEED))).not.toContain(sha256(SEED).toString("hex"));
  });

  it("goes on from its saved state as if it had never been saved, whatever else is drawn between", () => {
    const whole = numbers(seeded(SEED), 50);
    let state = seeded(SEED);
    const parts = Array.from({ length: 50 }, () => {
      draw(seeded("another"), 6);
      const [value, next] = draw(JSON.parse(JSON.stringify(state)) as RandomState, 2 ** 32);
      state = next;
      return value;
    });
    expect(parts).toEqual(whole);
    expect(JSON.stringify(state).length).toBeLessThan(100);
  });

  it("gives no two of a million seeds the same start", () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 1_000_000; seed++) {
      const [high, after] = draw(seeded(seed.toString(16).padStart(32, "0")), 2 ** 32);
      // 53 bits are as many as a number holds: two of a million are alike in them once in eighteen thousand runs.
      seen.add(high * 2 ** 21 + draw(after, 2 ** 21)[0]);
    }
    expect(seen.size).toBe(1_000_000);
  }, 60_000);

  it("depends on each of the 128 bits of the seed", () => {
    const seeds = Array.from({ length: 128 }, (_, bit) =>
      (BigInt(`0x${SEED}`) ^ (1n << BigInt(bit))).toString(16).padStart(32, "0"),
    );
    expect(new Set([SEED, ...seeds].map((seed) => start(seed))).size).toBe(129);
  });

  it("draws every number equally often, where 2^32 is no multiple too", () => {
    // The greatest chi-square that chance gives once in a thousand: of 59 degrees of freedom 99.6, of 2 13.8.
    const chiSquare = (below: number, draws: number, of = (value: number) => value) => {
      let state = seeded(SEED);
      const counts = new Map<number, number>();
      for (let n = 0; n < draws; n++) {
        const [value, next] = draw(state, below);
        state = next;
        counts.set(of(value), (counts.get(of(value)) ?? 0) + 1);
      }
      const expected = draws / counts.size;
      return [counts.size, [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)];
    };
    const [sixty = 0, sixtySquare = Infinity] = chiSquare(60, 120_000);
    expect(sixty).toBe(60);
    expect(sixtySquare).toBeLessThan(99.6);
    // Of three parts of 3 · 2^30, a remainder alone would give the first twice as often as the others.
    const [three = 0, threeSquare = Infinity] = chiSquare(3 * 2 ** 30, 60_000, (value) => Math.floor(value / 2 ** 30));
    expect(three).toBe(3);
    expect(threeSquare).toBeLessThan(13.8);
  });

  it("shuffles each of three cards to each place equally often", () => {
    const counts = new Map<string, number>();
    let state = seeded(SEED);
    for (let n = 0; n < 60_000; n++) {
      const [order, next] = shuffled(state, ["a", "b", "c"]);
      state = next;
      counts.set(order.join(""), (counts.get(order.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 5 degrees of freedom: 20.5 once in a thousand.
    expect([...counts.values()].reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });

  it("draws nothing of nothing, and of no more than 2^32", () => {
    for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => draw(seeded(SEED), below)).toThrow("nothing is drawn of");
  });
});

describe("A game that began with the generator before it", () => {
  it("keeps its stream", () => {
    const state = seeded("a seed", "xoshiro128");
    expect(state).toEqual([1653737963, 4065142233, 155070459, 1736142131]);
    expect(draw(state, 1000)).toEqual([421, [4154736897, 2581660617, 4058485776, 2991019177]]);
    expect(shuffled(state, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])[0]).toEqual([1, 5, 6, 7, 10, 9, 3, 8, 4, 2]);
  });

  it("goes on from its saved state, which is four numbers", () => {
    const saved = JSON.parse("[4154736897,2581660617,4058485776,2991019177]") as RandomState;
    expect(draw(saved, 1000)).toEqual([168, [3691124321, 2678249176, 3292808977, 851116381]]);
  });
});

describe("Somebody who knows own cards and tries all seeds", () => {
  const setup = practiceSetup(2, new Dice("attack"));
  const deal = (game: Game) => game.cards.map(({ facts, owner }) => [facts, owner]);

  // Two seeds of 128 bits that the 32 bits of the former generator could not tell apart.
  const [one, other] = ["ef90e6ed9fb86aa372492c0ae3d5ed83", "e4d00766ad55cdebc37f082d219dff0b"] as const;

  it("had 2^32 of them to try, as seeds beyond that dealt alike", () => {
    expect(deal(createGame(setup, one, "xoshiro128"))).toEqual(deal(createGame(setup, other, "xoshiro128")));
  });

  it("has 2^128 of them now: such seeds deal differently", () => {
    expect(deal(createGame(setup, one))).not.toEqual(deal(createGame(setup, other)));
    expect(start(one)).not.toBe(start(other));
  });
});
