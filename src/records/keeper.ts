/**
 * Notes what games come to. A table whose game runs is marked in the store, and the mark goes once its result is noted: a
 * process that dies in between finds it at its next start, and noting twice is noting once.
 */
import type { Logger } from "pino";
import { madeInTurns, nextTurn } from "../piecemeal.ts";
import type { Store } from "../store/index.ts";
import { type Table, Unreadable } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { promisesIn } from "./promises.ts";
import type { Records } from "./records.ts";
import { counts, ownersOf, resultOf } from "./result.ts";

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly records: Records;
  readonly log: Logger;
}

export class RecordKeeper {
  readonly #parts: Parts;
  /** The tables that this process has marked. */
  readonly #marked = new Set<string>();
  #running: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A table is so now. What is to be done about it is done after this, one table at a time. */
  heard(table: Table): void {
    const { id, phase } = table;
    if (phase === "playing" && counts(table) && !this.#marked.has(id)) {
      this.#marked.add(id);
      this.#then(id, async () => void (await this.#marks().set(id, {})));
    } else if (phase === "over" || phase === "ended") {
      this.#marked.delete(id);
      this.#then(id, () => this.#settle(id));
    }
  }

  /** What a start finds: tables that ended while nobody could note it. */
  start(): void {
    this.#then("", async () => {
      for await (const [id] of this.#marks().entries()) {
        await nextTurn();
        // There may be thousands: those that run need not be read for it.
        const loaded = await this.#parts.store.load(id, true);
        if (!loaded?.snapshot.includes('"phase":"playing"')) await this.#settle(id);
      }
    });
  }

  /** Resolves once all that was heard is done. */
  async done(): Promise<void> {
    await this.#running;
  }

  #then(table: string, work: () => Promise<void>): void {
    this.#running = this.#running.then(work).catch((error: unknown) => {
      this.#marked.delete(table);
      this.#parts.log.warn({ table, err: error }, "a game's result was not noted; the next start looks again");
    });
  }

  async #settle(id: string): Promise<void> {
    const { store, tables, records } = this.#parts;
    if ((await this.#marks().get(id)) === undefined) return;
    const table = await this.#load(id, tables);
    if (table?.phase === "playing" || table?.phase === "lobby") return;
    if (table?.phase === "over" && counts(table)) {
      const on = await records.onRecord(ownersOf(table));
      const promises = on.size > 0 ? await madeInTurns(promisesIn(await store.log(id))) : [];
      const result = resultOf(table, on, promises);
      if (result !== null) await records.note(table.guild, result);
    }
    await this.#marks().delete(id);
  }

  /** Null where the table is gone, or can never be read. */
  async #load(id: string, tables: Tables): Promise<Table | null> {
    try {
      return await tables.load(id);
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }

  #marks() {
    return this.#parts.store.documents("records-open");
  }
}
