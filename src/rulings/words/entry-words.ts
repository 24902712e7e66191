/** The words of an entry, in the ways that they are compared with a question's. */
import type { Ruling } from "../corpus.ts";
import { FILLER, stem, wordsOf } from "./normalise.ts";

/** A name of an entry, or a way to ask for it, without words that say little. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly name: boolean;
}

/** A title or an alias, and its words. */
export interface Written {
  readonly text: string;
  readonly words: readonly string[];
}

/** The names of an entry, its title first. */
export const namesOf = ({ title, aliases }: Ruling): readonly Written[] =>
  [title, ...aliases].map((text) => ({ text, words: wordsOf(text) }));

/** Sentences, each with the words of the title, which are understood in all of them. */
export function sentencesOf({ title, text, points = [], differs = [] }: Ruling): ReadonlySet<string>[] {
  const named = wordsOf(title).map(stem);
  const texts = [text, ...points.map((point) => point.text), ...differs.map((differ) => differ.text)];
  return texts
    .flatMap((each) => each.split(/[.!?](?:\s|$)/u))
    .filter((sentence) => sentence.trim() !== "")
    .map((sentence) => new Set([...named, ...wordsOf(sentence).map(stem)]));
}

export const phraseOf = (text: string, name: boolean): Phrase => phraseIn(wordsOf(text), name);

/** The same of its words. */
export function phraseIn(words: readonly string[], name: boolean): Phrase {
  const content = words.filter((word) => !FILLER.has(word));
  return { stems: (content.length > 0 ? content : words).map(stem), name };
}
