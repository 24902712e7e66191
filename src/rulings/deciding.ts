/** Which sentences of an entry decide a question. */
import type { SituationAnswer, YesOrNo } from "./answers.ts";
import { type AskedFor, askingOf, numbersIn } from "./asking.ts";
import type { PublishedRules, Ruling, Source } from "./corpus.ts";
import type { Weighed } from "./measures.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { mostAlike, saysTheOpposite, waysTo } from "./ways-to.ts";
import { FILLER, LIGHT, stem, wordsOf } from "./words/normalise.ts";

/** A sentence of an answer, with what it rests on. */
export interface SaidSentence {
  readonly text: string;
  readonly sources: readonly Source[];
  readonly errata: boolean;
  readonly own: boolean;
  /** The rule sets that it holds for, where not for all. */
  readonly rules: readonly PublishedRules[] | null;
}

/** What a player reads first: one to three sentences of an entry. */
export interface Decided {
  readonly entry: Ruling;
  /** The word that answers, where yes or no is asked and the situation is one of those often asked about. */
  readonly verdict: YesOrNo | null;
  readonly said: readonly SaidSentence[];
  /** The one of them that decides, for where the title stands before it and no other is shown. */
  readonly decides: SaidSentence | null;
}

/** An answer is no longer than so many lines of so many characters. */
const MOST_LINES = 4;
const LINE = 75;
const MOST_SAID = 3;
/** Words of the title are understood in every sentence, though a sentence that has them itself says more of them. */
const UNDERSTOOD = 0.5;
/** What a sentence says besides is not asked for. */
const DENSITY = 0.18;
const MODAL = 0.06;
const NUMBER = 0.08;
const OPENING = 0.06;
/** Who asks for a name is told what it is, unless another sentence says much more of that name: "expelled from the ISA". */
const OPENING_NAMED = 0.3;
const MAIN = 0.03;
const AMOUNT = 0.12;
const EXAMPLE = -0.07;
/** What another rule set says answers nobody who did not ask for that. */
const OTHER_SET = -2;
/** A point that begins with "It" is understood by the title of its entry, if at all. */
const ALONE = -0.06;
const THIS_SET = 0.12;
const LEAST_OF_SET = 0.15;
/** A further sentence says at least this part of what the first does. */
const FURTHER = 0.5;
/** A sentence that has so much of the answer's words, and the answer so much of its, says what the answer does. */
const SAME = 0.8;
const SAME_BOTH = 0.7;
/** A sentence with fewer words that say something announces what follows: "Read the words." */
const LEAST_SAYING = 3;
/** A word of a way to ask for a sentence says a little less than one of its own. */
const ASKED_WORD = 0.6;
/** What it counts for that a sentence is asked for in just this way, and what is not alike enough to count. */
const ASKED = 0.8;
const LEAST_ASKED = 0.4;
const ANNOUNCING = 0.3;
/** How much of what is often asked a question says, for it to be that. */
const LEAST_ALIKE = 0.66;
/** Who asks for a name alone is answered so only where that is just how it is asked. */
const NAMED_ALIKE = 0.95;
/** What asks for yes or no is seldom answered by what is said of how, when or what. */
const OPEN_ALIKE = 0.85;
/** Where no word asks, only what is nearly a way to ask has yes or no for an answer. */
const UNASKED_FITS = 0.85;
const LIGHTLY = 0.4;
/** What the order of its words counts for, of several ways that are as like. */
const ORDER = 0.05;

/** What a question is about and what it asks. */
export interface Questioned {
  /** Whether it asks for the entry by one of its names and for nothing else. */
  readonly named: boolean;
  readonly units: readonly Weighed[];
  /** The same but for the names of cards: what they are stands among them. */
  readonly besides: readonly Weighed[];
  readonly asking: AskedFor;
  readonly rules: PublishedRules | null;
  /** How much a word says. */
  rarityOf(stem: string): number;
  /** Whether a word stands in the names of cards alone. */
  isName(stem: string): boolean;
  /** What a way to ask is about; whom it names is an example. */
  readWay(way: string): readonly Weighed[];
}

