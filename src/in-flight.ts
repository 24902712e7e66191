import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** How long what can wait does wait, again and again, while something is being answered, in ms. */
const BUSY_PAUSE_MS = 20;

/** What is being answered just now. */
export class InFlight {
  readonly #answers = new Set<Promise<unknown>>();

  /** Counts an answer, which never rejects, until it is given. */
  add(answer: Promise<unknown>): void {
    this.#answers.add(answer);
    void answer.finally(() => this.#answers.delete(answer));
  }

  /** Resolves when everything is answered that is under way now. */
  async done(): Promise<void> {
    await Promise.all(this.#answers);
  }

  /** For work that nobody waits for, between its pieces: whatever has come meanwhile is taken up first. */
  async pause(): Promise<void> {
    await (this.#answers.size > 0 ? sleep(BUSY_PAUSE_MS) : nextTurn());
  }
}
