/**
 * Learns trees whose sums say something: which candidate answers a question, where each tree makes the right answers of all
 * questions likelier among the candidates (gradient boosting with a listwise softmax loss), or whether something is so
 * (with a logistic loss).
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Tree } from "../../src/rulings/ranking/model.ts";
import type { Example } from "./examples.ts";

/**
 * How many trees, how large, and how much of what it could each of them changes; of which part of the questions and of the
 * numbers each learns, drawn anew for each, so that they do not all lean on the same ones (stochastic gradient boosting).
 */
interface Size {
  readonly trees: number;
  readonly leaves: number;
  readonly rate: number;
  readonly questions: number;
  readonly numbers: number;
}
const OF_ORDER: Size = { trees: 200, leaves: 8, rate: 0.1, questions: 0.5, numbers: 0.4 };
const OF_WHETHER: Size = { trees: 60, leaves: 5, rate: 0.12, questions: 1, numbers: 1 };
const BOUNDS = 31;
const PARTS_IN_ALL = 1_000;
/** Against leaves that few candidates speak for. */
const SMOOTH = 5;
const LEAST_IN_LEAF = 5;
const LEAST_GAIN = 1e-3;
/** A question that a reader asked counts for as much as so many ways that were written for the search. */
const COUNTS = { question: 3, way: 1, elsewhere: 0 } as const;

interface Table {
  readonly features: readonly Float64Array[];
  readonly bounds: readonly (readonly number[])[];
  /** For each feature, how many bounds a row is not below. */
  readonly places: readonly Uint8Array[];
  /** Where each question's candidates begin; the last is where they end. */
  readonly starts: readonly number[];
}

interface Rows extends Table {
  readonly counts: readonly number[];
  readonly right: readonly boolean[];
}

/** Something that is so or not, with its numbers and how much it counts. */
export interface Case {
  readonly features: Float64Array;
  readonly is: boolean;
  readonly counts: number;
}

/** What makes what is right likelier: the first and second slope for each row. */
interface Slopes {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bound: number;
}

type Node = { value: number } | { feature: number; bound: number; below: Node; over: Node };

interface Leaf {
  readonly rows: readonly number[];
  readonly split: Split | null;
  readonly node: Node;
}

/** Trees whose sums put right answers first. */
export function learnOrder(examples: readonly Example[]): Tree[] {
  const rows = rowsOf(examples.filter(({ right }) => right.includes(true) && right.includes(false)));
  return boosted(rows, OF_ORDER, (scores) => slopesOf(rows, scores));
}

/** Trees whose sums are above zero where it is likelier than not. */
export function learnWhether(cases: readonly Case[]): Tree[] {
  return boosted(tableOf(cases.map(({ features }) => features)), OF_WHETHER, (scores) => {
    const likely = scores.map((score) => 1 / (1 + Math.exp(-score)));
    const of = (slope: (likely: number, each: Case) => number) =>
      Float64Array.from(cases, (each, at) => each.counts * slope(likely[at] ?? 0, each));
    return { first: of((p, { is }) => p - (is ? 1 : 0)), second: of((p) => Math.max(1e-6, p * (1 - p))) };
  });
}

function boosted(table: Table, size: Size, slopesAt: (scores: Float64Array) => Slopes): Tree[] {
  const scores = new Float64Array(table.features.length);
  // The same each time: what is learnt follows from the data alone.
  const draw = xoroshiro128plus(1);
  const drawn = (part: number) => uniformInt(draw, 1, PARTS_IN_ALL) <= part * PARTS_IN_ALL;
  return Array.from({ length: size.trees }, () => {
    const tree = grown(table, slopesAt(scores), size, drawn);
    for (const [at, features] of table.features.entries()) scores[at] = (scores[at] ?? 0) + valueFor(tree, features);
    return written(tree);
  });
}

function rowsOf(examples: readonly Example[]): Rows {
  const starts = [0];
  for (const each of examples) starts.push((starts.at(-1) ?? 0) + each.features.length);
  const counts = examples.map(({ kind }) => COUNTS[kind]);
  const table = tableOf(
    examples.flatMap((each) => each.features),
    starts,
  );
  return { ...table, counts, right: examples.flatMap((each) => each.right) };
}

/** `starts` where several rows belong to one question. */
function tableOf(
  features: readonly Float64Array[],
  starts: readonly number[] = Array.from({ length: features.length + 1 }, (_, at) => at),
): Table {
  const bounds = Array.from(features[0] ?? [], (_, which) => boundsOf(features.map((each) => each[which] ?? 0)));
  const places = bounds.map((each, which) =>
    Uint8Array.from(features, (numbers) => each.filter((bound) => (numbers[which] ?? 0) >= bound).length),
  );
  return { features, bounds, places, starts };
}

