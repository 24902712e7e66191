/** How like a question is to the ways in which players ask for a sentence. */
import type { Weighed } from "./measures.ts";
import type { Passage } from "./passages.ts";

/** What reads ways to ask. */
interface Asking {
  /** What a way to ask is about. */
  readWay(way: string): readonly Weighed[];
}

interface Way {
  readonly units: readonly Weighed[];
  /** All that its words may mean. */
  readonly meant: ReadonlySet<string>;
}

/** How players ask for a sentence: what each way is about, and all their words. */
export interface WaysTo {
  readonly all: readonly Way[];
  readonly words: ReadonlySet<string>;
}

const NO_WAYS: WaysTo = { all: [], words: new Set() };
const waysRead = new WeakMap<Passage, WaysTo>();

export function waysTo(passage: Passage, asked: Asking): WaysTo {
  if (passage.asked.length === 0) return NO_WAYS;
  const known = waysRead.get(passage);
  if (known) return known;
  const all = passage.asked.map((way) => {
    const units = asked.readWay(way);
    return { units, meant: new Set(units.flatMap(({ means }) => [...means.keys()])) };
  });
  const ways = { all, words: new Set(all.flatMap(({ meant }) => [...meant])) };
  waysRead.set(passage, ways);
  return ways;
}

/** How like a question is to the likest way of asking for a sentence, from 0 to 1. */
export function mostAlike({ all }: WaysTo, units: readonly Weighed[]): number {
  let most = 0;
  for (const { units: way, meant } of all) {
    if (!saysTheOpposite(meant, units)) most = Math.max(most, likeness(way, units));
  }
  return most;
}

/** How much of what either of two says the other says as well. */
function likeness(one: readonly Weighed[], other: readonly Weighed[]): number {
  let [whole, common] = [0, 0];
  for (const [these, those] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const unit of these) {
      whole += unit.weight;
      common += unit.weight * those.reduce((most, each) => Math.max(most, sharedMeaning(unit, each)), 0);
    }
  }
  return whole > 0 ? common / whole : 0;
}

function sharedMeaning({ means }: Weighed, { means: others }: Weighed): number {
  let most = 0;
  for (const [word, sure] of means) most = Math.max(most, Math.min(sure, others.get(word) ?? 0));
  return most;
}

/** Where a way to ask has one of these and the question the other alone, it is about the opposite. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ["ready", "rotat"],
  ["won", "lost"],
  ["win", "lose"],
  ["unspent", "spent"],
  ["open", "hidden"],
  ["undamag", "damag"],
];

export function saysTheOpposite(way: ReadonlySet<string>, units: readonly Weighed[]): boolean {
  const says = (word: string) => units.some(({ means }) => (means.get(word) ?? 0) >= MEANT);
  const against = (one: string, other: string) => way.has(one) && !way.has(other) && says(other) && !says(one);
  return OPPOSITES.some(([one, other]) => against(one, other) || against(other, one));
}

/** What a word stands for is meant. */
const MEANT = 0.7;
