import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { type Commit, openStore, type Store } from "../../src/store/index.ts";

/** What `openStore` takes. */
export interface Place {
  readonly redisUrl: string | null;
  readonly dataDir: string;
}

export interface Backend {
  /** The suite's own store. */
  readonly store: Store;
  readonly place: Place;
  /** One more store on the same data, closed after the suite. */
  open(): Promise<Store>;
}

export const redisIsThere = hasRedis();

/**
 * Runs one suite on the embedded store and on Redis (REDIS_URL, or a server of its own); with `cluster` also on a Redis
 * Cluster of one node, which refuses every script that touches two hash slots.
 */
export function eachStore(
  title: string,
  suite: (backend: () => Backend) => void,
  { cluster }: { cluster: boolean } = { cluster: false },
): void {
  const url = process.env.REDIS_URL;
  describe(`${title}, embedded`, () => suite(backendOf(async () => null)));
  describe.skipIf(!url && !redisIsThere)(`${title}, on Redis`, () =>
    suite(backendOf(url ? async () => ({ url, stop: async () => undefined }) : startRedis)),
  );
  if (!cluster || !redisIsThere) return;
  // A cluster takes 2 s to become whole: it does so while the suites above run.
  const starting = startRedis({ cluster: true, password: "much:secret" });
  starting.catch(() => undefined);
  describe(`${title}, on Redis Cluster`, () => suite(backendOf(() => starting)));
}

function backendOf(startServer: () => Promise<Pick<RedisServer, "url" | "stop"> | null>): () => Backend {
  let backend: Backend | undefined;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const server = await startServer();
    const dataDir = mkdtempSync(join(tmpdir(), "b5-store-"));
    ends.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    if (server) ends.push(() => server.stop());
    const place = { redisUrl: server?.url ?? null, dataDir };
    const open = async () => {
      const store = await openStore(place);
      ends.push(() => store.close());
      return store;
    };
    backend = { store: await open(), place, open };
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return () => {
    if (!backend) throw new Error("the store is not open yet");
    return backend;
  };
}

let made = 0;
/** An id that no test had before, so that tests may share a store. */
export function newId(kind = "table"): string {
  return `${kind}-${process.pid}-${Date.now().toString(36)}-${made++}`;
}

/** A commit with a key of its own, where nothing else is said. */
export function step(commit: Partial<Commit> & { table: string; seen: number }): Commit {
  return {
    key: newId("key"),
    entry: `entry ${commit.seen + 1}`,
    snapshot: "{}",
    outbox: [],
    deadline: null,
    ...commit,
  };
}

export async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of all) found.push(one);
  return found;
}

/** Waits until `test` holds, at most `ms`; the last answer says what held instead. */
export async function until(test: () => Promise<boolean>, ms = 3_000): Promise<boolean> {
  const end = Date.now() + ms;
  for (;;) {
    if (await test()) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** How long a promise took to reject, in ms, and with what. Throws when it did not. */
export async function rejection(promise: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const start = Date.now();
  try {
    await promise;
  } catch (error) {
    return { error, ms: Date.now() - start };
  }
  throw new Error("it did not reject");
}
