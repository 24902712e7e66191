import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { Unreadable } from "../table/table.ts";
import { Backlog } from "./backlog.ts";
import { Job } from "./job.ts";

const LONGEST_PAUSE_MS = 30_000;

/** What is done for one table after the other. */
interface Work {
  /** One pass over a table: when to look again at what failed, in ms; null where nothing did. */
  pass(table: string, job: Job): Promise<number | null>;
  /** Changes this close together, in ms, are one pass's. */
  readonly gatherMs: number;
  /** Of how many tables what was left undone is done at a time. */
  readonly atOnce: number;
  /** A table that cannot be read: where its log makes it anew, that is a commit like any other, and heard of. */
  mend(table: string): Promise<unknown>;
  /** Nothing is left to do at this table. */
  done(table: string): void;
  /** Hears when more or fewer tables of the line are left. */
  lineChanged(): void;
}

/** Work of one kind for all tables: a table has one pass at a time, and another as long as there is something new. */
export class Passes {
  readonly #work: Work;
  readonly #log: Logger;
  readonly #jobs = new Map<string, Job>();
  readonly #backlog: Backlog;
  #stopping = false;

  constructor(work: Work, log: Logger) {
    this.#work = work;
    this.#log = log;
    this.#backlog = new Backlog(
      work.atOnce,
      (table) => this.look(table),
      () => work.lineChanged(),
    );
  }

  /** What is under way at a table, or waits there for its next try. */
  of(table: string): Job | undefined {
    return this.#jobs.get(table);
  }

  /** What is under way. */
  get running(): Promise<void>[] {
    return [...this.#jobs.values()].flatMap(({ running }) => running ?? []);
  }

  /** How many tables of the line wait, or are being looked at. */
  get left(): number {
    return this.#backlog.left;
  }

  /** Whether a table waits in line, or is being looked at. */
  has(table: string): boolean {
    return this.#backlog.has(table) || Boolean(this.#jobs.get(table)?.running);
  }

  /** There may be something to do at this table. Resolves when there is not any more, or what there is waits. */
  look(table: string): Promise<void> {
    const job = this.#jobs.get(table) ?? new Job();
    this.#jobs.set(table, job);
    job.dirty = true;
    if (job.pause !== null) clearTimeout(job.pause);
    job.pause = null;
    job.running ??= this.#run(table, job).finally(() => {
      job.running = null;
      // Whatever came between the last look and here.
      if (job.dirty && !this.#stopping) void this.look(table);
      else if (job.pause === null) {
        this.#jobs.delete(table);
        this.#work.done(table);
      }
    });
    return job.running;
  }

  /** Somebody acts there: it waits in no line. */
  act(table: string): void {
    this.#backlog.delete(table);
    void this.look(table);
    const job = this.#jobs.get(table);
    if (job) job.acting = true;
  }

  /** What was left undone at these tables is done a few tables at a time. */
  leave(tables: readonly string[]): void {
    const idle: string[] = [];
    for (const table of tables) {
      if (this.#jobs.get(table)?.running) void this.look(table);
      else idle.push(table);
    }
    this.#backlog.add(idle);
  }

  /** What waits for its turn does so no longer. */
  hurry(): void {
    for (const job of this.#jobs.values()) job.wake();
  }

  /** Finishes what is under way, and tries nothing again. */
  stop(): void {
    this.#stopping = true;
    this.#backlog.close();
    for (const { pause } of this.#jobs.values()) if (pause !== null) clearTimeout(pause);
  }

  async #run(table: string, job: Job): Promise<void> {
    if (this.#work.gatherMs > 0) await sleep(this.#work.gatherMs);
    while (job.dirty) {
      job.dirty = false;
      try {
        const again = await this.#work.pass(table, job);
        job.failures = 0;
        if (again !== null && !job.dirty) this.#pauseFor(again, table, job);
      } catch (error) {
        if (error instanceof Unreadable) {
          this.#log.warn({ table, err: error }, "a table that cannot be read is passed over");
          await this.#work.mend(table).catch(() => undefined);
          return;
        }
        job.failures++;
        this.#log.error({ table, err: error }, "a table's thread could not be brought up to date");
        this.#pauseFor(Math.min(500 * 2 ** job.failures, LONGEST_PAUSE_MS), table, job);
      }
      if (this.#stopping && job.failures > 0) return;
    }
  }

  #pauseFor(ms: number, table: string, job: Job): void {
    if (this.#stopping) return;
    if (job.pause !== null) clearTimeout(job.pause);
    job.pause = setTimeout(() => void this.look(table), ms);
  }
}
