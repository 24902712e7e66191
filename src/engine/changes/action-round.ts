/** How an action round ends before all have passed in a row. engine: The Action Round */

import type { Task } from "../state/game.ts";
import type { Work } from "./work.ts";

/**
 * Nobody is asked to act any more; the round ends once what is under way is done. False where no action round is under way, or
 * this one ends already.
 */
export function stopActing(work: Work): boolean {
  const { game } = work;
  if (game.round !== "action" || !game.tasks.some(isAsking)) return false;
  game.tasks = game.tasks.map((task) => (isAsking(task) ? { task: "end-action-round" } : task));
  game.awaiting = game.awaiting.filter(({ kind }) => kind !== "action" && kind !== "mercenary");
  game.loose = undefined;
  if (game.halt) {
    const awaiting = game.halt.awaiting.filter(({ kind }) => kind !== "action" && kind !== "mercenary");
    game.halt = { ...game.halt, step: "hold", awaiting };
  }
  return true;
}

const isAsking = ({ task }: Task) => task === "next-action" || task === "mercenaries";
