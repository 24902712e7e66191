import { own } from "../own.ts";
import type { WordList } from "./everyday.ts";
import { type Synonyms, stemInPhrase } from "./synonyms.ts";
import { FILLER, stem, wordsOf } from "./words/normalise.ts";
import { takenApart } from "./words/run-together.ts";
import type { Guess, Speller } from "./words/spelling.ts";

/** One thing that a question says, and the words of the rules that it may stand for, with how sure that is (0–1). */
export interface Unit {
  readonly said: string;
  readonly means: ReadonlyMap<string, number>;
  /**
   * `known` as it stands, `guessed` after putting its spelling right, `foreign` where it is a word that the rules have no
   * use for, `unknown` where it is nothing at all.
   */
  readonly kind: "known" | "guessed" | "foreign" | "unknown";
  /** What was said, spelt as the rules spell it. */
  readonly spelt: string;
}

export interface Query {
  readonly units: readonly Unit[];
  /** All words of the question in order, put right. */
  readonly words: readonly string[];
  /** The same as they were typed. */
  readonly typed: readonly string[];
  /** For each word of the rules, the surest unit's weight. */
  readonly weights: ReadonlyMap<string, number>;
}

const SYNONYM = 0.75;
const PHRASE = 0.9;
/** Longer questions than this say the same thing twice; what is beyond is left out. */
const MOST_WORDS = 40;
/** Looking for what a misspelt word may be is the slow part. */
const MOST_CORRECTED = 12;

/** Numbers that are written short: "who goes 1st" asks what "who goes first" does. */
const ORDINALS: Readonly<Record<string, string>> = { "1st": "first", "2nd": "second", "3rd": "third", "1rst": "first" };

interface Words {
  readonly spelling: Speller;
  readonly synonyms: Synonyms;
  /** Words that are right as they are, though the rules do not use them. */
  readonly everyday: ReadonlySet<string>;
  /** Common words of English: one of them may be a slip where it sounds as a word of the rules, "heel" as "heal". */
  readonly english: WordList;
  /** Whether the rules use a word of this stem. */
  uses(stem: string): boolean;
  /** Whether a rule or a term has a word of this stem in its names. */
  namesRules(stem: string): boolean;
}

/** Reads a question word by word: endings, misspellings, words that belong together or were run together, synonyms. */
export function readQuery(question: string, words: Words): Query {
  let apart = 0;
  const all = wordsOf(question)
    .slice(0, MOST_WORDS)
    .map((word) => own(ORDINALS, word) ?? word)
    .flatMap((word) => {
      const parts = apart < MOST_CORRECTED ? takenApart(word, words) : [word];
      if (parts.length > 1) apart += 1;
      return parts;
    })
    .map((word) => (words.spelling.knows(word) || words.everyday.has(word) ? word : swappedFiller(word)));
  const content = all.filter((word) => !FILLER.has(word));
  const chosen = content.length > 0 ? content : all;
  let corrected = 0;
  const read = [...new Set(chosen)].map((word) => {
    const unit = unitOf(word, words, corrected < MOST_CORRECTED);
    if (unit.kind !== "known") corrected += 1;
    return unit;
  });
  const telling = read.filter(({ kind, spelt }) => kind !== "guessed" || !FILLER.has(spelt));
  const units = telling.length > 0 ? telling : read;
  const spelling = new Map(read.map(({ said, spelt }) => [said, spelt]));
  const right = all.map((word) => spelling.get(word) ?? word);
  const joined = joinedWords(all, words);
  const phrases = phrasesIn(right, words.synonyms);
  // Words that stand for something together do not each stand for it once more.
  const within = new Set(phrases.flatMap(({ said }) => said.split(" ")));
  const single = units
    .filter(({ said }) => !joined.some(({ parts }) => parts.includes(said)))
    // A word that the rules have no use for is said by the whole of them: "feet" in "back on his feet".
    .filter(({ kind, spelt }) => !within.has(stem(spelt)) || kind === "known" || kind === "guessed")
    .map((unit) => (within.has(stem(unit.spelt)) ? literally(unit) : unit));
  const whole = [...single, ...joined.map(({ unit }) => unit), ...phrases];
  const weights = new Map<string, number>();
  for (const { means } of whole) {
    for (const [word, sure] of means) {
      const weight = sure === 1 ? 1 : sure * beside(means.size);
      weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
  }
  return { units: whole, words: right, typed: all, weights };
}

/** A unit without what its word might stand for besides itself. */
const literally = (unit: Unit): Unit => ({ ...unit, means: new Map([...unit.means].filter(([, sure]) => sure === 1)) });

/** Of several words that one may stand for, each counts for less. */
const beside = (meanings: number) => (meanings < 2 ? 1 : 1.2 / Math.sqrt(meanings));

/** "hwo", "ot": a little word with two of its letters swapped. */
function swappedFiller(word: string): string {
  if (word.length > 4) return word;
  for (let at = 0; at < word.length - 1; at++) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    if (FILLER.has(swapped)) return swapped;
  }
  return word;
}

