/** engine: Advanced Details about playing cards — where a card asks for as much as its player likes, and what it counts as paid. */
import type { Payment } from "../../cards/text.ts";
import type { Decision, Freely } from "../../state/decision.ts";
import type { CardId } from "../../state/vocabulary.ts";

/** The influence that a card takes at the least besides its cost, where its player says how much; less by what spares its cost. */
export function leastInfluence(pays: readonly Payment[] | undefined, spared?: Spared): number {
  let least = 0;
  for (const payment of pays ?? []) if (payment.pays === "influence") least += applied(payment, payment.least, spared);
  return least;
}

/** What of a cost that its player chooses is not applied: all of it, or so much of it, once it has been doubled. */
export interface Spared {
  by: number | "all";
  doubled: boolean;
}

/** What is applied so that a card counts as paid for with so much. engine glossary: Cost Reductions */
export function applied({ asCost }: PaidInfluence, amount: number, spared?: Spared): number {
  if (!asCost || spared === undefined) return amount;
  return spared.by === "all" ? 0 : Math.max(0, amount * (spared.doubled ? 2 : 1) - spared.by);
}

export type PaidInfluence = Extract<Payment, { pays: "influence" }>;

/** The bounds within which the player chooses how many pay; nothing where it is just the amount. */
export function freelyOf(payment: Payment, card: CardId): { freely?: Freely } {
  const upTo = "upTo" in payment ? payment.upTo : undefined;
  return upTo === undefined ? {} : { freely: { card, upTo, paid: 0 } };
}

/** Whether the player may leave it at what has been paid. */
export function mayStop(decision: Decision): boolean {
  return "freely" in decision && decision.freely !== undefined && decision.amount === 0;
}
