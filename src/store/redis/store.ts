import { randomUUID } from "node:crypto";
import { Keyv, default as KeyvRedis } from "@keyv/redis";
import { DecodedTexts } from "../decoded.ts";
import { checkNamespace, type Documents, KeyvDocuments } from "../documents.ts";
import { StoreUnavailable } from "../errors.ts";
import type { LimitRule, RateLimit } from "../limits.ts";
import {
  type Commit,
  type CommitResult,
  KEYS_KEPT,
  type Loaded,
  type Store,
  type StoredAnnouncement,
  type TableCopy,
} from "../store.ts";
import type { Connection } from "./connection.ts";
import { copyTable, restoreTable } from "./copying.ts";
import { DocumentKeys } from "./document-keys.ts";
import { RedisDocuments } from "./documents.ts";
import { CHANGES, documentsPrefix, indexKey, keysOf, leaseKey, REGISTRY } from "./keys.ts";
import { redisLimit } from "./limit.ts";
import { ms, TableHints } from "./registry.ts";
import { list, number, text, textOrNull, texts } from "./reply.ts";
import * as scripts from "./scripts.ts";

/** Of how many tables the newest snapshot is kept, so that it need not be sent again. */
const TABLES_KEPT = 200;

interface Known {
  /** What the commit that wrote the snapshot signed it with. */
  readonly stamp: string;
  readonly loaded: Loaded;
}

