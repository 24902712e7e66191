import type { Joint } from "./verbs.ts";

/** An order's phrases: what stands right after the verb, and after each joint word. */
export interface Phrases {
  main: readonly string[];
  joined: Readonly<Partial<Record<Joint, readonly string[]>>>;
}

const MOST_READINGS = 32;

/**
 * Every way to cut an order at its joint words: a name may have such a word in it ("Alliance with the Narn"). Each
 * joint is used once at most.
 */
export function phrasesOf(words: readonly string[], joints: readonly Joint[]): Phrases[] {
  const places = words.flatMap((word, at) => {
    const joint = joints.find((each) => each === word);
    return joint ? [{ joint, at }] : [];
  });
  const readings: Phrases[] = [];
  const ways = Math.min(MOST_READINGS, 2 ** Math.min(places.length, 5));
  for (let way = ways - 1; way >= 0; way--) {
    const cuts = places.slice(0, 5).filter((_, at) => (way >> at) & 1);
    if (new Set(cuts.map(({ joint }) => joint)).size < cuts.length) continue;
    const joined: Partial<Record<Joint, readonly string[]>> = {};
    for (const [index, { joint, at }] of cuts.entries()) joined[joint] = words.slice(at + 1, cuts[index + 1]?.at);
    readings.push({ main: words.slice(0, cuts[0]?.at), joined });
  }
  return readings;
}

/** Phrases between commas and "and": "a, b and c". */
export function itemsIn(words: readonly string[]): string[][] {
  const items: string[][] = [[]];
  for (const word of words) {
    if (word === ",") items.push([]);
    else items.at(-1)?.push(word);
  }
  return items.filter((item) => item.length > 0);
}
