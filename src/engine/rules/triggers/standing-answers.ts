/** What players have said in advance, so that a game over days need not stop to ask. The moderator's own convention. */
import type { Triggers } from "../../cards/triggers.ts";
import type { AftermathAnswer, CardStanding, Game } from "../../state/game.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

/** What holds for this seat's aftermaths now. */
export function standingAnswerOf(game: Game, seat: SeatIndex): AftermathAnswer {
  const said = game.standing?.aftermaths.find((one) => one.seat === seat);
  if (!said) return "ask";
  return said.conflict === null ? "turn" : "conflict";
}

/** What holds for a card of this seat that may answer something. */
export function cardStanding(game: Game, seat: SeatIndex, card: CardId): "ask" | "always" | "never" {
  return saidOf(game, seat, card)?.answer ?? "ask";
}

/** What alone triggers a contingency, as its player has said in private; absent where nothing was said. */
export function triggerSaid(game: Game, seat: SeatIndex, card: CardId): Triggers | undefined {
  return game.standing === undefined ? undefined : saidOf(game, seat, card)?.on;
}

function saidOf(game: Game, seat: SeatIndex, card: CardId): CardStanding | undefined {
  return game.standing?.cards?.find((one) => one.seat === seat && one.card === card);
}
