import { setTimeout as sleep } from "node:timers/promises";

interface Waiting {
  readonly id: string;
  urgent: boolean;
  readonly work: () => Promise<void>;
  readonly stop: (reason: unknown) => void;
}

/** Work done one piece after the other, each begun at least so many ms after the one before it; what is urgent goes first. */
export class Paced {
  readonly #everyMs: number;
  readonly #waiting: Waiting[] = [];
  #running = false;
  #stopped: unknown;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** Settles as `work` does, once its turn has come. */
  add<T>(id: string, urgent: boolean, work: () => Promise<T>): Promise<T> {
    if (this.#stopped !== undefined) return Promise.reject(this.#stopped);
    return new Promise<T>((resolve, stop) => {
      this.#waiting.push({ id, urgent, work: () => work().then(resolve, stop), stop });
      if (!this.#running) void this.#run();
    });
  }

  /** Where this still waits, it is urgent now. */
  hurry(id: string): void {
    for (const each of this.#waiting) if (each.id === id) each.urgent = true;
  }

  /** Begins nothing more: what waits, and what comes, is rejected with `reason`. */
  stop(reason: unknown): void {
    this.#stopped = reason;
    for (const { stop } of this.#waiting.splice(0)) stop(reason);
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      const urgent = this.#waiting.findIndex((each) => each.urgent);
      const [next] = this.#waiting.splice(Math.max(0, urgent), 1);
      if (next === undefined) break;
      await Promise.all([next.work(), sleep(this.#everyMs, null, { ref: false })]);
    }
    this.#running = false;
  }
}
