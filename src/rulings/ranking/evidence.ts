/** What speaks for an entry beside the measures that all candidates are found by. */
import { type AskedFor, askingOf } from "../asking.ts";
import type { Ruling } from "../corpus.ts";
import type { Weighed } from "../measures.ts";
import { passagesOf } from "../passages.ts";
import type { Query } from "../query.ts";
import { FILLER, stem, wordsOf } from "../words/normalise.ts";
import { centreOf, cosine, type Vector, vectorsOf } from "./centre.ts";
import type { SpokenFor } from "./wording.ts";

/** How well an entry answers a question, by what its sentences and all ways of asking for it say together. */
export interface Evidence {
  /** How near the question is to the middle of all ways of asking for the entry, and of all its sentences: as it stands, and with what its words may stand for. */
  readonly asked: number;
  readonly askedWide: number;
  readonly told: number;
  readonly toldWide: number;
  /** How much likelier the question's words are in what is said of this entry than in all that is said. */
  readonly likely: number;
  /** How much of the question stands nowhere in it. */
  readonly missing: number;
  /** How much of the words that stand together in the question does so in it. */
  readonly pairs: number;
  /** How often what is asked of it is asked in this way: may, must, how much. */
  readonly kind: number;
  /** How much of the question and a sentence is the same, at most, and how much of it its first sentence speaks of. */
  readonly dense: number;
  readonly opening: number;
  /** How much of its title is said. */
  readonly title: number;
  /** How often it is asked for, and how much it says. */
  readonly often: number;
  readonly long: number;
  readonly card: number;
  /** How likely it is by the question's words, as learnt from other questions; as a natural logarithm. */
  readonly worded: number;
}

/** What of a question each entry is held against. */
export interface Asking {
  readonly units: readonly Weighed[];
  readonly whole: number;
  readonly kind: AskedFor["kind"];
  readonly pairs: readonly (readonly [string, number])[];
  readonly plain: Vector;
  readonly wide: Vector;
  readonly speaksFor: SpokenFor;
}

/** A question as it was read: its words, what they weigh, and what they speak for. */
interface Understood {
  readonly query: Query;
  readonly units: readonly Weighed[];
  readonly speaksFor: SpokenFor;
}

interface Sentence {
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
}

interface Read {
  readonly title: readonly string[];
  readonly asked: Vector;
  readonly told: Vector;
  /** How often a word stands in the ways to ask, and in the sentences. */
  readonly inWays: ReadonlyMap<string, number>;
  readonly inText: ReadonlyMap<string, number>;
  readonly waysLength: number;
  readonly textLength: number;
  readonly pairs: ReadonlySet<string>;
  readonly sentences: readonly Sentence[];
  readonly kinds: Readonly<Record<AskedFor["kind"], number>>;
  readonly ways: number;
}

/** What is known of the words of a game's entries. */
export interface Words {
  rarityOf(word: string): number;
  waysTo(id: string): readonly string[];
}

/** Words count as standing together when no more than so many are between them. */
const APART = 3;
const TITLE_UNDERSTOOD = 0.6;
/** A short text says little of how likely its words are. */
const SHORT_WAYS = 20;
const SHORT_TEXT = 30;
/** What of the likelihood comes from the ways to ask, from the sentences, and from what is said of everything. */
const OF_WAYS = 0.45;
const OF_TEXT = 0.25;
const OF_ALL = 0.3;
/** How likely a word is anywhere, where it is as rare as can be. */
const SELDOM = 0.02;

/** Reads the entries of a game as they are asked for, each once. */
export class EvidenceReader {
  readonly #words: Words;
  readonly #read = new Map<string, Read>();

  constructor(words: Words) {
    this.#words = words;
  }

