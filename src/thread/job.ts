/** One table's work in this process: its thread's, or its hands'. */
import type { SaidUpTo } from "./pass/reconcile.ts";

/** For how long edits are put off at most while there is always something new to say, in ms. */
const LONGEST_PUT_OFF_MS = 2_500;

export class Job {
  #dirty = false;
  readonly #listeners = new Set<() => void>();
  running: Promise<void> | null = null;
  /** Looks again at what failed; whatever comes before cuts the pause short. */
  pause: NodeJS.Timeout | null = null;
  failures = 0;
  /** Somebody acts here: it waits in no line. */
  acting = false;
  /** Of the hands: what the outbox is rid of once they are shown, so that the thread need not be looked at again. */
  said: SaidUpTo | null = null;
  /** Since when edits are put off for what is new, by the monotonic clock; null where they are not. */
  #putOff: number | null = null;

  /** Whether there is something that the last pass has not seen. */
  get dirty(): boolean {
    return this.#dirty;
  }

  set dirty(dirty: boolean) {
    this.#dirty = dirty;
    if (dirty) this.wake();
  }

  /** Cuts short what waits here. */
  wake(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `listener` whenever there is something new; the answer stops it. */
  onNews(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves after so many ms, or as soon as there is something new. */
  async rest(ms: number): Promise<void> {
    if (this.#dirty) return;
    await new Promise<void>((resolve) => {
      const over = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(over, ms);
      const stop = this.onNews(over);
    });
  }

  /** Whether what is new goes before what is only to be edited; not for ever. */
  putsOff(): boolean {
    if (!this.#dirty) return false;
    this.#putOff ??= performance.now();
    return performance.now() - this.#putOff < LONGEST_PUT_OFF_MS;
  }

  /** A pass has left nothing for later, or nothing new has come: what is put off from now on is put off anew. */
  caughtUp(): void {
    this.#putOff = null;
  }
}
