/** engine: Decks and Piles */

import { letTake, takeCard } from "../changes/decks/searching.ts";
import { discardFromHand } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { shownNow, takeable } from "../rules/decks/searching.ts";
import type { Game } from "../state/game.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { DISCARD_ORDERS, label } from "./words.ts";

/** Whether the card that this seat names is one of another hand, which is discarded. */
function isShownTo({ awaiting }: Game, seat: SeatIndex): boolean {
  return awaiting.some((one) => one.kind === "discard-shown" && one.seat === seat);
}

/** One of the cards that an effect lets the player take, or has discarded of another hand; the question comes again until there are as many as it gives. */
const take = action({
  called: "Take a card",
  shape: shapeOf("take", { card: cardId }),
  answers: ["take", "discard-shown"],
  perform(work, { seat, card }, decision): Refusal | undefined {
    if (decision.kind === "discard-shown") {
      if (!shownNow(work.game, decision).includes(card)) return refusal("card-not-there");
      discardFromHand(work, decision.of, [card], decision.source);
      return undefined;
    }
    if (decision.kind !== "take") return refusal("not-now");
    if (!takeable(work.game, seat, decision).includes(card)) return refusal("card-not-there");
    takeCard(work, seat, card, decision);
    letTake(work, seat, { ...decision, amount: decision.amount - 1 });
    return undefined;
  },
  orders: { take: "take {card}", ...DISCARD_ORDERS },
  sentence: (game, action): string =>
    `${isShownTo(game, action.seat) ? "discard" : "take"} ${label(game, action.card)}`,
});

export const actions = [take] as const;
