import type { Effect, LegalAction, View } from "../engine/index.ts";
import { madeOf, type Pieces } from "../piecemeal.ts";
import { RACE_WORDS } from "../views/index.ts";
import { effectExamples, withoutNumbers } from "./effects/examples.ts";
import { readEffect } from "./effects/read.ts";
import { byUsefulness, scorer, searchActions } from "./search.ts";
import { orderWords } from "./words.ts";

/** A choice of Discord's autocomplete: what is shown, and what is sent. */
export interface Completion {
  name: string;
  value: string;
}

const MOST = 25;
const LONGEST = 100;

/** A sentence that is too long is cut with "…"; `readOrder` reads a cut sentence again. */
export function shortened(sentence: string): string {
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
}

function choices(sentences: readonly string[], limit: number): Completion[] {
  const once = [...new Set(sentences.map(shortened))].filter((sentence) => sentence.trim() !== "");
  return once.slice(0, Math.max(0, Math.min(limit, MOST))).map((sentence) => ({ name: sentence, value: sentence }));
}

/** The legal orders that fit what was typed so far, the best first: any word of the sentence, in any order. */
export function completeOrder(typed: string, actions: readonly LegalAction[], limit = MOST): Completion[] {
  const found =
    orderWords(typed).length === 0 ? byUsefulness(actions) : searchActions(typed, actions).map(({ legal }) => legal);
  return choices(
    found.map(({ sentence }) => sentence),
    limit,
  );
}

/** The most effects that are tried out for one list. */
const MOST_TRIED = 100;

/**
 * Effects by hand that fit what was typed so far, in the order in which they are listed; those that `changes` says would
 * change nothing are left out.
 */
export function completeEffect(
  typed: string,
  view: View,
  changes: (effect: Effect) => boolean = () => true,
  limit = MOST,
): Completion[] {
  return madeOf(effectsInPieces(typed, view, changes, limit));
}

/** `completeEffect` an effect a piece: where little is typed, a hundred are tried out at the table. */
export function* effectsInPieces(
  typed: string,
  view: View,
  changes: (effect: Effect) => boolean,
  limit = MOST,
): Pieces<Completion[]> {
  const scored = scorer(byName(withoutNumbers(typed), view));
  const found: string[] = [];
  let tried = 0;
  for (const example of effectExamples(view, typed)) {
    if (found.length === limit || tried === MOST_TRIED) break;
    yield;
    if (scored(example) === null) continue;
    tried++;
    const reading = readEffect(example, view);
    if (reading.kind === "effect" && changes(reading.effect)) found.push(example);
  }
  return choices(found, limit);
}

/** A race that one player plays, as the name of that player, which the examples have. */
function byName(words: readonly string[], { seats }: View): string[] {
  return words.flatMap((word) => {
    const players = seats.filter(({ race }) => RACE_WORDS[race].toLowerCase() === word);
    const [only] = players;
    return only && players.length === 1 ? orderWords(only.name) : [word];
  });
}
