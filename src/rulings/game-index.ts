import type MiniSearch from "minisearch";
import type { Ruling } from "./corpus.ts";
import { type Phrase, phraseOf, sentencesOf } from "./entry-words.ts";
import { Names } from "./names.ts";
import { compact, FILLER, stem, wordsOf } from "./normalise.ts";
import { type Query, readQuery, type Unit } from "./query.ts";
import { Spelling } from "./spelling.ts";
import type { Synonyms } from "./synonyms.ts";
import { WordIndex } from "./word-index.ts";

/** How well an entry answers a question, by several measures from 0 to 1. */
export interface Measures {
  /** What MiniSearch says, beside the best entry. */
  readonly words: number;
  /** How much of the question the entry speaks of. */
  readonly covered: number;
  /** The same without words whose spelling was put right. */
  readonly certain: number;
  /** How much of the question a single sentence of the entry speaks of. */
  readonly together: number;
  /** How near the question is to a name of the entry, or to a way of asking for it. */
  readonly alike: number;
  /** How much of the question is a name of the entry that stands in it whole. */
  readonly named: number;
  /** How much of the question is one of its names, letter by letter. */
  readonly quoted: number;
  /** How surely the question has a word that hardly any card but this has in its name, as Rabble or Verano. */
  readonly distinct: number;
  /** 1 for a name spelt with a slip. */
  readonly near: number;
}

/** A part of a question, with how much it counts, and the words of the rules that it may stand for, the surest first. */
interface Weighed extends Unit {
  readonly weight: number;
  readonly sorted: readonly (readonly [string, number])[];
}

export interface Candidate {
  readonly entry: Ruling;
  readonly measures: Measures;
}

/** The fields of an entry that are searched, with what they count for. */
const BOOST = { title: 4, aliases: 3, asked: 2, keywords: 1.2, text: 1.6, points: 1 } as const;
type Field = keyof typeof BOOST;
const FIELDS = ["title", "aliases", "asked", "keywords", "text", "points"] as const satisfies readonly Field[];
/** How well a word in this field shows what the entry is about. */
const STRENGTH: Readonly<Record<string, number>> = {
  title: 1,
  aliases: 1,
  asked: 0.95,
  keywords: 0.85,
  text: 0.85,
  points: 0.75,
};
const PREFIX = 0.6;
const FUZZY = 0.35;
/** A word of something else speaks against everything, more than a rare one speaks for something. */
const FOREIGN = 1.25;
/** A word that nobody knows may be misspelt beyond recognition. */
const UNKNOWN = 1;
const LONG_WORD = 7;
/** A word that stands in so few names, and in so few entries, belongs to those cards. */
const FEW_NAMES = 3;
const FEW_ENTRIES = 25;
const MOST_CANDIDATES = 40;

/** What is known of how players talk. */
export interface Vocabulary {
  readonly synonyms: Synonyms;
  /** Id → ways to ask for the entry. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly everyday: ReadonlySet<string>;
}

/** The entries of one game, ready to be searched. */
export class GameIndex {
  readonly names: Names;
  readonly #search: MiniSearch<{ id: string } & Record<Field, string>>;
  readonly #byId = new Map<string, Ruling>();
  /** Each entry's names. */
  readonly #phrases = new Map<string, readonly Phrase[]>();
  /** The ways to ask for each of the entries that were looked at so far. */
  readonly #ways = new Map<string, readonly Phrase[]>();
  readonly #lengths = new Map<Phrase, number>();
  readonly #asked: ReadonlyMap<string, readonly string[]>;
  /** The words of each sentence of the entries that were looked at so far. */
  readonly #sentences = new Map<string, readonly ReadonlySet<string>[]>();
  /** In how many entries a stem occurs. */
  readonly #entriesWith: ReadonlyMap<string, number>;
  /** How much a stem says: the rarer, the more. */
  readonly #rarity = new Map<string, number>();
  readonly #spelling: Spelling;
  readonly #synonyms: Synonyms;
  readonly #everyday: ReadonlySet<string>;
  /** Words in the names of rules and terms. */
  readonly #ruleWords = new Set<string>();
  /** How many cards have a word in their names. */
  readonly #namedWith = new Map<string, number>();

