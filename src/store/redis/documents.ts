import type { default as KeyvRedis } from "@keyv/redis";
import type { RawDocuments } from "../documents.ts";
import type { Connection } from "./connection.ts";
import type { DocumentKeys } from "./document-keys.ts";
import { textOrNull } from "./reply.ts";
import { swapScript } from "./scripts.ts";

/** How many documents are read together. */
const READ_AT_ONCE = 100;

/** The documents of one namespace past Keyv, under the same keys. */
export class RedisDocuments implements RawDocuments {
  readonly #connection: Connection;
  readonly #keys: DocumentKeys;
  readonly #namespace: string;
  readonly #adapter: KeyvRedis<string>;

  constructor(connection: Connection, keys: DocumentKeys, namespace: string, adapter: KeyvRedis<string>) {
    this.#connection = connection;
    this.#keys = keys;
    this.#namespace = namespace;
    this.#adapter = adapter;
  }

  writes<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#connection.operation((sender) => this.#keys.writes(sender, this.#namespace, key, work));
  }

  deletes<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#connection.operation(async (sender) => {
      const deleted = await work();
      await this.#keys.gone(sender, this.#namespace, key);
      return deleted;
    });
  }

  async read(key: string): Promise<string | undefined> {
    const reply = await this.#connection.operation((sender) => sender.send("GET", this.#at(key)));
    return textOrNull(reply) ?? undefined;
  }

  async swap(key: string, seen: string | undefined, next: string | undefined): Promise<boolean> {
    const values = [seen, next].flatMap((text) => (text === undefined ? ["0", ""] : ["1", text]));
    return this.#connection.operation(async (sender) => {
      const work = async () => (await sender.run(swapScript, [this.#at(key)], values)) === 1;
      if (next !== undefined) return this.#keys.writes(sender, this.#namespace, key, work);
      const swapped = await work();
      if (swapped) await this.#keys.gone(sender, this.#namespace, key);
      return swapped;
    });
  }

  async *entries(): AsyncIterable<readonly [string, string]> {
    for await (const { keys, at } of this.#keys.pages(this.#namespace)) {
      for (let start = 0; start < keys.length; start += READ_AT_ONCE)
        yield* await this.#read(keys.slice(start, start + READ_AT_ONCE), at);
    }
  }

  async #read(keys: readonly string[], at: number): Promise<(readonly [string, string])[]> {
    return this.#connection.operation(async (sender) => {
      const replies = await Promise.all(keys.map((key) => sender.send("GET", this.#at(key))));
      const nowhere = keys.filter((_, index) => textOrNull(replies[index]) === null);
      await this.#keys.drop(sender, this.#namespace, nowhere, at);
      return keys.flatMap((key, index) => {
        const text = textOrNull(replies[index]);
        return text === null ? [] : [[key, text] as const];
      });
    });
  }

  #at(key: string): string {
    return this.#adapter.createKeyPrefix(key, this.#adapter.namespace);
  }
}