/** A word this long with its letters only in another order is that word and no other. */
const SURE_LENGTH = 6;
const sameLetters = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");

/** How likely it is that what was guessed was meant: a short word may well be another one, unless it sounds the same. */
const likelihood = (word: string, { slips, sounds }: Guess) =>
  sounds ? HEARD_ALIKE : slips > 1 || word.length < 6 ? 0.75 : 0.88;
const HEARD_ALIKE = 0.96;

function unitOf(word: string, words: Words, correct: boolean): Unit {
  const base = stem(word);
  const means = new Map<string, number>();
  const put = (meant: string, weight: number) => means.set(meant, Math.max(weight, means.get(meant) ?? 0));
  const withSynonyms = (meant: string, weight: number) => {
    put(meant, weight);
    for (const synonym of words.synonyms.word.get(meant) ?? []) put(synonym, weight * SYNONYM);
  };
  withSynonyms(base, 1);
  if (words.uses(base) || means.size > 1) {
    return { said: word, means, kind: "known", spelt: word };
  }
  let kind: Unit["kind"] = words.everyday.has(word) ? "foreign" : "unknown";
  let spelt = word;
  if (correct && kind === "unknown") {
    const nearest = words.spelling.guesses(word);
    const english = words.english.has(word);
    const guessed = english ? nearest.filter(({ slips, sounds }) => sounds && slips < 2) : nearest;
    for (const [at, guess] of guessed.entries()) {
      withSynonyms(stem(guess.word), likelihood(word, guess) - (at > 0 ? 0.15 : 0));
    }
    const [likeliest] = guessed;
    if (likeliest) kind = word.length >= SURE_LENGTH && sameLetters(word, likeliest.word) ? "known" : "guessed";
    else if (english) kind = "foreign";
    spelt = guessed[0]?.word ?? word;
  }
  return { said: word, means, kind, spelt };
}

/** "tu pari": two words that the rules write as one. */
function joinedWords(all: readonly string[], words: Words): { unit: Unit; parts: string[] }[] {
  return all.slice(0, -1).flatMap((word, at) => {
    const next = all[at + 1] ?? "";
    const one = `${word}${next}`;
    if (!words.spelling.knows(one) || one.length < 4) return [];
    const loose = [word, next].filter((part) => !words.spelling.knows(part) || part.length < 3);
    return loose.length === 0
      ? []
      : [{ unit: { said: one, means: new Map([[stem(one), 1]]), kind: "known", spelt: one }, parts: [word, next] }];
  });
}

/** What several words in a row stand for. */
function phrasesIn(all: readonly string[], synonyms: Synonyms): Unit[] {
  const stems = all.map(stemInPhrase);
  const found: Unit[] = [];
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(synonyms.longest, stems.length - at); length > 1; length--) {
      const said = stems.slice(at, at + length).join(" ");
      const meant = synonyms.phrase.get(said);
      if (!meant) continue;
      const spelt = all
        .slice(at, at + length)
        .map(stem)
        .join(" ");
      found.push({ said: spelt, means: new Map(meant.map((word) => [word, PHRASE])), kind: "known", spelt });
      break;
    }
  }
  return found;
}
