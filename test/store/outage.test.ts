import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { freePort, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { openStore, type Store, StoreUnavailable } from "../../src/store/index.ts";
import { commitScript } from "../../src/store/redis/scripts.ts";
import { startProxy } from "./proxy.ts";
import { newId, redisIsThere, rejection, step, until } from "./stores.ts";

const dataDir = mkdtempSync(join(tmpdir(), "b5-outage-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function opening(redisUrl: string): Promise<{ error: StoreUnavailable; ms: number }> {
  const { error, ms } = await rejection(openStore({ redisUrl, dataDir }));
  if (!(error instanceof StoreUnavailable)) throw error;
  return { error, ms };
}

describe.concurrent("a start without Redis", () => {
  test("fails within 5 s and names the address without the password", async () => {
    const port = await freePort();
    const { error, ms } = await opening(`redis://judge:much-secret@127.0.0.1:${port}/2`);
    expect(ms).toBeLessThan(5_000);
    expect(error.message).toContain(`redis://127.0.0.1:${port}/2`);
    expect(error.message).toContain("ECONNREFUSED");
    expect(`${error.message} ${error.stack}`).not.toContain("much-secret");
    expect(error.nothingChanged).toBe(true);
  });

  test("fails within 5 s with a name that stands for several addresses", async () => {
    const { error, ms } = await opening(`redis://localhost:${await freePort()}`);
    expect(ms).toBeLessThan(5_000);
    expect(error.message).toContain("ECONNREFUSED");
  });

  test("fails within 5 s where something listens but never answers", async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = mute.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { error, ms } = await opening(`redis://127.0.0.1:${port}`);
    expect(ms).toBeLessThan(5_000);
    expect(error.message).toContain(`127.0.0.1:${port}`);
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  test("fails at once with an address that is none, and does not repeat it", async () => {
    await opening("loads the driver"); // which takes its time once, and is not what is measured
    for (const wrong of ["much-secret", "http://user:much-secret@host", "redis://", ""]) {
      const { error, ms } = await opening(wrong);
      expect(ms).toBeLessThan(500);
      expect(error.message).toContain("redis://host:6379");
      expect(error.message).not.toContain("much-secret");
    }
  });
});

describe.skipIf(!redisIsThere)("a wrong password", () => {
  test("is refused at once, and not repeated", async () => {
    const redis = await startRedis({ password: "right" });
    onTestFinished(() => redis.stop());
    const { error, ms } = await opening(`redis://:much-secret@127.0.0.1:${redis.port}`);
    expect(ms).toBeLessThan(1_500);
    expect(error.message).toContain("WRONGPASS");
    expect(error.message).not.toContain("much-secret");
    const none = await opening(`redis://127.0.0.1:${redis.port}`);
    expect(none.error.message).toContain("NOAUTH");
  });
});

describe.skipIf(!redisIsThere)("Redis lost while running", () => {
  let redis: RedisServer;
  let store: Store;
  beforeAll(async () => {
    redis = await startRedis({ durable: true });
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    await redis.start();
    store = await openStore({ redisUrl: redis.url, dataDir });
  });
  afterEach(() => store.close());

  const calls: Record<string, (store: Store) => Promise<unknown>> = {
    load: (store) => store.load("t"),
    commit: (store) => store.commit(step({ table: "t", seen: 0, index: { a: "b" } })),
    outbox: (store) => store.outbox("t"),
    announced: (store) => store.announced("t", 1),
    pending: (store) => store.pending(),
    find: (store) => store.find("a"),
    due: (store) => store.due(1, 1),
    lease: (store) => store.lease("l", "h", 1),
    isLeased: (store) => store.isLeased("l"),
    ping: (store) => store.ping(),
    "a document's get": (store) => store.documents("settings").get("a"),
    "a document's set": (store) => store.documents("settings").set("a", 1),
    "a document's delete": (store) => store.documents("settings").delete("a"),
    "a document's update": (store) => store.documents("settings").update("a", () => 1),
  };

  test("every call rejects at once and says that nothing was changed; all works again when it is back", async () => {
    const table = newId();
    await store.commit(step({ table, seen: 0, snapshot: "kept", outbox: ["said"] }));
    await store.documents("settings").set("kept", [1]);
    const heard: number[] = [];
    store.changes((changed, version) => changed === table && heard.push(version));
    await redis.kill();
    await until(async () => (await rejection(store.ping())).ms >= 0, 200);
    for (const [name, call] of Object.entries(calls)) {
      const { error, ms } = await rejection(call(store));
      expect(error, name).toBeInstanceOf(StoreUnavailable);
      expect(error, name).toHaveProperty("nothingChanged", true);
      expect(ms, name).toBeLessThan(500);
    }
    await redis.start();
    const answers = await until(() =>
      store.ping().then(
        () => true,
        () => false,
      ),
    );
    expect(answers).toBe(true);
    expect(await store.load(table)).toEqual({ version: 1, snapshot: "kept" });
    expect(await store.outbox(table)).toEqual([{ id: 1, text: "said" }]);
    expect(await store.documents("settings").get("kept")).toEqual([1]);
    expect(await store.commit(step({ table, seen: 1 }))).toEqual({ outcome: "committed", version: 2 });
    let version = 2;
    await until(async () => {
      await store.commit(step({ table, seen: version++ }));
      return heard.length > 0;
    });
    expect(heard.length).toBeGreaterThan(0);
  });

  test("a call under way when it is killed rejects within 2.5 s and does not claim to know what became of it", async () => {
    const table = newId();
    await store.commit(step({ table, seen: 0 }));
    redis.freeze();
    const call = rejection(store.announced(table, 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await redis.kill();
    const { error, ms } = await call;
    expect(ms).toBeLessThan(2_500);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toHaveProperty("nothingChanged", false);
  });

  test("calls reject within 2.5 s when it stops answering; a commit that was given up is not taken afterwards", async () => {
    const table = newId();
    await store.commit(step({ table, seen: 0, snapshot: "before" }));
    redis.freeze();
    const asked = [
      store.commit(step({ table, seen: 1, snapshot: "after" })),
      store.load(table),
      store.documents("settings").get("a"),
      store.documents("settings").set("a", 1),
    ];
    for (const { error, ms } of await Promise.all(asked.map(rejection))) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(ms).toBeGreaterThan(1_500);
      expect(ms).toBeLessThan(2_500);
    }
    expect(await asked[0]?.catch((error: unknown) => error)).toHaveProperty("nothingChanged", true);
    const next = await rejection(store.load(table));
    expect(next.ms).toBeLessThan(2_500);
    redis.thaw();
    expect(
      await until(() =>
        store.ping().then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(true);
    expect(await store.load(table)).toEqual({ version: 1, snapshot: "before" });
    expect(await store.commit(step({ table, seen: 1 }))).toEqual({ outcome: "committed", version: 2 });
  });
});

describe.skipIf(!redisIsThere)("an answer lost on the way", () => {
  test("leaves a commit open, whose repetition is taken once, and the silent connection is replaced", async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const proxy = await startProxy(redis.port);
    onTestFinished(() => proxy.close());
    const store = await openStore({ redisUrl: `redis://127.0.0.1:${proxy.port}`, dataDir });
    onTestFinished(() => store.close());
    const table = newId();
    const commit = step({ table, seen: 0, snapshot: "made", outbox: ["said"] });
    await store.commit(step({ table: newId(), seen: 0 }));
    void proxy.silenceAt(commitScript.sha);
    const { error, ms } = await rejection(store.commit(commit));
    expect(error).toHaveProperty("nothingChanged", false);
    expect(ms).toBeLessThan(2_500);
    expect(
      await until(() =>
        store.ping().then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(true);
    expect(await store.commit(commit)).toEqual({ outcome: "duplicate", version: 1 });
    expect(await store.load(table)).toEqual({ version: 1, snapshot: "made" });
    expect(await store.outbox(table)).toHaveLength(1);
  });
});

describe("the embedded store", () => {
  test("undoes a commit whole when a part of it cannot be written", async () => {
    const store = await openStore({ redisUrl: null, dataDir });
    const table = newId();
    const impossible = step({
      table,
      seen: 0,
      key: "k",
      outbox: ["a"],
      deadline: 5,
      index: { ["x".repeat(5_000)]: "y" },
    });
    const { error } = await rejection(store.commit(impossible));
    expect(error).toBeInstanceOf(Error);
    expect(await store.load(table)).toBeNull();
    expect(await store.log(table)).toEqual([]);
    expect(await store.pending()).toEqual([]);
    expect(await store.committed(table, "k")).toBeNull();
    expect(await store.due(10, 10)).toEqual([]);
    expect(await store.commit({ ...impossible, index: {} })).toEqual({ outcome: "committed", version: 1 });
    await store.close();
  });
});

describe("a data folder", () => {
  test("is created when it is missing", async () => {
    const store = await openStore({ redisUrl: null, dataDir: join(dataDir, "deep", "folder") });
    await store.commit(step({ table: "t", seen: 0, snapshot: "s" }));
    await store.close();
    const again = await openStore({ redisUrl: null, dataDir: join(dataDir, "deep", "folder") });
    expect(await again.load("t")).toEqual({ version: 1, snapshot: "s" });
    await again.close();
  });

  test("that cannot be written stops the start with its name", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const { error } = await rejection(openStore({ redisUrl: null, dataDir: join(file, "below") }));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toContain(join(file, "below"));
  });

  test.skipIf(process.getuid?.() === 0)("without the right to write stops the start with its name", async () => {
    const closed = mkdtempSync(join(dataDir, "closed-"));
    chmodSync(closed, 0o500);
    const { error } = await rejection(openStore({ redisUrl: null, dataDir: closed }));
    expect(String(error)).toContain(closed);
  });
});
