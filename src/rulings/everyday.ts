import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CorpusError } from "./corpus.ts";

const fileSchema = z.object({ words: z.array(z.string().min(2)), elsewhere: z.array(z.string().min(2)) }).strict();

const FILE = fileURLToPath(new URL("../../data/everyday.json", import.meta.url));

/**
 * Words of everyday life and of other games. Where the rules do not use one it was not misspelt, but meant: the question
 * is about something else. Throws `CorpusError` where the file is wrong.
 */
export function readEveryday(path = FILE): ReadonlySet<string> {
  return new Set([...wordsIn(path).words, ...wordsIn(path).elsewhere].flatMap((word) => [word, severalOf(word)]));
}

/** Those of them that name another game, or what only another game has: whatever a question says besides, it is about that. */
export function readOtherGames(path = FILE): ReadonlySet<string> {
  return new Set(wordsIn(path).elsewhere.flatMap((word) => [word, severalOf(word)]));
}

function wordsIn(path: string): z.infer<typeof fileSchema> {
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new CorpusError(`everyday.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** "armies", "wizards"; a word whose end changes otherwise, as that of "wife", stays as it is. */
function severalOf(word: string): string {
  if (/fe?$/u.test(word)) return word;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
