/** Pods for one round. compendium: 11. Tournament Rules; the aims and their order are the league's own. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import type { Pieces } from "../../piecemeal.ts";
import { annealed } from "./anneal.ts";
import { leastRepeats } from "./bound.ts";
import { type Cost, compareCosts, costOfPods } from "./cost.ts";
import { seedNumber } from "./draws.ts";
import { EXACT_MOST, exactSplit, type Split } from "./exact.ts";
import { type Field, type Pairs, POD_SIZES, pairsOf } from "./field.ts";
import { waysWith } from "./ways.ts";
import { whatIsNotIdeal, whyImpossible } from "./why.ts";

/** Pods, by the players' ids. */
export interface Pairing {
  pods: readonly (readonly string[])[];
  byes: readonly string[];
  cost: Cost;
  /** Nobody can do better: fewer repeats with these byes and sizes are impossible. */
  proven: boolean;
  /** What is not ideal, a sentence each; empty where nothing is to be said. */
  why: readonly string[];
}

export type Paired = ({ ok: true } & Pairing) | { ok: false; error: string };

/** Exchanges tried for one way to split a field, for each of its players; with so few that luck counts more, so many in all. */
const MOVES_EACH = 9_000;
const MOVES_LEAST = 450_000;
/** So many ways to split a field are tried with as many byes before one more is given. */
const MOST_WAYS = 8;
/** Exchanges that all tries together may take. */
const MOST_MOVES = 4_000_000;

/**
 * The best pods that were found; `error` says why there are none, and what would help.
 *
 * @param effort how long is looked for better ones, against the usual: nobody ever meets whom they need not because of it.
 */
export function* paired(field: Field, effort = 1): Pieces<Paired> {
  const { players } = field;
  if (players.length < POD_SIZES.least)
    return { ok: false, error: `A pod has ${POD_SIZES.least} players at least, and there are ${players.length}.` };
  const pairs = pairsOf(field);
  const random = xoroshiro128plus(seedNumber(field.seed));
  const order = shuffled(
    players.map((_, place) => place),
    random,
  );
  const split =
    players.length <= EXACT_MOST
      ? yield* exactSplit(pairs, field, order)
      : yield* goodSplit(pairs, field, { order, random, effort });
  if (split === null) return { ok: false, error: whyImpossible(field) };
  yield;
  const sizes = split.pods.map((pod) => pod.length);
  const proven = players.length <= EXACT_MOST || split.cost[1] <= leastRepeats(pairs, field, sizes);
  const named = (places: readonly number[]) => places.map((place) => players[place]?.id ?? "");
  const pods = split.pods.map((pod) => named(pod.toSorted((a, b) => a - b)));
  const byes = named(split.byes);
  return { ok: true, pods, byes, cost: split.cost, proven, why: whatIsNotIdeal(pairs, field, split, proven) };
}

function* goodSplit(
  pairs: Pairs,
  field: Field,
  { order, random, effort }: { order: readonly number[]; random: RandomGenerator; effort: number },
): Pieces<Split | null> {
  let left = MOST_MOVES;
  const inRaces = byRace(field, order);
  for (let out = 0; field.players.length - out >= POD_SIZES.least; out++) {
    let best: Split | null = null;
    for (const alike of waysWith(field, out).slice(0, MOST_WAYS)) {
      for (const sizes of alike) {
        const moves = Math.min(left, Math.ceil(Math.max(MOVES_LEAST, MOVES_EACH * field.players.length) * effort));
        if (moves < 1) return best;
        left -= moves;
        const found = yield* annealed(pairs, field, { order: inRaces, sizes, random, moves });
        if (found.clashes > 0) continue;
        const cost = costOfPods(pairs, field, found.pods);
        if (cost !== null && (best === null || isBetter(pairs, { ...found, cost }, best))) best = { ...found, cost };
      }
      if (best !== null) return best;
    }
  }
  return null;
}

function isBetter(pairs: Pairs, one: Split, other: Split): boolean {
  const had = ({ byes }: Split) => byes.reduce((sum, place) => sum + (pairs.players[place]?.byes ?? 0), 0);
  return had(one) - had(other) < 0 || (had(one) === had(other) && compareCosts(one.cost, other.cost) < 0);
}

/** The largest races first, so that each of their players finds a pod of its own, and last of each who has sat out least. */
function byRace({ players }: Field, order: readonly number[]): number[] {
  const count = (place: number) => players.filter(({ race }) => race === players[place]?.race).length;
  const race = (place: number) => players[place]?.race ?? "";
  const byes = (place: number) => players[place]?.byes ?? 0;
  return order.toSorted(
    (a, b) => count(b) - count(a) || (race(a) < race(b) ? -1 : race(a) > race(b) ? 1 : byes(b) - byes(a)),
  );
}

function shuffled(places: readonly number[], random: RandomGenerator): number[] {
  const all = [...places];
  for (let at = all.length - 1; at > 0; at--) {
    const other = uniformInt(random, 0, at);
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all;
}
