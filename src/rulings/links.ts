/** Which entries belong to which: those that an entry names, and those that name it. */

import { Piecemeal, type Pieces } from "../piecemeal.ts";
import type { Corpus, Ruling } from "./corpus.ts";
import { FILLER, stem } from "./words/normalise.ts";

/** A title or alias, word by word. */
interface Called {
  readonly words: readonly string[];
  readonly entry: Ruling;
}

/** More rules and terms than this are not led to from the words of one text. */
const MOST_TERMS = 6;
/** A word this short, or one that says little, is no name of a rule. */
const SHORTEST_TERM = 4;

const known = new WeakMap<Corpus, Piecemeal<Links>>();

/** The links of a corpus, to be found in pieces. */
export function linksAhead(corpus: Corpus): Piecemeal<Links> {
  const links = known.get(corpus) ?? new Piecemeal(() => Links.inPieces(corpus));
  known.set(corpus, links);
  return links;
}

/** The links of a corpus, found when they are first wanted. */
export const linksOf = (corpus: Corpus): Links => linksAhead(corpus).get();

export class Links {
  readonly #corpus: Corpus;
  /** Names of cards as they are written, by game and their first word. */
  readonly #cards = new Map<string, Called[]>();
  /** Names of rules and terms by their stems, likewise. */
  readonly #terms = new Map<string, Called[]>();
  /** Words that the rulings also write small: at the beginning of a sentence they may be no name. */
  readonly #small = new Set<string>();
  readonly #named = new Map<Ruling, readonly Ruling[]>();
  readonly #naming = new Map<Ruling, Ruling[]>();
  /** Of two rules the one that fewer entries speak of says more. */
  readonly #times = new Map<Ruling, number>();

  private constructor(corpus: Corpus) {
    this.#corpus = corpus;
  }

