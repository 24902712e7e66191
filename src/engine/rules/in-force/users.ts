/** engine: Use a card's action — who may use what is printed on a card in play. */
import type { CardAction } from "../../cards/text.ts";
import type { Game } from "../../state/game.ts";
import { playOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

/** The player who may use this action: the card's controller, whoever controls what it lies on, or this one as anybody; null for nobody. */
export function userOf(game: Game, card: CardId, { by }: Pick<CardAction, "by">, seat: SeatIndex): SeatIndex | null {
  const play = playOf(game, card);
  if (play && by === "anyone") return seat;
  if (!play || by === undefined) return play?.controller ?? null;
  return play.host === null ? null : (playOf(game, play.host)?.controller ?? null);
}
