/**
 * engine: Step 3. Play Aftermath Cards — one at a time in initiative order, until all pass in a row.
 *
 * Everybody is asked at the same time, and answers in secret. A play is carried out as soon as all who come earlier in
 * initiative order have said that they play none, which is when it would be that player's turn; then all are asked anew,
 * since everybody may answer what has just been played. The step is over when all have said that they play none.
 */

import { carryOutAftermath } from "../changes/conflicts/aftermath.ts";
import { setStanding } from "../changes/triggers/standing-answers.ts";
import { reopen, schedule, type Work } from "../changes/work.ts";
import { standingAnswerOf } from "../rules/triggers/standing-answers.ts";
import type { AftermathStep, PlannedAftermath, StandingAnswer } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { ConflictId, SeatIndex } from "../state/vocabulary.ts";

/** Asks all who hold cards at once, from the place in initiative order where play goes on. An empty hand has none. */
export function askAftermaths(work: Work, conflict: ConflictId, at: number, again?: true): void {
  const { order } = work.game;
  const seats = order
    .map((_, index) => order[(at + index) % order.length] ?? 0)
    .filter((seat) => !seatOf(work.game, seat).eliminated && seatOf(work.game, seat).hand.length > 0);
  const asked = seats.map((seat, index) => ({
    seat,
    id: work.game.nextDecision + index,
    quiet: standingAnswerOf(work.game, seat) !== "ask",
  }));
  // Nobody to ask: all have no hand or have said so in advance.
  if (asked.every(({ quiet }) => quiet)) return;
  work.game.nextDecision += asked.length;
  const answers = asked.filter(({ quiet }) => quiet).map(({ seat }) => ({ seat, play: null }));
  work.game.aftermathStep = { conflict, asked, answers, ...(again && { again }) };
  for (const { seat, id, quiet } of asked) if (!quiet) reopen(work, { id, seat, kind: "aftermath", conflict });
}

/** Takes down what a seat plays, or that it plays none (null), and goes on as far as that settles. */
export function answerAftermaths(work: Work, seat: SeatIndex, play: PlannedAftermath | null): void {
  const step = work.game.aftermathStep;
  if (!step) return;
  const others = step.answers.filter((one) => one.seat !== seat);
  work.game.aftermathStep = { ...step, answers: [...others, { seat, play }] };
  settleAftermaths(work);
}

/** Carries out the first play whose turn has come; ends the step when nobody plays any more. */
export function settleAftermaths(work: Work): void {
  const step = work.game.aftermathStep;
  if (!step) return;
  for (const { seat } of step.asked) {
    if (seatOf(work.game, seat).eliminated) continue;
    const answer = step.answers.find((one) => one.seat === seat);
    if (!answer) return;
    if (answer.play) {
      begin(work, step, seat, answer.play);
      return;
    }
  }
  close(work);
}

function begin(work: Work, step: AftermathStep, seat: SeatIndex, play: PlannedAftermath): void {
  const conflict = work.game.conflicts.find((other) => other.id === step.conflict);
  if (!conflict) {
    close(work);
    return;
  }
  const next = (work.game.order.indexOf(seat) + 1) % work.game.order.length;
  // What the play brings about is scheduled on top of this, and so comes first.
  schedule(work, { task: "aftermaths", conflict: conflict.id, at: next, again: true });
  if (carryOutAftermath(work, seat, play, conflict) === null) {
    close(work);
    return;
  }
  // No longer possible: the player chooses again.
  work.game.tasks = work.game.tasks.slice(0, -1);
  askAgain(work, seat);
}

/** The seat has not answered: it is asked as before. */
function askAgain(work: Work, seat: SeatIndex): void {
  const step = work.game.aftermathStep;
  if (!step) return;
  work.game.aftermathStep = { ...step, answers: step.answers.filter((one) => one.seat !== seat) };
  const asked = step.asked.find((one) => one.seat === seat);
  const open = work.game.awaiting.some(({ id }) => id === asked?.id);
  if (asked && !open) reopen(work, { id: asked.id, seat, kind: "aftermath", conflict: step.conflict });
}

function close(work: Work): void {
  work.game.aftermathStep = undefined;
  work.game.awaiting = work.game.awaiting.filter(({ kind }) => kind !== "aftermath");
}

/** Notes what a seat says in advance; it holds for the step that is under way as well. */
export function standBy(work: Work, seat: SeatIndex, answer: StandingAnswer): void {
  const step = work.game.aftermathStep;
  setStanding(work, seat, answer, answer === "conflict" ? (step?.conflict ?? null) : null);
  if (!step?.asked.some((one) => one.seat === seat)) return;
  if (answer === "ask") {
    const given = step.answers.find((one) => one.seat === seat);
    if (given?.play === null) askAgain(work, seat);
    return;
  }
  const asked = step.asked.find((one) => one.seat === seat);
  work.game.awaiting = work.game.awaiting.filter(({ id }) => id !== asked?.id);
  answerAftermaths(work, seat, null);
}

/** A player who leaves the game answers no more. */
export function leaveAftermaths(work: Work, seat: SeatIndex): void {
  const step = work.game.aftermathStep;
  if (!step) return;
  work.game.aftermathStep = {
    ...step,
    asked: step.asked.filter((one) => one.seat !== seat),
    answers: step.answers.filter((one) => one.seat !== seat),
  };
  settleAftermaths(work);
}
