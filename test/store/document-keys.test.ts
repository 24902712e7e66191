import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { Connection } from "../../src/store/redis/connection.ts";
import { DOCUMENT_KEYS_BUILT, documentKeys, documentsPrefix } from "../../src/store/redis/keys.ts";
import { SETTLED_MS } from "../../src/store/redis/scripts.ts";
import { collect, eachStore, newId, redisIsThere } from "./stores.ts";

eachStore(
  "the documents of a kind",
  (backend) => {
    test("are all listed, however they were written, and no longer once they are deleted", async () => {
      const { store, open } = backend();
      const other = await open();
      const namespace = newId("kind");
      const documents = store.documents(namespace);
      await documents.set("set", 1);
      await documents.update("updated", () => 2);
      await other.documents(namespace).set("of another process", 3);
      await documents.set("deleted", 4);
      await documents.update("emptied", () => 5);
      expect(await documents.delete("deleted")).toBe(true);
      await documents.update("emptied", () => undefined);
      const expected = new Map([
        ["set", 1],
        ["updated", 2],
        ["of another process", 3],
      ]);
      expect(new Map(await collect(documents.entries()))).toEqual(expected);
      expect(new Map(await collect(other.documents(namespace).entries()))).toEqual(expected);
    });

    test("are all found where they are written with each step of a table", async () => {
      const { store } = backend();
      const all = Array.from({ length: 230 }, () => newId("table"));
      for (const kind of ["posted", "hands"]) {
        await Promise.all(all.map((table) => store.documents(kind).set(table, table)));
        await store.documents(kind).delete(all[0] ?? "");
        const found = new Map(await collect(store.documents(kind).entries()));
        expect(all.filter((table) => found.get(table) === table)).toEqual(all.slice(1));
      }
    });

    test("are listed where some are deleted and written anew while they are looked through", async () => {
      const { store, open } = backend();
      const other = await open();
      const namespace = newId("kind");
      const [here, there] = [store.documents(namespace), other.documents(namespace)];
      const keys = Array.from({ length: 12 }, (_, at) => `key ${at}`);
      const rounds = async (documents: typeof here) => {
        for (let round = 0; round < 6; round++) {
          for (const key of keys) {
            await documents.delete(key);
            await documents.set(key, round);
          }
        }
      };
      const looks = async () => {
        for (let round = 0; round < 12; round++) await collect(here.entries());
      };
      await Promise.all([rounds(here), rounds(there), looks()]);
      const listed = await collect(here.entries());
      const present = await Promise.all(keys.map(async (key) => ((await here.get(key)) === undefined ? [] : [key])));
      expect(listed.map(([key]) => key).sort()).toEqual(present.flat().sort());
    });
  },
  { cluster: true },
);

describe.skipIf(!redisIsThere)("the keys of documents on Redis", () => {
  let redis: RedisServer;
  let connection: Connection;
  let stores: readonly [Store, Store];
  beforeAll(async () => {
    redis = await startRedis();
    connection = await Connection.open(redis.url);
    const place = { redisUrl: redis.url, dataDir: "unused" };
    stores = [await openStore(place), await openStore(place)];
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await connection.close();
    await redis.stop();
  });

  const send = (command: string, key: string, ...values: string[]) =>
    connection.operation((sender) => sender.send(command, key, ...values));
  /** As a version writes it that enters no keys. */
  const writtenEarlier = (namespace: string, key: string, value: unknown) =>
    send("SET", `${documentsPrefix(namespace)}::${key}`, JSON.stringify({ value }));
  const scans = async () => {
    const stats = String(await send("INFO", "commandstats"));
    return Number(/cmdstat_scan:calls=(\d+)/u.exec(stats)?.[1] ?? 0);
  };

  test("are built once from what an earlier version has written, by two processes at once", async () => {
    for (let at = 0; at < 450; at++) await writtenEarlier("leagues", `league ${at}`, at);
    await writtenEarlier("decks", "user::deck", "a deck");
    const both = await Promise.all(stores.map((store) => collect(store.documents("leagues").entries())));
    for (const found of both)
      expect(new Map(found)).toEqual(new Map(Array.from({ length: 450 }, (_, at) => [`league ${at}`, at])));
    expect(await collect(stores[0].documents("decks").entries())).toEqual([["user::deck", "a deck"]]);
  });

  test("are looked up without going through all keys of the database", async () => {
    const before = await scans();
    for (const store of stores)
      for (const namespace of ["leagues", "decks", "finding", "digests"])
        await collect(store.documents(namespace).entries());
    expect(await scans()).toBe(before);
  });

  test("are built once more after ten minutes, for what an earlier version has still written, and never again", async () => {
    await writtenEarlier("leagues", "late", "late");
    const names = async () => (await collect(stores[1].documents("leagues").entries())).map(([key]) => key);
    expect(await names()).not.toContain("late");
    const first = Number(await send("GET", DOCUMENT_KEYS_BUILT));
    await send("SET", DOCUMENT_KEYS_BUILT, String(first - 10 * 60_000));
    expect(await names()).toContain("late");
    expect(await send("GET", DOCUMENT_KEYS_BUILT)).toBe("whole");
    const before = await scans();
    expect(await names()).toContain("late");
    expect(await scans()).toBe(before);
  });

  test("stay while a write may be under way, and are dropped when they have led nowhere for long enough", async () => {
    const [store] = stores;
    const name = documentKeys("digests");
    await send("ZADD", name, String(Date.now()), "under way");
    await send("ZADD", name, String(Date.now() - SETTLED_MS - 1_000), "long gone");
    expect(await collect(store.documents("digests").entries())).toEqual([]);
    expect(await send("ZSCORE", name, "under way")).not.toBeNull();
    expect(await send("ZSCORE", name, "long gone")).toBeNull();
  });

  test("go with their document where nobody has written it lately", async () => {
    const [store] = stores;
    const name = documentKeys("decks");
    const long = String(Date.now() - SETTLED_MS - 1_000);
    for (const key of ["deleted", "emptied"]) {
      await store.documents("decks").set(key, 1);
      await send("ZADD", name, "XX", long, key);
    }
    await store.documents("decks").delete("deleted");
    await store.documents("decks").update("emptied", () => undefined);
    expect(await send("ZSCORE", name, "deleted")).toBeNull();
    expect(await send("ZSCORE", name, "emptied")).toBeNull();
  });
});
