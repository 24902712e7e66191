import { Last } from "../last.ts";
import type { Pieces } from "../piecemeal.ts";
import { askingOf } from "./asking.ts";
import type { PublishedRules, Ruling } from "./corpus.ts";
import { answerTo, type Decided, decide, type Questioned, type Way, waysOf } from "./deciding.ts";
import { BOOST, FUZZY, PREFIX } from "./fields.ts";
import { type IndexParts, indexParts, type Vocabulary } from "./index-parts.ts";
import { type Candidate, covered, shareSaid, surestMeanings, type Weighed } from "./measures.ts";
import { namedKinds, unsaidKinds } from "./named-kinds.ts";
import { type Query, readQuery, type Unit } from "./query.ts";
import { type Evidence, EvidenceReader } from "./ranking/evidence.ts";
import type { Spoken } from "./ranking/signs.ts";
import { NOTHING_SPOKEN, type SpokenFor, type Wording } from "./ranking/wording.ts";
import { namedIn } from "./words/asked-by-name.ts";
import { type Phrase, phraseOf, sentencesOf } from "./words/entry-words.ts";
import type { Names } from "./words/names.ts";
import { compact, FILLER, LIGHT, stem, wordsOf } from "./words/normalise.ts";
import type { Speller } from "./words/spelling.ts";

/** A word of something else speaks against everything, more than a rare one speaks for something. */
const FOREIGN = 1.25;
/** A word that nobody knows may be misspelt beyond recognition. */
const UNKNOWN = 1;
const LONG_WORD = 7;
/** A word that stands in so few names, and in so few entries, belongs to those cards. */
const FEW_NAMES = 3;
const FEW_ENTRIES = 25;
const MOST_CANDIDATES = 40;
/** What a word counts for that any sentence may have. */
const LIGHTLY = 0.8;
/** A word whose spelling was put right may as well be one of the other game. */
const GUESSED = 0.5;
/** What two or three rare words say. */
const ENOUGH_SAID = 8;
/** A word in a name says more of which game is meant than one that merely stands in a text. */
const NAMED = 2;

/** What a question says: as it is, with what the cards are that it names, and that without their names. */
type Understood = Readonly<Record<"plain" | "all" | "besides", readonly Weighed[]>>;

/** The entries of one game, ready to be searched. */
export class GameIndex {
  readonly names: Names;
  readonly #parts: IndexParts;
  readonly #vocabulary: Vocabulary;
  /** The names of the entries that were looked at so far, and the ways to ask for each. */
  readonly #ways = new Map<string, readonly Phrase[]>();
  readonly #lengths = new Map<Phrase, number>();
  /** The words of each sentence of the entries that were looked at so far. */
  readonly #sentences = new Map<string, readonly ReadonlySet<string>[]>();
  /** The ways to ask for the answers about each of the entries that were looked at so far. */
  readonly #answers = new Map<string, readonly Way[]>();
  /** How much a stem says: the rarer, the more. */
  readonly #rarity = new Map<string, number>();

  readonly #evidence: EvidenceReader;
  /** What we have written ourselves is spelt rightly. */
  readonly #asWritten: Speller;

  /** What was read last: a question is read again for each entry that may decide it. */
  readonly #queries = new Last<string, Query>();
  readonly #understood = new Last<Query, Understood>();
  readonly #candidates = new Last<Query, readonly Candidate[]>();
  readonly #spokenFor = new Last<Query, SpokenFor>();
  readonly #evidenceOf = new Last<Query, (entry: Ruling) => Evidence>();
  /** Who means what in the question that is measured, kept from one entry to the next. */
  readonly #meant = new Last<readonly Weighed[], ReadonlyMap<string, readonly (readonly [number, number])[]>>();

  readonly #wording: Wording | null;

