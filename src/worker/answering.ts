/** The other end of a thread: what runs in it. */
import { getPriority, setPriority } from "node:os";
import { setImmediate } from "node:timers/promises";
import { isMainThread, parentPort } from "node:worker_threads";

/** What the thread is asked. */
export interface ThreadQuestion<Asked> {
  readonly id: number;
  readonly asked: Asked;
}

/** What it says to that; a `problem` where it could not. */
export type ThreadAnswer<Found> =
  | { readonly id: number; readonly found: Found }
  | { readonly id: number; readonly problem: string };

/** The niceness of such a thread. setpriority(2) */
const AFTER_OTHERS = 10;

/**
 * Lets the thread that answers players go first where there is more to do than the machine has cores. On Linux a priority
 * is a thread's own; elsewhere it would be that of the whole process, and stays as it is.
 */
function letOthersFirst(): void {
  if (process.platform === "linux" && !isMainThread && getPriority() < AFTER_OTHERS) setPriority(AFTER_OTHERS);
}

/** Answers whatever this thread is asked from now on. */
export function answerQuestions<Asked, Found>(answer: (asked: Asked) => Found | Promise<Found>): void {
  letOthersFirst();
  // What a canvas leaves beside the heap goes between two turns of the loop, which many questions at once would leave out.
  const inTurn = async (asked: Asked) => {
    await setImmediate();
    return answer(asked);
  };
  parentPort?.on("message", ({ id, asked }: ThreadQuestion<Asked>) => {
    void inTurn(asked).then(
      (found) => parentPort?.postMessage({ id, found } satisfies ThreadAnswer<Found>),
      (error: unknown) => parentPort?.postMessage({ id, problem: String(error) } satisfies ThreadAnswer<Found>),
    );
  });
}
