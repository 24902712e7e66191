/** A thread of its own for work that would hold the main one: questions go to it as data, and answers come back. */
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadQuestion } from "./answering.ts";
import { threadProgram } from "./program.ts";

interface Waiting<Found> {
  resolve(found: Found): void;
  reject(problem: Error): void;
}

interface Parts {
  /** "the thread of practice opponents": how it is called when something is wrong with it. */
  readonly name: string;
  /** Its first module. */
  readonly entry: URL;
  /** Nothing takes that long: the thread is stuck, in ms. */
  readonly stuckMs: number;
  /** What it may take before it is ended, in MB; Node's own measure where nothing is said. */
  readonly mostMemoryMb?: number;
}

/** Starts with the first question, and again with the next one after it has broken down. */
export class WorkerThread<Asked, Found> {
  readonly #parts: Parts;
  #worker: Worker | null = null;
  #program: Promise<string> | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting<Found> & { readonly worker: Worker }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Rejects where the thread cannot answer, breaks down or gets stuck. */
  async ask(asked: Asked): Promise<Found> {
    const id = ++this.#last;
    const worker = await this.#started();
    let stuck: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Found>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject, worker });
        stuck = setTimeout(() => this.#broken(worker, new Error(`${this.#parts.name} is stuck`)), this.#parts.stuckMs);
        const question: ThreadQuestion<Asked> = { id, asked };
        worker.postMessage(question);
      });
    } finally {
      clearTimeout(stuck);
      this.#waiting.delete(id);
    }
  }

  /** Starts the thread, so that the first question finds it there. */
  prepare(): void {
    // Where it cannot start, the first question says so.
    if (this.#worker === null) void this.#started().catch(() => undefined);
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #started(): Promise<Worker> {
    if (this.#worker !== null) return this.#worker;
    this.#program ??= threadProgram(this.#parts.entry);
    let text: string;
    try {
      text = await this.#program;
    } catch (error) {
      this.#program = null;
      throw error;
    }
    if (this.#worker !== null) return this.#worker;
    // Nothing that the program was started with is for it.
    const { mostMemoryMb } = this.#parts;
    const limits = mostMemoryMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } };
    const worker = new Worker(text, { eval: true, execArgv: [], ...limits });
    worker.unref();
    worker.on("message", (answer: ThreadAnswer<Found>) => {
      const waiting = this.#waiting.get(answer.id);
      if ("problem" in answer) waiting?.reject(new Error(answer.problem));
      else waiting?.resolve(answer.found);
    });
    worker.on("error", (error) => this.#broken(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#broken(worker, new Error(`${this.#parts.name} has ended`)));
    this.#worker = worker;
    return worker;
  }

  #broken(worker: Worker, problem: Error): void {
    if (this.#worker === worker) this.#worker = null;
    void worker.terminate();
    for (const waiting of this.#waiting.values()) if (waiting.worker === worker) waiting.reject(problem);
  }
}
