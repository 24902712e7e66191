/** engine: Reversal — an effect may end the action round, as Confusion in Chaos does; it cannot be taken back. */

import { emit, type Work } from "../changes/work.ts";
import type { Context, Task } from "../state/game.ts";
import type { Effect } from "./shapes/verbs.ts";

const isAsking = ({ task }: Task) => task === "next-action" || task === "mercenaries";

/** Once what is under way is done, the resolution round begins; whoever would have acted does not. */
export function endActions(
  work: Work,
  _effect: Extract<Effect, { verb: "end-action-round" }>,
  context: Context,
): boolean {
  const { game } = work;
  if (game.round !== "action" || !game.tasks.some(isAsking)) return false;
  game.tasks = game.tasks.map((task) => (isAsking(task) ? { task: "end-action-round" } : task));
  game.awaiting = game.awaiting.filter(({ kind }) => kind !== "action" && kind !== "mercenary");
  game.loose = undefined;
  if (game.halt) {
    const awaiting = game.halt.awaiting.filter(({ kind }) => kind !== "action" && kind !== "mercenary");
    game.halt = { ...game.halt, step: "hold", awaiting };
  }
  emit(work, { type: "action-round-ended", source: context.source });
  return true;
}
