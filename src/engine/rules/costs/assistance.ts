/** engine: Ambassador's Assistant and Assistance — the ambassador applies 1 influence less when it next sponsors a card. */

import type { Work } from "../../changes/work.ts";
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

/** The character has sponsored a card: what assistance was waiting for that is used up. */
export function assistanceUsed(work: Work, sponsor: CardId): void {
  if (work.game.assistance) work.game.assistance = work.game.assistance.filter(({ whom }) => whom !== sponsor);
}
