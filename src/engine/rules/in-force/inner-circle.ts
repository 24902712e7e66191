/** engine: Inner Circle — who belongs to it, and who acts as if. */
import type { Game } from "../../state/game.ts";
import { inFaction, playOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { givenTo, printed } from "./statics.ts";

/** Whether a card is of the inner circle, or acts as one of it by what a card in play gives it, while it is face up. */
export function isInner(game: Game, id: CardId): boolean {
  const play = playOf(game, id);
  if (play === null) return false;
  return play.row === "inner" || (play.row === "supporting" && !play.neutralized && actsInner(game, id));
}

function actsInner(game: Game, id: CardId): boolean {
  return printed(game, "inner-circle").length > 0 && givenTo(game, "inner-circle", id).length > 0;
}

/** Members of the inner circle, the ambassador first; then whoever acts as one. */
export function innerCircle(game: Game, seat: SeatIndex): CardId[] {
  const members = inFaction(game, seat, "inner");
  if (printed(game, "inner-circle").length === 0) return members;
  return [...members, ...inFaction(game, seat, "supporting").filter((id) => isInner(game, id))];
}