interface Read {
  readonly passage: Passage;
  readonly stems: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly words: readonly string[];
}

const read = new WeakMap<Ruling, { title: ReadonlySet<string>; passages: readonly Read[] }>();

function readPassages(entry: Ruling) {
  const known = read.get(entry);
  if (known) return known;
  const title = new Set(wordsOf(entry.title).map(stem));
  const passages = passagesOf(entry).map((passage) => {
    const words = wordsOf(passage.text);
    return { passage, words, stems: new Set(words.map(stem)), numbers: new Set(numbersIn(words)) };
  });
  const whole = { title, passages };
  read.set(entry, whole);
  return whole;
}

const AMOUNTS = new Set("cost costs apply double doubled free once twice any number each limit".split(" "));
const RULING = new Set("can cannot may must never only not unless no always".split(" "));

function scoreOf({ passage, stems, numbers, words }: Read, title: ReadonlySet<string>, asked: Questioned, at: number) {
  const ways = waysTo(passage, asked);
  let whole = 0;
  let said = 0;
  for (const { sorted, weight } of asked.units) {
    whole += weight;
    let best = 0;
    for (const [word, sure] of sorted) {
      if (stems.has(word)) best = Math.max(best, sure);
      else if (ways.words.has(word)) best = Math.max(best, sure * ASKED_WORD);
      else if (title.has(word)) best = Math.max(best, sure * UNDERSTOOD);
    }
    said += best * weight;
  }
  const own = sayingOf(passage, words, asked);
  let score = whole > 0 ? said / whole : 0;
  score += own > 0 ? DENSITY * Math.min(1, said / own) : 0;
  if (asked.asking.kind !== "open" && words.some((word) => RULING.has(word))) score += MODAL;
  for (const number of asked.asking.numbers) if (numbers.has(number)) score += NUMBER;
  if (asked.asking.amount && (numbers.size > 0 || words.some((word) => AMOUNTS.has(word)))) score += AMOUNT;
  score += (ASKED * Math.max(0, mostAlike(ways, asked.besides) - LEAST_ASKED)) / (1 - LEAST_ASKED);
  if (passage.part === "text") score += MAIN;
  if (announces({ passage, words })) score -= ANNOUNCING;
  else if (at === 0) score += asked.named ? OPENING_NAMED : OPENING;
  if (passage.text.startsWith("Example") || passage.text.startsWith("In that example")) score += EXAMPLE;
  if (passage.rules) score += ofSet(passage, asked.rules) ? THIS_SET : OTHER_SET;
  if (passage.part === "point" && passage.before === null && LEANING.test(passage.text)) score += ALONE;
  return score;
}

/** A sentence that only points somewhere else, or says what the entry has, decides nothing; nor does one that says next to nothing. */
const announces = ({ passage, words }: Pick<Read, "passage" | "words">) =>
  passage.announces || words.filter((word) => !FILLER.has(word)).length < LEAST_SAYING;

const said = new WeakMap<Passage, number>();

/** How much a sentence says in all. */
function sayingOf(passage: Passage, words: readonly string[], { rarityOf }: Questioned): number {
  const known = said.get(passage);
  if (known !== undefined) return known;
  let own = 0;
  for (const word of new Set(words)) if (!FILLER.has(word)) own += rarityOf(stem(word));
  said.set(passage, own);
  return own;
}

/** The beginning of an entry first; before it what the rule set that is asked for says instead. */
function inOrder(each: Read, at: number, { rules }: Questioned): number {
  const { passage } = each;
  if (passage.rules) return rules !== null && passage.rules.includes(rules) ? 2 : 0;
  return announces(each) ? LEAST_IN_ORDER / 2 : Math.max(LEAST_IN_ORDER, 1 - at / 10);
}

/** What only announces comes after this. */
const LEAST_IN_ORDER = 0.1;

/** A sentence that begins so is not understood without the one before it. */
const LEANING =
  /^(?:So|It|Its|That|This|Then|They|Their|Those|These|He|She|His|Her|With it|Otherwise|But|And|Both|In that|There) /u;

