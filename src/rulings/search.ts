import { atOnce, madeOf, Piecemeal, type Pieces } from "../piecemeal.ts";
import { readAnswers } from "./answers.ts";
import { readAsked } from "./asked.ts";
import { mayBeAbout, scoreOf, type Verdict, verdictOn } from "./confidence.ts";
import { type Corpus, loadCorpus, type PublishedRules, type Ruling } from "./corpus.ts";
import type { Decided } from "./deciding.ts";
import { readEnglish, readEveryday } from "./everyday.ts";
import { GameIndex } from "./game-index.ts";
import type { Vocabulary } from "./index-parts.ts";
import { linksAhead, linksOf } from "./links.ts";
import { namedKindsInPieces } from "./named-kinds.ts";
import type { Query } from "./query.ts";
import { learnt } from "./ranking/model.ts";
import { MOST_FOUND, MOST_RANKED, ranked } from "./ranking/rank.ts";
import { signsOf } from "./ranking/signs.ts";
import { wordingFor } from "./ranking/wording.ts";
import { Sections } from "./sections.ts";
import { readSynonyms } from "./synonyms.ts";
import { onTitle, Titles } from "./titles.ts";
import type { Care } from "./usable.ts";
import { bareOf, namedIn } from "./words/asked-by-name.ts";
import { askedSo } from "./words/asked-so.ts";
import { namedFirst, ruleBeside, type Scored } from "./words/named-first.ts";
import { withoutGame } from "./words/named-game.ts";
import { wordsOf } from "./words/normalise.ts";
import { readRuleSet } from "./words/rule-set-words.ts";

export type RulingGame = Ruling["game"];

export interface Hit {
  readonly entry: Ruling;
  /** From 0 to 1; 1 is an exact name. */
  readonly score: number;
}

export interface Found {
  readonly verdict: Verdict;
  /** The best first, at most five; none where nothing fits. */
  readonly hits: readonly Hit[];
  /** The rule set that the question itself names. */
  readonly rules: PublishedRules | null;
  /** Whether an exact name or number was asked for. */
  readonly exact: boolean;
  /** What the other game calls by the same name. */
  readonly other?: Hit;
  /** The card that was asked for by name, where it has no entry of its own: what was found speaks of it. */
  readonly unruled?: string;
}

/** A question is read up to here. */
export const LONGEST_QUESTION = 300;
export const MOST_HITS = 5;
/** The score of what has none of the question's words, but belongs to what has. */
const LEAST_SCORE = 0.05;
/** From this score on, the other game is looked into only where it has all the words. */
const PLAIN = 0.8;
/** From this score on, the other game is offered unasked. */
const LEAST_ELSEWHERE = 0.55;
const LEAD_ELSEWHERE = 0.25;
/** Where the best leads by so much, and is good enough, it is shown outright with the others beside it. */
const CLEAR_SCORE = 0.42;
const CLEAR_LEAD = 0.12;
/** Where the other game answers as well but for so much, both are offered. */
const ALIKE = 0.04;
/** How much words of the other game alone have to say, for the question to be about it: about one rare word. */
const OWN_WORD = 5;

const NOTHING: Found = { verdict: "nothing", hits: [], rules: null, exact: false };

/** Finds the entry that answers a question. The same question always finds the same. */
export class RulingSearch {
  readonly #corpus: Corpus;
  readonly #vocabulary: Vocabulary;
  readonly #games: Readonly<Record<RulingGame, Piecemeal<GameIndex>>>;
  #sections: Sections | undefined;
  readonly #titles: Piecemeal<Titles>;
  readonly #learnt = new Piecemeal(() => atOnce(learnt));
  readonly #kinds = new Piecemeal(namedKindsInPieces);

