/** engine: Decks and Piles */

import { letTake, takeCard } from "../changes/decks/taking.ts";
import type { Work } from "../changes/work.ts";
import { discardFromHand } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { shownNow, takeable } from "../rules/decks/taking.ts";
import type { Decision } from "../state/game.ts";
import type { ActionOf } from "./action.ts";

/** One of the cards that an effect lets the player take, or has discarded of another hand; the question comes again until there are as many as it gives. */
export function take(work: Work, { seat, card }: ActionOf<"take">, decision: Decision): Refusal | undefined {
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
}
