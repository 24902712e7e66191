/** What stands in the pictures, in a language: made once for each. */
import { ABILITIES, CARD_TYPES, MARKS, RACES, STATES } from "../../engine/index.ts";
import { capitalized } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say, sayPut, type WordId } from "../words/index.ts";
import { ENGLISH, FORCE_WORDS, LEGEND_WORDS, PICTURE_WORDS, type PictureWords } from "./words.ts";

const made = new Map<Language, PictureWords>([[FIRST_LANGUAGE, ENGLISH]]);

/** Texts into which something is put keep its place: `{it}`. */
export function pictureWords(language: Language): PictureWords {
  const known = made.get(language) ?? wordsIn(language);
  made.set(language, known);
  return known;
}

/** "notPlayed" is `picture-not-played`. */
const idOf = (key: string): WordId =>
  `picture-${key.replaceAll(/[A-Z]|(?<=[a-z])\d+/gu, (part) => `-${part.toLowerCase()}`)}` as WordId; // each has one: the tests go through them

const PLACES = Object.fromEntries(
  ["it", "by", "source", "no", "abstain", "of", "type", "power", "other"].map((name) => [name, `{${name}}`]),
);

function each<K extends string>(keys: readonly K[], text: (key: K) => string): Readonly<Record<K, string>> {
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<K, string>; // from each of its keys
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]; // keys of constants

/** The same from the files of words, of the first language too. */
export const wordsIn = (language: Language): PictureWords => ({
  ...each(keysOf(PICTURE_WORDS), (key) => sayPut(language, idOf(key), PLACES)),
  legend: each(keysOf(LEGEND_WORDS), (key) => say(language, `legend-${key}`)),
  forces: each(keysOf(FORCE_WORDS), (key) => say(language, `force-${key}`)),
  abilities: each(ABILITIES, (key) => capitalized(say(language, `fact-${key}`))),
  marks: each(MARKS, (key) => say(language, `mark-${key}`)),
  races: each([...RACES, "drakh", "shadow", "vorlon", "neutral"] as const, (key) => say(language, `race-${key}`)),
  types: each(CARD_TYPES, (key) => say(language, `type-${key}`)),
  states: each(STATES, (key) => sayPut(language, `state-${key.replaceAll(" ", "-")}` as WordId, {})),
});