  constructor(corpus: Corpus, vocabulary: Vocabulary = readVocabulary()) {
    this.#corpus = corpus;
    this.#vocabulary = vocabulary;
    const making = (game: RulingGame) => {
      const entries = () => corpus.entries.filter((entry) => entry.game === game);
      return new Piecemeal(function* () {
        const wording = vocabulary.wording(game);
        yield;
        return yield* GameIndex.inPieces(entries(), vocabulary, wording);
      });
    };
    this.#games = { b5: making("b5"), ge: making("ge") };
    this.#titles = new Piecemeal(() => atOnce(() => new Titles(corpus)));
  }

  /** One game's index. What of it is not made yet when it is wanted takes up to 200 ms. */
  index(game: RulingGame): GameIndex {
    return this.#games[game].get();
  }

  /** What the first question would wait for, to be made in pieces before it comes. */
  get ahead(): readonly Piecemeal<unknown>[] {
    return [this.#games.b5, linksAhead(this.#corpus), this.#games.ge, this.#titles, this.#learnt, this.#kinds];
  }

  /** What may be looked up before anything is typed: the rules that players ask about, in the order of the list of them. */
  common(game: RulingGame = "b5"): Ruling[] {
    const asked = [...this.#vocabulary.asked.keys()].flatMap((id) => this.#corpus.byId(id) ?? []);
    return asked.filter((entry) => entry.game === game && entry.kind === "rule");
  }

  /**
   * Looks in one game; without a game in Babylon 5, and in Galactic Empires where only that speaks of the question.
   *
   *     search.find("how do I tap a charcter").hits[0]?.entry.id; // "ready-rotated-neutralized"
   */
  find(question: string, game?: RulingGame): Found {
    return madeOf(this.finding(question, game));
  }

  /** The same in pieces: each entry that the question is held against is read once for all questions, the first ones would read it all at a time. */
  *finding(question: string, game?: RulingGame): Pieces<Found> {
    const asked = question.slice(0, LONGEST_QUESTION);
    // An "&" is read as a word, but asks nothing by itself.
    if (wordsOf(asked.replaceAll("&", " ")).length === 0) return NOTHING;
    const found = yield* this.#looking(asked, game);
    yield;
    return this.#filled(found);
  }

  /** What of an entry decides a question; `rules` is the rule set that it is asked for. */
  decide(question: string, entry: Ruling, rules: PublishedRules | null = null): Decided {
    return this.index(entry.game).decide(question.slice(0, LONGEST_QUESTION), entry, rules);
  }

  /** Where fewer were found, what belongs to the best comes after them, then what belongs to that. */
  #filled(found: Found): Found {
    const last = found.hits.at(-1);
    if (!last || found.hits.length >= MOST_HITS) return found;
    const links = linksOf(this.#corpus);
    const entries = new Set(found.hits.map(({ entry }) => entry));
    // What is added while going through a set is gone through too.
    for (const entry of entries) {
      if (entries.size >= MOST_HITS) break;
      for (const other of links.related(entry)) entries.add(other);
    }
    const score = Math.min(last.score, LEAST_SCORE);
    const others = [...entries].slice(found.hits.length, MOST_HITS).map((entry) => ({ entry, score }));
    return { ...found, hits: [...found.hits, ...others] };
  }

  *#looking(asked: string, game?: RulingGame): Pieces<Found> {
    const named = withoutGame(asked);
    if (game) return yield* this.#findingIn(game, named?.rest ?? asked);
    if (named) return yield* this.#findingIn(named.game, named.rest);
    const here = yield* this.#findingIn("b5", asked);
    if (here.exact || here.unruled !== undefined) return this.#withOther(here, asked);
    // What the other game has no words for it does not answer as well.
    const words = this.index("b5").read(asked);
    if ((here.hits[0]?.score ?? 0) > PLAIN && !this.index("ge").hasWordsFor(words)) return here;
    const there = yield* this.#findingIn("ge", asked);
    const card = here.verdict === "nothing" && there.unruled !== undefined;
    if (card || better(there, here) || this.#speaksOfGalacticEmpires(asked, there)) return there;
    const [mine, other] = [here.hits[0], there.hits[0]];
    if (here.verdict === "nothing" || there.verdict === "nothing" || !mine || !other) return here;
    if (mine.score - other.score > ALIKE) return here;
    const second = { ...other, score: Math.min(other.score, mine.score) };
    return { ...here, verdict: "choose", hits: withSecond(here.hits, second) };
  }

  /** With what the other game calls by the same name. */
  #withOther(here: Found, asked: string): Found {
    const entry = namedIn(this.index("ge").names, asked);
    const [mine] = here.hits;
    if (!entry || mine?.entry.game !== "b5") return here;
    if (here.exact) return { ...here, other: { entry, score: 1 } };
    return { ...here, hits: withSecond(here.hits, { entry, score: mine.score }) };
  }

  /** Whether a question has words of Galactic Empires alone, and more of them than of Babylon 5 alone. */
  #speaksOfGalacticEmpires(asked: string, there: Found): boolean {
    if (there.verdict === "nothing") return false;
    const [b5, ge] = [this.index("b5"), this.index("ge")];
    const own = ge.ownWords(ge.read(asked), b5);
    return own >= OWN_WORD && own > b5.ownWords(b5.read(asked), ge);
  }