  asking(question: string, { query, units, speaksFor }: Understood): Asking {
    const stems = query.words.filter((word) => !FILLER.has(word)).map(stem);
    const pairs = pairsIn(stems).map((pair): readonly [string, number] => [pair, this.#rarityOfPair(pair)]);
    return {
      units,
      whole: units.reduce((sum, { weight }) => sum + weight, 0) || 1,
      kind: askingOf(question).kind,
      pairs,
      speaksFor,
      ...vectorsOf(query, (word) => this.#words.rarityOf(word)),
    };
  }

  of(entry: Ruling, asking: Asking): Evidence {
    const read = this.#readOf(entry);
    return {
      asked: cosine(asking.plain, read.asked),
      askedWide: cosine(asking.wide, read.asked),
      told: cosine(asking.plain, read.told),
      toldWide: cosine(asking.wide, read.told),
      ...this.#said(read, asking),
      pairs: sharedPairs(read, asking),
      kind: (read.kinds[asking.kind] + 1) / (read.ways + 4),
      ...sentencesSaying(read, asking),
      title: titleSaid(read, asking),
      often: Math.log(1 + read.ways),
      long: Math.log(1 + read.textLength),
      card: entry.kind === "card" ? 1 : 0,
      worded: asking.speaksFor.of(entry.id),
    };
  }

  #said(read: Read, { units, whole }: Asking): Pick<Evidence, "likely" | "missing"> {
    let likely = 0;
    let missing = 0;
    for (const { sorted, weight } of units) {
      let [ways, text, anywhere, found] = [0, 0, 0, false];
      for (const [word, sure] of sorted) {
        const [asked, told] = [read.inWays.get(word) ?? 0, read.inText.get(word) ?? 0];
        ways = Math.max(ways, (sure * asked) / Math.max(SHORT_WAYS, read.waysLength));
        text = Math.max(text, (sure * told) / Math.max(SHORT_TEXT, read.textLength));
        anywhere = Math.max(anywhere, sure * SELDOM * Math.exp(-this.#words.rarityOf(word)));
        if (asked > 0 || told > 0) found = true;
      }
      if (anywhere > 0) likely += Math.log((OF_WAYS * ways + OF_TEXT * text + OF_ALL * anywhere) / anywhere);
      if (!found) missing += weight;
    }
    return { likely: likely / Math.max(1, units.length), missing: missing / whole };
  }

  #readOf(entry: Ruling): Read {
    const known = this.#read.get(entry.id);
    if (known) return known;
    const read = this.#readAfresh(entry);
    this.#read.set(entry.id, read);
    return read;
  }

  #readAfresh(entry: Ruling): Read {
    const rarity = (word: string) => this.#words.rarityOf(word);
    const asked = this.#words.waysTo(entry.id);
    const ways = [entry.title, ...entry.aliases, ...asked].map(wordsOf);
    const told = passagesOf(entry).map(({ text }) => wordsOf(text));
    const telling = (words: readonly string[]) => words.filter((word) => !FILLER.has(word)).map(stem);
    const [ofWays, ofText] = [ways.map(telling), told.map(telling)];
    const kinds = { open: 0, may: 0, must: 0, is: 0 };
    for (const way of asked) kinds[askingOf(way).kind] += 1;
    return {
      title: [...new Set(ofWays[0])],
      asked: centreOf(ways, rarity),
      told: centreOf(told, rarity),
      inWays: counted(ofWays.flat()),
      inText: counted(ofText.flat()),
      waysLength: ofWays.flat().length,
      textLength: ofText.flat().length,
      pairs: new Set([...ofWays, ...ofText].flatMap(pairsIn)),
      sentences: ofText.map((stems) => {
        const own = new Set(stems);
        return { stems: own, weight: [...own].reduce((sum, word) => sum + rarity(word), 0) };
      }),
      kinds,
      ways: asked.length,
    };
  }

  #rarityOfPair(pair: string): number {
    const [one = "", other = ""] = pair.split(" ");
    return this.#words.rarityOf(one) + this.#words.rarityOf(other);
  }
}

function counted(stems: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** Each two words that stand near one another, in whichever order. */
function pairsIn(stems: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, one] of stems.entries()) {
    for (const other of stems.slice(at + 1, at + 1 + APART))
      found.push(one < other ? `${one} ${other}` : `${other} ${one}`);
  }
  return found;
}

function sharedPairs(read: Read, { pairs }: Asking): number {
  let every = 0;
  let said = 0;
  for (const [pair, weight] of pairs) {
    every += weight;
    if (read.pairs.has(pair)) said += weight;
  }
  return every > 0 ? said / every : 0;
}

function sentencesSaying(read: Read, { units, whole }: Asking): Pick<Evidence, "dense" | "opening"> {
  let dense = 0;
  let opening = 0;
  for (const [at, { stems, weight: own }] of read.sentences.entries()) {
    let said = 0;
    let bare = 0;
    for (const { sorted, weight } of units) {
      const plain = surest(sorted, (word) => stems.has(word));
      bare += plain * weight;
      if (at > 0) continue;
      said += Math.max(plain, TITLE_UNDERSTOOD * surest(sorted, (word) => read.title.includes(word))) * weight;
    }
    if (at === 0) opening = said / whole;
    dense = Math.max(dense, (2 * bare) / (whole + own));
  }
  return { dense, opening };
}

/** How sure the surest meaning is that fits; they come with the surest first. */
const surest = (sorted: Weighed["sorted"], fits: (word: string) => boolean) =>
  sorted.find(([word]) => fits(word))?.[1] ?? 0;

function titleSaid({ title }: Read, { units }: Asking): number {
  const said = title.filter((word) => units.some(({ means }) => means.has(word)));
  return title.length > 0 ? said.length / title.length : 0;
}
