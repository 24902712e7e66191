/** What of an answer is read first: without Discord, as the terminal prints it and messages show it. */
import type { PublishedRules } from "./corpus.ts";
import { type Decided, linesOf, type SaidSentence } from "./deciding.ts";
import { type Found, leads, type RulingSearch } from "./search.ts";

export interface FirstWords {
  /** What answers, or leads clearly; null where several may be meant. */
  readonly outright: Decided | null;
  /** What else may be meant, the best first, each with what of it fits. */
  readonly choices: readonly Decided[];
}

const MOST_SAID = 3;
const MOST_LINES = 4;

/** What to show of what was found; `rules` is the rule set that is asked for, or that a table plays by. */
export function firstWords(
  search: RulingSearch,
  question: string,
  found: Found,
  rules: PublishedRules | null = found.rules,
): FirstWords {
  const decided = found.hits.map(({ entry }) => search.decide(question, entry, rules));
  const [first, ...others] = decided;
  if (!first || found.verdict === "nothing") return { outright: null, choices: [] };
  if (found.verdict === "answer") {
    const other = found.other ? [search.decide(question, found.other.entry, rules)] : [];
    return { outright: first, choices: other };
  }
  return leads(found) ? { outright: first, choices: others } : { outright: null, choices: decided };
}

/** The one to three sentences that are read first: of what is shown outright, or of the first choices one each. */
export function saidFirst({ outright, choices }: FirstWords): readonly SaidSentence[] {
  if (outright) return outright.said;
  const said: SaidSentence[] = [];
  for (const { decides: one } of choices) {
    if (!one) continue;
    if (said.length > 0 && linesOf([...said, one].map(({ text }) => text)) > MOST_LINES) break;
    said.push(one);
    if (said.length === MOST_SAID) break;
  }
  return said;
}
