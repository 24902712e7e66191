/** rulebook: Offer Influence to a Mercenary — where bids are an auction, mercenaries act when all have passed. */

import { takeControl } from "../changes/in-force/control.ts";
import { ask, schedule, type Work } from "../changes/work.ts";
import { highestBidder, mercenaries } from "../rules/costs/mercenary.ts";
import type { Game } from "../state/game.ts";
import { isReady, mustPlay, titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { endActionRound } from "./action.ts";

/** The mercenary that acts next: the bidders' in initiative order, each one's in the order in which they came. */
function nextMercenary(game: Game, acted: readonly CardId[]): CardId | undefined {
  const waiting = mercenaries(game).filter((id) => !acted.includes(id) && isReady(mustPlay(game, id)));
  return game.order.flatMap((seat) => waiting.filter((id) => highestBidder(game, id) === seat))[0];
}

/** Each mercenary acts once, for whoever has applied the most influence to it this turn. */
export function mercenariesAct(work: Work, acted: readonly CardId[]): void {
  const card = nextMercenary(work.game, acted);
  const seat = card === undefined ? null : highestBidder(work.game, card);
  if (card === undefined || seat === null) {
    endActionRound(work);
    return;
  }
  takeControl(work, card, { by: seat, until: "end-of-turn", holder: null, source: titleOf(work.game, card) });
  schedule(work, { task: "mercenaries", acted: [...acted, card] });
  ask(work, { kind: "mercenary", seat, card });
}
