import { shortHash } from "../../short-hash.ts";

/** A seed's text as the number that a generator is seeded with. */
export const seedNumber = (seed: string): number => Number.parseInt(shortHash(seed), 36) | 0;
