/** What pods are worth that nobody has just paired: planned before, or changed by hand. */
import { fewestRepeats } from "./bound.ts";
import { costOfPods } from "./cost.ts";
import { type Field, pairsOf } from "./field.ts";
import { whatIsNotIdeal } from "./why.ts";

export interface Evaluated {
  /** How often those who meet have met before. */
  readonly repeats: number;
  /** Fewer are impossible with these sizes. */
  readonly proven: boolean;
  /** What is not ideal, a sentence each. */
  readonly why: readonly string[];
}

/** By the players' ids; null where two would meet who must not, or somebody is not of the field. */
export function evaluated(
  field: Field,
  { pods, byes }: { pods: readonly (readonly string[])[]; byes: readonly string[] },
): Evaluated | null {
  const pairs = pairsOf(field);
  const places = new Map(field.players.map(({ id }, at) => [id, at]));
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? []);
  const seated = pods.map(placesOf);
  if (seated.flat().length !== pods.flat().length) return null;
  const cost = costOfPods(pairs, field, seated);
  if (cost === null) return null;
  const [, repeats] = cost;
  const least = fewestRepeats(
    pairs,
    field,
    seated.map((pod) => pod.length),
  );
  const proven = repeats <= least;
  const split = { pods: seated, byes: placesOf(byes), cost };
  return { repeats, proven, why: whatIsNotIdeal(pairs, field, split, proven) };
}