  private constructor(parts: IndexParts, vocabulary: Vocabulary, wording: Wording | null) {
    this.names = parts.names;
    this.#parts = parts;
    this.#asWritten = { knows: (word) => parts.spelling.knows(word), guesses: () => [] };
    this.#vocabulary = vocabulary;
    this.#evidence = new EvidenceReader({
      rarityOf: (word) => this.#rarityOf(word),
      waysTo: (id) => vocabulary.asked.get(id) ?? [],
    });
    this.#wording = wording;
  }

  /** `wording` is that of these entries; null where nobody has asked for them yet. */
  static *inPieces(entries: readonly Ruling[], vocabulary: Vocabulary, wording: Wording | null): Pieces<GameIndex> {
    return new GameIndex(yield* indexParts(entries, vocabulary), vocabulary, wording);
  }

  /** Which entries the words of a question speak for. */
  spokenFor(query: Query): SpokenFor {
    return this.#spokenFor.of(query, () => this.#wording?.speaksFor(query) ?? NOTHING_SPOKEN);
  }

  /** What of a question names rules, or another game. */
  spoken(query: Query): Spoken {
    const { units } = query;
    const known = units.filter(({ kind }) => kind === "known" || kind === "guessed");
    return {
      speaksOfRules: known
        .map(({ spelt }) => stem(spelt))
        .some((word) => word.length >= LONG_WORD && this.#parts.ruleWords.has(word)),
      ofRules: known.filter(
        ({ kind, means }) => kind === "known" && [...means.keys()].some((word) => this.#parts.ruleWords.has(word)),
      ).length,
      namesOther: units.some(({ kind, said }) => kind === "foreign" && this.#vocabulary.otherGames.has(said)),
      elsewhere: this.spokenFor(query).elsewhere,
    };
  }

  /** How much of a question is said in words that this game's entries use, and those of the other do not. */
  ownWords({ units }: Query, other: GameIndex): number {
    let own = 0;
    for (const { kind, spelt } of units) {
      const word = stem(spelt);
      if (this.#vocabulary.everyday.has(spelt)) continue;
      if (!this.#parts.entriesWith.has(word) || other.#parts.entriesWith.has(word)) continue;
      if (kind !== "known" && kind !== "guessed") continue;
      const named = this.#parts.ruleWords.has(word) || this.#parts.namedWith.has(word);
      own += (kind === "known" ? 1 : GUESSED) * (named ? NAMED : 1) * this.#rarityOf(word);
    }
    return own;
  }

  read(question: string): Query {
    return this.#queries.of(question, () => this.#readBy(question, this.#parts.spelling));
  }

  #readBy(question: string, spelling: Speller): Query {
    return readQuery(question, {
      spelling,
      synonyms: this.#vocabulary.synonyms,
      everyday: this.#vocabulary.everyday,
      english: this.#vocabulary.english,
      uses: (base) => this.#parts.entriesWith.has(base),
      namesRules: (base) => this.#parts.ruleWords.has(base),
    });
  }

  /** Entries that have something of the question, measured; in no order that matters. */
  candidates(question: string, query: Query): readonly Candidate[] {
    return this.#candidates.of(query, () => this.#measured(question, query));
  }

  #measured(question: string, query: Query): Candidate[] {
    const near = new Map(this.names.near(question).map(({ entry, slips }) => [entry.id, slips]));
    const weighed = this.#weigh(query.units, (word) => this.#tellingOf(word));
    const found = this.#look(query).slice(0, MOST_CANDIDATES);
    const best = found[0]?.score ?? 1;
    const matches = new Map(found.map((result) => [result.id as string, result])); // the ids of the documents are texts
    const quoted = new Map([...this.names.within(query.words, query.typed)].map(([entry, share]) => [entry.id, share]));
    const ids = [...new Set([...matches.keys(), ...near.keys(), ...quoted.keys()])];
    const said = saidIn(question);
    const telling = weighed.filter(({ spelt }) => !this.#isName(stem(spelt)));
    const { length } = compact(question);
    const meant = surestMeanings(query.units);
    return ids.flatMap((id) => {
      const entry = this.#parts.byId.get(id);
      if (!entry) return [];
      const match = matches.get(id);
      const slips = near.get(id);
      const measures = {
        words: match ? match.score / best : 0,
        ...(match ? covered(weighed, match.match) : { covered: 0, certain: 0 }),
        together: this.#together(entry, weighed),
        besides: this.#besides(entry, telling),
        ...this.#phrasing(id, query, weighed, said),
        distinct: entry.kind === "card" ? this.#distinct(id, meant) : 0,
        quoted: quoted.get(id) ?? 0,
        full: entry.kind === "card" ? this.#full(entry, question, said) : 0,
        convention: entry.own && entry.kind === "rule" ? 1 : 0,
        near: slips === undefined ? 0 : 1 - slips / Math.max(4, length),
      };
      return [{ entry, measures }];
    });
  }

  /** What else speaks for an entry, as the answer to a question; found out once for each entry while the question is the same. */
  evidenceFor(question: string, query: Query): (entry: Ruling) => Evidence {
    return this.#evidenceOf.of(query, () => this.#evidenceAfresh(question, query));
  }

  #evidenceAfresh(question: string, query: Query): (entry: Ruling) => Evidence {
    const units = this.#weigh(query.units, (word) => this.#tellingOf(word));
    const asking = this.#evidence.asking(question, { query, units, speaksFor: this.spokenFor(query) });
    const kept = new Map<Ruling, Evidence>();
    return (entry) => {
      const evidence = kept.get(entry) ?? this.#evidence.of(entry, asking);
      kept.set(entry, evidence);
      return evidence;
    };
  }

  /** What of an entry decides a question; `rules` is the rule set that it is asked for. */
  decide(question: string, entry: Ruling, rules: PublishedRules | null): Decided {
    const query = this.read(question);
    const { plain, all, besides } = this.#understood.of(query, () => this.#withKinds(query));
    const named = namedIn(this.names, question) === entry;
    const asked: Questioned = {
      // Of a card's own entry everything is about what it is.
      units: entry.kind === "card" ? plain : all,
      besides,
      asking: askingOf(question),
      rules,
      named,
      rarityOf: (word) => this.#rarityOf(word),
      isName: (word) => this.#isName(word),
      readWay: (way) => this.#withKinds(this.#readBy(way, this.#asWritten)).besides,
    };
    const ways = this.#answers.get(entry.id) ?? waysOf(this.#vocabulary.answers.get(entry.id) ?? []);
    this.#answers.set(entry.id, ways);
    return decide(entry, asked, answerTo(ways, asked));
  }

  #withKinds({ units, words }: Query): Understood {
    const isName = (word: string) => this.#isName(stem(word)) && !this.#vocabulary.everyday.has(word);
    const named = namedKinds().in(words, isName);
    const all = this.#weigh([...units, ...unsaidKinds(named, units)], (word) => this.#rarityOf(word));
    const plain = all.slice(0, units.length);
    const names = new Set(named.flatMap(({ words: name }) => name));
    return { plain, all, besides: all.filter(({ spelt }) => !names.has(spelt)) };
  }

  #look(query: Query) {
    const terms = [...query.weights.keys()];
    if (terms.length === 0) return [];
    const unknown = new Set(
      query.units.filter(({ kind }) => kind === "unknown").flatMap(({ means }) => [...means.keys()]),
    );
    return this.#parts.search.search(terms.join(" "), {
      boost: BOOST,
      boostTerm: (term) => query.weights.get(term) ?? 1,
      prefix: (term) => term.length > 3 && query.weights.get(term) === 1,
      fuzzy: (term) => (unknown.has(term) && term.length > 5 ? 2 : false),
      weights: { prefix: PREFIX, fuzzy: FUZZY },
    });
  }

  /** How much each part of the question weighs: rare words more; a word that nobody knows as much as a rare one. */
  #weigh(units: readonly Unit[], weightOf: (word: string) => number): readonly Weighed[] {
    const entries = this.#parts.byId.size;
    return units.map((unit) => {
      const sure = [...unit.means].filter(([word]) => this.#parts.entriesWith.has(word));
      const sorted = sure.toSorted((one, other) => other[1] - one[1]);
      const [, top = 0] = sure.reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
      const weights = sure.filter(([, weight]) => weight >= top).map(([word]) => weightOf(word));
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
    const rarity = Math.log(1 + this.#parts.byId.size / (1 + (this.#parts.entriesWith.get(word) ?? 0)));
    if (this.#parts.entriesWith.has(word)) this.#rarity.set(word, rarity);
    return rarity;
  }

  /** How much a stem says of which entry is asked for. */
  #tellingOf(word: string): number {
    return (LIGHT.has(word) ? LIGHTLY : 1) * this.#rarityOf(word);
  }

  /** Whether this game's entries use every word of a question as it is spelt. */
  hasWordsFor({ units }: Query): boolean {
    return units.every(({ spelt }) => spelt.split(" ").every((word) => this.#parts.entriesWith.has(stem(word))));
  }

  /** Whether a question has a word that names another game. */
  namesOtherGame(question: string): boolean {
    return wordsOf(question).some((word) => this.#vocabulary.otherGames.has(word));
  }

  /** Whether a question names a card in full. */
  isNamed(entry: Ruling, question: string): boolean {
    return this.#full(entry, question, saidIn(question)) > 0;
  }

  /** Where a card is named by its title, or by a word that is a name and nothing else: 1, less for one that is named after others. */
  #full({ id, title: name }: Ruling, question: string, said: string): number {
    const [title] = this.#parts.phrases.get(id) ?? [];
    if (!title) return 0;
    const little = title.stems.every((word) => FILLER.has(word));
    const at = (little ? allIn(question) : said).indexOf(` ${title.stems.join(" ")} `);
    if (at < 0 || (little && !question.includes(name) && (at === 0 || title.stems.length < LEAST_LITTLE))) return 0;
    const [only = ""] = title.stems;
    const isWord = this.#vocabulary.everyday.has(only) || this.#parts.ruleWords.has(only);
    if (
      title.stems.length === 1 &&
      ((isWord && !question.includes(name)) || (this.#parts.namedWith.get(only) ?? 0) > FEW_NAMES)
    )
      return 0;
    return 1 - Math.min(0.5, at / 400);
  }

  #distinct(id: string, meant: ReadonlyMap<string, number>): number {
    let most = 0;
    for (const { stems } of this.#parts.phrases.get(id) ?? []) {
      for (const word of stems) {
        const sure = meant.get(word) ?? 0;
        if (sure <= most || word.length < 4 || this.#parts.ruleWords.has(word)) continue;
        const rare =
          (this.#parts.namedWith.get(word) ?? 0) <= FEW_NAMES &&
          (this.#parts.entriesWith.get(word) ?? 0) <= FEW_ENTRIES;
        if (rare) most = sure;
      }
    }
    return most;
  }

  #together(entry: Ruling, units: readonly Weighed[]): number {
    const sentences = this.#sentences.get(entry.id) ?? sentencesOf(entry);
    this.#sentences.set(entry.id, sentences);
    const asked = units.reduce((sum, { weight }) => sum + weight, 0);
    let most = 0;
    for (const stems of sentences) {
      let common = 0;
      for (const { sorted, weight } of units) {
        for (const [word, sure] of sorted) {
          if (!stems.has(word)) continue;
          common += sure * weight;
          break;
        }
      }
      if (common > most) most = common;
    }
    return asked > 0 ? most / asked : 0;
  }

  /** Whether a word stands in the names of cards alone. */
  #isName(word: string): boolean {
    return this.#parts.namedWith.has(word) && !this.#parts.ruleWords.has(word);
  }

  /** How much of what a question says besides names an entry speaks of in one go. */
  #besides(entry: Ruling, telling: readonly Weighed[]): number {
    if (telling.length === 0) return 1;
    const asked = this.#waysTo(entry.id).reduce((most, { stems }) => Math.max(most, shareSaid(telling, stems)), 0);
    return Math.max(asked, this.#together(entry, telling));
  }

  /** An entry's names, and the ways to ask for it. */
  #waysTo(id: string): readonly Phrase[] {
    const known = this.#ways.get(id);
    if (known) return known;
    const asked = (this.#vocabulary.asked.get(id) ?? []).map((way) => phraseOf(way, false));
    const ways = [...(this.#parts.phrases.get(id) ?? []), ...asked];
    this.#ways.set(id, ways);
    return ways;
  }

  /** What all words of a phrase say together. */
  #lengthOf(phrase: Phrase): number {
    const known = this.#lengths.get(phrase);
    if (known !== undefined) return known;
    const length = phrase.stems.reduce((sum, word) => sum + this.#tellingOf(word), 0);
    this.#lengths.set(phrase, length);
    return length;
  }

  #phrasing(id: string, query: Query, units: readonly Weighed[], whole: string) {
    const asked = units.reduce((sum, { weight }) => sum + weight, 0);
    const meant = this.#meant.of(units, () => meaningsIn(units));
    const best = new Float64Array(units.length);
    let alike = 0;
    let named = 0;
    let contained = 0;
    let verbatim = 0;
    const inAll = (word: string) => whole.includes(` ${word} `);
    for (const phrase of this.#waysTo(id)) {
      const { stems, name } = phrase;
      if (verbatim === 0 && lettersOf(stems) === whole.length && stems.every(inAll)) verbatim = 1;
      let matched = 0;
      let any = false;
      for (const word of stems) {
        const weight = query.weights.get(word);
        if (weight === undefined) continue;
        if (!any) best.fill(0);
        any = true;
        matched += this.#tellingOf(word) * weight;
        for (const [at, sure] of meant.get(word) ?? []) if (sure > (best[at] ?? 0)) best[at] = sure;
      }
      if (!any) continue;
      const own = this.#lengthOf(phrase);
      let common = 0;
      for (let at = 0; at < units.length; at++) common += (best[at] ?? 0) * (units[at]?.weight ?? 0);
      const total = asked + own;
      if (own > 0) contained = Math.max(contained, (matched / own) * Math.min(1, matched / ENOUGH_SAID));
      if (total > 0) alike = Math.max(alike, (common + matched) / total);
      if (name && whole.includes(` ${stems.join(" ")} `)) named = Math.max(named, Math.min(1, matched / (asked || 1)));
      else if (name && matched > 0.7 * own) named = Math.max(named, 0.6 * Math.min(1, matched / (asked || 1)));
    }
    return { alike, named, contained, verbatim };
  }
}

/** The words of a question as they stand in names, with a space around each. */
function saidIn(question: string): string {
  return ` ${phraseOf(question, false).stems.join(" ")} `;
}

/** How long words are with a space around each. */
const lettersOf = (stems: readonly string[]) => stems.reduce((sum, { length }) => sum + length + 1, 1);

/** All of its words, little ones too. */
const allIn = (question: string): string => ` ${wordsOf(question).map(stem).join(" ")} `;

/** A title of little words alone, as "Not Meant To Be" is, is meant where it is written as one, or has so many. */
const LEAST_LITTLE = 4;

const missing = ({ kind }: Unit) => (kind === "foreign" ? FOREIGN : UNKNOWN);

/** Which parts of a question may mean a word, by their places, with how sure that is; for all entries the same. */
function meaningsIn(units: readonly Weighed[]): ReadonlyMap<string, readonly (readonly [number, number])[]> {
  const byWord = new Map<string, [number, number][]>();
  for (const [at, { means }] of units.entries()) {
    for (const [word, sure] of means) byWord.set(word, [...(byWord.get(word) ?? []), [at, sure]]);
  }
  return byWord;
}
