/** engine: Applying influence — what cards make their players apply to rotate a card, or to ready it in the ready round. */
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { givenTo, printed } from "../in-force/statics.ts";
import { availableInfluence } from "./influence.ts";

/** What its controller applies to rotate this card; 0 mostly. */
export function rotationPrice(game: Game, id: CardId): number {
  if (printed(game, "rotation-price").length === 0 || !playOf(game, id)) return 0;
  return givenTo(game, "rotation-price", id).reduce((sum, { given }) => sum + given.by, 0);
}

/** What its controller applies to ready this card in the ready round; 0 mostly. */
export function readyPrice(game: Game, id: CardId): number {
  if (printed(game, "ready-price").length === 0) return 0;
  return givenTo(game, "ready-price", id).reduce((sum, { given }) => sum + given.by, 0);
}

/** Can this player apply what rotating the card takes, besides so much other influence? */
export function canAffordToRotate(game: Game, seat: SeatIndex, id: CardId, besides = 0): boolean {
  const price = rotationPrice(game, id);
  return price === 0 || availableInfluence(seatOf(game, seat)) >= price + besides;
}

/** What a player applies to rotate that card by an action; null where it is nobody's, another's, or takes nothing. */
export function priceToRotate(
  game: Game,
  seat: SeatIndex,
  card: CardId | null,
): { card: CardId; price: number } | null {
  if (printed(game, "rotation-price").length === 0) return null;
  if (card === null || game.cards[card] === undefined || playOf(game, card)?.controller !== seat) return null;
  const price = rotationPrice(game, card);
  return price === 0 ? null : { card, price };
}

/** The refusal where a player cannot apply what the rotation takes. */
export function cannotAfford(game: Game, seat: SeatIndex, { card, price }: { card: CardId; price: number }): Refusal {
  const unspent = availableInfluence(seatOf(game, seat));
  return refusal("not-enough-influence", { title: titleOf(game, card), needs: price, unspent });
}
