/** What entries say, by the numbers of their stems, so that a question is held against hundreds of them at once. */
import type { Weighed } from "../measures.ts";
import type { Phrase } from "./entry-words.ts";
import type { StemNumbers } from "./word-index.ts";

/** A name of an entry, or a way to ask for it. */
interface NumberedPhrase {
  readonly stems: Int32Array;
  readonly name: boolean;
  /** Its stems with a space around each, as they stand in a question. */
  readonly said: string;
  /** What all of its words say together. */
  readonly length: number;
}

/** The sentences of an entry: for each stem, in which of them it stands. */
interface NumberedSentences {
  readonly count: number;
  readonly places: ReadonlyMap<number, readonly number[]>;
}

/** A stem of a question: how much it weighs, and which parts of the question may mean it, with how sure that is. */
interface Said {
  weight: number;
  readonly meant: (readonly [at: number, sure: number])[];
}

/** A question as it is held against entries. */
export interface NumberedQuestion {
  readonly units: readonly Weighed[];
  /** What all of it weighs. */
  readonly whole: number;
  /** By a stem's number, which of `said` it is, counted from 1; 0 for what the question does not say. */
  readonly slots: Int32Array;
  readonly said: readonly Said[];
  /** For each part of the question, the numbers of what it may stand for, the surest first. */
  readonly sorted: readonly (readonly (readonly [stem: number, sure: number])[])[];
}

/** What two or three rare words say. */
const ENOUGH_SAID = 8;

/** The names and the sentences of entries, read when they are first asked about. */
export class Numbered {
  readonly #numbers: StemNumbers;
  readonly #tellingOf: (stem: string) => number;
  readonly #phrasesOf: (id: string) => readonly Phrase[];
  readonly #sentencesOf: (id: string) => readonly ReadonlySet<string>[];
  /** How much each stem says of which entry is asked for, by its number. */
  readonly #telling: Float64Array;
  readonly #phrases = new Map<string, readonly NumberedPhrase[]>();
  readonly #sentences = new Map<string, NumberedSentences>();

  constructor(
    numbers: StemNumbers,
    read: {
      tellingOf(stem: string): number;
      phrasesOf(id: string): readonly Phrase[];
      sentencesOf(id: string): readonly ReadonlySet<string>[];
    },
  ) {
    this.#numbers = numbers;
    this.#tellingOf = read.tellingOf;
    this.#phrasesOf = read.phrasesOf;
    this.#sentencesOf = read.sentencesOf;
    this.#telling = new Float64Array(numbers.size);
  }

  /** A question's parts, and what each stem that they may stand for weighs. */
  question(units: readonly Weighed[], weights: ReadonlyMap<string, number>): NumberedQuestion {
    const slots = new Int32Array(this.#numbers.size);
    const said: Said[] = [];
    const bySaid = new Map<string, Said>();
    for (const [stem, weight] of weights) {
      const number = this.#numbers.of(stem);
      if (number === undefined) continue;
      const each: Said = { weight, meant: [] };
      slots[number] = said.push(each);
      bySaid.set(stem, each);
    }
    for (const [at, { means }] of units.entries()) {
      for (const [stem, sure] of means) bySaid.get(stem)?.meant.push([at, sure]);
    }
    const sorted = units.map((unit) =>
      unit.sorted.flatMap(([stem, sure]) => {
        const number = this.#numbers.of(stem);
        return number === undefined ? [] : [[number, sure] as const];
      }),
    );
    return { units, whole: units.reduce((sum, { weight }) => sum + weight, 0), slots, said, sorted };
  }

  /** How much of the question a single sentence of the entry speaks of, from 0 to 1. */
  together(id: string, { units, whole, sorted }: NumberedQuestion): number {
    if (whole <= 0) return 0;
    const { count, places } = this.#sentencesIn(id);
    const common = new Float64Array(count);
    /** The part of the question, counted from 1, that was last found in each sentence. */
    const found = new Int32Array(count);
    for (const [at, { weight }] of units.entries()) {
      for (const [stem, sure] of sorted[at] ?? []) {
        for (const sentence of places.get(stem) ?? []) {
          if (found[sentence] === at + 1) continue;
          found[sentence] = at + 1;
          common[sentence] = (common[sentence] ?? 0) + sure * weight;
        }
      }
    }
    let most = 0;
    for (const each of common) if (each > most) most = each;
    return most / whole;
  }

  /** How near the question is to a name of the entry, or to a way of asking for it; `typed` is the whole of it as it stands in names. */
  phrasing(id: string, { units, whole, slots, said }: NumberedQuestion, typed: string) {
    const best = new Float64Array(units.length);
    let alike = 0;
    let named = 0;
    let contained = 0;
    for (const phrase of this.#phrasesIn(id)) {
      const { stems, name, length } = phrase;
      let matched = 0;
      let any = false;
      for (const stem of stems) {
        const slot = slots[stem] ?? 0;
        const word = slot > 0 ? said[slot - 1] : undefined;
        if (word === undefined) continue;
        if (!any) best.fill(0);
        any = true;
        matched += (this.#telling[stem] ?? 0) * word.weight;
        for (const [at, sure] of word.meant) if (sure > (best[at] ?? 0)) best[at] = sure;
      }
      if (!any) continue;
      let common = 0;
      for (let at = 0; at < units.length; at++) common += (best[at] ?? 0) * (units[at]?.weight ?? 0);
      const total = whole + length;
      if (length > 0) contained = Math.max(contained, (matched / length) * Math.min(1, matched / ENOUGH_SAID));
      if (total > 0) alike = Math.max(alike, (common + matched) / total);
      if (name && typed.includes(phrase.said)) named = Math.max(named, Math.min(1, matched / (whole || 1)));
      else if (name && matched > 0.7 * length) named = Math.max(named, 0.6 * Math.min(1, matched / (whole || 1)));
    }
    return { alike, named, contained };
  }

  #phrasesIn(id: string): readonly NumberedPhrase[] {
    const known = this.#phrases.get(id);
    if (known) return known;
    const phrases = this.#phrasesOf(id).map(({ stems, name }) => ({
      stems: Int32Array.from(stems, (stem) => this.#noted(stem)),
      name,
      said: name ? ` ${stems.join(" ")} ` : "",
      length: stems.reduce((sum, stem) => sum + this.#tellingOf(stem), 0),
    }));
    this.#phrases.set(id, phrases);
    return phrases;
  }

  /** A stem's number, with what it says noted beside it. */
  #noted(stem: string): number {
    const number = this.#numbers.of(stem) ?? -1;
    if (number >= 0) this.#telling[number] = this.#tellingOf(stem);
    return number;
  }

  #sentencesIn(id: string): NumberedSentences {
    const known = this.#sentences.get(id);
    if (known) return known;
    const places = new Map<number, number[]>();
    const sentences = this.#sentencesOf(id);
    for (const [at, stems] of sentences.entries()) {
      for (const stem of stems) {
        const number = this.#numbers.of(stem);
        if (number === undefined) continue;
        const list = places.get(number);
        if (list) list.push(at);
        else places.set(number, [at]);
      }
    }
    const numbered = { count: sentences.length, places };
    this.#sentences.set(id, numbered);
    return numbered;
  }
}
