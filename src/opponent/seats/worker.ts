/** Thinks for practice opponents in a thread of its own: whatever that takes, nobody else is kept waiting. */
import type { Action, Game, SeatIndex } from "../../engine/index.ts";
import { answerQuestions } from "../../worker/answering.ts";
import { BUDGET, practice } from "../practice/choose.ts";

/** A question to the thread. */
export interface MoveAsked {
  readonly game: Game;
  readonly seat: SeatIndex;
  readonly seed: string;
}

/** So much of the processor's time, in ms, is the most that a move takes; by far the most moves are done long before. */
const LONGEST_MS = 200;

answerQuestions<MoveAsked, Action | null>(({ game, seat, seed }) => {
  const before = process.cpuUsage();
  const expired = () => {
    const { user, system } = process.cpuUsage(before);
    return user + system > LONGEST_MS * 1000;
  };
  return practice(game, seat, seed, { ...BUDGET, expired });
});
