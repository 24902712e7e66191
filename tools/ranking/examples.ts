/** Questions whose answers are known, each as the search would see it had it never seen that question. */
import { type Corpus, loadCorpus, type Ruling } from "../../src/rulings/corpus.ts";
import type { Vocabulary } from "../../src/rulings/index-parts.ts";
import { passagesOf } from "../../src/rulings/passages.ts";
import type { Query } from "../../src/rulings/query.ts";
import type { Evidence } from "../../src/rulings/ranking/evidence.ts";
import { featuresOf } from "../../src/rulings/ranking/features.ts";
import type { Trees } from "../../src/rulings/ranking/model.ts";
import { MOST_RANKED, ranked } from "../../src/rulings/ranking/rank.ts";
import { type Spoken, signsOf } from "../../src/rulings/ranking/signs.ts";
import { type LearntWords, Wording, wordingOf } from "../../src/rulings/ranking/wording.ts";
import { candidatesIn, RulingSearch, readVocabulary } from "../../src/rulings/search.ts";
import { namedFirst, type Scored } from "../../src/rulings/words/named-first.ts";
import { FILLER, stem, wordsOf } from "../../src/rulings/words/normalise.ts";
import { BROAD, ELSEWHERE, QUESTIONS } from "../../test/rulings/proof.ts";
import { learnWords, type Told } from "./wording.ts";

/** A question, with what may answer it. */
export interface Example {
  /** A reader's question, a way to ask, or a question about something else. */
  readonly kind: "question" | "way" | "elsewhere";
  readonly question: string;
  /** Which part of all it belongs to. */
  readonly part: number;
  /** The candidates, the best first by what they were found by, and the numbers that the order is learnt from. */
  readonly sorted: readonly Scored[];
  readonly features: readonly Float64Array[];
  readonly right: readonly boolean[];
  readonly query: Query;
  readonly spoken: Spoken;
  readonly evidence: ReadonlyMap<Ruling, Evidence>;
}

interface Known {
  readonly question: string;
  readonly answers: readonly string[];
  readonly kind: Example["kind"];
  readonly game: Ruling["game"];
  readonly part: number;
  /** Whether ways to ask were written when it was known. */
  readonly seen: boolean;
}

/** Questions with what their words say, read once for all parts. */
interface Read extends Known {
  readonly wording: ReadonlySet<string>;
}

export const PARTS = 8;
/** So many neighbours were written by one writer of one thing: what is learnt from some is held against those of others. */
const NEIGHBOURS = 50;
/** Of the ways to ask every second one is enough. */
const WAYS = 2;
/** A way that shares so much of its words with a question was written for it. */
const ALIKE = 0.5;
/** What a way to ask, a sentence or name of an entry, and a question about something else say of words, beside a reader's question. */
const SAYS = { way: 0.2, text: 0.3, elsewhere: 0.5 } as const;

type Games<T> = Readonly<Record<Ruling["game"], T>>;

/** A number for a text, the same everywhere. */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 16_777_619);
  return (number ^ (number >>> 15)) >>> 0;
}

/** Examples from the questions that are not kept aside, the ways to ask and what is about other things, in an order that is always the same. */
export function examples(): Example[] {
  const corpus = loadCorpus();
  const vocabulary = readVocabulary();
  const all = read(corpus, vocabulary);
  const texts = saidIn(corpus, vocabulary);
  return Array.from({ length: PARTS }).flatMap((_, part) => {
    const mine = all.filter((each) => each.part === part);
    const asked = unseen(vocabulary.asked, mine);
    const learnt = wordsFrom(corpus, { all: all.filter((each) => each.part !== part), asked, texts });
    const wording = { b5: new Wording(learnt.b5), ge: new Wording(learnt.ge) };
    const search = new RulingSearch(corpus, { ...vocabulary, asked, wording: (game) => wording[game] });
    return mine.map((each) => exampleOf(search, each));
  });
}

/** What the words of all questions that are learnt from speak for. */
export function learnWording(): Games<LearntWords> {
  const corpus = loadCorpus();
  const vocabulary = readVocabulary();
  return wordsFrom(corpus, {
    all: read(corpus, vocabulary),
    asked: vocabulary.asked,
    texts: saidIn(corpus, vocabulary),
  });
}

/** A search where nothing is learnt yet of what words speak for. */
const unlearnt = (corpus: Corpus, vocabulary: Vocabulary) =>
  new RulingSearch(corpus, { ...vocabulary, wording: () => new Wording({ entries: [], words: {} }) });

/** All questions with what they say. */
function read(corpus: Corpus, vocabulary: Vocabulary): Read[] {
  const search = unlearnt(corpus, vocabulary);
  return known(corpus, vocabulary.asked).map((each) => ({
    ...each,
    wording: wordingOf(search.index(each.game).read(each.question)),
  }));
}

