import { isBug, StoreUnavailable } from "../errors.ts";
import type { Environment } from "./environment.ts";

interface Waiting {
  /** Does the work inside the transaction; gives what to do when that is on the disk. `within`: others do theirs there too. */
  run(within: boolean): () => void;
  reject(error: unknown): void;
}

/**
 * How the embedded store reads and writes: whole transactions, on the disk before they are answered. All work that was
 * asked for in one turn shares one transaction and its sync.
 *
 * LMDB's own asynchronous transactions are not used: when one cannot be written, say on a full disk, they leave behind
 * rejections that nobody can catch, which end the process. So the turn waits for the disk, a fraction of a ms on an SSD.
 */
export class Writer {
  readonly #environment: Environment;
  #waiting: Waiting[] = [];
  #closed = false;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Runs one transaction, atomic across processes; resolves when it is on the disk. A throw undoes it whole. */
  write<T>(work: (environment: Environment) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#check();
      const { root } = this.#environment;
      const run = (within: boolean) => {
        // One of its own inside, so that what throws undoes nothing of the others.
        const result = within ? root.transactionSync(() => work(this.#environment)) : work(this.#environment);
        return () => resolve(result);
      };
      if (this.#waiting.push({ run, reject }) === 1) setImmediate(() => this.#flush());
    });
  }

  /** Does at once what is a whole by itself, in files of its own. */
  alone<T>(work: () => T): T {
    this.#check();
    try {
      return work();
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Reads at one point in time, after everything that any process has committed by now. */
  read<T>(work: (environment: Environment) => T): T {
    this.#check();
    try {
      this.#environment.root.resetReadTxn();
      return work(this.#environment);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#flush();
    this.#closed = true;
    await this.#environment.root.close();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const answers: (() => void)[] = [];
    const [first] = waiting;
    try {
      this.#environment.root.transactionSync(() => {
        if (first && waiting.length === 1) {
          answers.push(first.run(false));
          return;
        }
        for (const { run, reject } of waiting) {
          try {
            answers.push(run(true));
          } catch (error) {
            answers.push(() => reject(unavailable(error)));
          }
        }
      });
    } catch (error) {
      for (const { reject } of waiting) reject(unavailable(error));
      return;
    }
    for (const answer of answers) answer();
  }

  #check(): void {
    if (this.#closed) throw new StoreUnavailable("The store is closed", { nothingChanged: true });
  }
}

function unavailable(error: unknown): unknown {
  if (isBug(error) || error instanceof StoreUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`The embedded store failed: ${reason}`, { nothingChanged: true, cause: error });
}
