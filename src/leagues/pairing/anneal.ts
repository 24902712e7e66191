/**
 * Good pods of a large field, by simulated annealing: two players of different pods change places, which is kept where it
 * is no worse, and at first now and then where it is. Those who sit out are one more pod.
 */
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import type { Pieces } from "../../piecemeal.ts";
import { Alike } from "./alike.ts";
import { below, isKept } from "./draws.ts";
import type { Field, Pairs } from "./field.ts";
import type { Sizes } from "./sizes.ts";

/** How hot it is for two who must not meet, as long as some do: afterwards nobody ever does again. */
const CLASH_HEAT = 0.35;
/** Moves between two pauses. */
const AT_ONCE = 2_000;

/** Which stretch of temperatures an aim takes, in units of what it weighs. */
const HOT = 2;
const COLD = 0.08;

export interface Annealed {
  pods: number[][];
  byes: number[];
  /** How many pairs meet who must not. */
  clashes: number;
}

/** What is weighed: an aim that nobody can do anything about weighs nothing. */
interface Weights {
  /** Of two in a pod, row by row. */
  pair: Float64Array;
  /** Of one in a pod of another size than wanted. */
  odd: Float64Array;
  /** Of one who sits out. */
  bye: Float64Array;
  /** The units of the aims, the heaviest first. */
  units: number[];
}

/**
 * Pods of these sizes, and as many byes as are left over.
 *
 * @param order the players' places, in the order in which they are dealt at first.
 * @param moves how many exchanges are tried: twice as many take twice as long.
 */
export function* annealed(
  pairs: Pairs,
  field: Field,
  { order, sizes, random, moves }: { order: readonly number[]; sizes: Sizes; random: RandomGenerator; moves: number },
): Pieces<Annealed> {
  const count = order.length;
  const weights = weigh(pairs, field);
  const out = count - sizes.reduce((sum, size) => sum + size, 0);
  const rooms = out > 0 ? [...sizes, out] : [...sizes];
  const isOut = (pod: number) => pod === sizes.length;
  const isOdd = (pod: number) => !isOut(pod) && rooms[pod] !== field.size;
  const pods = dealt(pairs, order, rooms, sizes.length);
  const podOf = new Int32Array(pairs.players.length);
  for (const [pod, places] of pods.entries()) for (const place of places) podOf[place] = pod;

  const { pair, odd, bye } = weights;
  const row = pairs.players.length;
  /** What a player weighs in a pod, beside all in it but one. */
  const weightIn = (place: number, pod: number, without: number): number => {
    if (isOut(pod)) return bye[place] ?? 0;
    let sum = isOdd(pod) ? (odd[place] ?? 0) : 0;
    for (const other of pods[pod] ?? [])
      if (other !== without && other !== place) sum += pair[place * row + other] ?? 0;
    return sum;
  };

  /** How many a player must not meet are in a pod, beside one. */
  const clashesWith = (place: number, pod: number, without: number): number => {
    if (isOut(pod)) return 0;
    let sum = 0;
    for (const other of pods[pod] ?? []) if (other !== without && other !== place && pairs.clash(place, other)) sum++;
    return sum;
  };

  let clashes = clashesIn(pairs, pods.slice(0, sizes.length));
  let energy = 0;
  for (const [pod, places] of pods.entries())
    for (const place of places) {
      const own = isOut(pod) ? (bye[place] ?? 0) : isOdd(pod) ? (odd[place] ?? 0) : 0;
      energy += own + (weightIn(place, pod, -1) - own) / 2;
    }
  if (clashes === 0 && energy === 0)
    return { pods: pods.slice(0, sizes.length), byes: pods[sizes.length] ?? [], clashes };
  const alike = new Alike(pairs);
  let least = { clashes, energy };
  let best = pods.map((places) => [...places]);
  const steps = temperatures(weights.units, moves);
  for (let move = 0; move < moves && (least.clashes > 0 || least.energy > 0); move++) {
    if (move % AT_ONCE === AT_ONCE - 1) yield;
    const a = order[below(random, count)] ?? 0;
    const b = alike.partner(random, a);
    const from = podOf[a] ?? 0;
    const to = podOf[b] ?? 0;
    if (from === to) continue;
    const more = clashesWith(b, from, a) + clashesWith(a, to, b) - clashesWith(a, from, -1) - clashesWith(b, to, -1);
    if (more > 0 && (clashes === 0 || !isKept(random, more, CLASH_HEAT))) continue;
    const change = weightIn(b, from, a) + weightIn(a, to, b) - weightIn(a, from, -1) - weightIn(b, to, -1);
    if (more === 0 && !isKept(random, change, steps(move))) continue;
    swap(pods, podOf, a, b);
    clashes += more;
    energy += change;
    if (clashes > least.clashes || (clashes === least.clashes && energy >= least.energy - 1e-12)) continue;
    least = { clashes, energy };
    best = pods.map((places) => [...places]);
  }
  const seated = best.slice(0, sizes.length);
  return { pods: seated, byes: best[sizes.length] ?? [], clashes: clashesIn(pairs, seated) };
}