  constructor(entries: readonly Ruling[], { synonyms, asked, everyday }: Vocabulary) {
    this.names = new Names(entries);
    this.#synonyms = synonyms;
    this.#asked = asked;
    this.#everyday = everyday;
    const words = new WordIndex<Field>(FIELDS, ["title", "aliases"]);
    for (const entry of entries) {
      this.#byId.set(entry.id, entry);
      const ways = asked.get(entry.id) ?? [];
      words.add(documentOf(entry, ways));
      const named = [entry.title, ...entry.aliases].map((name) => phraseOf(name, true));
      if (entry.kind !== "card") for (const { stems } of named) for (const each of stems) this.#ruleWords.add(each);
      else {
        for (const word of new Set(named.flatMap(({ stems }) => stems))) {
          this.#namedWith.set(word, (this.#namedWith.get(word) ?? 0) + 1);
        }
      }
      this.#phrases.set(entry.id, named);
    }
    this.#search = words.search();
    this.#entriesWith = words.documents();
    const times = words.times();
    for (const word of [...synonyms.word.keys(), ...synonyms.phrase.keys()].flatMap((said) => said.split(" "))) {
      if (!times.has(word)) times.set(word, 1);
    }
    for (const word of FILLER) times.set(word, (times.get(word) ?? 0) + 1);
    this.#spelling = new Spelling(times);
  }

  /** What of a question names rules: how many words, and whether a long one, such as are seldom said of anything else. */
  spoken({ units }: Query): { speaksOfRules: boolean; ofRules: number } {
    const known = units.filter(({ kind }) => kind === "known" || kind === "guessed");
    return {
      speaksOfRules: known
        .map(({ spelt }) => stem(spelt))
        .some((word) => word.length >= LONG_WORD && this.#ruleWords.has(word)),
      ofRules: known.filter(
        ({ kind, means }) => kind === "known" && [...means.keys()].some((word) => this.#ruleWords.has(word)),
      ).length,
    };
  }

  read(question: string): Query {
    return readQuery(question, {
      spelling: this.#spelling,
      synonyms: this.#synonyms,
      everyday: this.#everyday,
      uses: (base) => this.#entriesWith.has(base),
    });
  }

  /** Entries that have something of the question, measured; in no order that matters. */
  candidates(question: string, query: Query): Candidate[] {
    const near = new Map(this.names.near(question).map(({ entry, slips }) => [entry.id, slips]));
    const weighed = this.#weigh(query.units);
    const found = this.#look(query).slice(0, MOST_CANDIDATES);
    const best = found[0]?.score ?? 1;
    const matches = new Map(found.map((result) => [result.id as string, result])); // the ids of the documents are texts
    const quoted = new Map([...this.names.within(query.words, query.typed)].map(([entry, share]) => [entry.id, share]));
    const ids = [...new Set([...matches.keys(), ...near.keys(), ...quoted.keys()])];
    const said = ` ${wordsOf(question).map(stem).join(" ")} `;
    return ids.flatMap((id) => {
      const entry = this.#byId.get(id);
      if (!entry) return [];
      const match = matches.get(id);
      const slips = near.get(id);
      const length = compact(question).length;
      const measures = {
        words: match ? match.score / best : 0,
        covered: match ? covered(weighed, match.match, ["known", "guessed"]) : 0,
        certain: match ? covered(weighed, match.match, ["known"]) : 0,
        together: this.#together(entry, weighed),
        ...this.#phrasing(id, query, weighed, said),
        distinct: entry.kind === "card" ? this.#distinct(id, query) : 0,
        quoted: quoted.get(id) ?? 0,
        near: slips === undefined ? 0 : 1 - slips / Math.max(4, length),
      };
      return [{ entry, measures }];
    });
  }

  #look(query: Query) {
    const terms = [...query.weights.keys()];
    if (terms.length === 0) return [];
    const unknown = new Set(
      query.units.filter(({ kind }) => kind === "unknown").flatMap(({ means }) => [...means.keys()]),
    );
    return this.#search.search(terms.join(" "), {
      boost: BOOST,
      boostTerm: (term) => query.weights.get(term) ?? 1,
      prefix: (term) => term.length > 3 && query.weights.get(term) === 1,
      fuzzy: (term) => (unknown.has(term) && term.length > 5 ? 2 : false),
      weights: { prefix: PREFIX, fuzzy: FUZZY },
    });
  }

