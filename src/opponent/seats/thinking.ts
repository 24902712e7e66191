import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build, stop } from "esbuild";
import type { Action, Game, SeatIndex } from "../../engine/index.ts";
import type { Asked } from "./worker.ts";

/** What the thread has found: an action, none, or what went wrong. */
interface Found {
  readonly id: number;
  readonly action: Action | null;
  readonly problem?: string;
}

interface Waiting {
  resolve(action: Action | null): void;
  reject(problem: Error): void;
}

/** Nobody thinks that long: the thread is stuck, or far too slow, in ms. */
const STUCK_MS = 20_000;

/** The thread's modules as one text: put together as the program's own are, since a thread reads no TypeScript. */
async function program(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./worker.ts", import.meta.url))],
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    write: false,
  });
  // The compiler is a process of its own.
  await stop();
  const [made] = outputFiles;
  if (!made) throw new Error("the thread of practice opponents could not be put together");
  return made.text;
}

/** The thread in which practice opponents think; it starts with the first question, and again after it has broken down. */
export class Thinking {
  #worker: Worker | null = null;
  #program: Promise<string> | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What this seat does, or null where it can do nothing. Rejects where the thread breaks down or gets stuck. */
  async think(game: Game, seat: SeatIndex, seed: string): Promise<Action | null> {
    const id = ++this.#last;
    const asked: Asked = { id, game, seat, seed };
    const worker = await this.#started();
    let stuck: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Action | null>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        stuck = setTimeout(
          () => this.#broken(worker, new Error("the thread of practice opponents is stuck")),
          STUCK_MS,
        );
        worker.postMessage(asked);
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
    this.#program ??= program();
    const text = await this.#program;
    if (this.#worker !== null) return this.#worker;
    // Nothing that the program was started with is for it.
    const worker = new Worker(text, { eval: true, execArgv: [] });
    worker.unref();
    worker.on("message", ({ id, action, problem }: Found) => {
      const waiting = this.#waiting.get(id);
      if (problem === undefined) waiting?.resolve(action);
      else waiting?.reject(new Error(problem));
    });
    worker.on("error", (error) => this.#broken(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#broken(worker, new Error("the thread of practice opponents has ended")));
    this.#worker = worker;
    return worker;
  }

  #broken(worker: Worker, problem: Error): void {
    if (this.#worker === worker) this.#worker = null;
    void worker.terminate();
    for (const waiting of this.#waiting.values()) waiting.reject(problem);
  }
}