  /** Cards that have no entry of their own. */
  get titles(): Titles {
    return this.#titles.get();
  }

  #numbered(): Sections {
    this.#sections ??= new Sections(this.#corpus);
    return this.#sections;
  }

  /** Looks in one game, after everything that the question is held against there was read. */
  *#findingIn(game: RulingGame, question: string): Pieces<Found> {
    const index = this.index(game);
    const query = index.read(question);
    yield;
    const candidates = candidatesIn(index, question, query);
    yield;
    const read = index.evidenceFor(question, query);
    for (const { entry } of candidates.slice(0, MOST_RANKED)) {
      read(entry);
      yield;
    }
    return this.#findIn(game, question);
  }

  #findIn(game: RulingGame, question: string): Found {
    const rules = readRuleSet(question);
    const numbered = game === "b5" && /\d/.test(question) ? this.#numbered().find(question) : null;
    if (numbered) {
      const hits = numbered.slice(0, MOST_HITS).map((entry, at) => ({ entry, score: rounded(1 - at / 10) }));
      return { verdict: hits.length > 0 ? "answer" : "nothing", hits, rules, exact: true };
    }
    const byId = this.#corpus.byId(question.trim());
    const found = searchIn(this.index(game), question, byId?.game === game ? byId : undefined);
    const title = found.exact ? null : this.titles.in(bareOf(question), game);
    return { ...(title ? onTitle(found, title, (entry) => this.index(game).isNamed(entry, question)) : found), rules };
  }
}

/** Whether the first is shown outright: it answers, or it leads clearly; what only speaks of a card that was asked for is a choice. */
export function leads({
  verdict,
  unruled,
  hits: [first, second],
}: Pick<Found, "verdict" | "unruled" | "hits">): boolean {
  if (verdict === "answer") return true;
  if (verdict === "nothing" || unruled !== undefined || !first) return false;
  return first.score >= CLEAR_SCORE && first.score - (second?.score ?? 0) >= CLEAR_LEAD;
}

/** Looks in one index by names, then by words; `known` is the entry where it was asked for by its id. */
export function searchIn(index: GameIndex, question: string, known?: Ruling): Found {
  const named = known ?? namedIn(index.names, question);
  const query = index.read(question);
  const spoken = index.spoken(query);
  const { looked, rest: further } = ranked(
    candidatesIn(index, question, query, named),
    index.evidenceFor(question, query),
  );
  const all: Scored[] = [...looked, ...further];
  namedFirst(all);
  const so = askedSo(all);
  if (so) toTheFront(all, so);
  else if (!named) ruleBeside(all);
  const front = looked.filter(({ entry }) => entry === all[0]?.entry);
  const inOrder = [...front, ...looked.filter((each) => !front.includes(each))];
  // Whatever else a question says that names another game, it is about that; a card may be called so nearly.
  const elsewhere = spoken.namesOther && !named && all[0]?.measures.near === 0;
  const sure = so !== null && query.units.length >= LEAST_ASKED_SO;
  const signs = signsOf(question, query, spoken, inOrder);
  const judged = () => (sure ? "answer" : verdictOn(all, query, signs));
  const verdict = named ? "answer" : elsewhere ? "nothing" : judged();
  const others = all.map(({ entry, score }) => ({ entry, score: rounded(score) }));
  const hits = [...(named ? [{ entry: named, score: 1 }] : []), ...others].slice(0, MOST_HITS);
  if (verdict !== "nothing") return { verdict, hits, rules: null, exact: named !== undefined };
  const rest = spoken.ofRules >= LEAST_BESIDE && mayBeAbout(signs) ? withoutForeign(index, question, query) : null;
  const found = rest === null ? NOTHING : searchIn(index, rest);
  return leads(found) && !found.exact ? { ...found, verdict: "choose" } : NOTHING;
}

