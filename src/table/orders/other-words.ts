/** Orders in words that are read. */
import type { View } from "../../engine/index.ts";
import { ownDecision, ownSeat } from "../../views/index.ts";
import { wordsOf } from "./words.ts";

/** "declare Border Raid against Narn"; and once its target is asked for, "declare Border Raid on Narn" says it. */
export function inOtherWords(text: string, view: View): string {
  const aimed = text.replace(
    /^(\s*(?:declare|initiate|play|sponsor)\s+(?!war\b).+?)\s+(?:against|at|targeting)\s+/iu,
    "$1 on ",
  );
  return ownDecision(view)?.kind === "initiate" ? aimed.replace(/^\s*declare\s/iu, "initiate ") : aimed;
}

/** "support my goodwill tour": by its initiator, where others have one of that name. */
export function ownConflict(words: readonly string[], view: View): readonly string[] {
  const own = ownSeat(view);
  if (!own || words[1] !== "my" || (words[0] !== "support" && words[0] !== "oppose")) return words;
  return [words[0], ...wordsOf(`${own.name}'s`), ...words.slice(2)];
}