  /** How much each part of the question weighs: rare words more; a word that nobody knows as much as a rare one. */
  #weigh(units: readonly Unit[]): readonly Weighed[] {
    const entries = this.#byId.size;
    return units.map((unit) => {
      const sure = [...unit.means].filter(([word]) => this.#entriesWith.has(word));
      const sorted = sure.toSorted((one, other) => other[1] - one[1]);
      const [, top = 0] = sure.reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
      const weights = sure.filter(([, weight]) => weight >= top).map(([word]) => this.#rarityOf(word));
      return {
        ...unit,
        sorted,
        weight: weights.length > 0 ? Math.max(...weights) : missing(unit) * Math.log(1 + entries / 3),
      };
    });
  }

  #rarityOf(word: string): number {
    const known = this.#rarity.get(word);
    if (known !== undefined) return known;
    const rarity = Math.log(1 + this.#byId.size / (1 + (this.#entriesWith.get(word) ?? 0)));
    if (this.#entriesWith.has(word)) this.#rarity.set(word, rarity);
    return rarity;
  }

  #distinct(id: string, { units }: Query): number {
    let most = 0;
    for (const { stems } of this.#phrases.get(id) ?? []) {
      for (const word of stems) {
        const rare = (this.#namedWith.get(word) ?? 0) <= FEW_NAMES && (this.#entriesWith.get(word) ?? 0) <= FEW_ENTRIES;
        if (!rare || word.length < 4 || this.#ruleWords.has(word)) continue;
        for (const { spelt, means } of units) {
          if (stem(spelt) === word) most = Math.max(most, means.get(word) ?? 0);
        }
      }
    }
    return most;
  }

  #together(entry: Ruling, units: readonly Weighed[]): number {
    const sentences = this.#sentences.get(entry.id) ?? sentencesOf(entry);
    this.#sentences.set(entry.id, sentences);
    const asked = units.reduce((sum, { weight }) => sum + weight, 0);
    const common = sentences.map(() => 0);
    for (const { sorted, weight } of units) {
      for (const [at, stems] of sentences.entries()) {
        for (const [word, sure] of sorted) {
          if (!stems.has(word)) continue;
          common[at] = (common[at] ?? 0) + sure * weight;
          break;
        }
      }
    }
    return asked > 0 ? Math.max(0, ...common) / asked : 0;
  }

  #waysTo(id: string): readonly Phrase[] {
    const ways = this.#ways.get(id) ?? (this.#asked.get(id) ?? []).map((way) => phraseOf(way, false));
    this.#ways.set(id, ways);
    return ways;
  }

  /** What all words of a phrase say together. */
  #lengthOf(phrase: Phrase): number {
    const known = this.#lengths.get(phrase);
    if (known !== undefined) return known;
    const length = phrase.stems.reduce((sum, word) => sum + this.#rarityOf(word), 0);
    this.#lengths.set(phrase, length);
    return length;
  }

  #phrasing(id: string, query: Query, units: readonly Weighed[], whole: string) {
    const asked = units.reduce((sum, { weight }) => sum + weight, 0);
    let alike = 0;
    let named = 0;
    for (const phrase of [...(this.#phrases.get(id) ?? []), ...this.#waysTo(id)]) {
      const { stems, name } = phrase;
      const said = stems.filter((word) => query.weights.has(word));
      if (said.length === 0) continue;
      const own = this.#lengthOf(phrase);
      let common = 0;
      for (const { means, weight } of units) {
        let best = 0;
        for (const word of said) best = Math.max(best, means.get(word) ?? 0);
        common += best * weight;
      }
      let matched = 0;
      for (const word of said) matched += this.#rarityOf(word) * (query.weights.get(word) ?? 0);
      const total = asked + own;
      if (total > 0) alike = Math.max(alike, (common + matched) / total);
      if (name && whole.includes(` ${stems.join(" ")} `)) named = Math.max(named, Math.min(1, matched / (asked || 1)));
      else if (name && matched > 0.7 * own) named = Math.max(named, 0.6 * Math.min(1, matched / (asked || 1)));
    }
    return { alike, named };
  }
}

const missing = ({ kind }: Unit) => (kind === "foreign" ? FOREIGN : UNKNOWN);

function covered(
  units: readonly Weighed[],
  match: Readonly<Record<string, string[]>>,
  kinds: readonly Unit["kind"][],
): number {
  const strengths = new Map(
    Object.entries(match).map(([word, fields]) => [word, Math.max(...fields.map((field) => STRENGTH[field] ?? 0))]),
  );
  let whole = 0;
  let found = 0;
  for (const { means, weight, kind } of units) {
    let best = 0;
    for (const [word, sure] of kinds.includes(kind) ? means : []) {
      const exact = strengths.get(word);
      if (exact !== undefined) best = Math.max(best, sure * exact);
      else if (word.length > 3 && sure === 1) {
        for (const [other, strength] of strengths) {
          if (other.startsWith(word)) best = Math.max(best, PREFIX * strength);
        }
      }
    }
    whole += weight;
    found += weight * best;
  }
  return whole > 0 ? found / whole : 0;
}

function documentOf(entry: Ruling, ways: readonly string[]): { id: string } & Record<Field, string> {
  const { title, aliases, text, points = [], differs = [], sources } = entry;
  return {
    id: entry.id,
    title,
    aliases: aliases.join("\n"),
    asked: ways.join("\n"),
    keywords: sources.map(({ section }) => section).join("\n"),
    text,
    points: [...points, ...differs].map((each) => each.text).join("\n"),
  };
}