function swap(pods: readonly number[][], podOf: Int32Array, a: number, b: number): void {
  const from = podOf[a] ?? 0;
  const to = podOf[b] ?? 0;
  const one = pods[from] ?? [];
  const other = pods[to] ?? [];
  one[one.indexOf(a)] = b;
  other[other.indexOf(b)] = a;
  podOf[a] = to;
  podOf[b] = from;
}

/**
 * One after the other into the emptiest pod without anybody whom they must not meet, else among those who sit out, else into
 * the emptiest. With the largest races first nobody meets the own race where that can be had: Gale and Ryser.
 */
function dealt(pairs: Pairs, order: readonly number[], rooms: readonly number[], seated: number): number[][] {
  const pods: number[][] = rooms.map(() => []);
  for (const place of order) {
    const free = pods.map((_, pod) => pod).filter((pod) => (pods[pod]?.length ?? 0) < (rooms[pod] ?? 0));
    const left = (pod: number) => (rooms[pod] ?? 0) - (pods[pod]?.length ?? 0);
    const fits = free.filter((pod) => pod < seated && !(pods[pod] ?? []).some((other) => pairs.clash(place, other)));
    const out = free.filter((pod) => pod >= seated);
    const [pod] = (fits.length > 0 ? fits : out.length > 0 ? out : free).sort((a, b) => left(b) - left(a));
    if (pod !== undefined) pods[pod]?.push(place);
  }
  return pods;
}

/** Repeats weigh 1 each, one bye more than others have had more than all of them; all that comes after them weighs less than 1 together, and each aim less than a unit of the one before. */
function weigh(pairs: Pairs, { close }: Field): Weights {
  const count = pairs.players.length;
  const most = { met: 0, odd: 0, gaps: 0, rivalry: 0 };
  // Nobody meets more than five others at once.
  const met = count * 5;
  for (let a = 0; a < count; a++) {
    most.odd += pairs.players[a]?.odd ?? 0;
    for (let b = 0; b < a; b++) {
      most.met = Math.max(most.met, pairs.met(a, b));
      if (close) most.gaps = Math.max(most.gaps, pairs.gap(a, b));
      most.rivalry = Math.max(most.rivalry, pairs.rivalry(a, b));
    }
  }
  const oddUnit = 1 / (most.odd + 1);
  // Points come in halves at the finest that is looked at.
  const gapUnit = oddUnit / (most.gaps * met * 2 + 1);
  const rivalryUnit = gapUnit / (most.rivalry * met + 1) / 2;
  const pair = new Float64Array(count * count);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++) {
      if (a === b) continue;
      const gaps = close ? pairs.gap(a, b) * gapUnit : 0;
      pair[a * count + b] = pairs.met(a, b) + gaps + pairs.rivalry(a, b) * rivalryUnit;
    }
  const fewest = Math.min(...pairs.players.map(({ byes }) => byes));
  const bye = Float64Array.from(pairs.players, ({ byes }) => (byes - fewest) * (1 + most.met * met));
  const odd = Float64Array.from(pairs.players, (player) => player.odd * oddUnit);
  const units = [Math.max(1, most.met / 2)];
  if (most.odd > 0) units.push(oddUnit);
  if (most.gaps > 0) units.push(gapUnit * most.gaps);
  if (most.rivalry > 0) units.push(rivalryUnit * most.rivalry);
  return { pair, odd, bye, units };
}

/** From hot to cold for one aim after the other, the heaviest first and longest. */
function temperatures(units: readonly number[], moves: number): (move: number) => number {
  const [first = 1, ...rest] = units;
  const long = rest.length === 0 ? moves : Math.floor(moves * 0.6);
  const short = rest.length === 0 ? 1 : Math.max(1, Math.floor((moves - long) / rest.length));
  const cooled = (unit: number, share: number) => unit * HOT * (COLD / HOT) ** share;
  return (move) => {
    if (move < long) return cooled(first, move / long);
    const at = Math.min(rest.length - 1, Math.floor((move - long) / short));
    return cooled((rest[at] ?? first) / 4, Math.min(1, (move - long - at * short) / short));
  };
}

function clashesIn(pairs: Pairs, pods: readonly (readonly number[])[]): number {
  let clashes = 0;
  for (const pod of pods)
    for (const [at, a] of pod.entries()) for (const b of pod.slice(at + 1)) if (pairs.clash(a, b)) clashes++;
  return clashes;
}
