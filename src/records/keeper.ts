/**
 * Notes what games come to. A table whose game runs is marked in the store, and the mark goes once its result is noted: a
 * process that dies in between finds it at its next start, and noting twice is noting once.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { madeInTurns } from "../piecemeal.ts";
import type { Store } from "../store/index.ts";
import { readable } from "../table/readable.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { promisesIn } from "./promises.ts";
import type { Records } from "./records.ts";
import { belongsOnRecord, ownersOf, resultOf } from "./result.ts";

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly records: Records;
  readonly log: Logger;
}

/** How long a start rests after each table that it has looked at, in ms: whoever plays goes before. */
const REST_MS = 5;

export class RecordKeeper {
  readonly #parts: Parts;
  /** The tables that this process has marked. */
  readonly #marked = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  #looking: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A table is so now. What is to be done about it is done after this, one table at a time. */
  heard(table: Table): void {
    const { id, phase } = table;
    if (phase === "playing" && belongsOnRecord(table) && !this.#marked.has(id)) {
      this.#marked.add(id);
      this.#then(id, async () => void (await this.#marks().set(id, {})));
    } else if (phase === "over" || phase === "ended") {
      this.#marked.delete(id);
      this.#then(id, () => this.#settle(id));
    }
  }

  /**
   * Looks for what a start finds: tables that ended while nobody could note it. There may be thousands, so that it goes
   * beside everything else, one table at a time; what is heard of meanwhile does not wait for it.
   */
  start(): void {
    this.#looking = this.#look().catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, "not all games were looked at; the next start looks again");
    });
  }

  async #look(): Promise<void> {
    for await (const [id] of this.#marks().entries()) {
      if (this.#stopping) return;
      // Those that run need not be read for it, and nothing of them is held on to.
      const loaded = await this.#parts.store.load(id, true);
      if (!loaded?.snapshot.includes('"phase":"playing"')) await this.#then(id, () => this.#settle(id));
      await sleep(REST_MS);
    }
  }

  /** Resolves once all that was heard is done, and a start has looked at every table. */
  async done(): Promise<void> {
    await this.#looking;
    await this.#running;
  }

  /** Resolves once all that was heard is done. What a start has not looked at yet is left to the next one. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.done();
  }

  #then(table: string, work: () => Promise<void>): Promise<void> {
    this.#running = this.#running.then(work).catch((error: unknown) => {
      this.#marked.delete(table);
      this.#parts.log.warn({ table, err: error }, "a game's result was not noted; the next start looks again");
    });
    return this.#running;
  }

  async #settle(id: string): Promise<void> {
    const { store, tables, records } = this.#parts;
    if ((await this.#marks().get(id)) === undefined) return;
    const table = await readable(tables, id);
    if (table?.phase === "playing" || table?.phase === "lobby") return;
    if (table?.phase === "over" && belongsOnRecord(table)) {
      const on = await records.onRecord(ownersOf(table));
      const promises = on.size > 0 ? await madeInTurns(promisesIn(await store.log(id))) : [];
      const result = resultOf(table, on, promises);
      if (result !== null) await records.note(table.guild, result);
    }
    await this.#marks().delete(id);
  }

  #marks() {
    return this.#parts.store.documents("records-open");
  }
}
