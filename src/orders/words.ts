/** Text made comparable: case, accents, apostrophes and punctuation make no difference. */

const LONGEST = 400;
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an", "my"]);

/** "G'Kar’s Résumé, #2" → "gkars resume , 2". Commas stay as words of their own where lists are read. */
export function comparable(text: string, commas = false): string {
  return text
    .slice(0, LONGEST)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['\u2019\u2018`´\u02bc]/gu, "")
    .replace(commas ? /[^\p{L}\p{N},+]+/gu : /[^\p{L}\p{N}+]+/gu, " ")
    .replace(/,/gu, " , ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The words of a text, at most 60. */
export function orderWords(text: string, commas = false): string[] {
  const folded = comparable(text, commas);
  return folded === "" ? [] : folded.split(" ").slice(0, 60);
}

/** Without articles, unless nothing else is there. */
export function withoutArticles(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !ARTICLES.has(word));
  return rest.length === 0 ? words : rest;
}

/** The words of sentences and titles that are compared again and again, remembered up to a bound. */
const remembered = new Map<string, readonly string[]>();
const REMEMBERED_MOST = 5_000;

/** `orderWords` for a text of the game, which comes again at every key that a player presses. */
export function wordsOfSentence(sentence: string): readonly string[] {
  const known = remembered.get(sentence);
  if (known) return known;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const words = orderWords(sentence);
  remembered.set(sentence, words);
  return words;
}