function wordsFrom(
  corpus: Corpus,
  { all, asked, texts }: { all: readonly Read[]; asked: Vocabulary["asked"]; texts: Texts },
): Games<LearntWords> {
  const ofGame = (game: Ruling["game"]) => {
    const entries = corpus.entries.filter((entry) => entry.game === game);
    const asThey = all
      .filter((each) => each.kind !== "way" && each.game === game)
      .map(({ kind, answers, wording }): Told => {
        return { wording, ids: answers, counts: kind === "elsewhere" ? SAYS.elsewhere : 1 };
      });
    const asWritten = entries.flatMap((entry): Told[] => [
      ...(asked.get(entry.id) ?? []).map((way) => told(texts(way, game), entry, SAYS.way)),
      ...writtenIn(entry).map((text) => told(texts(text, game), entry, SAYS.text)),
    ]);
    return learnWords(
      [...asThey, ...asWritten],
      entries.map(({ id }) => id),
    );
  };
  return { b5: ofGame("b5"), ge: ofGame("ge") };
}

const writtenIn = (entry: Ruling): string[] => [
  entry.title,
  ...entry.aliases,
  ...passagesOf(entry).map(({ text }) => text),
];

const told = (wording: ReadonlySet<string>, { id }: Ruling, counts: number): Told => ({ wording, ids: [id], counts });

/** What a text of an entry says, or a way to ask for it: each is read once. */
type Texts = (text: string, game: Ruling["game"]) => ReadonlySet<string>;

function saidIn(corpus: Corpus, vocabulary: Vocabulary): Texts {
  const search = unlearnt(corpus, vocabulary);
  const known = { b5: new Map<string, ReadonlySet<string>>(), ge: new Map<string, ReadonlySet<string>>() };
  return (text, game) => {
    const before = known[game].get(text);
    if (before) return before;
    const words = wordsOf(text);
    // A passage may be longer than a question is read.
    const said = wordingOf({ words, typed: words, units: search.index(game).read(text).units });
    known[game].set(text, said);
    return said;
  };
}

function known(corpus: Corpus, asked: ReadonlyMap<string, readonly string[]>): Known[] {
  const gameOf = (id: string) => corpus.byId(id)?.game ?? "b5";
  const partOf = (question: string) => numberOf(question) % PARTS;
  // Those of the table are not learnt from: they show how the search fares with what it was not learnt from, in the open.
  const ofPlayers = QUESTIONS.filter(({ set }) => set !== "table");
  const questions = [...ofPlayers, ...BROAD.asked].map(({ question, answers, game }, at) => {
    return {
      question,
      answers,
      kind: "question" as const,
      game: game ?? gameOf(answers[0] ?? ""),
      part: Math.floor(at / NEIGHBOURS) % PARTS,
      seen: at < ofPlayers.length,
    };
  });
  const ways = [...asked].flatMap(([id, theirs]) =>
    theirs
      .filter((way) => numberOf(`${way} ${id}`) % WAYS === 0)
      .map((way) => ({
        question: way,
        answers: [id],
        kind: "way" as const,
        game: gameOf(id),
        part: partOf(way),
        seen: false,
      })),
  );
  const elsewhere = [...ELSEWHERE, ...BROAD.elsewhere].flatMap((question) =>
    (["b5", "ge"] as const).map((game) => ({
      question,
      answers: [],
      kind: "elsewhere" as const,
      game,
      part: partOf(question),
      seen: false,
    })),
  );
  return [...questions, ...ways, ...elsewhere];
}

/** The ways to ask without those that are asked, and without those that may have been written for what is. */
function unseen(asked: ReadonlyMap<string, readonly string[]>, gone: readonly Known[]) {
  const whole = new Set(gone.map(({ question }) => question));
  const questions = gone.filter(({ seen }) => seen).map((each) => ({ ...each, words: tellingIn(each.question) }));
  return new Map(
    [...asked].map(([id, ways]) => {
      const theirs = questions.filter(({ answers }) => answers.includes(id));
      const kept = ways.filter((way) => {
        if (whole.has(way)) return false;
        const words = tellingIn(way);
        return !theirs.some((each) => shared(words, each.words) >= ALIKE);
      });
      return [id, kept];
    }),
  );
}

const tellingIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !FILLER.has(word))
      .map(stem),
  );

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, one.size + other.size - both);
}

function exampleOf(search: RulingSearch, { question, answers, kind, game, part }: Known): Example {
  const index = search.index(game);
  const query = index.read(question);
  const sorted = candidatesIn(index, question, query).slice(0, MOST_RANKED);
  const right = sorted.map(({ entry }) => answers.includes(entry.id));
  const evidenceOf = index.evidenceFor(question, query);
  const evidence = new Map(sorted.map(({ entry }) => [entry, evidenceOf(entry)]));
  const features = featuresOf(sorted.map((each) => ({ ...each, evidence: evidenceOf(each.entry) })));
  return { kind, question, part, sorted, features, right, query, spoken: index.spoken(query), evidence };
}

/** What is seen of an example that was ordered by trees, and whether what came first is right. */
export function seenOf({ question, query, spoken, sorted, right, evidence }: Example, order: Trees) {
  const { looked } = ranked(
    sorted,
    (entry) => {
      const known = evidence.get(entry);
      if (!known) throw new Error(`${entry.id} was not looked at`);
      return known;
    },
    order,
  );
  namedFirst(looked);
  const place = sorted.findIndex(({ entry }) => entry === looked[0]?.entry);
  return { signs: signsOf(question, query, spoken, looked), first: right[place] ?? false };
}
