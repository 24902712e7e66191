/** engine: Applying influence — what cards make their players apply to rotate a card, or to ready it in the ready round. */
import type { Action } from "../../actions/action.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { ambassadorOf, playOf, seatOf, textOf, titleOf } from "../../state/lookup.ts";
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

/** The card that a player rotates by an action, apart from what is paid with, answers something or is initiated later. */
function rotatedBy(game: Game, action: Action): CardId | null {
  switch (action.type) {
    case "build":
    case "promote":
    case "support":
    case "oppose":
    case "attack":
    case "lead":
      return action.with;
    case "sponsor":
    case "hide":
    case "replace-agenda":
      return action.with ?? null;
    case "heal":
    case "assist":
      return action.card;
    case "rotate":
      return isThere(game, action.card) && !textOf(game, action.card)?.actions?.[action.action]?.unrotated
        ? action.card
        : null;
    case "join-war":
      return ambassadorOf(game, action.seat);
    default:
      return null;
  }
}

const isThere = (game: Game, id: CardId) => game.cards[id] !== undefined;

/** What an action takes for the rotation of its card; `card`: that card. */
export function priceOfAction(game: Game, action: Action): { card: CardId; price: number } | null {
  if (printed(game, "rotation-price").length === 0) return null;
  const card = rotatedBy(game, action);
  if (card === null || !isThere(game, card) || playOf(game, card)?.controller !== action.seat) return null;
  const price = rotationPrice(game, card);
  return price === 0 ? null : { card, price };
}

/** The refusal where a player cannot apply what the rotation takes. */
export function cannotAfford(game: Game, seat: SeatIndex, { card, price }: { card: CardId; price: number }): Refusal {
  const unspent = availableInfluence(seatOf(game, seat));
  return refusal("not-enough-influence", { title: titleOf(game, card), needs: price, unspent });
}
