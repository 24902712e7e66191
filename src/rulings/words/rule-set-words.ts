import { own } from "../../own.ts";
import { PUBLISHED_RULES, type PublishedRules } from "../corpus.ts";
import { FILLER, wordsOf } from "./normalise.ts";

const BY_WORD: Readonly<Record<string, PublishedRules>> = {
  engine: "engine",
  casual: "casual",
  published: "casual",
  rulebook: "casual",
  tournament: "tournament",
  tournaments: "tournament",
  quickstart: "quickstart",
  quick: "quickstart",
  beginner: "quickstart",
};
const BESIDE: ReadonlySet<string> = new Set([
  "and",
  "under",
  "start",
  "play",
  "game",
  "games",
  "by",
  "version",
  "set",
  "one",
  "same",
  "again",
]);

/** The rule set that a question speaks of, or null. */
export function readRuleSet(question: string): PublishedRules | null {
  const words = wordsOf(question);
  const named = words.flatMap((word) => own(BY_WORD, word) ?? PUBLISHED_RULES.find((rules) => rules === word) ?? []);
  return named[0] ?? null;
}

/**
 * The rule set of a question that asks for nothing else, such as "and for quickstart?", or null. `chosen` is the one that
 * was chosen beside it, so that "and there?" will do.
 */
export function followUp(question: string, chosen: PublishedRules | null = null): PublishedRules | null {
  const rest = wordsOf(question).filter((word) => !(word in BY_WORD) && !FILLER.has(word) && !BESIDE.has(word));
  return rest.length === 0 ? (chosen ?? readRuleSet(question)) : null;
}
