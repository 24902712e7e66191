import type { Connection, Sender } from "./connection.ts";
import { DOCUMENT_KEYS_BUILT, documentKeys, documentsPrefix } from "./keys.ts";
import { list, number, text, textOrNull, texts } from "./reply.ts";
import * as scripts from "./scripts.ts";

/** Kinds that are written with each step of a table, and of which backups alone want all: those look through all keys. */
const UNLISTED: ReadonlySet<string> = new Set(["posted", "hands"]);
/** How many keys are listed together. */
const PAGE = 200;
/** How long after the first building everything is looked through once more, in ms: whatever an earlier version still wrote. */
const AGAIN_MS = 10 * 60_000;
/** What stands in `DOCUMENT_KEYS_BUILT` once nothing is left to be looked for. */
const WHOLE = "whole";
/** A write that took longer has its key entered again, in ms: the first may have been taken for settled by then. */
const LATE_MS = 5_000;

/** Some keys of a namespace, of which each may lead nowhere, and the server's time from before they were listed. */
interface KeyPage {
  readonly keys: readonly string[];
  readonly at: number;
}

/**
 * Which documents there are in each namespace, so that nobody has to look through the whole keyspace for them. As with the
 * registry of tables these are hints: a key is entered before its document is written, and taken out only when it leads
 * nowhere and no write can be under way.
 */
export class DocumentKeys {
  readonly #connection: Connection;
  #building: Promise<void> | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Enters the key, then writes its document. */
  async writes<T>(sender: Sender, namespace: string, key: string, work: () => Promise<T>): Promise<T> {
    if (UNLISTED.has(namespace)) return work();
    const from = performance.now();
    await sender.run(scripts.enterKeyScript, [documentKeys(namespace)], [key]);
    const written = work();
    // Whoever asked for it has been told long ago that it is late.
    const enterAgain = () => {
      if (performance.now() - from < LATE_MS) return;
      this.#connection
        .operation((late) => late.run(scripts.enterKeyScript, [documentKeys(namespace)], [key]))
        .catch(() => undefined);
    };
    written.then(enterAgain, () => undefined);
    return await written;
  }

  /** The document is gone, unless somebody has just written it anew. */
  async gone(sender: Sender, namespace: string, key: string): Promise<void> {
    if (UNLISTED.has(namespace)) return;
    const at = await sender.run(scripts.timeScript, [documentKeys(namespace)], []);
    await this.drop(sender, namespace, [key], number(at));
  }

  /** Takes out keys that led nowhere at that time of the server. */
  async drop(sender: Sender, namespace: string, keys: readonly string[], at: number): Promise<void> {
    if (keys.length === 0 || UNLISTED.has(namespace)) return;
    const name = documentKeys(namespace);
    await sender.run(
      scripts.dropScript,
      [name, name],
      [String(scripts.SETTLED_MS), ...keys.flatMap((key) => [key, String(at)])],
    );
  }

  /** All keys of a namespace, none of them twice. */
  async *pages(namespace: string): AsyncIterable<KeyPage> {
    if (UNLISTED.has(namespace)) {
      yield* this.#found(namespace);
      return;
    }
    await this.#built();
    const given = new Set<string>();
    let cursor = "0";
    do {
      const [at, next, pairs] = list(
        await this.#connection.operation((sender) =>
          sender.run(scripts.listKeysScript, [documentKeys(namespace)], [cursor, String(PAGE)]),
        ),
      );
      cursor = text(next);
      const keys = texts(pairs).filter((key, index) => index % 2 === 0 && !given.has(key));
      for (const key of keys) given.add(key);
      yield { keys, at: number(at) };
    } while (cursor !== "0");
  }

  /** The same, by looking through all keys of the database. */
  async *#found(namespace: string): AsyncIterable<KeyPage> {
    const prefix = `${documentsPrefix(namespace)}::`;
    // A scan may give a key twice.
    const given = new Set<string>();
    let keys: string[] = [];
    for await (const at of this.#connection.scan(`${prefix}*`)) {
      if (given.has(at)) continue;
      given.add(at);
      if (keys.push(at.slice(prefix.length)) < PAGE) continue;
      yield { keys, at: 0 };
      keys = [];
    }
    yield { keys, at: 0 };
  }

  /** Enters what was written by versions that entered nothing; resolves once everything is listed. */
  #built(): Promise<void> {
    this.#building ??= this.#build().finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  async #build(): Promise<void> {
    const [now, built] = list(
      await this.#connection.operation((sender) => sender.run(scripts.builtAtScript, [DOCUMENT_KEYS_BUILT], [])),
    );
    const state = textOrNull(built ?? null);
    if (state === WHOLE || (state !== null && number(now) < Number(state) + AGAIN_MS)) return;
    await this.#enterAll();
    // Of several processes that build at once, the first one's time counts.
    await this.#connection.operation((sender) =>
      state === null
        ? sender.send("SET", DOCUMENT_KEYS_BUILT, String(number(now)), "NX")
        : sender.send("SET", DOCUMENT_KEYS_BUILT, WHOLE),
    );
  }

  async #enterAll(): Promise<void> {
    const prefix = documentsPrefix("");
    let found = new Map<string, string[]>();
    let many = 0;
    const enter = async () => {
      const page = found;
      found = new Map();
      many = 0;
      await this.#connection.operation((sender) =>
        Promise.all(
          [...page].map(([namespace, keys]) =>
            sender.send("ZADD", documentKeys(namespace), "NX", ...keys.flatMap((key) => ["0", key])),
          ),
        ),
      );
    };
    for await (const at of this.#connection.scan(`${prefix}*`)) {
      const end = at.indexOf("::", prefix.length);
      if (end < 0) continue;
      const namespace = at.slice(prefix.length, end);
      if (UNLISTED.has(namespace)) continue;
      const keys = found.get(namespace);
      if (keys) keys.push(at.slice(end + 2));
      else found.set(namespace, [at.slice(end + 2)]);
      if (++many >= PAGE) await enter();
    }
    if (many > 0) await enter();
  }
}
