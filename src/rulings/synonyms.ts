import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CorpusError } from "./corpus.ts";
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

const FILE = fileURLToPath(new URL("../../data/synonyms.json", import.meta.url));

/** Reads `data/synonyms.json`. Throws `CorpusError` where it is not what it should be. */
export function readSynonyms(path = FILE): Synonyms {
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new CorpusError(`synonyms.json: ${z.prettifyError(parsed.error)}`);
  const word = new Map<string, string[]>();
  const phrase = new Map<string, string[]>();
  let longest = 1;
  for (const { said, means } of parsed.data.synonyms) {
    const meant = [...new Set(means.flatMap(wordsOf).map(stem))];
    for (const words of said.map(wordsOf)) {
      const key = words.map(stem).join(" ");
      const map = words.length > 1 ? phrase : word;
      map.set(
        key,
        [...new Set([...(map.get(key) ?? []), ...meant])].filter((each) => each !== key),
      );
      longest = Math.max(longest, words.length);
    }
  }
  return { word, phrase, longest };
}
