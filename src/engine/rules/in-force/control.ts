/** engine: Factions and Control; Use a card's action; glossary: Controller, You or Your */

import type { CardAction } from "../../cards/text.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Claim, Game } from "../../state/game.ts";
import { factsOf, isMercenary, liesOpen, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

/** The refusal of a card that is not the player's to use, with who controls it where that lies open. */
export function notYours(game: Game, id: CardId, more: { conflict?: string } = {}): Refusal {
  if (!liesOpen(game, id)) return refusal("not-your-card", more);
  const { controller = null, faction = null } = playOf(game, id) ?? {};
  const title = titleOf(game, id);
  if (controller === null && isMercenary(factsOf(game, id)))
    return refusal("mercenary-not-hired", { title, auction: ruled(game, "mercenaries") === "auction", ...more });
  return refusal("not-your-card", {
    title,
    controller: controller === null ? null : seatOf(game, controller).name,
    // A conquered location lies in a faction, and nobody controls it.
    ...(controller === null && faction !== null ? { where: seatOf(game, faction).name } : {}),
    ...more,
  });
}

/** The last claim on a card that this source gave this player; absent where there is none. */
export function claimBy(game: Game, id: CardId, by: SeatIndex, source: string): Claim | undefined {
  return playOf(game, id)?.taken?.claims.findLast((claim) => claim.by === by && claim.source === source);
}

/** The player who may use this action: the card's controller, whoever controls what it lies on, or this one as anybody; null for nobody. */
export function userOf(game: Game, card: CardId, { by }: Pick<CardAction, "by">, seat: SeatIndex): SeatIndex | null {
  const play = playOf(game, card);
  if (play && by === "anyone") return seat;
  if (!play || by === undefined) return play?.controller ?? null;
  return play.host === null ? null : (playOf(game, play.host)?.controller ?? null);
}
