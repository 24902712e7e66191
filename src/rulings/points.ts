import type { Point } from "./corpus.ts";
import type { Query } from "./query.ts";
import { FILLER, stem, wordsOf } from "./words/normalise.ts";

/** Points with more of the question's words first; equal ones stay in their order. */
export function fittingPoints(points: readonly Point[], { units }: Query): readonly Point[] {
  const fitness = ({ text }: Point) => {
    const stems = new Set(wordsOf(text).flatMap((word) => (FILLER.has(word) ? [] : [stem(word)])));
    return units.reduce((sum, { means }) => {
      const sure = [...means].filter(([word]) => stems.has(word)).map(([, weight]) => weight);
      return sum + Math.max(0, ...sure);
    }, 0);
  };
  const scored = points.map((point, at) => ({ point, at, score: fitness(point) }));
  return scored.sort((one, other) => other.score - one.score || one.at - other.at).map(({ point }) => point);
}
