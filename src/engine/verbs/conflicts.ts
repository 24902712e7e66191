import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { conflictTitle } from "../lookup.ts";
import { add, formOf } from "../rules/conflict.ts";
import { editSeat, emit, type Work } from "../work.ts";
import { seatsOf } from "./references.ts";

type Adding = Extract<Effect, { verb: "add-support" | "add-opposition" }>;

/** To the conflict that the effect names, that its target is, or that is at hand. */
export function addToConflict(work: Work, effect: Adding, to: "support" | "opposition", context: Context): boolean {
  const target = context.target?.what === "conflict" ? context.target.conflict : null;
  const id = effect.conflict ?? target ?? context.conflict;
  const conflict = work.game.conflicts.find((other) => other.id === id);
  if (!conflict || conflict.result) return false;
  const sided = formOf(work.game, conflict) === "sides";
  if (sided && to === "opposition") return false;
  const side = sided ? (seatsOf(work.game, effect.side ?? "you", context)[0] ?? null) : null;
  if (sided && side === null) return false;
  add(work, conflict.id, to, effect.amount, side, context.source);
  emit(work, {
    type: "added",
    to,
    conflict: conflictTitle(work.game, conflict),
    amount: effect.amount,
    side,
    source: context.source,
  });
  return true;
}

/** engine: Conflict Cards — one conflict a turn, unless an effect allows another: in the next conflict round. */
export function allowConflict(
  work: Work,
  effect: Extract<Effect, { verb: "allow-conflict" }>,
  context: Context,
): boolean {
  const seats = seatsOf(work.game, effect.who, context);
  for (const seat of seats) {
    const state = editSeat(work, seat);
    state.moreConflicts = (state.moreConflicts ?? 0) + effect.amount;
    emit(work, { type: "conflict-allowed", seat, amount: effect.amount, source: context.source });
  }
  return seats.length > 0;
}
