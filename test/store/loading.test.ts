import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { Connection } from "../../src/store/redis/connection.ts";
import { step } from "./stores.ts";

describe.skipIf(!hasRedis())("a snapshot that a process has already", () => {
  let redis: RedisServer;
  let one: Store;
  let other: Store;

  beforeAll(async () => {
    redis = await startRedis();
    one = await openStore({ redisUrl: redis.url, dataDir: "" });
    other = await openStore({ redisUrl: redis.url, dataDir: "" });
  }, 30_000);

  afterAll(async () => {
    await one.close();
    await other.close();
    await redis.stop();
  });

  test("is read again when another process has written a newer one", async () => {
    await one.commit(step({ table: "t", seen: 0, snapshot: "first" }));
    expect(await one.load("t")).toEqual({ version: 1, snapshot: "first" });
    expect(await other.load("t")).toEqual({ version: 1, snapshot: "first" });
    await other.commit(step({ table: "t", seen: 1, snapshot: "second" }));
    expect(await one.load("t")).toEqual({ version: 2, snapshot: "second" });
    expect(await one.load("t")).toEqual({ version: 2, snapshot: "second" });
  });

  test("is not taken for another one of the same version, as after a Redis that has lost its last steps", async () => {
    await one.commit(step({ table: "u", seen: 0, snapshot: "lost" }));
    await other.remove("u");
    await other.commit(step({ table: "u", seen: 0, snapshot: "anew" }));
    expect(await one.load("u")).toEqual({ version: 1, snapshot: "anew" });
    await other.remove("u");
    expect(await one.load("u")).toBeNull();
  });

  test("is not held on to where the table was asked for once, unless it was at hand", async () => {
    const connection = await Connection.open(redis.url);
    const size = 100_000;
    /** How much Redis has sent meanwhile, in such snapshots. */
    const sent = async (work: () => Promise<unknown>) => {
      const total = async () => {
        const info = await connection.operation((sender) => sender.send("INFO", "", "stats"));
        return Number(/total_net_output_bytes:(\d+)/u.exec(String(info))?.[1]);
      };
      const before = await total();
      await work();
      return Math.floor(((await total()) - before) / size);
    };
    await one.commit(step({ table: "v", seen: 0, snapshot: "x".repeat(size) }));
    expect(await sent(() => other.load("v", true))).toBe(1);
    expect(await sent(() => other.load("v", true))).toBe(1);
    expect(await sent(() => other.load("v"))).toBe(1);
    expect(await sent(() => other.load("v", true))).toBe(0);
    expect((await other.load("v", true))?.snapshot).toHaveLength(size);
    await connection.close();
  });
});