/** Tables as scripts on the raw client, which throws when Redis is gone; documents through Keyv. */
export class RedisStore implements Store {
  readonly #connection: Connection;
  readonly #registry: TableHints;
  readonly #documentKeys: DocumentKeys;
  readonly #documents = new Map<string, Documents>();
  readonly #decoded = new DecodedTexts();
  readonly #stops = new Set<() => void>();
  /** The tables that were read or written last, the least lately used first. */
  readonly #known = new Map<string, Known>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#registry = new TableHints(connection);
    this.#documentKeys = new DocumentKeys(connection);
  }

  async load(table: string, once = false): Promise<Loaded | null> {
    const known = this.#known.get(table);
    const has = known ? [String(known.loaded.version), known.stamp] : ["", ""];
    const reply = await this.#connection.operation((sender) =>
      sender.run(scripts.loadScript, [keysOf(table).state], has),
    );
    const [version, stamp, snapshot, id, lasting] = list(reply);
    if (version === null || version === undefined) return null;
    // Left out where this process has it: most of what a Redis would have to send.
    if (snapshot === undefined && known) return known.loaded;
    const loaded = {
      version: number(version),
      snapshot: text(snapshot),
      ...(textOrNull(id ?? null) === null ? {} : { lasting: { id: text(id), text: text(lasting) } }),
    };
    const written = textOrNull(stamp ?? null);
    if (written !== null && (known || !once)) this.#keep(table, { stamp: written, loaded });
    return loaded;
  }

  /** Keeps what was written; not where something of it that lasts was read by nobody here. */
  #committed({ table, seen, snapshot, lasting }: Commit, stamp: string, version: number): void {
    const before = this.#known.get(table)?.loaded;
    this.#known.delete(table);
    if (lasting?.text !== undefined) {
      this.#keep(table, { stamp, loaded: { version, snapshot, lasting: { id: lasting.id, text: lasting.text } } });
    } else if (lasting !== undefined) {
      if (before?.lasting?.id !== lasting.id) return;
      this.#keep(table, { stamp, loaded: { version, snapshot, lasting: before.lasting } });
    } else if (seen === 0) {
      this.#keep(table, { stamp, loaded: { version, snapshot } });
    } else if (before?.version === seen) {
      this.#keep(table, { stamp, loaded: { ...before, version, snapshot } });
    }
  }

  #keep(table: string, known: Known): void {
    this.#known.delete(table);
    this.#known.set(table, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > TABLES_KEPT && !oldest.done) this.#known.delete(oldest.value);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { table, key, index = {} } = commit;
    const stamp = randomUUID();
    let begun = false;
    try {
      const [outcome, at] = await this.#connection.operation(async (sender) => {
        const [time] = await Promise.all([
          this.#registry.announce(sender, table, commit.outbox.length > 0, commit.deadline),
          ...Object.keys(index).map((name) => sender.send("SADD", indexKey(name), table)),
        ]);
        const { state, log, outbox, keys, index: names } = keysOf(table);
        const values = [
          table,
          String(commit.seen),
          key,
          commit.entry,
          commit.snapshot,
          ms(commit.deadline),
          String(time),
        ];
        values.push(String(scripts.COMMIT_WINDOW_MS), String(KEYS_KEPT), CHANGES, stamp);
        values.push(commit.lasting?.id ?? "", commit.lasting?.text ?? "");
        values.push(String(commit.outbox.length), ...commit.outbox);
        for (const [name, value] of Object.entries(index)) values.push(name, value === null ? "0" : "1", value ?? "");
        begun = true;
        return list(await sender.run(scripts.commitScript, [state, log, outbox, keys, names], values));
      });
      const version = number(at);
      if (outcome === "committed") this.#committed(commit, stamp, version);
      if (outcome === "committed" || outcome === "duplicate" || outcome === "lost") return { outcome, version };
    } catch (error) {
      if (begun || !(error instanceof StoreUnavailable)) throw error;
      throw new StoreUnavailable(error.message, { nothingChanged: true, cause: error.cause });
    }
    throw new StoreUnavailable("A commit reached Redis too late to be taken", { nothingChanged: true });
  }

  async committed(table: string, key: string): Promise<number | null> {
    const reply = await this.#connection.operation((sender) => sender.send("ZSCORE", keysOf(table).keys, key));
    return reply === null ? null : number(reply);
  }

  async log(table: string, from = 0): Promise<string[]> {
    const { log } = keysOf(table);
    return texts(await this.#connection.operation((sender) => sender.send("LRANGE", log, String(from), "-1")));
  }

  async outbox(table: string): Promise<StoredAnnouncement[]> {
    const { state, outbox } = keysOf(table);
    const reply = await this.#connection.operation((sender) => sender.run(scripts.outboxScript, [state, outbox], []));
    const [announced, ...rest] = texts(reply);
    return rest.map((text, at) => ({ id: number(announced) + at + 1, text }));
  }

  async announced(table: string, upTo: number): Promise<void> {
    const { state, outbox } = keysOf(table);
    await this.#connection.operation((sender) =>
      sender.run(scripts.acknowledgeScript, [state, outbox], [String(upTo)]),
    );
  }

  pending(): Promise<string[]> {
    return this.#registry.pending();
  }

  /** Asks every table that may know: the newest entry counts. Mostly there is one. */
  find(name: string): Promise<string | null> {
    return this.#connection.operation(async (sender) => {
      const candidates = texts(await sender.send("SMEMBERS", indexKey(name)));
      const answers = await Promise.all(candidates.map((table) => sender.send("HGET", keysOf(table).index, name)));
      const entries = answers.map(textOrNull).filter((answer) => answer !== null);
      const newest = entries.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0];
      return newest === undefined ? null : newest.slice(newest.indexOf(":") + 1);
    });
  }

  tables(): AsyncIterable<string> {
    return this.#registry.tables();
  }

  copy(table: string): Promise<TableCopy | null> {
    return this.#connection.operation((sender) => copyTable(sender, table));
  }

  restore(copy: TableCopy): Promise<boolean> {
    return this.#connection.operation((sender) => restoreTable(sender, this.#registry, copy));
  }

  async namespaces(): Promise<string[]> {
    const found = new Set<string>();
    const prefix = documentsPrefix("");
    for await (const key of this.#connection.scan(`${prefix}*`)) {
      const end = key.indexOf("::", prefix.length);
      if (end > 0) found.add(key.slice(prefix.length, end));
    }
    return [...found];
  }

  /** The table goes first: what is left of it elsewhere are hints, which then lead nowhere. */
  async remove(table: string): Promise<void> {
    this.#known.delete(table);
    await this.#connection.operation(async (sender) => {
      const keys = keysOf(table);
      const names = texts(await sender.send("HKEYS", keys.index));
      await sender.send("DEL", keys.state, keys.log, keys.outbox, keys.keys, keys.index);
      await Promise.all(names.map((name) => sender.send("SREM", indexKey(name), table)));
      await this.#registry.forget(sender, table);
    });
  }

  async lease(name: string, holder: string, ms: number): Promise<boolean> {
    const key = leaseKey(name);
    return (
      (await this.#connection.operation((sender) => sender.run(scripts.leaseScript, [key], [holder, String(ms)]))) === 1
    );
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#connection.operation((sender) => sender.run(scripts.releaseScript, [leaseKey(name)], [holder]));
  }

  async isLeased(name: string): Promise<boolean> {
    return (await this.#connection.operation((sender) => sender.send("EXISTS", leaseKey(name)))) === 1;
  }

  due(now: number, limit: number): Promise<string[]> {
    return this.#registry.due(now, limit);
  }

  documents(namespace: string): Documents {
    const prefix = documentsPrefix(checkNamespace(namespace));
    const known = this.#documents.get(namespace);
    if (known) return known;
    // One adapter each: two Keyvs on one adapter would share the last namespace.
    const adapter = new KeyvRedis<string>(this.#connection.client, { namespace: prefix, throwOnErrors: true });
    const keyv = new Keyv<unknown>(adapter, { namespace: prefix, useKeyPrefix: false });
    const documents = new KeyvDocuments(
      keyv,
      new RedisDocuments(this.#connection, this.#documentKeys, namespace, adapter),
      namespace,
      this.#decoded,
    );
    this.#documents.set(namespace, documents);
    return documents;
  }

  limit(rule: LimitRule): RateLimit {
    return redisLimit(rule, this.#connection);
  }

  changes(listener: (table: string, version: number) => void): () => void {
    const stop = this.#connection.listen(CHANGES, (message) => {
      const space = message.indexOf(" ");
      listener(message.slice(space + 1), Number(message.slice(0, space)));
    });
    this.#stops.add(stop);
    return () => {
      this.#stops.delete(stop);
      stop();
    };
  }

  async ping(): Promise<void> {
    await this.#connection.operation((sender) => sender.send("EXISTS", REGISTRY.known));
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    await this.#connection.close();
  }
}
