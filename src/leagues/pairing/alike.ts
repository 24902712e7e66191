/** Who may take whose place, whoever sits there. */
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { below } from "./draws.ts";
import type { Pairs } from "./field.ts";

/** So many changes of 16 are tried between two of whom each may sit wherever the other may. */
const SHARE = 15;

/**
 * Whom annealing lets a player change places with: mostly one whom just the same people must not meet, as one of the same race,
 * since of most others somebody in the pod would stand in the way.
 */
export class Alike {
  readonly #count: number;
  readonly #others: readonly (readonly number[])[];

  constructor(pairs: Pairs) {
    const places = pairs.players.map((_, at) => at);
    this.#count = places.length;
    // Two of a race must not meet each other either, two who have nothing to do with each other may.
    const apart = groups(places.map((a) => places.map((b) => (pairs.clash(a, b) ? 1 : 0)).join("")));
    const alike = groups(places.map((a) => places.map((b) => (a === b || pairs.clash(a, b) ? 1 : 0)).join("")));
    this.#others = places.map((a) => {
      const [one = [], other = []] = [apart[a], alike[a]];
      return (one.length > other.length ? one : other).filter((b) => b !== a);
    });
  }

  /** By places in the field; now and then the same one. */
  partner(random: RandomGenerator, place: number): number {
    const others = this.#others[place] ?? [];
    if (others.length === 0 || below(random, 16) >= SHARE) return below(random, this.#count);
    return others[below(random, others.length)] ?? place;
  }
}

/** For each place all that have the same key. */
function groups(keys: readonly string[]): readonly number[][] {
  const groups = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) groups.set(key, [...(groups.get(key) ?? []), at]);
  return keys.map((key) => groups.get(key) ?? []);
}
