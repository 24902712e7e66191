import type { Ruling } from "./corpus.ts";
import type { Written } from "./words/entry-words.ts";
import type { FieldTexts } from "./words/word-index.ts";

/** The fields of an entry that are searched, with what they count for. */
export const BOOST = { title: 4, aliases: 3, asked: 2, keywords: 1.2, text: 1.6, points: 1 } as const;
export type SearchField = keyof typeof BOOST;
export const FIELDS = [
  "title",
  "aliases",
  "asked",
  "keywords",
  "text",
  "points",
] as const satisfies readonly SearchField[];
/** How well a word in this field shows what the entry is about. */
export const STRENGTH: Readonly<Record<string, number>> = {
  title: 1,
  aliases: 1,
  asked: 0.95,
  keywords: 0.85,
  text: 0.85,
  points: 0.75,
};
/** What the beginning of a word counts for. */
export const PREFIX = 0.6;
/** What a word that is spelt otherwise counts for. */
export const FUZZY = 0.35;

/** An entry as it is searched; of its names the words. */
export function documentOf(
  entry: Ruling,
  [title, ...aliases]: readonly Written[],
  ways: readonly string[],
): FieldTexts<SearchField> {
  const { text, points = [], differs = [], sources } = entry;
  return {
    id: entry.id,
    title: title?.words ?? [],
    aliases: aliases.flatMap(({ words }) => words),
    asked: ways.join("\n"),
    keywords: sources.map(({ section }) => section).join("\n"),
    text,
    points: [...points, ...differs].map((each) => each.text).join("\n"),
  };
}
