/** What is not ideal about pods: the aims of a pairing, each before the next. */
import type { Field, Pairs } from "./field.ts";

/** The less, the better: the first that differs decides. */
export type Cost = readonly [
  /** How far the pods' sizes are from the wanted one, together. */
  sizes: number,
  /** How often those who meet have met before, over all pairs. */
  repeats: number,
  /** How often those who sit in a pod of another size than wanted have done so before. */
  odd: number,
  /** How far the points of those who meet are apart, over all pairs; 0 where nobody asks for it. */
  gaps: number,
  /** How often those who meet have met the other's race before. */
  rivalry: number,
];

export const NO_COST: Cost = [0, 0, 0, 0, 0];

/** Below 0 where the first is better. */
export function compareCosts(a: Cost, b: Cost): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

export function addCosts(a: Cost, b: Cost): Cost {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/** What one pod costs, by its players' places in the field; null where two of them must not meet. */
export function costOfPod(
  pairs: Pairs,
  { size, close }: Pick<Field, "size" | "close">,
  pod: readonly number[],
): Cost | null {
  let repeats = 0;
  let gaps = 0;
  let rivalry = 0;
  for (const [at, a] of pod.entries()) {
    for (const b of pod.slice(at + 1)) {
      if (pairs.clash(a, b)) return null;
      repeats += pairs.met(a, b);
      if (close) gaps += pairs.gap(a, b);
      rivalry += pairs.rivalry(a, b);
    }
  }
  const sizes = Math.abs(pod.length - size);
  const odd = sizes === 0 ? 0 : pod.reduce((sum, place) => sum + (pairs.players[place]?.odd ?? 0), 0);
  return [sizes, repeats, odd, gaps, rivalry];
}

/** What all pods cost together; null where somebody meets whom they must not. */
export function costOfPods(
  pairs: Pairs,
  asked: Pick<Field, "size" | "close">,
  pods: readonly (readonly number[])[],
): Cost | null {
  let sum: Cost = NO_COST;
  for (const pod of pods) {
    const cost = costOfPod(pairs, asked, pod);
    if (cost === null) return null;
    sum = addCosts(sum, cost);
  }
  return sum;
}
