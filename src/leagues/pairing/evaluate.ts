/** What pods are worth that nobody has just paired: planned before, or changed by hand. */
import { leastRepeats } from "./bound.ts";
import { type Cost, costOfPods } from "./cost.ts";
import { type Field, pairsOf } from "./field.ts";
import { whatIsNotIdeal } from "./why.ts";

export interface Evaluated {
  /** How often those who meet have met before. */
  readonly repeats: number;
  /** Fewer are impossible in pods that are as near to the wanted size. */
  readonly proven: boolean;
  /** What is not ideal, a sentence each. */
  readonly why: readonly string[];
  /** How often those who sit out have sat out before. */
  readonly byesBefore: number;
  readonly cost: Cost;
}

/**
 * By the players' ids; `known`: fewer repeats than these are known to be impossible for this field. Null where two would meet
 * who must not, or somebody is not of the field.
 */
export function evaluated(
  field: Field,
  { pods, byes }: { pods: readonly (readonly string[])[]; byes: readonly string[] },
  known = 0,
): Evaluated | null {
  const pairs = pairsOf(field);
  const places = new Map(field.players.map(({ id }, at) => [id, at]));
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? []);
  const seated = pods.map(placesOf);
  if (seated.flat().length !== pods.flat().length) return null;
  const cost = costOfPods(pairs, field, seated);
  if (cost === null) return null;
  const [, repeats] = cost;
  const sizes = seated.map((pod) => pod.length);
  const proven = repeats <= known || repeats <= leastRepeats(pairs, field, sizes);
  const out = placesOf(byes);
  const byesBefore = out.reduce((sum, place) => sum + (pairs.players[place]?.byes ?? 0), 0);
  const split = { pods: seated, byes: out, cost };
  return { repeats, proven, why: whatIsNotIdeal(pairs, field, split, proven), byesBefore, cost };
}

/** What of pods that were changed by hand is worse than it was, and by how much. */
export interface Worse {
  readonly what: "byes" | "repeats" | "odd" | "gaps" | "rivalry";
  readonly was: number;
  readonly is: number;
}

/** In the order of the aims; what is as good as before, or better, is not named. */
export function worseThan(before: Evaluated, after: Evaluated): Worse[] {
  const [, repeats, odd, gaps, rivalry] = after.cost;
  const measured: readonly Worse[] = [
    { what: "byes", was: before.byesBefore, is: after.byesBefore },
    { what: "repeats", was: before.cost[1], is: repeats },
    { what: "odd", was: before.cost[2], is: odd },
    { what: "gaps", was: before.cost[3], is: gaps },
    { what: "rivalry", was: before.cost[4], is: rivalry },
  ];
  return measured.filter(({ was, is }) => is > was);
}
