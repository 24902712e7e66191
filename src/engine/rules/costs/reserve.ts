/**
 * Cards outside the game: a player's reserve, and what may be fetched from it.
 * engine: Reserve/sideboard/ISA Pile and the Engine; The Interstellar Alliance
 */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, hasKeyword, sameCard, seatOf } from "../../state/lookup.ts";
import type { CardId, CardType, SeatIndex } from "../../state/vocabulary.ts";
import { mostCopies } from "../decks/deck-check.ts";
import { hasForfeitedDraw } from "../decks/drawing.ts";

/** The cards of a reserve, of these types if any are named, that would break no limit of the deck. */
export function fetchable(game: Game, seat: SeatIndex, types?: readonly CardType[]): CardId[] {
  return (seatOf(game, seat).reserve ?? []).filter((card) => cannotFetch(game, seat, card, types) === null);
}

/** Why an effect cannot bring this card from the reserve into the hand, or null. */
export function cannotFetch(game: Game, seat: SeatIndex, card: CardId, types?: readonly CardType[]): Refusal | null {
  if (!seatOf(game, seat).reserve?.includes(card)) return refusal("not-in-reserve");
  const facts = factsOf(game, card);
  const { title, type } = facts;
  // Of an unknown type it may be: whoever fetches it is asked.
  if (types && type !== undefined && !types.includes(type))
    return refusal("fetch-other-type", { title, type, wants: types });
  const have = copiesOf(game, seat, facts);
  const most = mostCopies(facts, game);
  return have >= most ? refusal("fetch-beyond-limit", { title, have, most }) : null;
}

/**
 * Why the Interstellar Alliance does not let a player fetch this card now, or null: once a turn, by anybody while it
 * exists, for the top card of the deck and this turn's draw; it takes a card that speaks of the Alliance.
 */
// engine: The Interstellar Alliance; compendium: The Interstellar Alliance, 2)
export function mayFetch(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  if (!seatOf(game, seat).reserve?.includes(card)) return refusal("not-in-reserve");
  const { title } = factsOf(game, card);
  if (!game.isa) return refusal("no-isa-to-fetch", { title });
  if (hasForfeitedDraw(game, seat)) return refusal("fetched-already", { title });
  if (seatOf(game, seat).deck.length === 0) return refusal("fetch-without-deck", { title });
  if (speaksOfIsa(factsOf(game, card)) === false) return refusal("fetch-without-isa", { title });
  return cannotFetch(game, seat, card);
}

/** Whether a card has ISA in its text; null where nobody has written its text down. */
export function speaksOfIsa(facts: CardFacts): boolean | null {
  if (hasKeyword(facts, "ISA") || /\bISA\b|Interstellar Alliance/u.test(facts.text?.says ?? "")) return true;
  return facts.text || facts.complete ? false : null;
}

/** The copies of a card that the player has in the game, wherever they lie. */
function copiesOf(game: Game, seat: SeatIndex, facts: CardFacts): number {
  return game.cards.filter(
    ({ id, owner, zone }) =>
      owner === seat && zone !== "reserve" && zone !== "crusade" && sameCard(factsOf(game, id), facts),
  ).length;
}
