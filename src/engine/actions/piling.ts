/** engine glossary: Discard — who has several cards discarded at once may choose their order on the pile. */

import { editSeat, emit } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Game } from "../state/game.ts";
import { named, seatOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardIds } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { listOf } from "./words.ts";

/** The cards that came to the pile at once and lie on top of it, the topmost first; none once another has come. */
export function piledTogether(game: Game, seat: SeatIndex): readonly CardId[] {
  const { discard, together = [] } = seatOf(game, seat);
  return discard.filter((id) => together.includes(id)).toReversed();
}

/** Lays these cards on top of the pile, the first named topmost; those that are not named keep their order below. */
const orderDiscards = action({
  called: "Order the discard pile",
  /** Of cards that were discarded at once: these on top, the first topmost. */
  shape: shapeOf("pile", { cards: cardIds }),
  answers: null,
  ofAnyType: (): boolean => true,
  perform(work, { seat, cards }): Refusal | undefined {
    const together = piledTogether(work.game, seat);
    if (cards.length === 0 || new Set(cards).size !== cards.length || !cards.every((id) => together.includes(id)))
      return refusal("not-discarded-together", {});
    const order = [...cards, ...together.filter((id) => !cards.includes(id))];
    if (order.every((id, at) => id === together[at])) return refusal("said-already", {});
    const state = editSeat(work, seat);
    state.discard = [...state.discard.filter((id) => !together.includes(id)), ...order.toReversed()];
    emit(work, { type: "discards-ordered", seat, cards: order.map((id) => named(work.game, id)) });
    return undefined;
  },
  orders: { pile: "stack {cards} on top of my discard pile" },
  sentence: (game, action): string => `stack ${listOf(game, action.cards)} on top of my discard pile`,
});

export const actions = [orderDiscards] as const;
