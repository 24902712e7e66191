/** engine: Ambassador's Assistant and Assistance; Non-Aligned Race Rules — the ambassador applies 1 influence less when it next sponsors a card. */

import type { CostChange } from "../../events/event.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, hasKeyword, isAmbassador, mustPlay, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

/** What assistance takes off the cost of the next card that this character sponsors, one part for each assistant. */
export function assistanceFor(game: Game, sponsor: CardId | null): CostChange[] {
  return (game.assistance ?? [])
    .filter(({ whom }) => whom === sponsor)
    .map(({ card }) => ({ source: titleOf(game, card), by: -1 }));
}

export function isAssistant(game: Game, id: CardId): boolean {
  return hasKeyword(factsOf(game, id), "Ambassador's Assistant");
}

/** Whether assistants may help this player's cards at all; no source says it of the Non-Aligned's Corporate factions. */
export function hasAssistants(game: Game, seat: SeatIndex): boolean {
  const { race, faction } = seatOf(game, seat);
  if (faction === "babylon-project") return true;
  return faction === "corporate" && race === "non-aligned" && ruled(game, "corporate-assistants") === "species";
}

/** Whether they may help whoever leads this faction: one without a seat on the council has no say for any but a species. */
export function isAssisted(game: Game, seat: SeatIndex, ambassador: CardId): boolean {
  const own = seatOf(game, seat).faction === "babylon-project" || factsOf(game, ambassador).ambassador === "species";
  return own && hasAssistants(game, seat);
}

/**
 * The assistants of this ambassador that are in play, in whatever faction; of a Non-Aligned one those of its own. Only a
 * Babylon Project faction's ambassador has any. compendium: Overworked
 */
export function assistantsOf(game: Game, ambassador: CardId): CardId[] {
  const faction = playOf(game, ambassador)?.faction ?? null;
  if (faction === null || !isAmbassador(game, ambassador)) return [];
  const { race } = seatOf(game, faction);
  if (!isAssisted(game, faction, ambassador)) return [];
  return game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    if (play.faceDown || factsOf(game, id).race !== race || !isAssistant(game, id)) return false;
    return race !== "non-aligned" || play.faction === faction;
  });
}
