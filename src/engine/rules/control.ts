/** engine: Factions and Control */
import type { Game } from "../game.ts";
import { isOpen, playOf, seatOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId } from "../vocabulary.ts";

/** The refusal of a card that is not the player's to use, with who controls it where that lies open. */
export function notYours(game: Game, id: CardId, more: { conflict?: string } = {}): Refusal {
  if (!isOpen(game, id)) return refusal("not-your-card", more);
  const play = playOf(game, id);
  return refusal("not-your-card", {
    title: titleOf(game, id),
    controller: play ? seatOf(game, play.controller).name : null,
    ...more,
  });
}
