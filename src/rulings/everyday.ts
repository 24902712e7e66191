import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Care, CorpusError, isRecord, isTexts, readJson, type Shape, shaped } from "./usable.ts";

const fileSchema = z.object({ words: z.array(z.string().min(2)), elsewhere: z.array(z.string().min(2)) }).strict();

type Words = z.infer<typeof fileSchema>;
const SHAPE: Shape<Words> = {
  is: (raw): raw is Words => isRecord(raw) && isTexts(raw.words) && isTexts(raw.elsewhere),
  schema: fileSchema,
};

const FILE = fileURLToPath(new URL("../../data/everyday.json", import.meta.url));

/**
 * Words of everyday life and of other games. Where the rules do not use one it was not misspelt, but meant: the question
 * is about something else. Throws `CorpusError` where the file is wrong.
 */
export function readEveryday(care: Care = "quick", path = FILE): Everyday {
  const { words, elsewhere } = shaped(readJson(path, "everyday.json"), SHAPE, "everyday.json", care);
  const [everyday, otherGames] = [new Set<string>(), new Set<string>()];
  for (const word of words) everyday.add(word).add(severalOf(word));
  for (const word of elsewhere) {
    everyday.add(word).add(severalOf(word));
    otherGames.add(word).add(severalOf(word));
  }
  return { everyday, otherGames };
}

export interface Everyday {
  readonly everyday: ReadonlySet<string>;
  /** Those that name another game, or what only another game has: whatever a question says besides, it is about that. */
  readonly otherGames: ReadonlySet<string>;
}

const ENGLISH = fileURLToPath(new URL("../../data/english.txt", import.meta.url));

/**
 * Common words of English, as they are written, with all their endings. One that the rules do not use was hardly meant to
 * be one that they do. They are looked up in the text of the file, since few questions have a word that is not known
 * already. Throws `CorpusError` where the file is missing.
 */
export function readEnglish(path = ENGLISH): WordList {
  try {
    const lines = readFileSync(path, "utf8").split("\n");
    return new TextOfWords(lines.filter((line) => !line.startsWith("#")).join(" "));
  } catch (error) {
    throw new CorpusError(`english.txt: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Words that may be asked for. */
export type WordList = Pick<ReadonlySet<string>, "has">;

/** Words with a space between each two. */
class TextOfWords implements WordList {
  readonly text: string;

  constructor(words: string) {
    this.text = ` ${words} `;
  }

  has(word: string): boolean {
    return this.text.includes(` ${word} `);
  }
}

/** "armies", "wizards"; a word whose end changes otherwise, as that of "wife", stays as it is. */
function severalOf(word: string): string {
  if (/fe?$/u.test(word)) return word;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
