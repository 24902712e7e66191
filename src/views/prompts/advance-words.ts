import type { Action } from "../../engine/index.ts";
import { type Language, say } from "../words/index.ts";

/** What comes of saying this in advance. */
export function advanceWords({ answer, on }: Extract<Action, { type: "standing" }>, language: Language): string {
  return say(language, answer === "ask" && on !== undefined ? "advance-ask-only" : `advance-${answer}`);
}
