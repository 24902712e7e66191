/** Thinks for practice opponents in a thread of its own: whatever that takes, nobody else is kept waiting. */
import { parentPort } from "node:worker_threads";
import type { Game, SeatIndex } from "../../engine/index.ts";
import { BUDGET, practice } from "../practice/choose.ts";

/** A question to the thread. */
export interface Asked {
  readonly id: number;
  readonly game: Game;
  readonly seat: SeatIndex;
  readonly seed: string;
}

/** So much of the processor's time, in ms, is the most that a move takes; by far the most moves are done long before. */
const LONGEST_MS = 200;

parentPort?.on("message", ({ id, game, seat, seed }: Asked) => {
  const before = process.cpuUsage();
  const expired = () => {
    const { user, system } = process.cpuUsage(before);
    return user + system > LONGEST_MS * 1000;
  };
  try {
    parentPort?.postMessage({ id, action: practice(game, seat, seed, { ...BUDGET, expired }) });
  } catch (error) {
    parentPort?.postMessage({ id, action: null, problem: String(error) });
  }
});
