import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import type { Decision } from "../state/game.ts";
import type { ActionOf, ActionType } from "./action.ts";

/**
 * Does one action on the working copy, or says why not. `decision` is what the seat was asked, where the action answers
 * a question. After a refusal the copy is dropped, so a handler may refuse at any point.
 */
export type Handler<T extends ActionType> = (
  work: Work,
  action: ActionOf<T>,
  decision: Decision,
) => Refusal | undefined;
