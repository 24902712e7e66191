import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Desk } from "./posting.ts";
import { reconcile } from "./reconcile.ts";
import { OtherFormat } from "./table.ts";

/** A lease dies this soon after its process, in ms; it is renewed while a pass takes longer. */
const LEASE_MS = 2_000;
const RENEW_MS = 600;
/** How soon after another process had the lease to look again. */
const LOOK_AGAIN_MS = 250;
/** How often a message is edited in place at most. */
const EDIT_MS = 1_000;
/** Changes this close together are shown by one pass. */
const GATHER_MS = 25;
/** How often to look for what a lost connection kept from being heard. */
const SWEEP_MS = 15_000;
const LONGEST_PAUSE_MS = 30_000;

/** One table's work in this process. */
interface Round {
  dirty: boolean;
  running: Promise<void> | null;
  editedAt: number;
  failures: number;
}

/**
 * Keeps the threads of all tables up to date: hears of commits, here and in other processes, and brings each table's
 * thread up to what the store says, one process at a time.
 */
export class Announcer {
  readonly #desk: Desk;
  readonly #log: Logger;
  readonly #holder = randomUUID();
  readonly #rounds = new Map<string, Round>();
  #unsubscribe: (() => void) | null = null;
  #sweep: NodeJS.Timeout | null = null;
  #stopping = false;
  /** How many callers wait for everything to be shown: edits do not wait for their turn meanwhile. */
  #hurried = 0;

  constructor(desk: Omit<Desk, "mayEdit" | "edited">, log: Logger) {
    this.#log = log;
    this.#desk = {
      ...desk,
      mayEdit: (table) => this.#inHurry() || Date.now() - this.#round(table).editedAt >= EDIT_MS,
      edited: (table) => {
        this.#round(table).editedAt = Date.now();
      },
    };
  }

  /** Starts with what an earlier process left unsaid. */
  async start(): Promise<void> {
    this.#unsubscribe = this.#desk.store.changes((table) => this.touch(table));
    this.#sweep = setInterval(() => void this.#lookForPending(), SWEEP_MS);
    for (const table of await this.#desk.store.pending()) this.touch(table);
  }

  /** This table's thread may be behind. */
  touch(table: string): void {
    const round = this.#round(table);
    round.dirty = true;
    round.running ??= this.#run(table, round).finally(() => {
      round.running = null;
      // Whatever came between the last look and here.
      if (round.dirty && !this.#stopping) this.touch(table);
      else if (Date.now() - round.editedAt > EDIT_MS) this.#rounds.delete(table);
    });
  }

  /** Resolves when every table that this process heard of shows what the store says. */
  async flush(): Promise<void> {
    this.#hurried++;
    try {
      for (const table of await this.#desk.store.pending()) this.touch(table);
      for (;;) {
        const running = [...this.#rounds.values()].flatMap((round) => round.running ?? []);
        if (running.length === 0) return;
        await Promise.all(running);
      }
    } finally {
      this.#hurried--;
    }
  }

  /** Hears no more, finishes what it is doing, and says what is left without waiting for its turn to edit. */
  async stop(): Promise<void> {
    this.#unsubscribe?.();
    if (this.#sweep !== null) clearInterval(this.#sweep);
    this.#stopping = true;
    await Promise.all([...this.#rounds.values()].map((round) => round.running));
  }

  #inHurry(): boolean {
    return this.#stopping || this.#hurried > 0;
  }

  #round(table: string): Round {
    const known = this.#rounds.get(table);
    if (known) return known;
    const round: Round = { dirty: false, running: null, editedAt: 0, failures: 0 };
    this.#rounds.set(table, round);
    return round;
  }

  async #run(table: string, round: Round): Promise<void> {
    await sleep(GATHER_MS);
    while (round.dirty) {
      round.dirty = false;
      try {
        const waiting = await this.#pass(table);
        round.failures = 0;
        if (waiting === null) {
          round.dirty = true;
          await sleep(LOOK_AGAIN_MS);
        } else if (waiting) {
          round.dirty = true;
          await this.#untilEdit(round);
        }
      } catch (error) {
        if (error instanceof OtherFormat) {
          this.#log.warn({ table, err: error }, "a table of another version is left as it is");
          return;
        }
        round.failures++;
        this.#log.error({ table, err: error }, "a table's thread could not be brought up to date");
        if (this.#stopping) return;
        round.dirty = true;
        await sleep(Math.min(500 * 2 ** round.failures, LONGEST_PAUSE_MS));
      }
      if (this.#stopping && round.failures > 0) return;
    }
  }

  /** New things to say cut the wait short: they are not edits. */
  async #untilEdit(round: Round): Promise<void> {
    const until = round.editedAt + EDIT_MS;
    round.dirty = false;
    while (Date.now() < until && !round.dirty && !this.#inHurry()) {
      await sleep(Math.min(GATHER_MS * 2, Math.max(1, until - Date.now())));
    }
    round.dirty = true;
  }

  /** One pass under the table's lease: whether something waits for its turn, or null where another process is at it. */
  async #pass(table: string): Promise<boolean | null> {
    const { store } = this.#desk;
    const lease = `announce:${table}`;
    if (!(await store.lease(lease, this.#holder, LEASE_MS))) return null;
    const renew = setInterval(() => {
      store.lease(lease, this.#holder, LEASE_MS).catch(() => undefined);
    }, RENEW_MS);
    try {
      return (await reconcile(this.#desk, table)).waiting;
    } finally {
      clearInterval(renew);
      await store.release(lease, this.#holder).catch(() => undefined);
    }
  }

  async #lookForPending(): Promise<void> {
    try {
      for (const table of await this.#desk.store.pending()) this.touch(table);
    } catch (error) {
      this.#log.warn({ err: error }, "the store did not say what is left to announce");
    }
  }
}
