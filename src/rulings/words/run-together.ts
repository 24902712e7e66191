/** Words that were typed without the space between them. */
import type { WordList } from "../everyday.ts";
import { FILLER, stem } from "./normalise.ts";
import type { Speller } from "./spelling.ts";

interface Words {
  readonly spelling: Speller;
  readonly everyday: ReadonlySet<string>;
  readonly english: WordList;
  uses(stem: string): boolean;
  /** Whether a rule or a term has a word of this stem in its names. */
  namesRules(stem: string): boolean;
}

/** Shorter than this, nothing is taken apart. */
const LEAST_WHOLE = 4;
/** A half that says something has at least so many letters, one with a slip in it more. */
const LEAST_HALF = 3;
const LEAST_SLIPPED = 4;

/**
 * What was typed, with numbers and words apart that stand for two: both halves words, or one of them and the other
 * with one slip in it.
 *
 *     "3influence" // ["3", "influence"]
 *     "inercircle" // ["inner", "circle"]
 */
export function takenApart(word: string, words: Words): readonly string[] {
  if (known(word, words)) return [word];
  const number = /^(\d+)(\D{3,})$/u.exec(word);
  if (number?.[1] && number[2]) return [number[1], number[2]];
  if (word.length < LEAST_WHOLE || /\d/.test(word)) return [word];
  const [guess] = words.spelling.guesses(word);
  if (guess && (guess.sounds || guess.slips < 2)) return [word];
  return halves(word, words) ?? (guess ? [word] : (slippedHalves(word, words) ?? [word]));
}

function known(word: string, { spelling, everyday, english, uses }: Words): boolean {
  return spelling.knows(word) || everyday.has(word) || english.has(word) || uses(stem(word));
}

const filler = (word: string) => FILLER.has(word) && word.length > 1;
const tells = (word: string, { spelling }: Words) => word.length >= LEAST_HALF && spelling.knows(word);

/** Two words as they are; the one with the longer words first, so that "rotatethe" is no "rota" and "tethe". */
function halves(word: string, words: Words): readonly string[] | undefined {
  for (let at = 2; at <= word.length - 2; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const right = (half: string) => filler(half) || tells(half, words);
    if (right(one) && right(other)) return [one, other];
  }
  return undefined;
}

function slippedHalves(word: string, words: Words): readonly string[] | undefined {
  for (let at = 2; at <= word.length - 2; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const right = (half: string) =>
      (filler(half) && half.length > 2) || (half.length > 3 && tells(half, words) && words.namesRules(stem(half)));
    if (right(other)) {
      const meant = slipped(one, words);
      if (meant) return [meant, other];
    }
    if (right(one)) {
      const meant = slipped(other, words);
      if (meant) return [one, meant];
    }
  }
  return undefined;
}

/** With a slip in it a half may be anything, "carpenter" no "corp enter": it has to be what rules are called by. */
function slipped(half: string, words: Words): string | undefined {
  if (half.length < LEAST_SLIPPED) return undefined;
  const [guess] = words.spelling.guesses(half);
  return guess && guess.slips < 2 && words.namesRules(stem(guess.word)) ? guess.word : undefined;
}
