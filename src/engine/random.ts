/**
 * The game's own generator: xoshiro128** seeded through splitmix32 over the seed's characters. Its state lives in the
 * game and in no view; the same seed gives the same shuffles on every machine.
 * Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators" (2018).
 */
export type RandomState = readonly [number, number, number, number];

/** The state that a seed (any text) starts from. */
export function seeded(seed: string): RandomState {
  let h = 0x9e3779b9;
  for (const character of seed) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x85ebca6b) ^ (h >>> 13);
  const next = () => {
    h = (h + 0x9e3779b9) | 0;
    let z = h ^ (h >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  const state: RandomState = [next(), next(), next(), next()];
  return state.some((word) => word !== 0) ? state : [1, 2, 3, 4];
}

const rotl = (x: number, k: number) => ((x << k) | (x >>> (32 - k))) >>> 0;

/** A whole number from 0 to `below` - 1, without bias, and the state after it. */
export function draw(state: RandomState, below: number): [number, RandomState] {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  let [a, b, c, d] = state;
  for (;;) {
    const value = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11);
    a >>>= 0;
    b >>>= 0;
    c >>>= 0;
    if (value < limit) return [value % below, [a, b, c, d]];
  }
}

/** The items in a random order (Fisher–Yates), and the state after it. */
export function shuffled<T>(state: RandomState, items: readonly T[]): [T[], RandomState] {
  const result = items.slice();
  let now = state;
  for (let last = result.length - 1; last > 0; last--) {
    const [pick, next] = draw(now, last + 1);
    now = next;
    const held = result[last] as T;
    result[last] = result[pick] as T;
    result[pick] = held;
  }
  return [result, now];
}
