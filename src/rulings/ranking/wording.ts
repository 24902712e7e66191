/**
 * Which entries the words of a question speak for, learnt from all questions whose answers are known: for each word and
 * each two in a row, what a word may stand for and the parts of it, how much it speaks for or against each entry
 * (multinomial logistic regression, weighted by rarity). It tells apart what is said alike of many entries, which no entry
 * tells by its own text.
 */
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Ruling } from "../corpus.ts";
import type { Query } from "../query.ts";
import { type Care, CorpusError, isRecord, isTexts, readJson, type Shape, shaped } from "../usable.ts";
import { FILLER, stem } from "../words/normalise.ts";

/**
 * What was learnt for the entries of one game. A word has its rarity and then, for each entry that it speaks for or
 * against, that entry's place and how much, in steps of `STEP`; the place after the last entry stands for other things.
 */
export interface LearntWords {
  readonly entries: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

const gameSchema = z.object({ entries: z.array(z.string().min(1)), words: z.record(z.string(), z.string().min(1)) });
const fileSchema = z.object({ b5: gameSchema.strict(), ge: gameSchema.strict() }).strict();
type File = z.infer<typeof fileSchema>;
const isOfGame = (raw: unknown) => isRecord(raw) && isTexts(raw.entries) && isRecord(raw.words);
const SHAPE: Shape<File> = {
  is: (raw): raw is File => isRecord(raw) && isOfGame(raw.b5) && isOfGame(raw.ge),
  schema: fileSchema,
};

export const WORDING = fileURLToPath(new URL("../../../data/wording.json", import.meta.url));

/** What one step of a learnt number is worth. */
export const STEP = 0.4;
/** So much of what their rarity would say is said by two words in a row, by what a word stands for, and by a part of one. */
const SAYS = { pair: 0.5, meaning: 0.7, part: 0.4 } as const;
/** What is less likely than this is all the same, as a natural logarithm. */
const LEAST = -12;

/** What tells a meaning and a part of a word from a word. */
const MEANING = "~";
const PART = "#";
/** Letters of a part of a word; its beginning and its end count as one each. */
const LETTERS = 4;

/**
 * What a text says: its words and each two in a row, what its words may stand for, and the parts of them as they were typed,
 * which a word has in common with another form of it, or with itself misspelt.
 */
export function wordingOf({ words, typed, units }: Pick<Query, "words" | "typed" | "units">): ReadonlySet<string> {
  const found = new Set<string>();
  let before = "";
  for (const word of words) {
    const base = stem(word);
    if (!FILLER.has(word)) found.add(base);
    if (before !== "") found.add(`${before} ${base}`);
    before = base;
  }
  for (const { means } of units) for (const meant of means.keys()) found.add(`${MEANING}${meant}`);
  for (const word of typed) {
    if (FILLER.has(word) || word.length < LETTERS) continue;
    const whole = `^${word}$`;
    for (let at = 0; at + LETTERS <= whole.length; at++) found.add(`${PART}${whole.slice(at, at + LETTERS)}`);
  }
  return found;
}

/** What kind of thing that a text says this is. */
export const kindOf = (said: string): "word" | keyof typeof SAYS =>
  said.startsWith(PART) ? "part" : said.startsWith(MEANING) ? "meaning" : said.includes(" ") ? "pair" : "word";

/** What the words of a text count for beside one another: together a length of 1. */
export function weighted(wording: ReadonlySet<string>, rarityOf: (word: string) => number | undefined) {
  const weights: (readonly [string, number])[] = [];
  let square = 0;
  for (const word of wording) {
    const rarity = rarityOf(word);
    if (rarity === undefined) continue;
    const kind = kindOf(word);
    const weight = kind === "word" ? rarity : rarity * SAYS[kind];
    weights.push([word, weight]);
    square += weight * weight;
  }
  const length = Math.sqrt(square) || 1;
  return weights.map(([word, weight]) => [word, weight / length] as const);
}

/** What a question's words speak for: natural logarithms of likelihoods that add up to 1 with that of other things. */
export interface SpokenFor {
  of(id: string): number;
  /** That the question is about something else. */
  readonly elsewhere: number;
  /** The likeliest entries, the best first. */
  readonly best: readonly string[];
}

const MOST = 5;

/** Where nothing was learnt: as likely as what is likely. */
export const NOTHING_SPOKEN: SpokenFor = { of: () => Math.log(0.5), elsewhere: Math.log(0.01), best: [] };

export class Wording {
  readonly #learnt: LearntWords;
  readonly #places: ReadonlyMap<string, number>;

