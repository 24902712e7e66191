import { Keyv } from "keyv";
import { DecodedTexts } from "../decoded.ts";
import { checkNamespace, type Documents, KeyvDocuments } from "../documents.ts";
import { type LimitRule, memoryLimit, type RateLimit } from "../limits.ts";
import {
  CLAIM_MS,
  type Commit,
  type CommitResult,
  type Lasting,
  type Loaded,
  type Store,
  type StoredAnnouncement,
  type TableCopy,
} from "../store.ts";
import { commitTable, moveDeadline, removeRecord } from "./commit.ts";
import { copyTable, restoreTable } from "./copying.ts";
import { EmbeddedDocuments } from "./documents.ts";
import type { Environment } from "./environment.ts";
import { Leases } from "./leases.ts";
import { Writer } from "./writer.ts";

/** Of how many tables what lasts is kept, so that it need not be read again. */
const TABLES_KEPT = 200;
const LAST = Number.MAX_SAFE_INTEGER;

/** Tables and documents in LMDB, in one transaction each. */
export class EmbeddedStore implements Store {
  readonly #writer: Writer;
  readonly #leases: Leases;
  readonly #documents = new Map<string, Documents>();
  readonly #decoded = new DecodedTexts();
  /** What lasts of the tables that were read last, the least lately used first. */
  readonly #known = new Map<string, Lasting>();
  readonly #listeners = new Set<(table: string, version: number) => void>();

  constructor(environment: Environment) {
    this.#writer = new Writer(environment);
    this.#leases = new Leases(environment.leases);
  }

  async load(table: string, once = false): Promise<Loaded | null> {
    return this.#writer.read((environment) => {
      const record = environment.tables.get(table);
      const snapshot = environment.snapshots.get(table);
      if (!record || snapshot === undefined) return null;
      const { version, lasting: id } = record;
      if (id === undefined) return { version, snapshot };
      return { version, snapshot, lasting: this.#lasting(environment, table, id, once) };
    });
  }

  /** What lasts of a table, read the first time only unless it is not to be held on to. */
  #lasting(environment: Environment, table: string, id: string, once: boolean): Lasting {
    const known = this.#known.get(table);
    const lasting = known?.id === id ? known : { id, text: environment.lasting.get(table) ?? "" };
    if (once && !known) return lasting;
    this.#known.delete(table);
    this.#known.set(table, lasting);
    const oldest = this.#known.keys().next();
    if (this.#known.size > TABLES_KEPT && !oldest.done) this.#known.delete(oldest.value);
    return lasting;
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const result = await this.#writer.write((environment) => commitTable(environment, commit));
    if (result.outcome === "committed") for (const listener of this.#listeners) listener(commit.table, result.version);
    return result;
  }

  async committed(table: string, key: string): Promise<number | null> {
    return this.#writer.read(({ keys }) => keys.get([table, key]) ?? null);
  }

  async log(table: string, from = 0): Promise<string[]> {
    return this.#writer.read(({ log }) =>
      [...log.getRange({ start: [table, from + 1], end: [table, LAST] })].map(({ value }) => value),
    );
  }

  async outbox(table: string): Promise<StoredAnnouncement[]> {
    return this.#writer.read(({ outbox }) =>
      [...outbox.getRange({ start: [table, 0], end: [table, LAST] })].map(({ key, value }) => ({
        id: key[1],
        text: value,
      })),
    );
  }

  async announced(table: string, upTo: number): Promise<void> {
    await this.#writer.write(({ outbox, pending }) => {
      for (const key of [...outbox.getKeys({ start: [table, 0], end: [table, upTo + 1] })]) outbox.removeSync(key);
      const left = [...outbox.getKeys({ start: [table, 0], end: [table, LAST], limit: 1 })];
      if (left.length === 0) pending.removeSync(table);
    });
  }

  async pending(): Promise<string[]> {
    return this.#writer.read(({ pending }) => [...pending.getKeys()]);
  }

  async find(name: string): Promise<string | null> {
    return this.#writer.read(({ index }) => index.get(name)?.value ?? null);
  }

  async *tables(): AsyncIterable<string> {
    yield* this.#writer.read(({ tables }) => [...tables.getKeys()]);
  }

  async copy(table: string): Promise<TableCopy | null> {
    return this.#writer.read((environment) => copyTable(environment, table));
  }

  restore(copy: TableCopy): Promise<boolean> {
    return this.#writer.write((environment) => restoreTable(environment, copy));
  }

  async namespaces(): Promise<string[]> {
    return this.#writer.read(({ documents }) => [...new Set(documents.getKeys().map(([namespace]) => namespace))]);
  }

  async remove(table: string): Promise<void> {
    await this.#writer.write((environment) => removeRecord(environment, table));
  }

  async lease(name: string, holder: string, ms: number): Promise<boolean> {
    return this.#writer.alone(() => this.#leases.take(name, holder, ms));
  }

  async release(name: string, holder: string): Promise<void> {
    this.#writer.alone(() => this.#leases.giveBack(name, holder));
  }

  async isLeased(name: string): Promise<boolean> {
    return this.#leases.isHeld(name);
  }

  async due(now: number, limit: number): Promise<string[]> {
    // Looking first spares a write transaction, with its sync, whenever nothing is due.
    const range = { start: [0], end: [now, "\u{10FFFF}"], limit };
    if (this.#writer.read(({ deadlines }) => [...deadlines.getKeys({ ...range, limit: 1 })]).length === 0) return [];
    return this.#writer.write((environment) => {
      const claimed = [...environment.deadlines.getKeys(range)].map(([, table]) => table);
      for (const table of claimed) moveDeadline(environment, table, now + CLAIM_MS);
      return claimed;
    });
  }

  documents(namespace: string): Documents {
    const known = this.#documents.get(namespace);
    if (known) return known;
    const raw = new EmbeddedDocuments(this.#writer, checkNamespace(namespace));
    const documents = new KeyvDocuments(new Keyv<unknown>(raw, { useKeyPrefix: false }), raw, namespace, this.#decoded);
    this.#documents.set(namespace, documents);
    return documents;
  }

  limit(rule: LimitRule): RateLimit {
    return memoryLimit(rule);
  }

  changes(listener: (table: string, version: number) => void): () => void {
    const mine = (table: string, version: number) => listener(table, version);
    this.#listeners.add(mine);
    return () => this.#listeners.delete(mine);
  }

  async ping(): Promise<void> {
    this.#writer.read(({ tables }) => [...tables.getKeys({ limit: 1 })]);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#writer.close();
    await this.#leases.close();
  }
}
