import { setTimeout as sleep } from "node:timers/promises";
import type { Keyv } from "keyv";
import { nextTurn } from "../piecemeal.ts";
import type { DecodedTexts } from "./decoded.ts";
import { StoreBusy } from "./errors.ts";
import { Lines } from "./in-line.ts";
import { plainJson } from "./plain-json.ts";

/** Plain JSON documents of one kind, by key. What comes out is whatever was put in: the reader parses it. */
export interface Documents {
  /** The document, or undefined. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** True when there was one. */
  delete(key: string): Promise<boolean>;
  /**
   * Changes one document atomically, whoever else writes it: `change` gets the present value (undefined when absent) and
   * gives the next (undefined deletes). Updates of this process wait in line; when another process was faster, `change`
   * is called again, so it must be pure. Rejects with `StoreBusy` after losing for 2 s.
   */
  update(key: string, change: (present: unknown) => unknown): Promise<unknown>;
  /** All documents of this kind, in no order. */
  entries(): AsyncIterable<readonly [key: string, value: unknown]>;
}

/** What Keyv lacks: the raw text under a key, compare and swap, and a walk. */
export interface RawDocuments {
  /** Runs the write of a document, or its deletion, so that it fails in time. */
  writes<T>(key: string, work: () => Promise<T>): Promise<T>;
  deletes<T>(key: string, work: () => Promise<T>): Promise<T>;
  read(key: string): Promise<string | undefined>;
  /** Writes `next` (undefined: deletes) if `seen` is still what is stored; tells whether it did. */
  swap(key: string, seen: string | undefined, next: string | undefined): Promise<boolean>;
  entries(): AsyncIterable<readonly [key: string, text: string]>;
}

const UPDATE_MS = 2_000;
/** From so many characters on others have their turn between the reading of a text, its parsing and its writing. */
export const LARGE = 100_000;

/** Documents through Keyv, with Keyv's own encoding for what goes past it. */
export class KeyvDocuments implements Documents {
  readonly #keyv: Keyv<unknown>;
  readonly #raw: RawDocuments;
  readonly #namespace: string;
  readonly #decoded: DecodedTexts;
  readonly #lines = new Lines();

  constructor(keyv: Keyv<unknown>, raw: RawDocuments, namespace: string, decoded: DecodedTexts) {
    this.#keyv = keyv;
    this.#raw = raw;
    this.#namespace = namespace;
    this.#decoded = decoded;
    keyv.throwOnErrors = true;
    plainJson(keyv);
  }

  async get(key: string): Promise<unknown> {
    return this.#read(key, await this.#raw.read(key));
  }

  async set(key: string, value: unknown): Promise<void> {
    await this.#raw.writes(key, () => this.#keyv.set(key, value));
  }

  delete(key: string): Promise<boolean> {
    this.#decoded.forget(this.#at(key));
    return this.#raw.deletes(key, () => this.#keyv.delete(key));
  }

  update(key: string, change: (present: unknown) => unknown): Promise<unknown> {
    return this.#lines.inLine(key, () => this.#update(key, change));
  }

  async #update(key: string, change: (present: unknown) => unknown): Promise<unknown> {
    const until = Date.now() + UPDATE_MS;
    for (let lost = 0; Date.now() < until; lost++) {
      if (lost > 0) await sleep(Math.random() * Math.min(2 ** lost, 50));
      const seen = await this.#raw.read(key);
      const large = seen !== undefined && seen.length >= LARGE;
      if (large) await nextTurn();
      const present = await this.#read(key, seen);
      if (large) await nextTurn();
      const next = change(present);
      const text = next === undefined ? undefined : await this.#encode(next);
      if (large) await nextTurn();
      if (text !== seen && !(await this.#raw.swap(key, seen, text))) continue;
      if (text !== undefined) this.#decoded.keep(this.#at(key), text, next);
      return next;
    }
    throw new StoreBusy(`The document ${key} is being changed by too many at once`);
  }

  async *entries(): AsyncIterable<readonly [string, unknown]> {
    for await (const [key, text] of this.#raw.entries()) yield [key, await this.#decode(text)];
  }

  /** What a key that is read again and again says. */
  async #read(key: string, text: string | undefined): Promise<unknown> {
    if (text === undefined) {
      this.#decoded.forget(this.#at(key));
      return undefined;
    }
    const known = this.#decoded.of(this.#at(key), text);
    if (known !== undefined) return known;
    const value = await this.#decode(text);
    this.#decoded.keep(this.#at(key), text, value);
    return value;
  }

  #at(key: string): string {
    return `${this.#namespace}:${key}`;
  }

  async #decode(text: string | undefined): Promise<unknown> {
    return text === undefined ? undefined : (await this.#keyv.deserializeData<unknown>(text))?.value;
  }

  async #encode(value: unknown): Promise<string> {
    const text = await this.#keyv.serializeData({ value });
    if (typeof text !== "string") throw new TypeError("Keyv gave a document no text");
    return text;
  }
}

/** A namespace is part of keys: nothing in it may look like a separator or a pattern. */
export function checkNamespace(namespace: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(namespace)) return namespace;
  throw new TypeError(`"${namespace}" is no document namespace: use lower-case letters, digits and hyphens`);
}
