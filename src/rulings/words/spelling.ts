/** The known words that a misspelt one may have meant. */
import { bitsIn, editDistance, lettersIn } from "../../edit-distance.ts";

/** How many letters of a word of this length may be wrong. */
export const slipsIn = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

interface Known {
  readonly word: string;
  readonly letters: number;
  /** How often it occurs: of two that are equally near, the commoner is meant. */
  readonly times: number;
}

export interface Guess {
  readonly word: string;
  readonly slips: number;
  /** Whether it sounds as what was typed: then it was meant, rather than another word that is as near. */
  readonly sounds: boolean;
}

/** Letters that are easily taken for one another, as one. */
const HEARD: Readonly<Record<string, string>> = { c: "k", q: "k", z: "s" };

/** What is heard of a word: its consonants, and that it begins with a vowel. "repare" and "repair" are both "rpr". */
export function soundOf(word: string): string {
  let sound = "";
  let last = "";
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const vowel = "aeiouyhw".includes(letter);
    if (vowel && at > 0) {
      if (!"hw".includes(letter)) last = "";
      continue;
    }
    const heard = vowel ? "a" : (HEARD[letter] ?? letter);
    if (heard !== last) sound += heard;
    last = heard;
  }
  return sound;
}

/** So many words are kept with what they may mean: those of a question with many slips, and their halves. */
const MOST_GUESSED = 200;

/** Words this long may have one slip more where they still sound the same. */
const LONG_ENOUGH = 5;
const SAME_SOUND = 0.6;

/** Knows how words are spelt, and what one that is not was meant to be. */
export type Speller = Pick<Spelling, "knows" | "guesses">;

/** Words that are known, to correct others by. */
export class Spelling {
  readonly #byLength = new Map<number, Known[]>();
  readonly #times: ReadonlyMap<string, number>;
  readonly #guessed = new Map<string, readonly Guess[]>();

  constructor(times: ReadonlyMap<string, number>) {
    this.#times = times;
    for (const [word, count] of times) {
      const list = this.#byLength.get(word.length) ?? [];
      list.push({ word, letters: lettersIn(word), times: count });
      this.#byLength.set(word.length, list);
    }
  }

  knows(word: string): boolean {
    return this.#times.has(word);
  }

  /** The nearest known words, at most three, the likeliest first; none where all are too far. */
  guesses(word: string): readonly Guess[] {
    const known = this.#guessed.get(word);
    if (known) return known;
    // A question asks for each of its words more than once.
    if (this.#guessed.size >= MOST_GUESSED) this.#guessed.clear();
    const found = this.#nearest(word);
    this.#guessed.set(word, found);
    return found;
  }

  #nearest(word: string): readonly Guess[] {
    const most = slipsIn(word.length);
    if (most === 0 || /\d/.test(word)) return [];
    const wide = word.length < LONG_ENOUGH ? most : 2;
    const letters = lettersIn(word);
    const sound = soundOf(word);
    const found: (Guess & { times: number })[] = [];
    for (let length = word.length - wide; length <= word.length + wide; length++) {
      for (const known of this.#byLength.get(length) ?? []) {
        if (known.word.length < 3 || bitsIn(known.letters ^ letters) > 2 * wide) continue;
        const slips = editDistance(word, known.word, wide);
        if (slips > wide) continue;
        const sounds = soundOf(known.word) === sound;
        if (slips <= most || sounds) found.push({ word: known.word, slips, sounds, times: known.times });
      }
    }
    const first = word.charCodeAt(0);
    const unlikely = (guess: Guess) =>
      guess.slips + (guess.word.charCodeAt(0) === first ? 0 : 0.5) - (guess.sounds ? SAME_SOUND : 0);
    found.sort((a, b) => unlikely(a) - unlikely(b) || b.times - a.times || (a.word < b.word ? -1 : 1));
    const nearest = found[0];
    if (nearest === undefined) return [];
    return found.filter((guess) => unlikely(guess) <= unlikely(nearest) + 0.5).slice(0, 3);
  }
}