/** The lines that a text takes. */
export function linesOf(texts: readonly string[]): number {
  let lines = 1;
  let used = 0;
  for (const word of texts.join(" ").split(" ")) {
    if (used > 0 && used + 1 + word.length > LINE) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

const fits = (texts: readonly string[]) => texts.length <= MOST_SAID && linesOf(texts) <= MOST_LINES;

const saidOf = ({ text, sources, errata, own, rules }: Passage): SaidSentence => ({
  text,
  sources,
  errata,
  own,
  rules,
});

/** What of an entry decides a question; its beginning where the question asks for nothing but its name. */
export function decide(entry: Ruling, asked: Questioned, matched: Matched | null = null): Decided {
  const { title, passages } = readPassages(entry);
  // Who asks for the name alone is told what it is.
  const named = asked.units.every(({ means }) => [...means.keys()].some((word) => title.has(word)));
  const scored = passages
    .map((each, at) => ({ ...each, at, score: named ? inOrder(each, at, asked) : scoreOf(each, title, asked, at) }))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  // What the rule set that is asked for says otherwise comes first, where it has to do with the question.
  const best = scored[0]?.score ?? 0;
  const set = scored.find(({ passage, score }) => ofSet(passage, asked.rules) && score >= LEAST_OF_SET * best);
  // An answer tells what holds where no rule set says otherwise.
  const answer = set ? null : (matched?.answer ?? null);
  const chosen: Passage[] = [];
  const texts = () => [...(answer ? [answer.says] : []), ...chosen.map(({ text }) => text)];
  if (set) scored.splice(0, scored.length, set, ...scored.filter((each) => each !== set));
  for (const [place, { passage, words, score }] of scored.entries()) {
    if (place > 0 && (score < FURTHER * best || score <= 0)) break;
    if (texts().length > 0 && announces({ passage, words })) continue;
    if (chosen.some((other) => other === passage || saysTheSame(other.text, passage.text))) continue;
    const { before } = passage;
    const leaning = before && !chosen.includes(before) && LEANING.test(passage.text) ? [before] : [];
    const more = [...leaning, passage];
    const room = fits([...texts(), ...more.map(({ text }) => text)]);
    if (room) chosen.push(...more);
    else if (chosen.length === 0 && !answer) chosen.push(passage);
  }
  // What says the answer once more is left out at the end: what would stand in its place fits less.
  const said = chosen.filter(({ text }) => !answer || !saysTheSame(answer.says, text)).map(saidOf);
  if (!answer) return { entry, verdict: null, said, decides: scored[0] ? saidOf(scored[0].passage) : null };
  const own: SaidSentence = { text: answer.says, sources: answer.sources, errata: false, own: false, rules: null };
  const verdict = matched?.closed ? verdictFor(answer.verdict, matched.fits, asked.asking) : null;
  return { entry, verdict, said: [own, ...said], decides: own };
}

/** To "what happens to it?" the sentence is an answer, and "no" is none; nor does it depend where nothing is asked. */
function verdictFor(verdict: YesOrNo, fits: number, { kind, asks }: AskedFor): YesOrNo | null {
  if (kind === "open" || (!asks && verdict === "it depends")) return null;
  return asks || fits >= UNASKED_FITS ? verdict : null;
}

/** Whether two sentences have nearly all of their words in common, and the same numbers. */
function saysTheSame(one: string, other: string): boolean {
  const [words, others] = [one, other].map(
    (text) =>
      new Set(
        wordsOf(text)
          .filter((word) => !FILLER.has(word))
          .map(stem),
      ),
  );
  if (!words || !others || words.size === 0) return false;
  const [numbers, otherNumbers] = [one, other].map((text) => [...new Set(numbersIn(wordsOf(text)))].sort().join());
  const common = [...words].filter((word) => others.has(word)).length;
  return (
    numbers === otherNumbers &&
    common >= SAME * Math.min(words.size, others.size) &&
    common >= SAME_BOTH * Math.max(words.size, others.size)
  );
}

const ofSet = ({ rules: sets }: Passage, rules: PublishedRules | null) =>
  rules !== null && sets?.includes(rules) === true;

/** A way of asking, with its words and what they say. */
export interface Way {
  readonly answer: SituationAnswer;
  readonly stems: readonly string[];
  readonly asking: AskedFor;
  /** Whether the answer says how much or how many. */
  readonly counts: boolean;
}

const COUNTING = new Set(
  "many several any limit limited number cost costs all none two three four five twice double".split(" "),
);

export function waysOf(answers: readonly SituationAnswer[]): readonly Way[] {
  return answers.flatMap((answer) => {
    const said = wordsOf(answer.says);
    const counts = numbersIn(said).length > 0 || said.some((word) => COUNTING.has(word));
    return answer.ways.map((way) => {
      const words = wordsOf(way).filter((word) => !FILLER.has(word));
      return { answer, stems: words.map(stem), asking: askingOf(way), counts };
    });
  });
}

/** The answer that a question asks for, with how well the way to ask for it fits. */
export interface Matched {
  readonly answer: SituationAnswer;
  readonly fits: number;
  /** Whether it was asked in a way that yes or no answers. */
  readonly closed: boolean;
}

/** The answer that a question asks for, where it is like one of the ways of asking for it; null where it is not. */
export function answerTo(ways: readonly Way[], asked: Questioned): Matched | null {
  const { units, asking, rarityOf } = asked;
  if (asking.either) return null;
  const telling = units.map((unit) => ({ ...unit, weight: unit.weight * lightly(unit, asked) }));
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0);
  let best: Matched | null = null;
  for (const way of ways) {
    if (!asksAlike(way, asking) || saysTheOpposite(new Set(way.stems), units)) continue;
    let common = 0;
    for (const { sorted, weight } of telling) {
      common += weight * Math.max(0, ...sorted.map(([word, sure]) => (way.stems.includes(word) ? sure : 0)));
    }
    let matched = 0;
    let own = 0;
    for (const word of way.stems) {
      const weight = rarityOf(word);
      own += weight;
      matched += weight * Math.max(0, ...units.map(({ means }) => means.get(word) ?? 0));
    }
    const alike = whole + own > 0 ? (common + matched) / (whole + own) : 0;
    if (alike < leastFor(way, asked)) continue;
    const fits = alike + ORDER * inTheSameOrder(way.stems, units);
    const closed = way.asking.kind !== "open" && asking.hinders === way.asking.hinders;
    if (fits > (best?.fits ?? 0)) best = { answer: way.answer, fits, closed };
  }
  return best;
}

/** Whether what is asked in one way is asked in another. */
function asksAlike({ asking: way, counts }: Way, asking: AskedFor): boolean {
  if (way.negated !== asking.negated && way.kind !== "open") return false;
  // "How much" is answered by what counts something.
  if (asking.amount && asking.kind === "open" && !counts) return false;
  return way.kind === "must" ? asking.kind !== "may" : asking.kind !== "must" || way.kind !== "may";
}

/** A way that says nothing but a name is like whatever has that name in it. */
const leastFor = ({ stems, asking }: Way, asked: Questioned): number => {
  if (asked.named || stems.length < 2) return NAMED_ALIKE;
  return asking.kind === "open" && asked.asking.kind !== "open" && asked.asking.asks ? OPEN_ALIKE : LEAST_ALIKE;
};

/**
 * What several words that any sentence may have say together, as "at once" does, is said by them one by one already; and
 * what holds for characters holds for Londo.
 */
function lightly({ spelt, means, kind }: Weighed, { isName }: Questioned): number {
  const vague = spelt.includes(" ") && [...means.keys()].every((word) => LIGHT.has(word));
  return vague || kind === "unknown" || isName(stem(spelt)) ? LIGHTLY : 1;
}

/** How much of a way to ask comes in the order in which the question says it: to support and then lead is not to lead what has supported. */
function inTheSameOrder(stems: readonly string[], units: readonly Weighed[]): number {
  const places = stems.map((word) => units.findIndex(({ means }) => means.has(word))).filter((place) => place >= 0);
  const rising = places.slice(1).filter((place, at) => place > (places[at] ?? 0));
  return places.length > 1 ? rising.length / (places.length - 1) : 0;
}
