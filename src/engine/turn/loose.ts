/** engine: Fast and Loose — by consent of all, for one step; one objection ends it. */

import { ask, emit, reopen, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Decision, Game, Loose } from "../state/game.ts";
import { playing, seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";

/** The step that is under way and may be played out of order; null for none. */
function stepOf(game: Game): Loose["step"] | null {
  if (game.halt) return null;
  if (game.awaiting.some(({ kind }) => kind === "action")) return "action";
  // Where all declare at the same time anyway there is nothing to agree on.
  return !game.together && game.awaiting.some(({ kind }) => kind === "declare") ? "declare" : null;
}

export function mayAgree(game: Game, seat: SeatIndex): Refusal | null {
  if (stepOf(game) === null) return refusal("loose-not-now", { round: game.round });
  return game.loose?.agreed.includes(seat) ? refusal("loose-agreed", {}) : null;
}

export function mayObject(game: Game): Refusal | null {
  return game.loose && !game.halt ? null : refusal("nothing-loose", {});
}

/** Who has still to agree. */
export function missingConsent(game: Game): SeatIndex[] {
  return playing(game).filter((seat) => !game.loose?.agreed.includes(seat));
}

export function agree(work: Work, seat: SeatIndex): void {
  const step = stepOf(work.game);
  if (!step) return;
  const before = work.game.loose ?? proposed(work, step);
  work.game.loose = { ...before, step, agreed: [...before.agreed, seat] };
  const missing = missingConsent(work.game);
  emit(work, { type: "loose-agreed", seat, missing, ...(before.id === undefined ? {} : { proposal: before.id }) });
  if (missing.length === 0) begin(work, { ...work.game.loose, on: true });
}

/** A proposal with a number of its own, so that nobody agrees to one by answering another. */
function proposed(work: Work, step: Loose["step"]): Loose {
  const id = (work.game.proposals ?? 0) + 1;
  work.game.proposals = id;
  return { id, step, agreed: [], on: false, done: [], parked: [] };
}

/** Everybody who may still do something in this step is asked now. */
function begin(work: Work, loose: Loose): void {
  work.game.loose = loose;
  if (loose.step === "action") {
    for (const seat of playing(work.game)) askToAct(work, seat);
    return;
  }
  const later = work.game.tasks.findLast((task) => task.task === "declare");
  if (later?.task !== "declare") return;
  for (const seat of work.game.order.slice(later.at))
    if (!seatOf(work.game, seat).eliminated) ask(work, { kind: "declare", seat });
  work.game.tasks = work.game.tasks.map((task) => (task === later ? { ...task, at: work.game.order.length } : task));
}

function askToAct(work: Work, seat: SeatIndex): void {
  if (!work.game.awaiting.some((one) => one.seat === seat && one.kind === "action"))
    ask(work, { kind: "action", seat });
}

/** While one player's action is carried out the others' turns are put aside. */
export function park(work: Work, decision: Decision): void {
  const { loose } = work.game;
  if (!loose?.on || decision.kind !== "action" || decision.halted) return;
  const parked = work.game.awaiting.filter(({ kind }) => kind === "action");
  work.game.awaiting = work.game.awaiting.filter(({ kind }) => kind !== "action");
  work.game.loose = { ...loose, parked };
}

/** Whoever passes wants to do no more in this step. */
export function noMore(work: Work, seat: SeatIndex): void {
  const { loose } = work.game;
  if (loose?.on) work.game.loose = { ...loose, done: [...loose.done, seat] };
}

/** Asks all who may still act; false when everybody wants to do no more. */
export function askLoose(work: Work, loose: Loose): boolean {
  work.game.loose = { ...loose, parked: [] };
  for (const decision of loose.parked) if (!seatOf(work.game, decision.seat).eliminated) reopen(work, decision);
  const open = playing(work.game).filter((seat) => !loose.done.includes(seat));
  for (const seat of open) askToAct(work, seat);
  return open.length > 0;
}

/** Back to initiative order: whoever is lowest goes first, of those who still may. */
export function object(work: Work, seat: SeatIndex): void {
  const { loose } = work.game;
  work.game.loose = undefined;
  emit(work, { type: "loose-ended", seat });
  if (!loose?.on) return;
  if (loose.step === "action") {
    work.game.awaiting = work.game.awaiting.filter(({ kind }) => kind !== "action");
    work.game.passes = 0;
    work.game.at = -1;
    return;
  }
  // Those who have not declared yet go on one after the other.
  const waiting = work.game.order.filter((one) =>
    work.game.awaiting.some((decision) => decision.seat === one && decision.kind === "declare"),
  );
  const [first] = waiting;
  work.game.awaiting = work.game.awaiting.filter(({ kind, seat: whose }) => kind !== "declare" || whose === first);
  work.game.tasks = work.game.tasks.map((task) =>
    task.task === "declare" ? { ...task, left: waiting.slice(1) } : task,
  );
}
