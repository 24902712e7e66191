/** engine: Timing Disputes */

import { ask, emit, reopen, schedule, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Decision, Game, Halt } from "../state/game.ts";
import { playing, seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { settleAftermaths } from "./aftermaths.ts";
import { askAnew } from "./declaring.ts";

/** May play be stopped now? Anybody who sits at the table may do so at any time, but not twice at once. */
export function mayWait(game: Game): Refusal | null {
  if (game.round === "setup") return refusal("not-now", { round: game.round });
  return game.halt ? refusal("stopped-already", { who: seatOf(game, game.halt.by).name }) : null;
}

/** Puts aside what is owed, and begins with whoever is lowest in initiative order. */
export function halt(work: Work, by: SeatIndex): void {
  const { awaiting, aftermathStep, declareStep, drawStep } = work.game;
  work.game.halt = {
    by,
    ...stepOf(work.game),
    at: 0,
    passes: 0,
    acted: false,
    awaiting,
    aftermathStep: aftermathStep ?? null,
    ...(declareStep ? { declareStep } : {}),
    ...(drawStep ? { drawStep } : {}),
  };
  work.game.awaiting = [];
  work.game.aftermathStep = undefined;
  work.game.declareStep = undefined;
  work.game.drawStep = undefined;
  emit(work, { type: "halted", seat: by });
  schedule(work, { task: "halt" });
}

function stepOf({ awaiting, aftermathStep, declareStep }: Game): Pick<Halt, "step" | "conflict"> {
  if (declareStep) return { step: "declare", conflict: null };
  if (aftermathStep) return { step: "aftermath", conflict: aftermathStep.conflict };
  for (const step of ["action", "declare"] as const)
    if (awaiting.some(({ kind }) => kind === step)) return { step, conflict: null };
  return { step: "hold", conflict: null };
}

/** Asks the next player; when all have passed in a row, play goes on. */
export function nextHalted(work: Work): void {
  const { halt: now, order } = work.game;
  if (!now) return;
  if (now.passes >= playing(work.game).length) {
    resume(work, now);
    return;
  }
  const seat = order[now.at % order.length] ?? 0;
  work.game.halt = { ...now, at: now.at + 1 };
  schedule(work, { task: "halt" });
  if (!seatOf(work.game, seat).eliminated) ask(work, questionOf(now, seat));
}

/** Play goes on at once, whoever had still to act or to pass. */
export function endHalt(work: Work): void {
  const { halt: now } = work.game;
  if (!now) return;
  work.game.awaiting = work.game.awaiting.filter((one) => !("halted" in one && one.halted));
  resume(work, now);
}

function questionOf(now: Halt, seat: SeatIndex) {
  const halted = true as const;
  if (now.step === "action") return { kind: "action" as const, seat, halted };
  if (now.step === "aftermath" && now.conflict !== null)
    return { kind: "aftermath" as const, seat, conflict: now.conflict, halted };
  // Whoever has decided about a conflict this turn has had that chance; what is still secret is not decided.
  const open = now.declareStep?.asked.some((one) => one.seat === seat) ?? false;
  if (open || now.awaiting.some((one) => one.seat === seat && one.kind === "declare"))
    return { kind: "declare" as const, seat, halted };
  return { kind: "hold" as const, seat, halted };
}

/** Counts what was done as somebody's turn while play was stopped. */
export function countHalted(work: Work, passed: boolean): void {
  const { halt: now } = work.game;
  if (!now) return;
  work.game.halt = passed ? { ...now, passes: now.passes + 1 } : { ...now, passes: 0, acted: true };
}

/** Everything is owed again as it was, under new numbers. Where somebody acted, the row of passes was broken. */
function resume(work: Work, was: Halt): void {
  work.game.halt = undefined;
  emit(work, { type: "resumed" });
  if (was.acted && was.step === "action") work.game.passes = 0;
  if (was.acted && was.aftermathStep) {
    const { conflict, again } = was.aftermathStep;
    schedule(work, { task: "aftermaths", conflict, at: 0, ...(again && { again }) });
    return;
  }
  if (was.acted && was.declareStep) {
    // Something has been declared for all to see: what the others had answered, each may say again.
    const { asked, answers } = was.declareStep;
    const seats = asked.map(({ seat }) => seat);
    askAnew(work, answers, seats);
    return;
  }
  const renamed = new Map<number, number>();
  const rename = (id: number) => {
    const known = renamed.get(id) ?? work.game.nextDecision++;
    renamed.set(id, known);
    return known;
  };
  // Numbers go by who is asked and not by who has answered, which nobody is to know.
  // Games in order keep theirs as they have been recorded.
  const asked = was.declareStep ?? (work.game.together ? was.aftermathStep : null);
  for (const { id } of asked?.asked ?? []) rename(id);
  for (const { discard, buy } of was.drawStep?.asked ?? [])
    for (const id of [discard, buy]) if (id !== undefined) rename(id);
  for (const decision of was.awaiting)
    if (stillOwed(work, decision)) reopen(work, { ...decision, id: rename(decision.id) });
  if (was.declareStep) {
    const { asked, ...rest } = was.declareStep;
    work.game.declareStep = { ...rest, asked: asked.map((one) => ({ ...one, id: rename(one.id) })) };
  }
  if (was.drawStep) {
    const { asked, ...rest } = was.drawStep;
    const renumbered = asked.map(({ seat, discard, buy }) => ({
      seat,
      ...(discard === undefined ? {} : { discard: rename(discard) }),
      ...(buy === undefined ? {} : { buy: rename(buy) }),
    }));
    work.game.drawStep = { ...rest, asked: renumbered };
  }
  if (was.aftermathStep) {
    const { asked, ...rest } = was.aftermathStep;
    work.game.aftermathStep = { ...rest, asked: asked.map((one) => ({ ...one, id: rename(one.id) })) };
    // Whoever was waited for may have left the game meanwhile.
    settleAftermaths(work);
  }
}

function stillOwed(work: Work, { seat, kind }: Decision): boolean {
  if (seatOf(work.game, seat).eliminated) return false;
  return kind !== "declare" || !work.game.declared.some((one) => one.seat === seat);
}

/** A player who leaves the game owes nothing any more. */
export function leaveHalt(work: Work, seat: SeatIndex): void {
  const { halt: now } = work.game;
  if (!now) return;
  const step = now.aftermathStep;
  work.game.halt = {
    ...now,
    awaiting: now.awaiting.filter((one) => one.seat !== seat),
    ...(now.declareStep
      ? { declareStep: { ...now.declareStep, asked: now.declareStep.asked.filter((one) => one.seat !== seat) } }
      : {}),
    ...(now.drawStep
      ? { drawStep: { ...now.drawStep, asked: now.drawStep.asked.filter((one) => one.seat !== seat) } }
      : {}),
    aftermathStep: step && {
      ...step,
      asked: step.asked.filter((one) => one.seat !== seat),
      answers: step.answers.filter((one) => one.seat !== seat),
    },
  };
}
