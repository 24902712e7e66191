/** engine: The Action Round */
import { seatOf } from "../lookup.ts";
import { ask, emit, schedule, type Work } from "../work.ts";

export function beginActionRound(work: Work): void {
  work.game.round = "action";
  work.game.at = -1;
  work.game.passes = 0;
  emit(work, { type: "round-started", round: "action" });
  schedule(work, { task: "next-action" });
}

/** Whoever is next in initiative order acts or passes; when all have passed in a row the round is over. */
export function nextAction(work: Work): void {
  const { game } = work;
  const { order } = game;
  for (; game.passes < order.length; game.passes += 1) {
    game.at = (game.at + 1) % order.length;
    const seat = order[game.at] ?? 0;
    // Whoever is out of the game passes by itself.
    if (seatOf(game, seat).eliminated) continue;
    schedule(work, { task: "next-action" });
    ask(work, { kind: "action", seat });
    return;
  }
  game.round = "resolution";
  emit(work, { type: "round-started", round: "resolution" });
  schedule(work, { task: "resolution" });
}
