import type { LegalAction, View } from "../../engine/index.ts";
import { effectExamples } from "./effect-examples.ts";
import { byUsefulness, scorer, searchActions } from "./search.ts";
import { wordsOf } from "./words.ts";

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
    wordsOf(typed).length === 0 ? byUsefulness(actions) : searchActions(typed, actions).map(({ legal }) => legal);
  return choices(
    found.map(({ sentence }) => sentence),
    limit,
  );
}

/** Effects by hand that fit what was typed so far, in the order in which they are listed. */
export function completeEffect(typed: string, view: View, limit = MOST): Completion[] {
  const scored = scorer(wordsOf(typed));
  const examples = effectExamples(view, typed);
  return choices(
    examples.filter((example) => scored(example) !== null),
    limit,
  );
}