/** What may answer a question: the best by what it was found by, then what its words speak for, then the others in their order. */
export function candidatesIn(index: GameIndex, question: string, query: Query, named?: Ruling): Scored[] {
  const sorted = index
    .candidates(question, query)
    .filter(({ entry }) => entry !== named)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate) }))
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  const { best } = index.spokenFor(query);
  const others = sorted.splice(MOST_FOUND);
  const isSpokenFor = ({ entry }: Scored) => best.includes(entry.id);
  return [...sorted, ...others.filter(isSpokenFor), ...others.filter((each) => !isSpokenFor(each))];
}

/** A question without its only word that is foreign to the rules; null where it has none, or more, or words that nobody knows. */
function withoutForeign(index: GameIndex, question: string, { units }: Query): string | null {
  const [foreign, ...more] = units.filter(({ kind }) => kind === "foreign");
  if (!foreign || more.length > 0 || index.namesOtherGame(question) || units.some(({ kind }) => kind === "unknown"))
    return null;
  const words = wordsOf(question);
  const rest = words.filter((word) => word !== foreign.said);
  // A word that was put right on the way does not stand there as it is said.
  return rest.length < words.length ? rest.join(" ") : null;
}

/** Puts one of them before all others, as sure as the first was. */
function toTheFront(all: Scored[], one: Scored): void {
  const score = all[0]?.score ?? one.score;
  all.splice(all.indexOf(one), 1);
  all.unshift({ ...one, score });
}

/** Fewer words may be the beginning of another question. */
const LEAST_ASKED_SO = 3;

/** So many words that name rules outweigh one that is foreign to them. */
const LEAST_BESIDE = 3;

const withSecond = ([first, ...rest]: readonly Hit[], second: Hit): readonly Hit[] =>
  first ? [first, second, ...rest.filter(({ entry }) => entry !== second.entry)].slice(0, MOST_HITS).sort(byScore) : [];

const byScore = (one: Hit, other: Hit) => other.score - one.score;

const rounded = (score: number) => Math.round(score * 1000) / 1000;

/** Whether the other game answers, and this one does not, or far worse. */
function better(there: Found, here: Found): boolean {
  if (there.verdict === "nothing") return false;
  const score = there.hits[0]?.score ?? 0;
  if (there.exact || here.verdict === "nothing") return score >= LEAST_ELSEWHERE;
  return there.verdict === "answer" && score - (here.hits[0]?.score ?? 0) > LEAD_ELSEWHERE;
}

export function readVocabulary(care: Care = "quick"): Vocabulary {
  const answers = readAnswers(care);
  const asked = new Map(readAsked(care));
  for (const [id, about] of answers) asked.set(id, [...(asked.get(id) ?? []), ...about.flatMap(({ ways }) => ways)]);
  return {
    synonyms: readSynonyms(care),
    asked,
    ...readEveryday(care),
    english: readEnglish(),
    answers,
    wording: wordingFor,
  };
}

let loaded: RulingSearch | undefined;

/** The search over the rulings that ship, built once. */
export function loadSearch(): RulingSearch {
  loaded ??= new RulingSearch(loadCorpus());
  return loaded;
}
