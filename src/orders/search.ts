import type { ActionType, LegalAction } from "../engine/index.ts";
import { ACTION_ORDER } from "../views/index.ts";
import { BEGINNING, closeness, DIFFERENT, EXACT, TYPO } from "./closeness.ts";
import { JOINTS } from "./verbs.ts";
import { orderWords, wordsOfSentence } from "./words.ts";

const usefulness = (type: ActionType) => {
  if (type === "concede") return ACTION_ORDER.length + 1;
  const at = ACTION_ORDER.indexOf(type);
  return at === -1 ? ACTION_ORDER.length : at;
};

/** One of each kind first, then the second of each, so that a short list shows everything that is possible. */
export function byUsefulness(actions: readonly LegalAction[]): LegalAction[] {
  const nth = new Map<ActionType, number>();
  const ranked = actions.map((legal) => {
    const { type } = legal.action;
    const round = nth.get(type) ?? 0;
    nth.set(type, round + 1);
    return { legal, round: type === "concede" ? actions.length : round, rank: usefulness(type) };
  });
  ranked.sort((a, b) => a.round - b.round || a.rank - b.rank);
  return ranked.map(({ legal }) => legal);
}

export interface OrderHit {
  legal: LegalAction;
  score: number;
  /** True where a word had to be forgiven. */
  typo: boolean;
}

/** Words that join the others say little, and may be left out or be unfinished. */
const SMALL: ReadonlySet<string> = new Set([...JOINTS, "the", "a", "and"]);

/** True where a text has more than joining words in it. */
export function saysSomething(words: readonly string[]): boolean {
  return words.some((word) => !SMALL.has(word));
}

/** Scores sentences against typed words. Each word is compared with each other word once, whatever their number. */
export function scorer(words: readonly string[]): (sentence: string) => { score: number; typo: boolean } | null {
  const near = words.map(() => new Map<string, number>());
  return (sentence) => score(words, wordsOfSentence(sentence), near);
}

/** Actions whose sentence has every typed word, in any order, the last one perhaps unfinished; the best first. */
export function searchActions(typed: string, actions: readonly LegalAction[]): OrderHit[] {
  const scored = scorer(orderWords(typed));
  const hits: OrderHit[] = [];
  for (const [order, legal] of byUsefulness(actions).entries()) {
    const hit = scored(legal.sentence);
    if (hit) hits.push({ legal, typo: hit.typo, score: hit.score - order / 10_000 });
  }
  return hits.sort((a, b) => b.score - a.score);
}

function score(
  words: readonly string[],
  sentence: readonly string[],
  near: readonly Map<string, number>[],
): { score: number; typo: boolean } | null {
  let total = 0;
  let typo = false;
  const used: number[] = [];
  for (const [at, word] of words.entries()) {
    const known = near[at];
    let best = 0;
    let place = -1;
    for (const [index, other] of sentence.entries()) {
      let found = known?.get(other);
      if (found === undefined) {
        found = closeness(word, other);
        known?.set(other, found);
      }
      if (found > best && !used.includes(index)) {
        best = found;
        place = index;
      }
    }
    if (best === DIFFERENT) {
      if (SMALL.has(word)) continue;
      return null;
    }
    used.push(place);
    if (best === TYPO) typo = true;
    total += weight(best) + (place === at ? 0.5 : 0);
  }
  return { score: total - sentence.length / 100, typo };
}

function weight(found: number): number {
  return found === EXACT ? 4 : found === BEGINNING ? 3 : 1;
}

/** Actions that share the most words with a text, and half of them at least, for "did you mean". */
export function nearestActions(typed: string, actions: readonly LegalAction[], most = 5): LegalAction[] {
  const scorers = orderWords(typed)
    .filter((word) => !SMALL.has(word))
    .map((word) => scorer([word]));
  return byUsefulness(actions)
    .map((legal, order) => {
      const found = scorers.flatMap((scored) => scored(legal.sentence)?.score ?? []);
      const shared = found.reduce((sum, score) => sum + score, 0);
      return { legal, shared, order, enough: found.length * 2 >= scorers.length };
    })
    .filter(({ shared, enough }) => shared > 0 && enough)
    .sort((a, b) => b.shared - a.shared || a.order - b.order)
    .slice(0, most)
    .map(({ legal }) => legal);
}
