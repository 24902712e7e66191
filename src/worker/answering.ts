/** The other end of a thread: what runs in it. */
import { parentPort } from "node:worker_threads";

/** What the thread is asked. */
export interface ThreadQuestion<Asked> {
  readonly id: number;
  readonly asked: Asked;
}

/** What it says to that; a `problem` where it could not. */
export type ThreadAnswer<Found> =
  | { readonly id: number; readonly found: Found }
  | { readonly id: number; readonly problem: string };

/** Answers whatever this thread is asked from now on. */
export function answerQuestions<Asked, Found>(answer: (asked: Asked) => Found | Promise<Found>): void {
  parentPort?.on("message", ({ id, asked }: ThreadQuestion<Asked>) => {
    void (async () => answer(asked))().then(
      (found) => parentPort?.postMessage({ id, found } satisfies ThreadAnswer<Found>),
      (error: unknown) => parentPort?.postMessage({ id, problem: String(error) } satisfies ThreadAnswer<Found>),
    );
  });
}
