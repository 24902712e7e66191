/**
 * Good pods of a large field, by simulated annealing: two players of different pods change places, which is kept where it
 * is no worse, and at first now and then where it is. Those who sit out are one more pod.
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import type { Pieces } from "../../piecemeal.ts";
import { isKept } from "./draws.ts";
import type { Field, Pairs } from "./field.ts";
import type { Sizes } from "./sizes.ts";

/** What two who must not meet weigh against two who meet again. */
const CLASH = 20;
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

  let energy = 0;
  for (const [pod, places] of pods.entries())
    for (const place of places) {
      const own = isOut(pod) ? (bye[place] ?? 0) : isOdd(pod) ? (odd[place] ?? 0) : 0;
      energy += own + (weightIn(place, pod, -1) - own) / 2;
    }
  let least = energy;
  let best = pods.map((places) => [...places]);
  const steps = temperatures(weights.units, moves);
  for (let move = 0; move < moves && least > 0; move++) {
    if (move % AT_ONCE === AT_ONCE - 1) yield;
    const a = order[uniformInt(random, 0, count - 1)] ?? 0;
    const b = order[uniformInt(random, 0, count - 1)] ?? 0;
    const from = podOf[a] ?? 0;
    const to = podOf[b] ?? 0;
    if (from === to) continue;
    const change = weightIn(b, from, a) + weightIn(a, to, b) - weightIn(a, from, -1) - weightIn(b, to, -1);
    const heat = steps(move);
    if (!isKept(random, change, heat)) continue;
    swap(pods, podOf, a, b);
    energy += change;
    if (energy >= least - 1e-12) continue;
    least = energy;
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

/** One after the other into the emptiest pod without anybody whom they must not meet; into the emptiest where there is none. */
function dealt(pairs: Pairs, order: readonly number[], rooms: readonly number[], seated: number): number[][] {
  const pods: number[][] = rooms.map(() => []);
  for (const place of order) {
    const free = pods.map((_, pod) => pod).filter((pod) => (pods[pod]?.length ?? 0) < (rooms[pod] ?? 0));
    const left = (pod: number) => (rooms[pod] ?? 0) - (pods[pod]?.length ?? 0);
    const fits = free.filter((pod) => pod < seated && !(pods[pod] ?? []).some((other) => pairs.clash(place, other)));
    const [pod] = (fits.length > 0 ? fits : free).sort((a, b) => left(b) - left(a));
    if (pod !== undefined) pods[pod]?.push(place);
  }
  return pods;
}

/** Repeats weigh 1 each; all that comes after them weighs less than 1 together, and each aim less than a unit of the one before. */
function weigh(pairs: Pairs, { size, close }: Field): Weights {
  const count = pairs.players.length;
  const most = { odd: 0, gaps: 0, rivalry: 0 };
  // Nobody meets more than five others at once.
  const met = count * 5;
  for (let a = 0; a < count; a++) {
    most.odd += pairs.players[a]?.odd ?? 0;
    for (let b = 0; b < a; b++) {
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
      const before = pairs.met(a, b) + gaps + pairs.rivalry(a, b) * rivalryUnit;
      pair[a * count + b] = (pairs.clash(a, b) ? CLASH : 0) + before;
    }
  const fewest = Math.min(...pairs.players.map(({ byes }) => byes));
  const bye = Float64Array.from(pairs.players, ({ byes }) => (byes - fewest) * CLASH * size);
  const odd = Float64Array.from(pairs.players, (player) => player.odd * oddUnit);
  const units = [1];
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
