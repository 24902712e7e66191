import { ANSWERS, type DecisionKind, type LegalAction, mostUrgent, type SeatIndex } from "../../engine/index.ts";

interface Owed {
  readonly id: number;
  readonly seat: SeatIndex;
  readonly kind: DecisionKind;
}

/** Ids of the decisions that are asked only when their seat has answered a more urgent one. */
export function heldBack(awaiting: readonly Owed[]): ReadonlySet<number> {
  return new Set(awaiting.filter(({ id, seat }) => mostUrgent(awaiting, seat)?.id !== id).map(({ id }) => id));
}

/** Of a seat's actions those that answer this question; all of them where there is no question. */
export function actionsAnswering(actions: readonly LegalAction[], kind: DecisionKind | null): readonly LegalAction[] {
  if (kind === null) return actions;
  // A vote may be said in advance, whatever else is asked.
  return actions.filter(({ action: { type } }) => type === "vote" || (ANSWERS[type]?.includes(kind) ?? true));
}
