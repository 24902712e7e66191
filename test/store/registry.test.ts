import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { Connection } from "../../src/store/redis/connection.ts";
import { indexKey, REGISTRY } from "../../src/store/redis/keys.ts";
import { TableHints } from "../../src/store/redis/registry.ts";
import { commitScript, SETTLED_MS } from "../../src/store/redis/scripts.ts";
import { collect, newId, redisIsThere, step } from "./stores.ts";

/** What a process leaves behind that died at some point of a commit, seen in Redis itself. */
describe.skipIf(!redisIsThere)("hints", () => {
  let redis: RedisServer;
  let connection: Connection;
  let registry: TableHints;
  let store: Store;
  beforeAll(async () => {
    redis = await startRedis();
    connection = await Connection.open(redis.url);
    registry = new TableHints(connection);
    store = await openStore({ redisUrl: redis.url, dataDir: "unused" });
  });
  afterAll(async () => {
    await store.close();
    await connection.close();
    await redis.stop();
  });

  const send = (command: string, key: string, ...values: string[]) =>
    connection.operation((sender) => sender.send(command, key, ...values));
  const announce = (table: string, outbox: boolean, deadline: number | null) =>
    connection.operation((sender) => registry.announce(sender, table, outbox, deadline));
  const longAgo = (table: string) => send("ZADD", REGISTRY.known, "XX", String(Date.now() - SETTLED_MS - 1_000), table);

  test("of a commit that never happened lead nowhere", async () => {
    const table = newId();
    await announce(table, true, 5);
    await send("SADD", indexKey(`channel:${table}`), table);
    expect(await store.pending()).not.toContain(table);
    expect(await collect(store.tables())).not.toContain(table);
    expect(await store.due(10, 100)).not.toContain(table);
    expect(await store.find(`channel:${table}`)).toBeNull();
  });

  test("stay while the commit may still be under way", async () => {
    const table = newId();
    await announce(table, true, 5_000);
    await store.pending();
    await store.due(5_000, 100);
    await collect(store.tables());
    expect(await send("SISMEMBER", REGISTRY.pending, table)).toBe(1);
    expect(await send("ZSCORE", REGISTRY.deadlines, table)).not.toBeNull();
    expect(await send("ZSCORE", REGISTRY.known, table)).not.toBeNull();
    await store.commit(step({ table, seen: 0, outbox: ["a"], deadline: 5_000 }));
    expect(await store.pending()).toContain(table);
    expect(await store.due(5_000, 100)).toContain(table);
  });

  test("are dropped when they were wrong for long enough", async () => {
    const table = newId();
    await announce(table, true, 5_000);
    await longAgo(table);
    await store.pending();
    expect(await send("SISMEMBER", REGISTRY.pending, table)).toBe(0);
    await store.due(5_000, 100);
    expect(await send("ZSCORE", REGISTRY.deadlines, table)).toBeNull();
    await collect(store.tables());
    expect(await send("ZSCORE", REGISTRY.known, table)).toBeNull();
  });

  test("that are true are kept however old they are", async () => {
    const table = newId();
    await store.commit(step({ table, seen: 0, outbox: ["a"], deadline: 9_000 }));
    await longAgo(table);
    expect(await store.pending()).toContain(table);
    expect(await collect(store.tables())).toContain(table);
    expect(await store.due(9_000, 100)).toContain(table);
    expect(await store.pending()).toContain(table);
    expect(await collect(store.tables())).toContain(table);
  });

  test("for a deadline that was put off move to the right time", async () => {
    const table = newId();
    await store.commit(step({ table, seen: 0, deadline: 20_000 }));
    await store.commit(step({ table, seen: 1, deadline: 900_000 }));
    await longAgo(table);
    expect(await store.due(20_000, 100)).not.toContain(table);
    expect(await send("ZSCORE", REGISTRY.deadlines, table)).toBe("900000");
    expect(await store.due(900_000, 100)).toContain(table);
  });

  test("are too old to commit on after a few seconds, so a commit stuck on the way is not taken late", async () => {
    const table = newId();
    const keys = ["state", "log", "outbox", "keys", "index"].map((part) => `b5:{table:${table}}:${part}`);
    const at = Date.now() - 4_000;
    const values = [table, "0", "k", "entry", "snapshot", "", String(at), "2500", "500", "b5:changes", "stamp", "0"];
    const [first = "", ...others] = keys;
    const reply = await connection.operation((sender) => sender.run(commitScript, [first, ...others], values));
    expect(reply).toEqual(["late", 0]);
    expect(await store.load(table)).toBeNull();
  });
});