  /** Finds the links, an entry a piece. */
  static *inPieces(corpus: Corpus): Pieces<Links> {
    const links = new Links(corpus);
    const read: [Ruling, Texts][] = [];
    for (const entry of corpus.entries) {
      const texts = textsOf(entry).map(tokensOf);
      read.push([entry, texts]);
      for (const name of [entry.title, ...entry.aliases]) links.#call(entry, name);
      for (const tokens of texts) for (const { word } of tokens) if (isSmall(word)) links.#small.add(word);
      yield;
    }
    for (const names of [...links.#cards.values(), ...links.#terms.values()]) {
      names.sort((one, other) => other.words.length - one.words.length);
    }
    for (const [entry, texts] of read) {
      yield;
      links.#link(entry, texts);
    }
    return links;
  }

  #call(entry: Ruling, name: string): void {
    const words = tokensOf(name).map(({ word }) => word);
    if (entry.kind === "card") {
      // An alias in small letters is how players type it; a text writes the name large.
      const written = words.map((word) => (words.length === 1 ? large(word) : word));
      if (name === entry.title || words.length === 1)
        put(this.#cards, `${entry.game} ${written[0]}`, { words: written, entry });
      return;
    }
    const stems = words.map((word) => stem(word.toLowerCase()));
    const [only = ""] = words;
    if (words.length === 1 && (only.length < SHORTEST_TERM || FILLER.has(only.toLowerCase()))) return;
    put(this.#terms, `${entry.game} ${stems[0]}`, { words: stems, entry });
  }

  #link(entry: Ruling, texts: Texts): void {
    const named = new Set([...this.#see(entry), ...this.cardsIn(entry, texts)]);
    this.#named.set(entry, [...named]);
    for (const other of named) this.#naming.set(other, [...(this.#naming.get(other) ?? []), entry]);
    for (const term of this.#termsIn(entry, texts)) this.#times.set(term, (this.#times.get(term) ?? 0) + 1);
  }

  /** Cards that an entry's texts name, in their order. */
  cardsIn(entry: Ruling, texts: Texts = textsOf(entry).map(tokensOf)): readonly Ruling[] {
    const found = new Set<Ruling>();
    for (const tokens of texts) {
      for (let at = 0; at < tokens.length; at++) {
        const called = (this.#cards.get(`${entry.game} ${tokens[at]?.word}`) ?? []).find(({ words }) =>
          words.every((word, next) => tokens[at + next]?.word === word),
        );
        if (!called || (called.words.length === 1 && this.#mayBeNoName(tokens[at]))) continue;
        found.add(called.entry);
        at += called.words.length - 1;
      }
    }
    found.delete(entry);
    return [...found];
  }

  #mayBeNoName(token: Token | undefined): boolean {
    return token !== undefined && (token.first || isSmall(token.word)) && this.#small.has(token.word.toLowerCase());
  }

  #termsIn(entry: Ruling, texts: Texts = textsOf(entry).map(tokensOf)): readonly Ruling[] {
    const found = new Set<Ruling>();
    for (const tokens of texts) {
      const stems = tokens.map(({ word }) => stem(word.toLowerCase()));
      for (let at = 0; at < stems.length; at++) {
        const called = (this.#terms.get(`${entry.game} ${stems[at]}`) ?? []).find(({ words }) =>
          words.every((word, next) => stems[at + next] === word),
        );
        if (!called) continue;
        found.add(called.entry);
        at += called.words.length - 1;
      }
    }
    found.delete(entry);
    return [...found];
  }

  #see({ see }: Ruling): Ruling[] {
    return see.flatMap((id) => this.#corpus.byId(id) ?? []);
  }

  /** Rules and terms that an entry speaks of, the rarest first. */
  termsIn(entry: Ruling): readonly Ruling[] {
    const times = (term: Ruling) => this.#times.get(term) ?? 0;
    return [...this.#termsIn(entry)].sort((one, other) => times(one) - times(other)).slice(0, MOST_TERMS);
  }

  /** Rules and terms that name an entry. */
  rulesOn(entry: Ruling): readonly Ruling[] {
    return (this.#naming.get(entry) ?? []).filter(({ kind }) => kind !== "card");
  }

  /**
   * What belongs to an entry, the nearest first: what it refers to, the cards that it names, the rules that name it, the
   * rules and terms that it speaks of, the cards that name it.
   */
  related(entry: Ruling): Ruling[] {
    const named = this.#named.get(entry) ?? [...this.#see(entry), ...this.cardsIn(entry)];
    const naming = this.#naming.get(entry) ?? [];
    const all = new Set([...named, ...this.rulesOn(entry), ...this.termsIn(entry), ...naming]);
    all.delete(entry);
    return [...all];
  }
}

interface Token {
  readonly word: string;
  /** Whether a sentence begins with it. */
  readonly first: boolean;
}

type Texts = readonly (readonly Token[])[];

/** After these a sentence begins, or something that is written like one. */
const OPENING = '.:;!?("';

/** Words as they are written, large or small, without apostrophes and the s of the genitive: "Kha'Mak's" is "Khamak". */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}'\u2019]+/gu)) {
    const [written] = match;
    const bare = /['\u2019]/u.test(written) ? written.replace(/['\u2019]s$/u, "").replace(/['\u2019]/gu, "") : written;
    const plain = bare.charAt(0) + bare.slice(1).toLowerCase();
    const before = text[match.index - 1] === " " ? text[match.index - 2] : text[match.index - 1];
    if (plain !== "") tokens.push({ word: plain, first: before === undefined || OPENING.includes(before) });
  }
  return tokens;
}

const textsOf = ({ text, points = [], differs = [] }: Ruling): string[] => [
  text,
  ...points.map((point) => point.text),
  ...differs.map((differ) => differ.text),
];

const isSmall = (word: string) => word === word.toLowerCase();
const large = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function put(map: Map<string, Called[]>, key: string, called: Called): void {
  const list = map.get(key);
  if (list) list.push(called);
  else map.set(key, [called]);
}
