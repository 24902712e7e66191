import type { default as KeyvRedis } from "@keyv/redis";
import type { RawDocuments } from "../documents.ts";
import type { Connection } from "./connection.ts";
import { textOrNull } from "./reply.ts";
import { swap } from "./scripts.ts";

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

  async *entries(): AsyncIterable<readonly [string, string]> {
    const walk = this.#adapter.iterator<string>(this.#adapter.namespace);
    for (;;) {
      const { done, value } = await this.#connection.operation(() => walk.next());
      if (done || !value) return;
      const [key, text] = value;
      if (text !== undefined) yield [key, text];
    }
  }

  #at(key: string): string {
    return this.#adapter.createKeyPrefix(key, this.#adapter.namespace);
  }
}
