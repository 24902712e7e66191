import type { Action, FactName, LegalAction, View } from "../../engine/index.ts";

/** What an order comes to. */
export type Reading =
  /** `needs`: facts that must be stated first; empty for most. */
  | { kind: "do"; action: Action; needs: readonly FactName[] }
  /** Two to 25, the best first. */
  | { kind: "choose"; options: readonly LegalAction[] }
  /** Well formed but not legal now: `apply` refuses it with its rule. */
  | { kind: "try"; action: Action }
  /** `later`: an order of the game whose action is not moderated yet. */
  | { kind: "unclear"; nearest: readonly LegalAction[]; later: boolean };

/** Reads an order of the seat of `view` (its own view). Never throws. */
export function readOrder(text: string, view: View, actions: readonly LegalAction[]): Reading {
  return { kind: "unclear", nearest: actions.slice(0, 5), later: text === view.round };
}
