import { EventEmitter } from "node:events";
import type { KeyvStoreAdapter } from "keyv";
import type { RawDocuments } from "../documents.ts";
import type { Writer } from "./writer.ts";

/** Keyv's storage on LMDB, for one namespace; and the same documents past Keyv. */
export class EmbeddedDocuments extends EventEmitter implements KeyvStoreAdapter, RawDocuments {
  readonly opts = { dialect: "lmdb", url: "" };
  readonly #writer: Writer;
  readonly #of: string;

  constructor(writer: Writer, namespace: string) {
    super();
    this.#writer = writer;
    this.#of = namespace;
  }

  // biome-ignore lint/suspicious/noExplicitAny: Keyv's interface promises its caller any value; only texts come in
  async get(key: string): Promise<any> {
    return this.read(key);
  }

  async set(key: string, text: string): Promise<void> {
    await this.#writer.write(({ documents }) => documents.putSync([this.#of, key], text));
  }

  async delete(key: string): Promise<boolean> {
    return this.#writer.write(({ documents }) => documents.removeSync([this.#of, key]));
  }

  async clear(): Promise<void> {
    await this.#writer.write(({ documents }) => {
      for (const key of [...documents.getKeys(this.#range)]) documents.removeSync(key);
    });
  }

  writes<T>(_key: string, work: () => Promise<T>): Promise<T> {
    return work();
  }

  deletes<T>(_key: string, work: () => Promise<T>): Promise<T> {
    return work();
  }

  async read(key: string): Promise<string | undefined> {
    return this.#writer.read(({ documents }) => documents.get([this.#of, key]));
  }

  swap(key: string, seen: string | undefined, next: string | undefined): Promise<boolean> {
    return this.#writer.write(({ documents }) => {
      if (documents.get([this.#of, key]) !== seen) return false;
      if (next === undefined) documents.removeSync([this.#of, key]);
      else documents.putSync([this.#of, key], next);
      return true;
    });
  }

  async *entries(): AsyncIterable<readonly [string, string]> {
    const all = this.#writer.read(({ documents }) =>
      [...documents.getRange(this.#range)].map(({ key, value }) => [key[1], value] as const),
    );
    yield* all;
  }

  get #range() {
    return { start: [this.#of], end: [this.#of, "\u{10FFFF}"] };
  }
}
