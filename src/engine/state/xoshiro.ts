/**
 * The generator of games that began before `random.ts` drew from SHA-256: xoshiro128** seeded through splitmix32 over the
 * seed's characters. Those games keep their stream; no new game begins with it, as its seed counts with 32 bits only.
 * Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators" (2018).
 */
export type XoshiroState = readonly [number, number, number, number];

/** The state that a seed (any text) starts from. */
export function xoshiroSeeded(seed: string): XoshiroState {
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
  const state: XoshiroState = [next(), next(), next(), next()];
  return state.some((word) => word !== 0) ? state : [1, 2, 3, 4];
}

const rotl = (x: number, k: number) => ((x << k) | (x >>> (32 - k))) >>> 0;

/** The next 32 bits, as a number from 0 to 2^32 - 1, and the state after them. */
export function xoshiroWord([a, b, c, d]: XoshiroState): [number, XoshiroState] {
  const word = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const e = c ^ a;
  const f = d ^ b;
  return [word, [(a ^ f) >>> 0, (b ^ e) >>> 0, (e ^ (b << 9)) >>> 0, rotl(f, 11)]];
}
