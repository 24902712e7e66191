/**
 * Where things lie in Redis. All keys of one table share the hash tag `{table:ID}`, the registry of tables has its own:
 * a script only ever touches keys of one tag, so everything works on Redis Cluster as well.
 */
export const REGISTRY = {
  /** Sorted set: table → server time (ms) at which a commit to it was last announced. */
  known: "b5:{tables}:known",
  /** Set of tables that may have something in their outbox. */
  pending: "b5:{tables}:pending",
  /** Sorted set: table → when to look whether its deadline has come, in ms. */
  deadlines: "b5:{tables}:deadlines",
} as const;

export const CHANGES = "b5:changes";

export interface TableKeys {
  /** Hash: version, snapshot, deadline, claimed (until), announced (the last acknowledged announcement's id). */
  readonly state: string;
  /** List of entries: the entry of version n is the n-th. */
  readonly log: string;
  /** List of announcements that are not acknowledged. */
  readonly outbox: string;
  /** Sorted set: idempotency key → version. */
  readonly keys: string;
  /** Hash: look-up key → "server time in ms:value". */
  readonly index: string;
}

export function keysOf(table: string): TableKeys {
  const at = (part: string) => `b5:{table:${table}}:${part}`;
  return { state: at("state"), log: at("log"), outbox: at("outbox"), keys: at("keys"), index: at("index") };
}

/** Set of the tables that may know what this look-up key leads to. */
export const indexKey = (key: string) => `b5:index:${key}`;
export const leaseKey = (name: string) => `b5:lease:${name}`;
/** The prefix of a namespace's documents; Keyv's adapter puts `::` and the key behind it. */
export const documentsPrefix = (namespace: string) => `b5:documents:${namespace}`;
/** Sorted set: key of a document → server time (ms) at which a write to it was last announced. */
export const documentKeys = (namespace: string) => `b5:document-keys:${namespace}`;
/** When `documentKeys` was first built from all keys, in ms of the server's time, or "whole". */
export const DOCUMENT_KEYS_BUILT = "b5:document-keys";
