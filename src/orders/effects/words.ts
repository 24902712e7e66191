/** The words of an effect's sentence: what may be its verb, and where a word stands. */
import { closeness, DIFFERENT } from "../closeness.ts";

/** Words for one thing to do, as they stand after "I": the first is what the others come to. */
export type VerbWords = readonly [string, ...string[]];

// Those that are verbs of several families.
export const GAIN: VerbWords = ["gain", "get"];
export const LOSE: VerbWords = ["lose"];
export const TRANSFER: VerbWords = ["transfer", "give"];
export const RAISE: VerbWords = ["raise", "increase"];
export const LOWER: VerbWords = ["lower", "reduce"];
export const DISCARD: VerbWords = ["discard"];
export const TAKE: VerbWords = ["take"];
export const BECOME: VerbWords = ["become"];
export const START: VerbWords = ["start", "begin", "declare"];
export const END: VerbWords = ["end", "stop"];
export const CANCEL: VerbWords = ["cancel"];
export const RETURN: VerbWords = ["return"];
export const SET: VerbWords = ["set"];
export const CANNOT: VerbWords = ["cannot", "cant"];
export const MAY: VerbWords = ["may"];

export interface EffectSentence {
  /** The words before the verb: who. */
  subject: readonly string[];
  /** The first of the verb's words. */
  verb: string;
  rest: readonly string[];
}

/** The same whoever does it. */
const WITHOUT_FORMS: ReadonlySet<string> = new Set(["may", "cannot", "cant", "half"]);

/** The word as it stands after "I" and after "Londo": "search" and "searches". */
export function formsOf(word: string): readonly string[] {
  if (WITHOUT_FORMS.has(word)) return [word];
  if (/[^aeiou]y$/u.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`];
}

/** Whether one of these words stands in the sentence, a slip forgiven. */
export const says = (words: readonly string[], ...meant: readonly string[]): boolean =>
  wordPlace(words, ...meant) !== -1;

/** The word's place where it stands in the sentence, a slip forgiven; -1 where it does not. */
export function wordPlace(words: readonly string[], ...meant: readonly string[]): number {
  const whole = words.findIndex((word) => meant.includes(word));
  if (whole !== -1) return whole;
  return words.findIndex((word) => word.length >= 4 && meant.some((other) => closeness(word, other) !== DIFFERENT));
}
