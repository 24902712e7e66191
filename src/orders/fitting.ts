import type { ActionType, LegalAction } from "../engine/index.ts";
import { type Parts, partsOf } from "./actions/index.ts";
import { DIFFERENT } from "./closeness.ts";
import { bestFit } from "./name-match.ts";
import type { Nouns } from "./nouns.ts";
import { type Phrases, phrasesOf } from "./phrases.ts";
import type { OrderVerb } from "./verbs.ts";

/** The legal actions that an order's phrases fit best, all equally well. A phrase that is left out fits anything. */
export function fittingActions(
  words: readonly string[],
  verb: OrderVerb,
  actions: readonly LegalAction[],
  nouns: Nouns,
): LegalAction[] {
  const readings = phrasesOf(words, verb.joints);
  for (const type of typesByLikelihood(verb, actions)) {
    let best = 0;
    let found: LegalAction[] = [];
    for (const legal of actions) {
      if (legal.action.type !== type) continue;
      const parts = partsOf(legal, nouns);
      const score = Math.max(...readings.map((phrases) => fitOf(phrases, parts)));
      if (score > best) {
        best = score;
        found = [];
      }
      if (score === best && score > 0) found.push(legal);
    }
    if (found.length > 0) return found;
  }
  return [];
}

function typesByLikelihood(verb: OrderVerb, actions: readonly LegalAction[]): ActionType[] {
  const possible = new Set(actions.map(({ action }) => action.type));
  return verb.types.filter((type) => possible.has(type));
}

/** 0 where a phrase names something else; otherwise more for better fits. */
function fitOf({ main, joined }: Phrases, parts: Parts): number {
  let score = 1;
  if (main.length > 0) {
    const fit = parts.main === null ? DIFFERENT : bestFit(main, parts.main);
    if (fit === DIFFERENT) return 0;
    score += fit;
  }
  for (const [joint, phrase] of Object.entries(joined)) {
    const names = Object.entries(parts.joined).find(([name]) => name === joint)?.[1];
    const fit = names ? bestFit(phrase, names) : DIFFERENT;
    if (fit === DIFFERENT) return 0;
    score += fit;
  }
  return score;
}
