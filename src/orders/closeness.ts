/** How well a typed word stands for a word of a name. */
export const EXACT = 4;
export const PREFIX = 3;
export const TYPO = 2;
export const DIFFERENT = 0;
export type Closeness = typeof EXACT | typeof PREFIX | typeof TYPO | typeof DIFFERENT;

/** How many slips are forgiven in a word of this length. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length <= 7 ? 1 : 2;
}

/** A number is never taken for another. */
const NUMBER = /^\d+$/u;

export function closeness(typed: string, word: string): Closeness {
  if (typed === word) return EXACT;
  if (NUMBER.test(typed)) return DIFFERENT;
  if (word.startsWith(typed)) return PREFIX;
  const most = forgiven(typed.length);
  if (most === 0) return DIFFERENT;
  if (within(typed, word, most)) return TYPO;
  // A word that is still being typed may have a slip in it already.
  return word.length > typed.length + most && within(typed, word.slice(0, typed.length), most) ? TYPO : DIFFERENT;
}

/**
 * True where at most `most` insertions, deletions, changes or swaps of neighbours lead from one word to the other
 * (Damerau–Levenshtein, optimal string alignment).
 */
export function within(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? most + 1) <= most;
}
