/** engine: Ambassador's Assistant and Assistance — the ambassador applies 1 influence less when it next sponsors a card. */

import type { Game } from "../../state/game.ts";
import { titleOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import type { Part } from "./cost.ts";

/** What assistance takes off the cost of the next card that this character sponsors, one part for each assistant. */
export function assistanceFor(game: Game, sponsor: CardId | null): Part[] {
  return (game.assistance ?? [])
    .filter(({ whom }) => whom === sponsor)
    .map(({ card }) => ({ source: titleOf(game, card), by: -1 }));
}
