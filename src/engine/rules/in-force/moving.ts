/** engine: Inner Circle; Ambassadors and Ambassadorial Immunity — which cards in play may change their place. */

import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { attachedTo, factsOf, isAmbassador, isOfType, mustPlay, seatOf, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, CardType, SeatIndex } from "../../state/vocabulary.ts";
import { cannot } from "./cannot.ts";
import { hasCopy } from "./limit.ts";
import { mayBeTogether } from "./taint.ts";

const OF_A_FACTION: readonly CardType[] = ["character", "group", "fleet", "location"];

/** May this card change its row, or its faction? */
export function mayMove(game: Game, id: CardId, to: "inner" | "supporting" | SeatIndex): Refusal | null {
  const { title, type } = factsOf(game, id);
  const play = mustPlay(game, id);
  if (to !== "inner" && isAmbassador(game, id)) return refusal("ambassador-leaves-not", { title });
  // engine: Drakh Rule 2 — whoever led a faction that has turned Drakh stays in its inner circle.
  if (play.led && to !== "inner" && to !== play.faction) return refusal("former-ambassador-stays", { title });
  if (typeof to === "number") {
    if (!isOfType({ type }, OF_A_FACTION)) return refusal("moves-not", { title, type });
    if (play.faction === to) return null;
    if (hasCopy(game, to, id)) return refusal("limited-in-play", { title, whose: seatOf(game, to).name });
    return mayBeTogether(game, [id, ...attachedTo(game, id)], to);
  }
  if (type !== "character") return refusal("not-a-character", { title, type });
  // rulebook: Unconditional Surrender
  if (to === "inner" && play.asylum) return refusal("asylum-stays-outside", { title });
  return to === "inner" && play.row === "supporting" ? cannot(game, "be-promoted", id) : null;
}

/** May this card lead the faction that it is in as one that turns Drakh by it? What is known to be no Drakh may not. */
export function mayLeadDrakh(game: Game, id: CardId): Refusal | null {
  const { title, race } = factsOf(game, id);
  const refused = maySucceed(game, id);
  if (refused) return refused;
  return race === undefined || race === "drakh" ? null : refusal("no-drakh-leader", { title, race });
}

/** May this card become the ambassador of the faction that it is in? Null where it may, or where it is in none. */
export function maySucceed(game: Game, id: CardId): Refusal | null {
  const { title, type } = factsOf(game, id);
  const { faction, asylum, row } = mustPlay(game, id);
  if (type !== "character") return refusal("not-a-character", { title, type });
  // rulebook: Unconditional Surrender
  if (asylum) return refusal("asylum-stays-outside", { title });
  // engine: The Cannot rule — whoever leads a faction is of its inner circle.
  const outside = row === "supporting" && since(game, 14) ? cannot(game, "be-promoted", id) : null;
  if (outside) return outside;
  const before = faction === null ? null : seatOf(game, faction).ambassador;
  // engine: Drakh Rule 4 — nothing changes its position as ambassador.
  const turned = faction !== null && seatOf(game, faction).drakh === true;
  const drakh = (leader: CardId) => (factsOf(game, leader).race ?? (turned ? "drakh" : null)) === "drakh";
  return before !== null && before !== id && drakh(before) && isAmbassador(game, before)
    ? refusal("drakh-ambassador-stays", { title, target: titleOf(game, before) })
    : null;
}
