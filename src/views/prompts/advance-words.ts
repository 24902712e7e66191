import type { Action } from "../../engine/index.ts";

/** What comes of saying this in advance. */
export function advanceWords({ answer, on }: Extract<Action, { type: "standing" }>): string {
  switch (answer) {
    case "always":
      return "whenever it can be done, without asking you";
    case "never":
      return "you are not asked about it";
    case "ask":
      return on === undefined ? "you are asked each time" : "you are asked then, and not otherwise";
    case "turn":
      return "you are not asked until the turn ends";
    case "conflict":
      return "you are not asked until this conflict is over";
  }
}
