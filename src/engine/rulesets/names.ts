import type { RuleSetId } from "../state/vocabulary.ts";

/** What the rule sets are called, in a sentence after "the". */
export const RULE_SET_WORDS: Readonly<Record<RuleSetId, string>> = {
  engine: "Engine Rules",
  casual: "published rules, casual",
  tournament: "tournament rules",
  quickstart: "quickstart rules",
  house: "house rules",
};
