/** engine glossary: Purge; Requirements */

import { paidFreely } from "../changes/costs/how-much.ts";
import { payWith, purgeFrom, takePayers } from "../changes/costs/payment.ts";
import { purgeMarks } from "../changes/in-force/marks.ts";
import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { type Owed, payersFor } from "../rules/costs/payers.ts";
import { cardsWithMark } from "../rules/in-force/marks.ts";
import type { CardPayment, Decision } from "../state/game.ts";
import { titleOf } from "../state/lookup.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

/** What is done to a card with which its player pays, as an order says it. */
const PAYING: Readonly<Record<CardPayment | "rotate", string>> = {
  rotate: "rotate",
  damage: "damage",
  neutralize: "neutralize",
  "discard-card": "discard",
};

/** One card with which the player pays, by a mark or by what is done to it; the question comes again until all is paid. */
const purge = action({
  called: "Purge a mark",
  /** Pays with this card: one mark of the kind that is asked for, or its rotation. */
  shape: shapeOf("purge", { card: cardId }),
  answers: ["purge", "rotate-for"],
  perform(work, { seat, card }, decision): Refusal | undefined {
    if (decision.kind === "rotate-for") return payWithOne(work, card, decision);
    if (decision.kind !== "purge") return refusal("not-now");
    const { mark, amount, source, freely } = decision;
    if (!work.game.cards[card]) return refusal("card-not-there");
    if (!cardsWithMark(work.game, seat, mark).includes(card))
      return refusal("no-such-mark", { title: titleOf(work.game, card), mark });
    purgeMarks(work, card, mark, 1, source);
    if (freely)
      purgeFrom(work, seat, { mark, amount: Math.max(0, amount - 1), source, freely: paidFreely(work, freely, 1) });
    else if (amount > 1) purgeFrom(work, seat, { mark, amount: amount - 1, source });
    return undefined;
  },
  orders: {
    "purge-mark": "purge 1 {mark} mark from {card}",
    purge: "purge from {card}",
    "pay-rotate": "rotate {card} to pay for {source}",
    "pay-damage": "damage {card} to pay for {source}",
    "pay-neutralize": "neutralize {card} to pay for {source}",
    "pay-discard": "discard {card} to pay for {source}",
  },
  sentence(game, action, asked): string {
    if (asked?.kind === "rotate-for")
      return `${PAYING[asked.deed ?? "rotate"]} ${label(game, action.card)} to pay for ${asked.source}`;
    return `purge ${asked?.kind === "purge" ? `1 ${asked.mark} mark ` : ""}from ${label(game, action.card)}`;
  },
});

function payWithOne(
  work: Work,
  card: number,
  decision: Extract<Decision, { kind: "rotate-for" }>,
): Refusal | undefined {
  if (!work.game.cards[card]) return refusal("card-not-there");
  const { id: _, kind: __, ...owed } = decision;
  if (!payersFor(work.game, owed).includes(card))
    return refusal("pays-not", { title: titleOf(work.game, card), wants: wantedFor(owed) });
  payWith(work, card, owed);
  const { amount, freely } = owed;
  if (freely) takePayers(work, { ...owed, amount: Math.max(0, amount - 1), freely: paidFreely(work, freely, 1) });
  else if (amount > 1) takePayers(work, { ...owed, amount: owed.amount - 1 });
  return undefined;
}

function wantedFor({ types, deed }: Owed): string {
  const which = types.join(" or ");
  if (deed === "discard-card") return `another ${which} of yours in play that may leave it`;
  if (deed) return `another ${which} of yours that can be ${deed === "damage" ? "damaged" : "neutralized"}`;
  return `a ready ${which} of yours`;
}

export const actions = [purge] as const;
