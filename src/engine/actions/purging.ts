/** engine glossary: Purge; Requirements */
import type { ActionOf } from "../action.ts";
import type { Decision } from "../game.ts";
import { titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { purgeMarks } from "../rules/marks.ts";
import { cardsWithMark, purgeFrom } from "../rules/payment.ts";
import type { Work } from "../work.ts";

/** One of the marks that the player pays; the question comes again until all are paid. */
export function purge(work: Work, { seat, card }: ActionOf<"purge">, decision: Decision): Refusal | undefined {
  if (decision.kind !== "purge") return refusal("not-now");
  const { mark, amount, source } = decision;
  if (!work.game.cards[card]) return refusal("card-not-there");
  if (!cardsWithMark(work.game, seat, mark).includes(card))
    return refusal("no-such-mark", { title: titleOf(work.game, card), mark });
  purgeMarks(work, card, mark, 1, source);
  if (amount > 1) purgeFrom(work, seat, mark, amount - 1, source);
  return undefined;
}
