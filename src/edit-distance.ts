/** How far two words are apart, as a reader of slips counts it. */

/** Rows of the table below, used again at each call; longer words get rows of their own. */
const LONGEST = 128;
const ROWS = [new Uint16Array(LONGEST + 1), new Uint16Array(LONGEST + 1), new Uint16Array(LONGEST + 1)] as const;

/**
 * The number of letters left out, put in, changed or swapped with their neighbour (Damerau–Levenshtein, optimal string
 * alignment), at most `most` + 1.
 *
 *     distance("trun", "turn", 2); // 1
 */
export function editDistance(one: string, other: string, most: number): number {
  const [long, columns] = [one.length, other.length];
  if (Math.abs(long - columns) > most) return most + 1;
  let [before, last, next] =
    columns <= LONGEST
      ? ROWS
      : [new Uint16Array(columns + 1), new Uint16Array(columns + 1), new Uint16Array(columns + 1)];
  for (let column = 0; column <= columns; column++) last[column] = column;
  for (let row = 1; row <= long; row++) {
    next[0] = row;
    let least = row;
    const letter = one.charCodeAt(row - 1);
    const earlier = row > 1 ? one.charCodeAt(row - 2) : -1;
    for (let column = 1; column <= columns; column++) {
      const its = other.charCodeAt(column - 1);
      const changed = (last[column - 1] ?? 0) + (letter === its ? 0 : 1);
      let best = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      if (earlier === its && column > 1 && letter === other.charCodeAt(column - 2))
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next[column] = best;
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[columns] ?? 0, most + 1);
}

/** A bit for each letter that occurs: words that differ in many of them need not be compared. */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

export function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
