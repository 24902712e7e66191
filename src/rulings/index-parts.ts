import type MiniSearch from "minisearch";
import type { Pieces } from "../piecemeal.ts";
import type { SituationAnswer } from "./answers.ts";
import type { Ruling } from "./corpus.ts";
import type { WordList } from "./everyday.ts";
import { documentOf, FIELDS, type SearchField } from "./fields.ts";
import type { Wording } from "./ranking/wording.ts";
import type { Synonyms } from "./synonyms.ts";
import { namesOf, type Phrase, phraseIn, type Written } from "./words/entry-words.ts";
import { Names } from "./words/names.ts";
import { FILLER } from "./words/normalise.ts";
import { Spelling } from "./words/spelling.ts";
import { type Counts, type FieldTexts, WordIndex } from "./words/word-index.ts";

/** What is known of how players talk. */
export interface Vocabulary {
  readonly synonyms: Synonyms;
  /** Id → ways to ask for the entry. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly everyday: ReadonlySet<string>;
  /** Common words of English. */
  readonly english: WordList;
  /** Words that name another game. */
  readonly otherGames: ReadonlySet<string>;
  /** Id → what is to be said in situations that are often asked about. */
  readonly answers: ReadonlyMap<string, readonly SituationAnswer[]>;
  /** Which entries of a game the words of a question speak for. */
  wording(game: Ruling["game"]): Wording;
}

/** All that is counted and looked up in the entries of one game. */
export interface IndexParts {
  readonly names: Names;
  readonly search: MiniSearch<FieldTexts<SearchField>>;
  readonly byId: ReadonlyMap<string, Ruling>;
  /** Each entry's names. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** In how many entries a stem occurs. */
  readonly entriesWith: Counts;
  /** Words in the names of rules and terms. */
  readonly ruleWords: ReadonlySet<string>;
  /** How many cards have a word in their names. */
  readonly namedWith: ReadonlyMap<string, number>;
  readonly spelling: Spelling;
}

/** Reads the entries of one game, one a piece. */
export function* indexParts(entries: readonly Ruling[], vocabulary: Vocabulary): Pieces<IndexParts> {
  const names = new Names();
  const written: { readonly entry: Ruling; readonly all: readonly Written[] }[] = [];
  for (const entry of entries) {
    const all = namesOf(entry);
    written.push({ entry, all });
    names.addTitle(entry, all);
    yield;
  }
  for (const { entry, all } of written) {
    names.addAliases(entry, all);
    yield;
  }
  const byId = new Map<string, Ruling>();
  const phrases = new Map<string, readonly Phrase[]>();
  const ruleWords = new Set<string>();
  const namedWith = new Map<string, number>();
  const words = new WordIndex<SearchField>(FIELDS, ["title", "aliases"]);
  for (const { entry, all } of written) {
    byId.set(entry.id, entry);
    words.add(documentOf(entry, all, vocabulary.asked.get(entry.id) ?? []));
    const named = all.map((name) => phraseIn(name.words, true));
    phrases.set(entry.id, named);
    if (entry.kind !== "card") for (const { stems } of named) for (const each of stems) ruleWords.add(each);
    else for (const each of stemsIn(named)) namedWith.set(each, (namedWith.get(each) ?? 0) + 1);
    yield;
  }
  const search = yield* words.searchInPieces();
  yield;
  const entriesWith = words.documents();
  const times = words.times();
  yield;
  spellFurther(times, vocabulary);
  const spelling = new Spelling(times);
  return { names, search, byId, phrases, entriesWith, ruleWords, namedWith, spelling };
}

const stemsIn = (named: readonly Phrase[]) => new Set(named.flatMap((phrase) => phrase.stems));

/** Words that stand in no entry, and are spelt rightly all the same. */
function spellFurther(times: Map<string, number>, { synonyms }: Vocabulary): void {
  for (const word of [...synonyms.word.keys(), ...synonyms.phrase.keys()].flatMap((said) => said.split(" "))) {
    if (!times.has(word)) times.set(word, 1);
  }
  for (const word of FILLER) times.set(word, (times.get(word) ?? 0) + 1);
}
