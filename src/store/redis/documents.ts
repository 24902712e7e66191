import type { default as KeyvRedis } from "@keyv/redis";
import type { RawDocuments } from "../documents.ts";
import type { Connection } from "./connection.ts";
import { textOrNull } from "./reply.ts";
import { swap } from "./scripts.ts";

/** How many documents are read together. */
const READ_AT_ONCE = 100;

/** The documents of one namespace past Keyv, under the same keys. */
export class RedisDocuments implements RawDocuments {
  readonly #connection: Connection;
  readonly #adapter: KeyvRedis<string>;

  constructor(connection: Connection, adapter: KeyvRedis<string>) {
    this.#connection = connection;
    this.#adapter = adapter;
  }

  guard<T>(work: () => Promise<T>): Promise<T> {
    return this.#connection.operation(work);
  }

  async read(key: string): Promise<string | undefined> {
    const reply = await this.#connection.operation((sender) => sender.send("GET", this.#at(key)));
    return textOrNull(reply) ?? undefined;
  }

  async swap(key: string, seen: string | undefined, next: string | undefined): Promise<boolean> {
    const values = [seen, next].flatMap((text) => (text === undefined ? ["0", ""] : ["1", text]));
    return (await this.#connection.operation((sender) => sender.run(swap, [this.#at(key)], values))) === 1;
  }

  /** Page by page of all keys, so that no answer takes longer where there are many of other namespaces. */
  async *entries(): AsyncIterable<readonly [string, string]> {
    const prefix = this.#at("");
    // A scan may give a key twice.
    const seen = new Set<string>();
    let page: string[] = [];
    for await (const key of this.#connection.scan(`${prefix}*`)) {
      if (seen.has(key)) continue;
      seen.add(key);
      if (page.push(key) < READ_AT_ONCE) continue;
      yield* await this.#read(page, prefix);
      page = [];
    }
    yield* await this.#read(page, prefix);
  }

  async #read(keys: readonly string[], prefix: string): Promise<(readonly [string, string])[]> {
    if (keys.length === 0) return [];
    const replies = await this.#connection.operation((sender) =>
      Promise.all(keys.map((key) => sender.send("GET", key))),
    );
    return keys.flatMap((key, at) => {
      const text = textOrNull(replies[at]);
      return text === null ? [] : [[key.slice(prefix.length), text] as const];
    });
  }

  #at(key: string): string {
    return this.#adapter.createKeyPrefix(key, this.#adapter.namespace);
  }
}
