/** engine: The Interstellar Alliance; Reserve/sideboard/ISA Pile and the Engine */

import { editSeat, emit, type Work } from "../changes/work.ts";
import { moveCard } from "../changes/zones.ts";
import type { Refusal } from "../refusal.ts";
import { cannotFetch, mayFetch, speaksOfIsa } from "../rules/costs/reserve.ts";
import { factsOf, named, seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

/** A card of the reserve comes into the hand: as an effect lets it, or for the deck's top card and the turn's draw. */
const fetchCard = action({
  called: "Fetch from the reserve",
  /** From the own reserve into the hand: as an action by the Interstellar Alliance, or as an effect lets it. */
  shape: shapeOf("fetch", { card: cardId }),
  answers: ["action", "fetch"],
  // engine: The Interstellar Alliance — a card of any type is fetched in an action.
  ofAnyType: (decision): boolean => decision?.kind !== "fetch",
  perform(work, { seat, card }, decision): Refusal | undefined {
    if (decision.kind === "fetch") {
      const wrong = cannotFetch(work.game, seat, card, decision.types);
      if (wrong) return wrong;
      moveCard(work, card, "hand");
      emit(work, { type: "fetched", seat, card: null, left: leftOf(work, seat), source: decision.source });
      return undefined;
    }
    const refused = mayFetch(work.game, seat, card);
    if (refused) return refused;
    const top = seatOf(work.game, seat).deck.at(-1);
    if (top !== undefined) {
      moveCard(work, top, "discard");
      emit(work, { type: "discarded", seat, cards: [named(work.game, top)], from: "deck" });
    }
    editSeat(work, seat).fetchedIn = work.game.turn;
    moveCard(work, card, "hand");
    // A card whose text nobody has written down is shown: everybody may see that it speaks of the Alliance.
    const shown = speaksOfIsa(factsOf(work.game, card)) === null ? named(work.game, card) : null;
    emit(work, { type: "fetched", seat, card: shown, left: leftOf(work, seat), source: null });
    return undefined;
  },
  orders: { fetch: "fetch {card}" },
  sentence: (game, action): string => `fetch ${label(game, action.card)}`,
});

const leftOf = (work: Work, seat: SeatIndex) => seatOf(work.game, seat).reserve?.length ?? 0;

export const actions = [fetchCard] as const;
