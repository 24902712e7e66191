/** Thinks for practice opponents in a thread of its own: whatever that takes, nobody else is kept waiting. */
import type { Action, Game, SeatIndex } from "../../engine/index.ts";
import { answerQuestions } from "../../worker/answering.ts";
import { ownProcessorMs } from "../../worker/processor-time.ts";
import { BUDGET, practice } from "../practice/choose.ts";

/** A question to the thread. */
export interface MoveAsked {
  readonly game: Game;
  readonly seat: SeatIndex;
  readonly seed: string;
}

/** So much of this thread's processor time, in ms, is the most that a move takes; by far the most moves are done long before. */
const LONGEST_MS = 200;

answerQuestions<MoveAsked, Action | null>(({ game, seat, seed }) => {
  const until = ownProcessorMs() + LONGEST_MS;
  return practice(game, seat, seed, { ...BUDGET, expired: () => ownProcessorMs() > until });
});
