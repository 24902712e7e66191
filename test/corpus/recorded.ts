/** Games and tables as the corpus keeps them: where each begins, what was done, and a hash of what came of every step. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import type { CardFacts, Game, Generator, Revision, Setup } from "../../src/engine/index.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { Table } from "../../src/table/table.ts";

/** A game, from its setup or from the middle of it. Actions that were refused are there too. */
export interface RecordedGame {
  name: string;
  start: { setup: Setup; seed: string; generator: Generator; revision?: Revision } | { game: Game };
  actions: readonly unknown[];
  /** For each action what came of it, part by part: see `gameSteps`. */
  steps: readonly string[];
  /** SHA-256 of the game at the end, as a game file has it. */
  final: string;
}

/** A table, from its first entry or from the middle of it. */
export interface RecordedTable {
  name: string;
  start: Table | null;
  entries: readonly LogEntry[];
  steps: readonly string[];
  final: string;
}

/** What a recording is before what came of it is known. */
export type Unplayed<T> = Omit<T, "steps" | "final">;

/**
 * `games`, `positions` and `tables` began by readings of the rules of their time; `newest` are whole games of the newest one,
 * played anew where that changes.
 */
export const FILES = ["games", "positions", "tables", "newest"] as const;
export type CorpusFile = (typeof FILES)[number];
export type RecordedIn<F extends CorpusFile> = F extends "tables" ? RecordedTable : RecordedGame;

const pathOf = (file: CorpusFile) => fileURLToPath(new URL(`data/${file}.jsonl.gz`, import.meta.url));

/** A list of cards stands in the file as their numbers among all cards that are named in it, which stand in its first line. */
const isCards = (name: string, value: unknown): value is CardFacts[] =>
  (name === "facts" || name === "cards") &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === "object" && one !== null && "title" in one && "id" in one);

/** Writes recordings, and returns how many bytes they take. */
export function writeRecorded<F extends CorpusFile>(file: F, recorded: readonly RecordedIn<F>[]): number {
  const bytes = packed(recorded);
  writeFileSync(pathOf(file), bytes);
  return bytes.length;
}

/** Recordings, one a line, after the cards that they name. */
export function packed(recorded: readonly unknown[]): Buffer {
  const numbers = new Map<string, number>();
  const lines = recorded.map((one) =>
    JSON.stringify(one, (name, value: unknown) =>
      isCards(name, value)
        ? {
            pooled: value.map((card) => {
              const text = JSON.stringify(card);
              numbers.set(text, numbers.get(text) ?? numbers.size);
              return numbers.get(text);
            }),
          }
        : value,
    ),
  );
  return gzipSync([`[${[...numbers.keys()].join(",")}]`, ...lines].join("\n"), { level: 9 });
}

export function readRecorded<F extends CorpusFile>(file: F): RecordedIn<F>[] {
  return unpacked<RecordedIn<F>>(readFileSync(pathOf(file)));
}

/** What `packed` has written. */
export function unpacked<T>(bytes: Uint8Array): T[] {
  const [first = "[]", ...lines] = gunzipSync(bytes).toString("utf8").split("\n");
  const pool = JSON.parse(first) as CardFacts[];
  const reviver = (_: string, value: unknown) =>
    typeof value === "object" && value !== null && "pooled" in value && Array.isArray(value.pooled)
      ? value.pooled.map((at: number) => pool[at])
      : value;
  return lines.map((line) => JSON.parse(line, reviver) as T); // a parsed boundary: `packed` wrote it
}
