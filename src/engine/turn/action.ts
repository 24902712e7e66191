/** engine: The Action Round */

import { takeUpProlonged } from "../changes/conflicts/prolonging.ts";
import { fullyHeal } from "../changes/in-force/damage.ts";
import { ask, emit, schedule, type Work } from "../changes/work.ts";
import { actionOrder } from "../rules/conflicts/initiative.ts";
import { innerCircle } from "../rules/in-force/counts-as.ts";
import { ruled } from "../rulesets/index.ts";
import { ambassadorOf, mustPlay, playing, seatOf } from "../state/lookup.ts";
import { askLoose } from "./loose.ts";

export function beginActionRound(work: Work): void {
  work.game.round = "action";
  work.game.at = -1;
  work.game.passes = 0;
  work.game.acted = undefined;
  emit(work, { type: "round-started", round: "action" });
  schedule(work, { task: "next-action" });
  if (work.game.prolonged) takeUpProlonged(work);
}

/** Whoever is next in initiative order acts or passes; when all have passed in a row the round is over. */
export function nextAction(work: Work): void {
  const { game } = work;
  const order = actionOrder(game);
  if (game.loose?.on) {
    if (askLoose(work, game.loose)) {
      schedule(work, { task: "next-action" });
      return;
    }
    game.passes = order.length;
  }
  for (; game.passes < order.length; game.passes += 1) {
    game.at = (game.at + 1) % order.length;
    const seat = order[game.at] ?? 0;
    // Whoever is out of the game passes by itself.
    if (seatOf(game, seat).eliminated) continue;
    schedule(work, { task: "next-action" });
    ask(work, { kind: "action", seat });
    return;
  }
  game.loose = undefined;
  // Where mercenaries are hired by auction, they act now.
  if (ruled(game, "mercenaries") === "auction") schedule(work, { task: "mercenaries", acted: [] });
  else endActionRound(work);
}

/** All have passed in a row, and whatever follows on that has been done. */
export function endActionRound(work: Work): void {
  healAmbassadors(work);
  work.game.round = "resolution";
  emit(work, { type: "round-started", round: "resolution" });
  schedule(work, { task: "resolution" });
}

/** engine: Ambassadorial Healing — where the whole inner circle rotated to heal this turn, the ambassador is fully healed. */
function healAmbassadors(work: Work): void {
  for (const seat of playing(work.game)) {
    const inner = innerCircle(work.game, seat);
    if (inner.every((id) => mustPlay(work.game, id).healingIn === work.game.turn))
      fullyHeal(work, ambassadorOf(work.game, seat), "ambassadorial");
  }
}
