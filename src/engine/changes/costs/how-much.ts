/** engine: Advanced Details about playing cards — what has been paid for a card, as its text goes on to use it. */

import type { Freely } from "../../state/decision.ts";
import type { EffectContext } from "../../state/game.ts";
import type { CardId } from "../../state/vocabulary.ts";
import type { Work } from "../work.ts";

/**
 * Notes how much influence was applied for a card that is being played: for what its text does next, and for its conflict
 * until that is over.
 */
export function setPaid(work: Work, card: CardId, amount: number): void {
  editContexts(work, card, (context) => ({ ...context, paid: amount }));
  const last = work.game.conflicts.findLast((one) => one.card === card && one.result === null)?.id;
  work.game.conflicts = work.game.conflicts.map((one) => (one.id === last ? { ...one, paid: amount } : one));
}

/** Notes who has rotated to pay for a card that is being played or used: for what its text does next. */
export function notePayer(work: Work, card: CardId, payer: CardId): void {
  editContexts(work, card, (context) => ({ ...context, payers: [...(context.payers ?? []), payer] }));
}

/** Changes what is known to all that a card's text is still to do. */
function editContexts(work: Work, card: CardId, edit: (context: EffectContext) => EffectContext): void {
  work.game.tasks = work.game.tasks.map((task) =>
    (task.task === "effects" || task.task === "hold-vote") && task.context.card === card
      ? { ...task, context: edit(task.context) }
      : task,
  );
}

/** What is left of these bounds once so many more have paid; the card counts them. */
export function paidFreely(work: Work, { card, upTo, paid }: Freely, more: number): Freely {
  setPaid(work, card, paid + more);
  return { card, upTo: upTo - more, paid: paid + more };
}
