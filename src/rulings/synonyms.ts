import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Care, isListOf, isRecord, isTexts, readJson, type Shape, shaped } from "./usable.ts";
import { stem, wordsOf } from "./words/normalise.ts";

const fileSchema = z
  .object({
    synonyms: z.array(
      z.object({ said: z.array(z.string().min(1)).min(1), means: z.array(z.string().min(1)).min(1) }).strict(),
    ),
  })
  .strict();

/** What players say, as stems, and the stems of the rules' own words for it. */
export interface Synonyms {
  /** What one word may stand for. */
  readonly word: ReadonlyMap<string, readonly string[]>;
  /** What several words in a row may stand for, by their stems with a space between. */
  readonly phrase: ReadonlyMap<string, readonly string[]>;
  /** How many words the longest phrase has. */
  readonly longest: number;
}

/** Whose it is makes no other phrase: "back on his feet" is "back on its feet". */
const WHOSE: ReadonlySet<string> = new Set(["his", "her", "its", "their", "my", "your", "our"]);
export const stemInPhrase = (word: string): string => (WHOSE.has(word) ? "its" : stem(word));

type File = z.infer<typeof fileSchema>;
const isSynonym = (raw: unknown): raw is File["synonyms"][number] =>
  isRecord(raw) && isTexts(raw.said) && isTexts(raw.means);
const SHAPE: Shape<File> = {
  is: (raw): raw is File => isRecord(raw) && isListOf(raw.synonyms, isSynonym),
  schema: fileSchema,
};

/** All stems of some texts, each once. */
const stemsOf = (texts: readonly string[]) => [...new Set(texts.flatMap(wordsOf).map(stem))];

const FILE = fileURLToPath(new URL("../../data/synonyms.json", import.meta.url));

/** Reads `data/synonyms.json`. Throws `CorpusError` where it is not what it should be. */
export function readSynonyms(care: Care = "quick", path = FILE): Synonyms {
  const { synonyms } = shaped(readJson(path, "synonyms.json"), SHAPE, "synonyms.json", care);
  const word = new Map<string, string[]>();
  const phrase = new Map<string, string[]>();
  let longest = 1;
  for (const { said, means } of synonyms) {
    const meant = stemsOf(means);
    for (const text of said) {
      const words = wordsOf(text);
      const key = words.map(words.length > 1 ? stemInPhrase : stem).join(" ");
      const map = words.length > 1 ? phrase : word;
      const known = map.get(key) ?? [];
      map.set(key, [...known, ...meant.filter((each) => each !== key && !known.includes(each))]);
      longest = Math.max(longest, words.length);
    }
  }
  return { word, phrase, longest };
}