/** Numbers that part all others into parts of a size. */
function boundsOf(numbers: readonly number[]): number[] {
  const sorted = Float64Array.from(numbers).sort();
  const at = Array.from({ length: BOUNDS }, (_, which) => Math.floor(((which + 1) * sorted.length) / (BOUNDS + 1)));
  return [...new Set(at.map((place) => sorted[place] ?? 0))];
}

function slopesOf({ starts, counts, right }: Rows, scores: Float64Array): Slopes {
  const first = new Float64Array(scores.length);
  const second = new Float64Array(scores.length);
  for (const [which, count] of counts.entries()) {
    const [from, to] = [starts[which] ?? 0, starts[which + 1] ?? 0];
    const most = scores.subarray(from, to).reduce((a, b) => Math.max(a, b), -Infinity);
    const odds = scores.slice(from, to).map((score) => Math.exp(score - most));
    let [all, good] = [0, 0];
    for (const [at, each] of odds.entries()) {
      all += each;
      if (right[from + at]) good += each;
    }
    for (const [at, each] of odds.entries()) {
      const likely = each / all;
      first[from + at] = count * (likely - (right[from + at] ? each / good : 0));
      second[from + at] = count * Math.max(1e-6, likely * (1 - likely));
    }
  }
  return { first, second };
}

function grown(rows: Table, slopes: Slopes, size: Size, drawn: (part: number) => boolean): Node {
  const { leaves: most, rate } = size;
  const numbers = rows.places.map(() => drawn(size.numbers));
  const leafOf = (of: readonly number[]): Leaf => {
    return { rows: of, split: bestSplit(rows, slopes, of, numbers), node: { value: leafValue(slopes, of, rate) } };
  };
  const learntFrom = rows.starts.slice(0, -1).flatMap((from, question) => {
    const to = rows.starts[question + 1] ?? from;
    return drawn(size.questions) ? Array.from({ length: to - from }, (_, at) => from + at) : [];
  });
  const root = leafOf(learntFrom);
  const leaves = [root];
  while (leaves.length < most) {
    const open = leaves.filter(({ split }) => split !== null);
    open.sort((one, other) => (other.split?.gain ?? 0) - (one.split?.gain ?? 0));
    const [leaf] = open;
    if (!leaf?.split) break;
    const { feature, bound } = leaf.split;
    const places = rows.places[feature];
    const under = leafOf(leaf.rows.filter((at) => (places?.[at] ?? 0) <= bound));
    const over = leafOf(leaf.rows.filter((at) => (places?.[at] ?? 0) > bound));
    // The leaf becomes a branch where it stands.
    Object.assign(leaf.node, {
      feature,
      bound: rows.bounds[feature]?.[bound] ?? 0,
      below: under.node,
      over: over.node,
    });
    leaves.splice(leaves.indexOf(leaf), 1, under, over);
  }
  return root.node;
}

function leafValue({ first, second }: Slopes, rows: readonly number[], rate: number): number {
  let [slope, bend] = [0, 0];
  for (const at of rows) {
    slope += first[at] ?? 0;
    bend += second[at] ?? 0;
  }
  return Math.round((-rate * slope * 1e4) / (bend + SMOOTH)) / 1e4;
}

/** `numbers`: which of the features it may split by. */
function bestSplit(
  { bounds, places }: Table,
  { first, second }: Slopes,
  rows: readonly number[],
  numbers: readonly boolean[],
): Split | null {
  let best: Split = { gain: LEAST_GAIN, feature: -1, bound: 0 };
  for (const [feature, theirs] of places.entries()) {
    if (!numbers[feature]) continue;
    const slope = new Float64Array(BOUNDS + 1);
    const bend = new Float64Array(BOUNDS + 1);
    for (const at of rows) {
      const place = theirs[at] ?? 0;
      slope[place] = (slope[place] ?? 0) + (first[at] ?? 0);
      bend[place] = (bend[place] ?? 0) + (second[at] ?? 0);
    }
    const [allSlope, allBend] = [slope.reduce((a, b) => a + b, 0), bend.reduce((a, b) => a + b, 0)];
    const worth = (of: number, at: number) => (of * of) / (at + SMOOTH);
    let [under, bent] = [0, 0];
    for (let bound = 0; bound < (bounds[feature]?.length ?? 0); bound++) {
      under += slope[bound] ?? 0;
      bent += bend[bound] ?? 0;
      if (bent < LEAST_IN_LEAF || allBend - bent < LEAST_IN_LEAF) continue;
      const gain = worth(under, bent) + worth(allSlope - under, allBend - bent) - worth(allSlope, allBend);
      if (gain > best.gain) best = { gain, feature, bound };
    }
  }
  return best.feature < 0 ? null : best;
}

function valueFor(tree: Node, features: Float64Array): number {
  let node = tree;
  while ("feature" in node) node = (features[node.feature] ?? 0) < node.bound ? node.below : node.over;
  return node.value;
}

/** A tree as `data/ranking.json` has it. */
const written = (node: Node): number[] =>
  "feature" in node ? [node.feature + 1, node.bound, ...written(node.below), ...written(node.over)] : [0, node.value];
