/** What a player has chosen of what a text offers happens next. engine: Legal Targets; glossary: Requirements */

import type { Payment } from "../../cards/text.ts";
import type { Option } from "../../effects/shapes/verbs.ts";
import { availableInfluence } from "../../rules/costs/influence.ts";
import { takeOption } from "../../rules/triggers/choosing.ts";
import { seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { ask, type Work } from "../work.ts";

/**
 * Lets the player say how much influence to apply, where a card asks for that; where there is just one amount, it is that.
 * To be called when what the card does is scheduled, or its conflict is on the board.
 */
export function askHowMuch(work: Work, seat: SeatIndex, card: CardId, pays: readonly Payment[] | undefined): void {
  const payment = pays?.find((one) => one.pays === "influence");
  if (!payment) return;
  const { least, most } = payment;
  const options: Option[] = [];
  for (let amount = least; amount <= Math.min(most, availableInfluence(seatOf(work.game, seat))); amount++)
    options.push({
      does: `apply ${amount} influence`,
      influence: amount,
      effects: [{ verb: "set-paid", amount }],
    });
  const context = { by: seat, card, source: titleOf(work.game, card), target: null, conflict: null };
  const [only] = options;
  if (only && options.length === 1) takeOption(work, seat, only, context);
  else ask(work, { kind: "choose", seat, options, context });
}
