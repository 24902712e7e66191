import { setTimeout as sleep } from "node:timers/promises";
import { madeInTurns, nextTurn, type Pieces } from "../piecemeal.ts";
import { Remembered } from "../remembered.ts";
import { type Documents, LARGE } from "./documents.ts";
import { StoreBusy } from "./errors.ts";
import { Lines } from "./in-line.ts";

/** How a value stands in a text, each line of which is JSON, and is read from it: both in pieces. */
export interface TextFormat<T> {
  /** What a key has under which nothing is kept. */
  readonly nothing: T;
  /** Throws where a line is not what it should be. */
  read(lines: readonly string[]): Pieces<T>;
  /** What the lines say; none of them deletes the document. */
  write(value: T): readonly unknown[];
  /** The last readings that are kept. */
  readonly most: number;
}

/** What is to be kept, or nothing where all is to stay as it is; and what the change comes to. */
export interface ChangeMade<T, R> {
  readonly next?: T;
  readonly result: R;
}

/** How often somebody else may be faster before a change is given up, and how long is waited in between at most, in ms. */
const MOST_LOST = 20;
const LONGEST_PAUSE_MS = 50;

/**
 * Large documents, each kept as one text: it is compared and read far faster than what Keyv makes of an object. It is read
 * piece by piece, and once for as long as nothing changes. A document that was kept as an object is read all the same.
 */
export class Texts<T> {
  readonly #documents: Documents;
  readonly #written: TextFormat<T>;
  readonly #read: Remembered<T>;
  readonly #lines = new Lines();

  constructor(documents: Documents, written: TextFormat<T>) {
    this.#documents = documents;
    this.#written = written;
    this.#read = new Remembered(written.most);
  }

  /** The same object each time as long as nothing changes: not to be written to. */
  async of(key: string): Promise<T> {
    return this.#of(key, await this.#documents.get(key));
  }

  /**
   * Changes one document atomically, whoever else writes it: where another process was faster, `change` is called again,
   * so it must be pure. Rejects with `StoreBusy` after losing too often.
   */
  change<R>(key: string, change: (present: T) => ChangeMade<T, R> | Promise<ChangeMade<T, R>>): Promise<R> {
    return this.#lines.inLine(key, async () => {
      for (let lost = 0; lost < MOST_LOST; lost++) {
        if (lost > 0) await sleep(Math.random() * Math.min(2 ** lost, LONGEST_PAUSE_MS));
        const seen = await this.#documents.get(key);
        const { next, result } = await change(await this.#of(key, seen));
        if (next === undefined) return result;
        const text = await madeInTurns(textIn(this.#written.write(next)));
        // What could not be read would be lost to everybody: it is read before it is kept, and not anew afterwards.
        if (text !== undefined) await this.#of(key, text);
        let taken = false;
        await this.#documents.update(key, (present) => {
          taken = textOf(present) === textOf(seen);
          return taken ? text : present;
        });
        if (taken) return result;
      }
      throw new StoreBusy(`The document ${key} is being changed by too many at once`);
    });
  }

  async #of(key: string, document: unknown): Promise<T> {
    const text = textOf(document);
    if (text === "") return this.#written.nothing;
    if (text.length >= LARGE) await nextTurn();
    return this.#read.of(key, text, () => madeInTurns(this.#written.read(text.split("\n"))));
  }
}

/** What a document says, of which it is not known whether it is kept as a text. Throws where it is a text of another kind. */
export function saidIn(document: unknown): unknown {
  return typeof document === "string" ? document.split("\n").map((line): unknown => JSON.parse(line)) : document;
}

/** The same document with what it says changed, kept as it was kept. */
export function saidOtherwise(document: unknown, change: (said: unknown) => unknown): unknown {
  const changed = change(saidIn(document));
  return typeof document === "string" ? textOf(changed) : changed;
}

/** An array has a line for each of what is in it; everything else has one. */
function textOf(document: unknown): string {
  if (typeof document === "string") return document;
  const all: readonly unknown[] = document === undefined ? [] : Array.isArray(document) ? document : [document];
  return all.map((each) => JSON.stringify(each)).join("\n");
}

function* textIn(values: readonly unknown[]): Pieces<string | undefined> {
  const lines: string[] = [];
  for (const value of values) {
    lines.push(JSON.stringify(value));
    yield;
  }
  return lines.length === 0 ? undefined : lines.join("\n");
}
