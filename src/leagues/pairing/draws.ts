import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { shortHash } from "../../short-hash.ts";

/** How many numbers a generator draws from. */
const DRAWS = 2 ** 32;

/** A seed's text as the number that a generator is seeded with. */
export const seedNumber = (seed: string): number => Number.parseInt(shortHash(seed), 36) | 0;

/**
 * A whole number from 0 on, below this one. Not exactly even, by far less than annealing could notice, and much faster than
 * what is.
 */
export const below = (random: RandomGenerator, most: number): number => Math.floor(fraction(random) * most);

const fraction = (random: RandomGenerator): number => (random.next() >>> 0) / DRAWS;

/** Whether annealing keeps an exchange: what is no worse always, what is worse the more seldom the colder it is. */
export function isKept(random: RandomGenerator, change: number, heat: number): boolean {
  return change <= 0 || fraction(random) < Math.exp(-change / heat);
}
