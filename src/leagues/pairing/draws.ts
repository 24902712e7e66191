import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { shortHash } from "../../short-hash.ts";

/** A whole number of so many is as good as a fraction. */
const FINE = 1 << 24;

/** A seed's text as the number that a generator is seeded with. */
export const seedNumber = (seed: string): number => Number.parseInt(shortHash(seed), 36) | 0;

/** Whether annealing keeps an exchange: what is no worse always, what is worse the more seldom the colder it is. */
export function isKept(random: RandomGenerator, change: number, heat: number): boolean {
  return change <= 0 || uniformInt(random, 0, FINE) / FINE < Math.exp(-change / heat);
}
