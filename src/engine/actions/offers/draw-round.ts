/** What is discarded, and to whom a player may surrender. */

import { mayStop } from "../../rules/costs/how-much.ts";
import { enemiesOf } from "../../rules/relations/states.ts";
import { refuges } from "../../rules/relations/surrender.ts";
import type { Decision, Game } from "../../state/game.ts";
import { seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { discardsOwed } from "../draw.ts";
import { type OfferedAction, ofHand, sure } from "./found.ts";

/** Single cards to discard, or the first so many; any other choice is as good and is accepted too. */
export function discards(game: Game, seat: SeatIndex, decision: Decision): OfferedAction[] {
  const { hand } = seatOf(game, seat);
  const none = mayStop(decision);
  const count = decision.kind === "discard-some" && !none ? discardsOwed(game, decision) : 1;
  if (count !== 1)
    return hand
      .slice(0, count === 0 ? 1 : hand.length - count + 1)
      .map((_, index) => sure({ type: "discard", seat, cards: hand.slice(index, index + count) }));
  const single = ofHand(game, hand).map((card) => sure({ type: "discard", seat, cards: [card] }));
  return decision.kind === "discard" || none ? [sure({ type: "keep", seat }), ...single] : single;
}

/** To each enemy, and where the rules have it with asylum from anybody who is left. */
export function surrenders(game: Game, seat: SeatIndex): OfferedAction[] {
  return enemiesOf(game, seat).flatMap((to) => surrendersTo(game, seat, to));
}

/** To this player, and where the rules have it with asylum from each who may grant it. */
export function surrendersTo(game: Game, seat: SeatIndex, to: SeatIndex): OfferedAction[] {
  return [
    sure({ type: "surrender", seat, to }),
    ...refuges(game, seat).map((asylum) => sure({ type: "surrender", seat, to, asylum })),
  ];
}
