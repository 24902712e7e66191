/** What is kept for a time only goes when that is over, also where nobody asks for anything like it again. */
import type { Logger } from "pino";

const EVERY_MS = 60 * 60_000;

/** Deletes what has lapsed by then, in ms since the epoch. */
type DeleteLapsed = (now: number) => Promise<void>;

export class Lapsed {
  readonly #kinds: readonly DeleteLapsed[];
  readonly #clock: { now(): number };
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;

  constructor(kinds: readonly DeleteLapsed[], clock: { now(): number }, log: Logger) {
    this.#kinds = kinds;
    this.#clock = clock;
    this.#log = log;
  }

  /** Looks now and every hour. */
  start(): void {
    this.#timer = setInterval(() => void this.deleteDue(), EVERY_MS);
    void this.deleteDue();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** One kind that cannot be looked through keeps no other from being deleted. Never rejects. */
  async deleteDue(): Promise<void> {
    for (const deleteLapsed of this.#kinds)
      await deleteLapsed(this.#clock.now()).catch((error: unknown) =>
        this.#log.warn({ err: error }, "what has lapsed was not deleted"),
      );
  }
}
