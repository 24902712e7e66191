import { isBug, StoreUnavailable } from "../errors.ts";
import type { Environment } from "./environment.ts";

/** How the embedded store reads and writes: whole transactions, synced before they are answered. */
export class Writer {
  readonly #environment: Environment;
  #closed = false;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Runs one transaction, atomic across processes; resolves when it is on the disk. A throw undoes it whole. */
  async write<T>(work: (environment: Environment) => T): Promise<T> {
    this.#check();
    const { root } = this.#environment;
    let written = false;
    try {
      const result = await root.childTransaction(() => work(this.#environment));
      written = true;
      await root.flushed;
      return result;
    } catch (error) {
      throw unavailable(error, !written);
    }
  }

  /** Reads at one point in time, after everything that any process has committed by now. */
  read<T>(work: (environment: Environment) => T): T {
    this.#check();
    try {
      this.#environment.root.resetReadTxn();
      return work(this.#environment);
    } catch (error) {
      throw unavailable(error, true);
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#environment.root.close();
  }

  #check(): void {
    if (this.#closed) throw new StoreUnavailable("The store is closed", { nothingChanged: true });
  }
}

function unavailable(error: unknown, nothingChanged: boolean): unknown {
  if (isBug(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`The embedded store failed: ${reason}`, { nothingChanged, cause: error });
}
