/** engine: Cumulative Effects; Draw Free Card; "4-card G'Kar and Sheridan"; The Interstellar Alliance — how many cards a player draws. */

import type { CardFacts } from "../../cards/facts.ts";
import type { Game } from "../../state/game.ts";
import { mustPlay, seatOf, youOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { availableInfluence } from "../costs/influence.ts";
import type { GivenInForce } from "../in-force/overview.ts";
import { holds } from "../in-force/requirement.ts";
import { isBlanked, printed } from "../in-force/statics.ts";

/**
 * How many cards a player draws for free in the draw round: one; or what a card says "instead of 1", the highest of
 * several, because those are not cumulative; and then every additional card. None where a card forbids it, or where the
 * player has forfeited it.
 */
export function freeCards(game: Game, seat: SeatIndex): number {
  if (hasForfeitedDraw(game, seat)) return 0;
  if (printed(game, "no-free-card").some((one) => isGivenTo(game, seat, one))) return 0;
  let cards = 1;
  for (const one of printed(game, "free-cards"))
    if (isGivenTo(game, seat, one)) cards = Math.max(cards, one.given.instead);
  for (const one of printed(game, "free-cards-more")) if (isGivenTo(game, seat, one)) cards += one.given.by;
  return cards;
}

/** engine glossary: You or Your — "you draw" is said to the card's controller. */
function isGivenTo(
  game: Game,
  seat: SeatIndex,
  { giver, given }: GivenInForce<"free-cards" | "free-cards-more" | "no-free-card">,
): boolean {
  return (
    !mustPlay(game, giver).faceDown &&
    youOf(game, giver) === seat &&
    !isBlanked(game, giver) &&
    holds(game, seat, given.while)
  );
}

/** What one more card costs in step 4. */
export const CARD_PRICE = 3;

/** How many free cards are still to come to this player, while the draw round is played in one go. */
export function comingFree(game: Game, seat: SeatIndex): number {
  return game.drawStep ? Math.min(freeCards(game, seat), seatOf(game, seat).deck.length) : 0;
}

/** How many cards a player can pay for, and has: besides the free ones that are still to come. */
export function mostToBuy(game: Game, seat: SeatIndex): number {
  if (hasForfeitedDraw(game, seat)) return 0;
  const state = seatOf(game, seat);
  return Math.min(Math.floor(availableInfluence(state) / CARD_PRICE), state.deck.length - comingFree(game, seat));
}

/** Whether the player has given up drawing in this turn's draw round for a card from the reserve. */
// engine: The Interstellar Alliance
export function hasForfeitedDraw(game: Game, seat: SeatIndex): boolean {
  return game.turn > 0 && seatOf(game, seat).fetchedIn === game.turn;
}

/** Of these persons; no source says which of their versions it is, and so their player does. */
const PERSONS: ReadonlySet<string> = new Set(["G'Kar", "John Sheridan"]);

/** May this ambassador be of the kind that starts with one more card? */
export function mayBeFourCard({ title, personality, ambassador, text }: CardFacts): boolean {
  const known = text?.starts !== undefined;
  return !known && ambassador !== undefined && PERSONS.has(personality ?? title);
}
