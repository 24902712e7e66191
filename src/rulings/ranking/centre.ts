/** What many ways of asking for one thing have in common: the middle of them, by their words and each two in a row. */
import type { Query } from "../query.ts";
import { FILLER, stem } from "../words/normalise.ts";

/** How much of a text's direction is that of each word or two words; its length is 1. */
export type Vector = ReadonlyMap<string, number>;

/** Little words tell ways of asking apart too, as "how many" and "may I" do, though less than all others. */
const LITTLE = 1.5;
const LEAST = 1;
/** What two words in a row count for, beside the words themselves. */
const IN_A_ROW = 0.9;
/** What a word counts for that the question's word may stand for. */
const MEANT = 0.8;

/** Little words by their stems. */
export const LITTLE_STEMS: ReadonlySet<string> = new Set([...FILLER].map(stem));

type Rarity = (word: string) => number;

const weightOf = (word: string, rarity: Rarity) => (LITTLE_STEMS.has(word) ? LITTLE : LEAST + rarity(word));

/** The words of a text and each two in a row, with what they count for. */
function weighed(words: readonly string[], rarity: Rarity): Map<string, number> {
  const found = new Map<string, number>();
  let [before, last] = ["", 0];
  for (const word of words) {
    const base = stem(word);
    const weight = weightOf(base, rarity);
    found.set(base, weight);
    if (before !== "") found.set(`${before} ${base}`, IN_A_ROW * (last + weight));
    [before, last] = [base, weight];
  }
  return found;
}

function ofLengthOne(vector: Map<string, number>): Map<string, number> {
  let square = 0;
  for (const value of vector.values()) square += value * value;
  const length = Math.sqrt(square) || 1;
  for (const [key, value] of vector) vector.set(key, value / length);
  return vector;
}

/** The middle of some texts, given by their words. */
export function centreOf(texts: readonly (readonly string[])[], rarity: Rarity): Vector {
  const sum = new Map<string, number>();
  for (const words of texts) {
    for (const [key, value] of ofLengthOne(weighed(words, rarity))) sum.set(key, (sum.get(key) ?? 0) + value);
  }
  return ofLengthOne(sum);
}

/** A question as it stands, and with what its words may stand for. */
export function vectorsOf({ words, units }: Query, rarity: Rarity): { readonly plain: Vector; readonly wide: Vector } {
  const plain = weighed(words, rarity);
  const wide = new Map(plain);
  for (const { means } of units) {
    for (const [word, sure] of means)
      wide.set(word, Math.max(wide.get(word) ?? 0, MEANT * sure * weightOf(word, rarity)));
  }
  return { plain: ofLengthOne(plain), wide: ofLengthOne(wide) };
}

/** How near two are, from 0 to 1. */
export function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [key, value] of one) sum += value * (other.get(key) ?? 0);
  return sum;
}
