/** compendium: TOURNAMENT RULES; engine: Ambassador Clashes — what may be exchanged between a deck and its reserve */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, seatOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { cannotFetch } from "../costs/reserve.ts";
import { clashes, leadsFaction, speciesAmbassadors } from "../relations/seating.ts";

/** Whether this card of the reserve may take the starting ambassador's place: of the same faction, and nobody's yet. */
export function mayLeadInstead(game: Game, seat: SeatIndex, card: CardId): boolean {
  if (ruled(game, "sideboarding") !== "everybody") return false;
  const facts = factsOf(game, card);
  return leadsFaction(facts, seatOf(game, seat)) && !isLed(game, card);
}

/** Whether a faction is led by this card already, and it may not lead two. */
function isLed(game: Game, card: CardId): boolean {
  const facts = factsOf(game, card);
  return (
    clashes(facts) &&
    game.seats.some(({ ambassador }) => ambassador !== null && factsOf(game, ambassador).title === facts.title)
  );
}

/** Why this card of the reserve cannot come into the deck. */
export function mayBringIn(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  return cannotFetch(game, seat, card);
}

/** Why this card of the deck cannot go into the reserve for the one that was picked. */
export function mayPutAside(game: Game, seat: SeatIndex, card: CardId, picked: CardId): Refusal | null {
  if (!seatOf(game, seat).deck.includes(card)) return refusal("card-not-there");
  const species = speciesAmbassadors(game, seat);
  const { title, ambassador } = factsOf(game, card);
  // The Non-Aligned need a second species ambassador for their starting hand.
  const last = ambassador === "species" && species.length === 1 && species.includes(card);
  const copies = seatOf(game, seat).deck.filter((id) => factsOf(game, id).title === title).length;
  return last && copies === 1 && factsOf(game, picked).ambassador !== "species"
    ? refusal("sideboard-species", { title })
    : null;
}
