/** engine: Play an Event or Contingency — an event and the action that it is played along with are one. */

import { type Refusal, refusal } from "../../refusal.ts";
import { alongWith } from "../../rules/triggers/along.ts";
import type { Decision, Game } from "../../state/game.ts";
import { titleOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import type { Action } from "../index.ts";
import { actionRound, couldAct, isAlong } from "../offers/action-round.ts";

/** What keeps an event from being played by itself, or another action from going along with one; null for nothing. */
export function notAlong(game: Game, action: Action, decision: Decision | null): Refusal | null {
  if (decision?.kind !== "action") return null;
  const { along } = decision;
  if (along) {
    if (action.type === "pass" ? !isPossible(game, action.seat, along.with) : isAlong(action.type, along.with))
      return null;
    return refusal("along-other", { title: along.source, with: along.with ?? [] });
  }
  const types = action.type === "play" ? alongWith(game, action.card) : null;
  if (action.type !== "play" || types === null) return null;
  const title = titleOf(game, action.card);
  if (decision.halted) return refusal("along-halted", { title });
  return couldAct(game, action.seat, types) ? null : refusal("along-nothing", { title, with: types });
}

/** Whether the player could take such an action now; where any would do, to pass is one. */
function isPossible(game: Game, seat: SeatIndex, types: readonly string[] | undefined): boolean {
  return types !== undefined && actionRound(game, seat).some(({ action }) => isAlong(action.type, types));
}
