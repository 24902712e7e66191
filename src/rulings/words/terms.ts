/** The terms of an index, in the order of their letters: what MiniSearch asks for of them, without the tree that it would plant. */
import { bitsIn, editDistance, lettersIn } from "../../edit-distance.ts";

/** Terms that are all there from the start, each with where it stands. */
export class Terms<Place> {
  readonly #places: ReadonlyMap<string, Place>;
  #inOrder: readonly string[] | null = null;

  constructor(terms: Iterable<readonly [string, Place]>) {
    this.#places = new Map(terms);
  }

  get(term: string): Place | undefined {
    return this.#places.get(term);
  }

  /** The terms that begin so. */
  atPrefix(prefix: string): Map<string, Place> {
    const found = new Map<string, Place>();
    const all = this.#sorted();
    for (let at = firstFrom(all, prefix); at < all.length; at++) {
      const term = all[at] ?? "";
      if (!term.startsWith(prefix)) break;
      const place = this.#places.get(term);
      if (place !== undefined) found.set(term, place);
    }
    return found;
  }

  /** The terms that differ by so many slips at most, letters that are swapped being one; with how many. */
  fuzzyGet(term: string, most: number): Map<string, [Place, number]> {
    const letters = lettersIn(term);
    const found = new Map<string, [Place, number]>();
    for (const [known, place] of this.#places) {
      if (Math.abs(known.length - term.length) > most || bitsIn(lettersIn(known) ^ letters) > 2 * most) continue;
      const slips = editDistance(term, known, most);
      if (slips <= most) found.set(known, [place, slips]);
    }
    return found;
  }

  #sorted(): readonly string[] {
    this.#inOrder ??= [...this.#places.keys()].sort();
    return this.#inOrder;
  }
}

/** The place of the first that does not come before a text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