  constructor(learnt: LearntWords) {
    this.#learnt = learnt;
    this.#places = new Map(learnt.entries.map((id, at) => [id, at]));
  }

  /** What a question speaks for. */
  speaksFor(query: Pick<Query, "words" | "typed" | "units">): SpokenFor {
    const { entries } = this.#learnt;
    const sums = new Float64Array(entries.length + 1);
    const known = new Map<string, Read>();
    const rarityOf = (word: string) => {
      const read = this.#read(word);
      if (read) known.set(word, read);
      return read?.rarity;
    };
    for (const [word, weight] of weighted(wordingOf(query), rarityOf)) {
      const { speaks = [] } = known.get(word) ?? {};
      for (let at = 0; at < speaks.length; at += 2) {
        const place = speaks[at] ?? 0;
        sums[place] = (sums[place] ?? 0) + weight * (speaks[at + 1] ?? 0) * STEP;
      }
    }
    const most = sums.reduce((so, each) => Math.max(so, each), -Infinity);
    const whole = Math.log(sums.reduce((so, each) => so + Math.exp(each - most), 0)) + most;
    const likely = (place: number | undefined) => Math.max(LEAST, (sums[place ?? -1] ?? -Infinity) - whole);
    return {
      of: (id) => likely(this.#places.get(id)),
      elsewhere: likely(entries.length),
      best: known.size === 0 ? [] : highest(sums.subarray(0, entries.length)).flatMap((at) => entries[at] ?? []),
    };
  }

  #read(word: string): Read | undefined {
    const text = Object.hasOwn(this.#learnt.words, word) ? this.#learnt.words[word] : undefined;
    return text === undefined ? undefined : readWord(word, text, this.#learnt.entries.length);
  }
}

/** The places of the highest numbers, the highest first. */
function highest(numbers: Float64Array): number[] {
  const found: number[] = [];
  for (const [at, number] of numbers.entries()) {
    const before = found.findIndex((other) => (numbers[other] ?? 0) < number);
    if (before >= 0) found.splice(before, 0, at);
    else if (found.length < MOST) found.push(at);
    if (found.length > MOST) found.pop();
  }
  return found;
}

interface Read {
  readonly rarity: number;
  /** Places of entries and in how many steps it speaks for each, in turns. */
  readonly speaks: readonly number[];
}

const LINE = /^\d+(?:\.\d+)?(?: \d+:-?\d+)*$/u;
const [ZERO, MINUS] = [48, 45];

/** A question has some hundred of them, each with up to hundreds of numbers: they are read letter by letter. */
function readWord(word: string, text: string, last: number): Read {
  const garbled = () => new CorpusError(`wording.json: "${word}" is garbled`);
  if (!LINE.test(text)) throw garbled();
  const rarity = Number.parseFloat(text);
  const speaks: number[] = [];
  const begin = text.indexOf(" ");
  let [number, sign] = [0, 1];
  for (let at = begin < 0 ? text.length + 1 : begin + 1; at <= text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === MINUS) sign = -1;
    else if (letter >= ZERO && letter < ZERO + 10) number = number * 10 + letter - ZERO;
    else {
      if (speaks.length % 2 === 0 && number > last) throw garbled();
      speaks.push(sign * number);
      [number, sign] = [0, 1];
    }
  }
  if (rarity === 0) throw garbled();
  return { rarity, speaks };
}

/** Reads `data/wording.json`. Throws `CorpusError` where it is not what it should be. */
export function readWording(care: Care = "quick", path = WORDING): Readonly<Record<Ruling["game"], LearntWords>> {
  const file = shaped(readJson(path, "wording.json"), SHAPE, "wording.json", care);
  if (care === "whole")
    for (const { entries, words } of [file.b5, file.ge])
      for (const [word, text] of Object.entries(words)) readWord(word, text, entries.length);
  return file;
}

let read: Readonly<Record<Ruling["game"], Wording>> | undefined;

/** What ships for a game, read once, with the first question or a little before. */
export function wordingFor(game: Ruling["game"]): Wording {
  if (read === undefined) {
    const learnt = readWording();
    read = { b5: new Wording(learnt.b5), ge: new Wording(learnt.ge) };
  }
  return read[game];
}
