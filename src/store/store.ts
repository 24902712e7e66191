import type { Documents } from "./documents.ts";
import type { LimitRule, RateLimit } from "./limits.ts";

/** One step of a table: everything that it changes, written whole, once, or not at all. */
export interface Commit {
  /** The table's id. */
  readonly table: string;
  /** The version that the writer saw; 0 creates the table. */
  readonly seen: number;
  /** Idempotency key, such as the id of the Discord interaction: a second commit with it changes nothing. */
  readonly key: string;
  /** The log entry, JSON. */
  readonly entry: string;
  /** The table's whole state after the entry, JSON; but for what lasts, where there is such a part. */
  readonly snapshot: string;
  /**
   * The part of the state that the snapshot goes with and seldom changes. Without its text it must be what the store has
   * for this table, or else the commit has lost; left out altogether, what the store has stays as it is.
   */
  readonly lasting?: { readonly id: string; readonly text?: string };
  /** Announcements to make, JSON each, appended to the outbox in this order. */
  readonly outbox: readonly string[];
  /** When the table wants to be woken, in ms since the epoch; null is never. Replaces the former deadline. */
  readonly deadline: number | null;
  /** Look-up keys and what they lead to, such as `{"channel:123": tableId}`; null takes one of this table's keys away. */
  readonly index?: Readonly<Record<string, string | null>>;
}

/** `version` is, in turn: the new version, the version that this key made, the present version (0: no such table). */
export type CommitResult =
  | { readonly outcome: "committed"; readonly version: number }
  | { readonly outcome: "duplicate"; readonly version: number }
  | { readonly outcome: "lost"; readonly version: number };

export interface Loaded {
  readonly version: number;
  readonly snapshot: string;
  /** The last that a commit brought; there only where one did. */
  readonly lasting?: Lasting;
}

/** What of a table's state seldom changes, so that it is not written with every step. No two texts have the same id. */
export interface Lasting {
  readonly id: string;
  readonly text: string;
}

export interface StoredAnnouncement {
  /** Rises by one from 1 on, per table. */
  readonly id: number;
  readonly text: string;
}

/** Everything that the store has of one table, as it was at one point in time. */
export interface TableCopy extends Loaded {
  readonly table: string;
  /** The entries of version 1, 2 and so on. */
  readonly log: readonly string[];
  /** The id of the last announcement that was acknowledged; those that were not follow it, in order. */
  readonly announced: number;
  readonly outbox: readonly string[];
  /** The idempotency keys with the versions that they made, the oldest first. */
  readonly keys: readonly (readonly [key: string, version: number])[];
  /** As `Commit` has it. */
  readonly deadline: number | null;
  /** Look-up keys: where two tables have the same, the later one (by `at`, ms of the store's clock; 0: not known) counts. */
  readonly index: readonly { readonly name: string; readonly value: string; readonly at: number }[];
}

/**
 * Tables, each a log of entries with a snapshot, and plain documents. What the texts say is not looked at.
 *
 * Every method rejects with `StoreUnavailable` when the store cannot be used: on Redis after 2 s at the latest. Ids and
 * keys are at most 200 characters long.
 */
export interface Store {
  /**
   * The newest snapshot with its version; null when there is no such table. With `once`, for a table that is not needed
   * again soon, nothing of it is held on to.
   */
  load(table: string, once?: boolean): Promise<Loaded | null>;
  /**
   * Commits one step. When it rejects and the error's `nothingChanged` is false, nobody can know whether the step was
   * taken: commit again with the same `key`, which is taken once at most.
   */
  commit(commit: Commit): Promise<CommitResult>;
  /** The version that a commit with this key made, null when there was none. Each table remembers its newest `KEYS_KEPT` keys. */
  committed(table: string, key: string): Promise<number | null>;
  /** The entries after version `from` (default 0: all), in order. */
  log(table: string, from?: number): Promise<string[]>;
  /** What has not been announced yet, in order. */
  outbox(table: string): Promise<StoredAnnouncement[]>;
  /** Acknowledges the announcements up to and including this id. */
  announced(table: string, upTo: number): Promise<void>;
  /** The tables that have something to announce: what a restarted process has to look at first. */
  pending(): Promise<string[]>;
  /** What a look-up key leads to; when several tables wrote it, the newest commit counts. */
  find(indexKey: string): Promise<string | null>;
  /** The ids of all tables, in no order. */
  tables(): AsyncIterable<string>;
  /** A whole table, for a backup; null when there is no such table. */
  copy(table: string): Promise<TableCopy | null>;
  /** Writes a table as it was copied, from whatever kind of store; false, and nothing changed, where it is there. */
  restore(copy: TableCopy): Promise<boolean>;
  /** The namespaces that have documents, in no order. */
  namespaces(): Promise<string[]>;
  /** Forgets a table with everything that belongs to it. Ids are not to be used again. */
  remove(table: string): Promise<void>;
  /** Takes or renews an exclusive lease of `ms`; false when another holder has it. */
  lease(name: string, holder: string, ms: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
  /** Whether anybody holds this lease now; asking takes it from nobody and keeps nobody from it. */
  isLeased(name: string): Promise<boolean>;
  /**
   * Claims at most `limit` tables whose deadline is at or before `now` (ms since the epoch, the caller's clock). Each is
   * handed to one caller only, until a commit replaces the deadline; without one it is due again after `CLAIM_MS`.
   */
  due(now: number, limit: number): Promise<string[]>;
  /** Plain documents of one kind. The namespace is a word of lower-case letters, digits and hyphens. */
  documents(namespace: string): Documents;
  /** Counts how often something is done: on Redis for all processes together, embedded for this one. Never rejects. */
  limit(rule: LimitRule): RateLimit;
  /**
   * Calls `listener` after every commit; the answer stops it. A hint, not a delivery: on Redis it tells of the commits of
   * all processes but misses those made while the connection is down; embedded, it tells of this store's own commits only.
   */
  changes(listener: (table: string, version: number) => void): () => void;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** For how long a claimed deadline stays with its claimer, in ms of the caller's clock. */
export const CLAIM_MS = 30_000;
/** How many idempotency keys a table remembers: hours of play, while Discord repeats an interaction within minutes. */
export const KEYS_KEPT = 250;
