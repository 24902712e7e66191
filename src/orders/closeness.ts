import { editDistance } from "../edit-distance.ts";

/** How well a typed word stands for a word of a name. */
export const EXACT = 4;
export const BEGINNING = 3;
export const TYPO = 2;
export const DIFFERENT = 0;
export type Closeness = typeof EXACT | typeof BEGINNING | typeof TYPO | typeof DIFFERENT;

/** How many slips are forgiven in a word of this length. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length <= 7 ? 1 : 2;
}

/** A number is never taken for another. */
const NUMBER = /^\d+$/u;

export function closeness(typed: string, word: string): Closeness {
  if (typed === word) return EXACT;
  if (NUMBER.test(typed)) return DIFFERENT;
  if (word.startsWith(typed)) return BEGINNING;
  const most = forgiven(typed.length);
  if (most === 0) return DIFFERENT;
  if (editDistance(typed, word, most) <= most) return TYPO;
  // A word that is still being typed may have a slip in it already.
  if (word.length <= typed.length + most) return DIFFERENT;
  return editDistance(typed, word.slice(0, typed.length), most) <= most ? TYPO : DIFFERENT;
}
