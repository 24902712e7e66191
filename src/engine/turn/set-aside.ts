/**
 * What an effect by hand brings about while somebody is to act is answered at once, as nobody's action, and whoever was to
 * act is asked again then. engine: Triggered Effects
 */

import { reopen, schedule, type Work } from "../changes/work.ts";
import { isUrgent } from "../questions/index.ts";
import type { Decision } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import { since } from "../state/revision.ts";

/** Puts aside what is owed until what comes first has been answered; false where that has to wait. */
export function setAside(work: Work): boolean {
  const { awaiting, aftermathStep, declareStep, drawStep, loose } = work.game;
  if (!since(work.game, 8) || awaiting.length === 0) return false;
  // What all say at the same time, in secret, is one moment; what is urgent is being answered.
  if (aftermathStep || declareStep || drawStep || awaiting.some(({ kind }) => isUrgent(kind))) return false;
  if (loose?.on && loose.step === "action" && awaiting.every(({ kind }) => kind === "action"))
    work.game.loose = { ...loose, parked: [...loose.parked, ...awaiting] };
  else schedule(work, { task: "ask-again", awaiting });
  work.game.awaiting = [];
  return true;
}

/** Everybody who is still there owes it again as before. */
export function askAgain(work: Work, awaiting: readonly Decision[]): void {
  for (const decision of awaiting) if (!seatOf(work.game, decision.seat).eliminated) reopen(work, decision);
}
