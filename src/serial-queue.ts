import type { Logger } from "pino";

/** Works that are done one after the other; one that fails is logged, and the next one is done all the same. */
export class SerialQueue {
  readonly #log: Logger;
  readonly #failure: string;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  /** `failure`: what the log says of a work that has failed. */
  constructor(log: Logger, failure: string) {
    this.#log = log;
    this.#failure = failure;
  }

  /** Does it after all that came before; resolves when it is done or has failed. */
  add(work: () => Promise<void>): Promise<void> {
    this.#running = this.#running.then(work).catch((error: unknown) => this.#log.warn({ err: error }, this.#failure));
    return this.#running;
  }

  /** Calls it every so many ms until `stop`. */
  repeat(call: () => unknown, ms: number): void {
    this.#timer = setInterval(() => void call(), ms);
  }

  /** Ends what is repeated, and resolves when all that came is done. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }
}
