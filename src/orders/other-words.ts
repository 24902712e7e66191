/** Orders in words that are read. */
import type { DecisionKind, View } from "../engine/index.ts";
import { ownDecision, ownSeat } from "../views/index.ts";
import { orderWords } from "./words.ts";

/** What players say besides, said as it is read; each in turn. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:please\s+)?(?:i(?:['\u2019]ll| will| would like to| want to)?|let me|we)\s+(?=\S)/iu, ""],
  [/^please\s+/iu, ""],
  [/^(pass|skip)\s+(?:my|the|this)\s+(?:turn|action)$/iu, "$1"],
  [/^keep\s+(?:my|the)\s+(?:hand|cards)$/iu, "keep"],
  [/^keep\s+everything$/iu, "keep"],
  // "rotate Delenn to support Trade Pact", "use Hague to lead Homeworld Fleet", "rotate Londo to build influence"
  [/^(?:rotate|use)\s+(.+?)\s+to\s+(support|oppose|lead|attack|sponsor|promote|hide)\s+(.+)$/iu, "$2 $3 with $1"],
  [/^(?:rotate|use)\s+(.+?)\s+to\s+build(?:\s+influence)?$/iu, "build with $1"],
  [/^(?:rotate|use)\s+(.+?)\s+to\s+heal$/iu, "heal $1"],
  [/^build\s+(?:up\s+)?influence\b/iu, "build"],
  // "Delenn supports Trade Pact", "Hague leads Homeworld Fleet", "G'Kar attacks Carn in Affirmation of Power"
  [/^(.+?)\s+attacks\s+(.+?)(\s+in\s+.+)?$/iu, "attack $2 with $1$3"],
  [/^(.+?)\s+(support|oppose|lead|sponsor|promote)s\s+(.+)$/iu, "$2 $3 with $1"],
  [/^(.+?)\s+(?:builds(?:\s+influence)?)$/iu, "build with $1"],
  [
    /^(sponsor|promote|support|oppose|lead)\s+(.+?)\s+(?:by|through|using)\s+(?!(?:diplomacy|intrigue|psi|leadership|military)\b)(.+)$/iu,
    "$1 $2 with $3",
  ],
  [/^promote\s+(.+?)\s+(?:in)?to\s+(?:the\s+|my\s+)?inner\s+circle\b/iu, "promote $1"],
  [
    /^repair\s+(\d+|one|two|three)(?:\s+(?:points?|damage)(?:\s+of\s+damage)?)?\s+(?:on|of|from|off)\s+(.+)$/iu,
    "repair $2 by $1",
  ],
  [/^repair\s+(.+?)\s+for\s+(\d+)(?:\s+influence)?$/iu, "repair $1 by $2"],
  [/^(?:bid|pay|offer|apply)\s+(\d+)(?:\s+influence)?\s+(?:for|to|on)\s+(.+)$/iu, "bid $1 on $2"],
  // "play event Popular Support", "declare the conflict Border Raid", "sponsor agenda Power Politics"
  [
    /^(play|sponsor|declare|place|reveal|hide)\s+(?:the\s+|an?\s+)?(?:event|aftermath|conflict|contingency|agenda|card)\s+(?=\S)/iu,
    "$1 ",
  ],
  [/^((?:declare|initiate|play|sponsor)\s+(?!war\b).+?)\s+(?:against|at|targeting)\s+/iu, "$1 on "],
];

/** What a bare word or another verb means while something is asked. */
const WHILE_ASKED: Readonly<Partial<Record<DecisionKind, readonly (readonly [RegExp, string])[]>>> = {
  declare: [[/^initiate\s/iu, "declare "]],
  // Once its target is asked for, "declare Border Raid on Narn" says it.
  initiate: [[/^declare\s/iu, "initiate "]],
  vote: [[/^(?:vote:?\s+)?(yes|no|aye|nay)$/iu, "vote $1"]],
  call: [[/^(?:vote:?\s+)?(yes|no|aye|nay)$/iu, "vote $1"]],
};

/** The order in words that are read, where it was not understood as it stands; the same text otherwise. */
export function inOtherWords(text: string, view: View): string {
  const asked = WHILE_ASKED[ownDecision(view)?.kind ?? "action"] ?? [];
  return [...OTHER_WORDS, ...asked]
    .reduce((said, [other, known]) => said.replace(other, known), text.trim().replace(/[.!]+$/u, ""))
    .replace(/^vote aye$/iu, "vote yes")
    .replace(/^vote nay$/iu, "vote no");
}

/** "support my goodwill tour": by its initiator, where others have one of that name. */
export function ownConflict(words: readonly string[], view: View): readonly string[] {
  const own = ownSeat(view);
  if (!own || words[1] !== "my" || (words[0] !== "support" && words[0] !== "oppose")) return words;
  return [words[0], ...orderWords(`${own.name}'s`), ...words.slice(2)];
}
