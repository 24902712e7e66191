import type { Action, Game, SeatIndex } from "../../engine/index.ts";
import { WorkerThread } from "../../worker/thread.ts";
import type { MoveAsked } from "./worker.ts";

/** Nobody thinks that long: the thread is stuck, or far too slow, in ms. */
const STUCK_MS = 20_000;

/** The thread in which practice opponents think; it starts with the first question, and again after it has broken down. */
export class Thinking {
  readonly #thread = new WorkerThread<MoveAsked, Action | null>({
    name: "the thread of practice opponents",
    entry: new URL("./worker.ts", import.meta.url),
    stuckMs: STUCK_MS,
  });

  /** What this seat does, or null where it can do nothing. Rejects where the thread breaks down or gets stuck. */
  think(game: Game, seat: SeatIndex, seed: string): Promise<Action | null> {
    return this.#thread.ask({ game, seat, seed });
  }

  /** Starts the thread, so that the first question finds it there. */
  prepare(): void {
    this.#thread.prepare();
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
