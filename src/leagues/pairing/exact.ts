/** The best pods of a small field, by trying everything once: for each set of players the best pods that hold just them. */
import type { Pieces } from "../../piecemeal.ts";
import { addCosts, type Cost, compareCosts, costOfPod, NO_COST } from "./cost.ts";
import { type Field, type Pairs, POD_SIZES } from "./field.ts";

/** The most players that everything is tried for. */
export const EXACT_MOST = 12;

/** Pods and who sits out, by places in the field. */
export interface Split {
  pods: readonly (readonly number[])[];
  byes: readonly number[];
  cost: Cost;
}

/** A set of players as bits, what it costs, and the pod that its first player sits in. */
interface Best {
  cost: Cost;
  pod: number;
}

interface Pod {
  set: number;
  cost: Cost;
}

/**
 * The best split: fewest byes, then for those who have had fewest, then the aims in their order. Null where no pod at all
 * is possible.
 *
 * @param order the players' places in the order in which ties are decided.
 */
export function* exactSplit(pairs: Pairs, field: Field, order: readonly number[]): Pieces<Split | null> {
  const byFirst = podsByFirst(pairs, field, order);
  yield;
  const best: (Best | null)[] = [{ cost: NO_COST, pod: 0 }];
  for (let set = 1; set < 1 << order.length; set++) {
    best.push(bestOf(set, byFirst, best));
    if (set % 64 === 0) yield;
  }
  const byes = bestByes(pairs, order, best);
  return byes === null ? null : splitOf(order, best, byes);
}

function podsByFirst(pairs: Pairs, field: Field, order: readonly number[]): Pod[][] {
  const byFirst: Pod[][] = order.map(() => []);
  for (let set = 1; set < 1 << order.length; set++) {
    const places = placesIn(order, set);
    if (places.length < POD_SIZES.least || places.length > POD_SIZES.most) continue;
    const cost = costOfPod(pairs, field, places);
    if (cost !== null) byFirst[firstOf(set)]?.push({ set, cost });
  }
  return byFirst;
}

function bestOf(set: number, byFirst: readonly Pod[][], best: readonly (Best | null)[]): Best | null {
  let found: Best | null = null;
  for (const pod of byFirst[firstOf(set)] ?? []) {
    if ((pod.set & set) !== pod.set) continue;
    const rest = best[set ^ pod.set];
    if (!rest) continue;
    const cost = addCosts(pod.cost, rest.cost);
    if (found === null || compareCosts(cost, found.cost) < 0) found = { cost, pod: pod.set };
  }
  return found;
}

/** Who sits out, as a set; null where nobody could play. */
function bestByes(pairs: Pairs, order: readonly number[], best: readonly (Best | null)[]): number | null {
  const all = (1 << order.length) - 1;
  let found: { out: number; count: number; had: number; cost: Cost } | null = null;
  for (let out = 0; out < all; out++) {
    const rest = best[all ^ out];
    if (!rest) continue;
    const places = placesIn(order, out);
    const had = places.reduce((sum, place) => sum + (pairs.players[place]?.byes ?? 0), 0);
    const count = places.length;
    const better = found === null || count - found.count || had - found.had || compareCosts(rest.cost, found.cost);
    if (better === true || better < 0) found = { out, count, had, cost: rest.cost };
  }
  return found?.out ?? null;
}

function splitOf(order: readonly number[], best: readonly (Best | null)[], out: number): Split {
  const all = (1 << order.length) - 1;
  const pods: number[][] = [];
  const cost = best[all ^ out]?.cost ?? NO_COST;
  for (let set = all ^ out; set !== 0; ) {
    const { pod } = best[set] ?? { pod: set };
    pods.push(placesIn(order, pod));
    set ^= pod;
  }
  return { pods, byes: placesIn(order, out), cost };
}

const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

const placesIn = (order: readonly number[], set: number): number[] =>
  order.filter((_, bit) => ((set >> bit) & 1) === 1);
