import { bitsIn, editDistance, lettersIn } from "../../edit-distance.ts";
import type { Ruling } from "../corpus.ts";
import { namesOf, type Written } from "./entry-words.ts";
import { compact, compacted, wordsOf } from "./normalise.ts";

/** The longest names have this many words. */
const MOST_WORDS = 8;
const MOST_LOOKED = 40;

interface Name {
  readonly entry: Ruling;
  readonly text: string;
  readonly compact: string;
  readonly letters: number;
  readonly title: boolean;
  /** The name's words without the gaps, and where each begins. */
  readonly joined: string;
  readonly starts: readonly number[];
}

/** An entry, and how far the typed text is from one of its names. */
export interface Near {
  readonly entry: Ruling;
  readonly slips: number;
}

/** A completed name: the entry, and the alias that fits where its title does not. */
export interface Completed {
  readonly entry: Ruling;
  readonly alias?: string;
}

/** Titles and aliases of entries. */
export class Names {
  readonly #names: Name[] = [];
  /** By how many letters they have, without gaps. */
  readonly #byLength = new Map<number, Name[]>();
  readonly #exact = new Map<string, Ruling>();
  /** By names as they are written, for those that differ in their punctuation alone. */
  readonly #written = new Map<string, Ruling>();

  addTitle(entry: Ruling, [title]: readonly Written[] = namesOf(entry)): void {
    if (title) this.#add(entry, title, true);
  }

  /** A name that several entries have means the one that it was added for first: all titles come before the aliases. */
  addAliases(entry: Ruling, [, ...aliases]: readonly Written[] = namesOf(entry)): void {
    for (const alias of aliases) this.#add(entry, alias, false);
  }

  #add(entry: Ruling, { text, words }: Written, title: boolean): void {
    const joined = words.join("");
    const starts: number[] = [];
    for (let at = 0, word = 0; word < words.length; at += words[word]?.length ?? 0, word++) starts.push(at);
    const short = compacted(words);
    const name = { entry, text, compact: short, letters: lettersIn(short), title, joined, starts };
    this.#names.push(name);
    const same = this.#byLength.get(short.length);
    if (same) same.push(name);
    else this.#byLength.set(short.length, [name]);
    this.#written.set(text.toLowerCase(), entry);
    this.#call(joined, entry);
    if (short !== joined) this.#call(short, entry);
    if (words.includes("and")) this.#call(words.filter((word) => word !== "and").join(""), entry);
  }

  #call(key: string, entry: Ruling): void {
    if (key !== "" && !this.#exact.has(key)) this.#exact.set(key, entry);
  }

  /** The entry of exactly that title or alias, apart from case, accents, articles and punctuation. */
  exact(text: string): Ruling | undefined {
    const written = this.#written.get(text.trim().toLowerCase());
    return written ?? this.#exact.get(wordsOf(text).join("")) ?? this.#exact.get(compact(text));
  }

  /**
   * Entries whose names stand among these words, with the share of the words' letters that the longest one has. Where
   * `typed` differs from `words`, a longer name may also stand there with a slip.
   */
  within(words: readonly string[], typed: readonly string[]): Map<Ruling, number> {
    const letters = words.join("").length;
    const found = new Map<Ruling, number>();
    const put = (entry: Ruling, share: number) => found.set(entry, Math.max(found.get(entry) ?? 0, share));
    let looked = 0;
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
        const name = words.slice(from, to).join("");
        const entry = name.length > 2 ? this.#exact.get(name) : undefined;
        // One word of a rule's is often said in passing; several, or a card's name, seldom.
        const passing = to - from < 2 && entry?.kind !== "card" ? 0.4 : 1;
        if (entry) put(entry, (passing * name.length) / letters);
        const slipped = typed.slice(from, to).join("");
        if (entry || to - from < 2 || slipped === name || slipped.length < 8 || looked++ > MOST_LOOKED) continue;
        for (const near of this.near(slipped)) put(near.entry, (0.9 * name.length) / letters);
      }
    }
    return found;
  }

  /** Entries with a name that differs from the text by a slip or two, the nearest first. */
  near(text: string): Near[] {
    const typed = compact(text);
    if (typed.length < 2 || typed.length > 48) return [];
    const letters = lettersIn(typed);
    const most = typed.length < 8 ? 1 : 2;
    const found = new Map<Ruling, number>();
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const name of this.#byLength.get(length) ?? []) {
        if (bitsIn(name.letters ^ letters) > 2 * most) continue;
        const slips = editDistance(typed, name.compact, most);
        if (slips <= most && slips < (found.get(name.entry) ?? 9)) found.set(name.entry, slips);
      }
    }
    const near = [...found].map(([entry, slips]) => ({ entry, slips }));
    return near.sort((a, b) => a.slips - b.slips || byTitle(a.entry, b.entry));
  }

  /** Names that what is typed is the beginning of, or the beginning of one of their words; the best first. */
  complete(typed: string): Completed[] {
    const whole = wordsOf(typed).join("");
    if (whole === "") return [];
    const best = new Map<Ruling, { rank: number; name: Name }>();
    for (const name of this.#names) {
      const at = name.compact.startsWith(whole)
        ? 0
        : name.starts.findIndex((start) => name.joined.startsWith(whole, start));
      if (at < 0) continue;
      const rank = (name.compact === whole ? 0 : at === 0 ? 1 : 3) + (name.title ? 0 : 1);
      if (rank < (best.get(name.entry)?.rank ?? 9)) best.set(name.entry, { rank, name });
    }
    return [...best]
      .sort(([a, one], [b, other]) => one.rank - other.rank || byLength(one.name, other.name) || byTitle(a, b))
      .map(([entry, { name }]) => (name.title ? { entry } : { entry, alias: name.text }));
  }
}

const byLength = (one: Name, other: Name) => one.text.length - other.text.length;
const byTitle = (one: Ruling, other: Ruling) => (one.title < other.title ? -1 : one.title > other.title ? 1 : 0);
