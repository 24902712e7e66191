/** Work that takes long, cut into pieces, so that the main loop answers everybody else between them. */

/** Takes one piece of work at each `next`, and gives what came of them at the end. */
export type Pieces<T> = Generator<undefined, T, undefined>;

/**
 * Something that takes long to make, and is made once: piece by piece while nobody waits for it, or what is left of it at
 * once when somebody does.
 */
export class Piecemeal<T> {
  readonly #begin: () => Pieces<T>;
  #pieces: Pieces<T> | null = null;
  #made: { readonly whole: T } | null = null;

  constructor(begin: () => Pieces<T>) {
    this.#begin = begin;
  }

  /** Makes one piece more, and says whether any are left. A piece that throws is begun from the first one again. */
  advance(): boolean {
    if (this.#made) return false;
    this.#pieces ??= this.#begin();
    try {
      const { done, value } = this.#pieces.next();
      if (done) this.#made = { whole: value };
      if (done) this.#pieces = null;
      return !done;
    } catch (error) {
      this.#pieces = null;
      throw error;
    }
  }

  /** The whole, with all pieces that are still missing made first. */
  get(): T {
    while (this.#made === null) this.advance();
    return this.#made.whole;
  }
}

/** How long pieces are made before others get their turn, in ms. */
const TURN_MS = 4;

/** Makes things in pieces; `pause` is awaited again and again between them, and does what else there is to do. */
export async function makeInTurns(things: readonly Piecemeal<unknown>[], pause: () => Promise<void>): Promise<void> {
  for (const thing of things) {
    let more = true;
    while (more) {
      await pause();
      const until = performance.now() + TURN_MS;
      do more = thing.advance();
      while (more && performance.now() < until);
    }
  }
}

/** What is made in one piece, for a place among others that are made in several. */
// biome-ignore lint/correctness/useYield: one piece
export function* atOnce<T>(make: () => T): Pieces<T> {
  return make();
}

/** What pieces come to, made at once. */
export function madeOf<T>(pieces: Pieces<T>): T {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** Lets whatever waits for the main loop have its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What pieces come to, made while others have their turns between them. */
export async function madeInTurns<T>(pieces: Pieces<T>): Promise<T> {
  let until = performance.now() + TURN_MS;
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + TURN_MS;
  }
}

/** So many are put in order at once. */
const SORTED_AT_ONCE = 100;

/** Puts many things in order, in pieces; those that are alike stay as they were. */
export function* sorted<T>(all: readonly T[], compare: (one: T, other: T) => number): Pieces<T[]> {
  if (all.length <= SORTED_AT_ONCE) return [...all].sort(compare);
  const middle = Math.floor(all.length / 2);
  const left = yield* sorted(all.slice(0, middle), compare);
  yield;
  const right = yield* sorted(all.slice(middle), compare);
  const both: T[] = [];
  let at = 0;
  for (const each of left) {
    for (let next = right[at]; next !== undefined && compare(next, each) < 0; next = right[at]) {
      both.push(next);
      at += 1;
    }
    both.push(each);
    if (both.length % SORTED_AT_ONCE === 0) yield;
  }
  return both.concat(right.slice(at));
}
