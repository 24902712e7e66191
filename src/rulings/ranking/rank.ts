/** Puts what was found in the order that was learnt from questions with their answers. */
import type { Ruling } from "../corpus.ts";
import type { Scored } from "../words/named-first.ts";
import type { Evidence } from "./evidence.ts";
import { featuresOf } from "./features.ts";
import { type Ranking, readRanking } from "./model.ts";

/** So many are looked at closely: what comes after them is hardly ever meant. */
export const MOST_RANKED = 12;
/** How much less sure the next is by the sums of the trees, as a part of the score. */
const TEMPER = 3;

let read: Ranking | undefined;

/** The ranking that ships, read once. */
function shipped(): Ranking {
  read ??= readRanking();
  return read;
}

/**
 * Sorts candidates, which come sorted by their scores. The first has the score that the best had; the others have as much
 * less as they are less likely.
 */
export function ranked(
  sorted: readonly Scored[],
  evidenceOf: (entry: Ruling) => Evidence,
  ranking: Ranking = shipped(),
): Scored[] {
  const [best] = sorted;
  if (!best || sorted.length < 2) return [...sorted];
  const looked = sorted.slice(0, MOST_RANKED);
  const features = featuresOf(looked.map((each) => ({ ...each, evidence: evidenceOf(each.entry) })));
  const likely = looked.map((each, at) => ({ each, sum: ranking.scoreOf(features[at] ?? new Float64Array()) }));
  likely.sort(
    (one, other) =>
      other.sum - one.sum || other.each.score - one.each.score || (one.each.entry.id < other.each.entry.id ? -1 : 1),
  );
  const most = likely[0]?.sum ?? 0;
  const placed = likely.map(({ each, sum }) => ({ ...each, score: best.score * Math.exp((sum - most) / TEMPER) }));
  const least = placed.at(-1)?.score ?? 0;
  return [...placed, ...sorted.slice(MOST_RANKED).map((each) => ({ ...each, score: Math.min(each.score, least) }))];
}
