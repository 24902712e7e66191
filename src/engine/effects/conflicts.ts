import { add } from "../changes/conflicts/taking-part.ts";
import { setPaid } from "../changes/costs/how-much.ts";
import { endOfConflict } from "../changes/in-force/lasting.ts";
import { forgetConflict } from "../changes/triggers/standing.ts";
import { editSeat, emit, type Work } from "../changes/work.ts";
import { move } from "../changes/zones.ts";
import { formOf } from "../rules/conflicts/conflict.ts";
import { conflictsBarred } from "../rules/conflicts/declaring.ts";
import { conflictAtHand, seatsOf } from "../rules/in-force/references.ts";
import { isIrrevocable } from "../rules/in-force/statics.ts";
import type { Context } from "../state/game.ts";
import { cardOf, conflictTitle, seatOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type Adding = Extract<Effect, { verb: "add-support" | "add-opposition" }>;

/** To the conflict that the effect names, that its target is, or that is at hand. */
export function addToConflict(work: Work, effect: Adding, to: "support" | "opposition", context: Context): boolean {
  const target = [context.target, context.second].find((each) => each?.what === "conflict");
  const id = effect.conflict ?? (target?.what === "conflict" ? target.conflict : context.conflict);
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

/**
 * The conflict does not resolve: nobody wins or loses it, its card is discarded, and there are no aftermaths. Whoever
 * took part stays rotated. engine glossary: Canceled, Negate
 */
export function cancelConflict(
  work: Work,
  effect: Extract<Effect, { verb: "cancel-conflict" }>,
  context: Context,
): boolean {
  const target = context.target?.what === "conflict" ? context.target.conflict : null;
  const id = effect.conflict ?? target ?? context.conflict;
  const conflict = work.game.conflicts.find((other) => other.id === id);
  if (!conflict || conflict.result || (conflict.card !== null && isIrrevocable(work.game, conflict.card))) return false;
  const title = conflictTitle(work.game, conflict);
  emit(work, {
    type: "conflict-cancelled",
    seat: conflict.initiator,
    title,
    source: context.source,
    was: conflict,
  });
  work.game.conflicts = work.game.conflicts.filter((other) => other !== conflict);
  const { card } = conflict;
  if (card !== null && !conflict.through && cardOf(work.game, card).zone === "declared") move(work, card, "discard");
  forgetConflict(work, conflict.id);
  endOfConflict(work, conflict.id);
  // With one left or none there is nothing to choose any more.
  const left = work.game.conflicts.filter(({ initiator, result }) => initiator === conflict.initiator && !result);
  if (left.length < 2)
    work.game.awaiting = work.game.awaiting.filter(
      ({ kind, seat }) => kind !== "resolve-first" || seat !== conflict.initiator,
    );
  return true;
}

/** It does not resolve this turn, and goes on in the next. compendium: Prolonged Talks */
export function prolong(work: Work, effect: Extract<Effect, { verb: "prolong" }>, context: Context): boolean {
  const id = effect.conflict ?? conflictAtHand(work.game, context)?.id;
  const conflict = work.game.conflicts.find((other) => other.id === id);
  if (!conflict || conflict.result || conflict.prolonged !== undefined) return false;
  const { source } = context;
  work.game.conflicts = work.game.conflicts.map((one) => (one === conflict ? { ...one, prolonged: source } : one));
  const title = conflictTitle(work.game, conflict);
  emit(work, { type: "conflict-prolonged", seat: conflict.initiator, conflict: conflict.id, title, source });
  return true;
}

/** What a player may treat a conflict as, for aftermaths. compendium: Destined To Be */
export function countAs(work: Work, effect: Extract<Effect, { verb: "count-as" }>, context: Context): boolean {
  const { type, outcome } = effect;
  const conflict =
    effect.conflict === undefined
      ? conflictAtHand(work.game, context)
      : work.game.conflicts.find(({ id }) => id === effect.conflict);
  if (!conflict || (type === undefined && outcome === undefined)) return false;
  const said = { ...(type ? { type } : {}), ...(outcome ? { outcome } : {}) };
  const seats = seatsOf(work.game, effect.who, context);
  const all = [...(conflict.countsAs ?? [])];
  for (const seat of seats) {
    // What was left open by the first of two is said by the second.
    const at = all.findLastIndex(
      (one) =>
        one.seat === seat && (type ? one.type === undefined : true) && (outcome ? one.outcome === undefined : true),
    );
    const before = at === -1 ? { seat } : all.splice(at, 1)[0];
    all.push({ ...before, seat, ...said });
    emit(work, {
      type: "counted-as",
      seat,
      conflict: conflictTitle(work.game, conflict),
      from: conflict.id,
      as: type ?? null,
      outcome: outcome ?? null,
      source: context.source,
    });
  }
  work.game.conflicts = work.game.conflicts.map((one) => (one === conflict ? { ...one, countsAs: all } : one));
  return seats.length > 0;
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
    const more = effect.from === "card" ? "moreFromCards" : "moreConflicts";
    state[more] = (state[more] ?? 0) + effect.amount;
    const from = effect.from === undefined ? {} : { from: effect.from };
    emit(work, { type: "conflict-allowed", seat, amount: effect.amount, source: context.source, ...from });
  }
  return seats.length > 0;
}

/** Nobody declares anything in the turn that comes, or in this one; where players are named, only they do not. */
export function barConflicts(work: Work, { who, now }: Extract<Effect, { verb: "bar-conflicts" }>, context: Context) {
  const { source } = context;
  const turn = work.game.turn + (now ? 0 : 1);
  const when = now ? { now } : {};
  if (who === undefined) {
    if (conflictsBarred(work.game) || work.game.barred?.turn === turn) return false;
    work.game.barred = { turn, source };
    emit(work, { type: "conflicts-barred", source, ...when });
    return true;
  }
  const seats = seatsOf(work.game, who, context).filter((seat) => seatOf(work.game, seat).kept?.turn !== turn);
  for (const seat of seats) {
    editSeat(work, seat).kept = { turn, source };
    emit(work, { type: "conflicts-barred", source, seat, ...when });
  }
  return seats.length > 0;
}

/** What the conflict at hand is for, where its card has several goals. */
export function setGoal(work: Work, { goal }: Extract<Effect, { verb: "set-goal" }>, { conflict }: Context): boolean {
  const there = work.game.conflicts.some(({ id, result }) => id === conflict && result === null);
  work.game.conflicts = work.game.conflicts.map((other) => (other.id === conflict ? { ...other, goal } : other));
  return there;
}

/** How much influence its player has applied for the card at hand. */
export function notePaid(work: Work, { amount }: Extract<Effect, { verb: "set-paid" }>, { card }: Context): boolean {
  if (card === null) return false;
  setPaid(work, card, amount);
  return true;
}
