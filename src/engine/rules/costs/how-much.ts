/** engine: Advanced Details about playing cards — where a card asks for as much as its player likes, and what it counts as paid. */
import type { Payment } from "../../cards/text.ts";
import { ask, type Work } from "../../changes/work.ts";
import type { Option } from "../../effects/shapes/verbs.ts";
import type { Decision, Freely } from "../../state/decision.ts";
import type { Context } from "../../state/game.ts";
import { seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { takeOption } from "../triggers/choosing.ts";
import { availableInfluence } from "./influence.ts";

/** The influence that a card takes at the least besides its cost, where its player says how much. */
export function leastInfluence(pays: readonly Payment[] | undefined): number {
  let least = 0;
  for (const payment of pays ?? []) if (payment.pays === "influence") least += payment.least;
  return least;
}

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
function editContexts(work: Work, card: CardId, edit: (context: Context) => Context): void {
  work.game.tasks = work.game.tasks.map((task) =>
    (task.task === "effects" || task.task === "hold-vote") && task.context.card === card
      ? { ...task, context: edit(task.context) }
      : task,
  );
}

/** The bounds within which the player chooses how many pay; nothing where it is just the amount. */
export function freelyOf(payment: Payment, card: CardId): { freely?: Freely } {
  const upTo = "upTo" in payment ? payment.upTo : undefined;
  return upTo === undefined ? {} : { freely: { card, upTo, paid: 0 } };
}

/** What is left of these bounds once so many more have paid; the card counts them. */
export function paidFreely(work: Work, { card, upTo, paid }: Freely, more: number): Freely {
  setPaid(work, card, paid + more);
  return { card, upTo: upTo - more, paid: paid + more };
}

/** Whether the player may leave it at what has been paid. */
export function mayStop(decision: Decision): boolean {
  return "freely" in decision && decision.freely !== undefined && decision.amount === 0;
}
