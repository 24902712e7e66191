/** How an action round ends before all have passed in a row. engine: The Action Round */

import type { Decision, Task } from "../state/game.ts";
import type { Work } from "./work.ts";

/**
 * Nobody is asked to act any more; the round ends once what is under way is done. False where no action round is under way, or
 * this one ends already.
 */
export function stopActing(work: Work): boolean {
  const { game } = work;
  if (game.round !== "action" || !game.tasks.some(isAsking)) return false;
  game.tasks = game.tasks.map((task) => {
    if (task.task === "ask-again") return { ...task, awaiting: task.awaiting.filter(isUnasked) };
    return isAsking(task) ? { task: "end-action-round" } : task;
  });
  game.awaiting = game.awaiting.filter(isUnasked);
  game.loose = undefined;
  if (game.halt) {
    const awaiting = game.halt.awaiting.filter(isUnasked);
    game.halt = { ...game.halt, step: "hold", awaiting };
  }
  return true;
}

/** What is asked of nobody because of the action round. */
const isUnasked = ({ kind }: Decision) => kind !== "action" && kind !== "mercenary";

const isAsking = ({ task }: Task) => task === "next-action" || task === "mercenaries";
