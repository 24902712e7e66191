/** Puts what was found in the order that was learnt from questions with their answers. */
import type { Ruling } from "../corpus.ts";
import type { Scored } from "../words/named-first.ts";
import type { Evidence } from "./evidence.ts";
import { featuresOf } from "./features.ts";
import { learnt, type Trees } from "./model.ts";
import type { Looked } from "./signs.ts";

/** So many are looked at closely: what comes after them is hardly ever meant. */
export const MOST_RANKED = 14;
/** So many of them are those that were found best; after them come those that the question's words speak for. */
export const MOST_FOUND = 9;
/** How much less sure the next is by the sums of the trees, as a part of the score. */
const TEMPER = 3;

/** The best of what was found in their order, and what comes after them. */
export interface Ranked {
  readonly looked: Looked[];
  readonly rest: readonly Scored[];
}

/**
 * Sorts candidates, which come sorted by their scores. The first has the score that the best had; the others have as much
 * less as they are less likely.
 */
export function ranked(
  sorted: readonly Scored[],
  evidenceOf: (entry: Ruling) => Evidence,
  order: Pick<Trees, "scoreOf"> = learnt().order,
): Ranked {
  const best = sorted[0]?.score ?? 0;
  const looked = sorted.slice(0, MOST_RANKED).map((each) => ({ ...each, evidence: evidenceOf(each.entry) }));
  const features = featuresOf(looked);
  const likely = looked.map((each, at) => ({
    ...each,
    found: each.score,
    sum: order.scoreOf(features[at] ?? new Float64Array()),
  }));
  likely.sort(
    (one, other) => other.sum - one.sum || other.score - one.score || (one.entry.id < other.entry.id ? -1 : 1),
  );
  const most = likely[0]?.sum ?? 0;
  const placed = likely.map((each) => ({ ...each, score: best * Math.exp((each.sum - most) / TEMPER) }));
  const least = placed.at(-1)?.score ?? 0;
  const rest = sorted.slice(MOST_RANKED).map((each) => ({ ...each, score: Math.min(each.score, least) }));
  return { looked: placed, rest };
}
