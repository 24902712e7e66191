import { expect, test } from "vitest";
import { KEYS_KEPT } from "../../src/store/index.ts";
import { collect, eachStore, newId, redisIsThere, step, until } from "./stores.ts";

if (!redisIsThere && !process.env.REDIS_URL) {
  process.stderr.write("Redis tests were skipped: there is no redis-server on the PATH, and REDIS_URL is not set\n");
}

eachStore(
  "tables",
  (backend) => {
    test("a table that nobody created is not there", async () => {
      const { store } = backend();
      const table = newId();
      expect(await store.load(table)).toBeNull();
      expect(await store.log(table)).toEqual([]);
      expect(await store.outbox(table)).toEqual([]);
      expect(await store.committed(table, "key")).toBeNull();
    });

    test("a commit is whole: entry, snapshot, announcements, look-up key and deadline appear together", async () => {
      const { store, open } = backend();
      const table = newId();
      const snapshot = JSON.stringify({ text: "Na'Toth – G’Kar 🎲", deck: "x".repeat(200_000) });
      const entry = JSON.stringify({ action: "create" });
      const index = { [`channel:${table}`]: table };
      const commit = step({ table, seen: 0, key: "k", entry, snapshot, outbox: ["a", "b"], deadline: 5, index });
      expect(await store.commit(commit)).toEqual({ outcome: "committed", version: 1 });
      const other = await open();
      expect(await other.load(table)).toEqual({ version: 1, snapshot });
      expect(await other.log(table)).toEqual([entry]);
      expect(await other.outbox(table)).toEqual([
        { id: 1, text: "a" },
        { id: 2, text: "b" },
      ]);
      expect(await other.pending()).toContain(table);
      expect(await other.find(`channel:${table}`)).toBe(table);
      expect(await other.committed(table, "k")).toBe(1);
      expect(await other.due(5, 1_000)).toContain(table);
    });

    test("of two writers that saw the same version one commits, and the other changes nothing", async () => {
      const { store, open } = backend();
      const other = await open();
      const table = newId();
      await store.commit(step({ table, seen: 0 }));
      const both = await Promise.all([
        store.commit(step({ table, seen: 1, entry: "left", snapshot: "left", outbox: ["left"] })),
        other.commit(step({ table, seen: 1, entry: "right", snapshot: "right", outbox: ["right"] })),
      ]);
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(["committed", "lost"]);
      expect(both.map(({ version }) => version)).toEqual([2, 2]);
      const winner = both[0].outcome === "committed" ? "left" : "right";
      expect(await store.load(table)).toEqual({ version: 2, snapshot: winner });
      expect(await store.log(table)).toEqual(["entry 1", winner]);
      expect(await store.outbox(table)).toEqual([{ id: 1, text: winner }]);
    });

    test("what lasts stays until a commit brings another, and a snapshot that goes with another one has lost", async () => {
      const { store, open } = backend();
      const other = await open();
      const table = newId();
      const facts = { id: "a", text: "the facts" };
      await store.commit(step({ table, seen: 0 }));
      expect(await store.load(table)).toEqual({ version: 1, snapshot: "{}" });
      expect(await store.commit(step({ table, seen: 1, lasting: { id: "a" } }))).toMatchObject({ outcome: "lost" });
      await store.commit(step({ table, seen: 1, snapshot: "1", lasting: facts }));
      expect(await other.load(table)).toEqual({ version: 2, snapshot: "1", lasting: facts });
      await other.commit(step({ table, seen: 2, snapshot: "2", lasting: { id: "a" } }));
      await other.commit(step({ table, seen: 3, snapshot: "3" }));
      const now = { version: 4, snapshot: "3", lasting: facts };
      for (const each of [store, other, await open()]) expect(await each.load(table)).toEqual(now);
      const lost = await store.commit(step({ table, seen: 4, snapshot: "4", lasting: { id: "b" } }));
      expect(lost).toEqual({ outcome: "lost", version: 4 });
      expect(await store.log(table)).toHaveLength(4);
      const better = { id: "b", text: "better facts" };
      await store.commit(step({ table, seen: 4, snapshot: "4", lasting: better }));
      for (const each of [store, other, await open()])
        expect(await each.load(table)).toEqual({ version: 5, snapshot: "4", lasting: better });
      await store.remove(table);
      await store.commit(step({ table, seen: 0 }));
      expect(await other.load(table)).toEqual({ version: 1, snapshot: "{}" });
    });

    test("a commit that lost leaves no look-up key and no deadline", async () => {
      const { store } = backend();
      const table = newId();
      await store.commit(step({ table, seen: 0, index: { [`channel:${table}`]: "first" } }));
      const index = { [`channel:${table}`]: "wrong", [`user:${table}`]: "wrong" };
      const late = await store.commit(step({ table, seen: 0, index, deadline: 5, outbox: ["never said"] }));
      expect(late).toEqual({ outcome: "lost", version: 1 });
      expect(await store.find(`channel:${table}`)).toBe("first");
      expect(await store.find(`user:${table}`)).toBeNull();
      expect(await store.due(10, 1_000)).not.toContain(table);
      expect(await store.pending()).not.toContain(table);
    });

    test("a writer that saw a version of a table which is not there loses against version 0", async () => {
      const { store } = backend();
      const table = newId();
      expect(await store.commit(step({ table, seen: 3 }))).toEqual({ outcome: "lost", version: 0 });
      expect(await store.load(table)).toBeNull();
      expect(await collect(store.tables())).not.toContain(table);
    });

    test("the same key commits once, and is told at which version, however old its view is", async () => {
      const { store } = backend();
      const table = newId();
      const first = step({ table, seen: 0, key: "press" });
      await store.commit(first);
      await store.commit(step({ table, seen: 1 }));
      expect(await store.commit(first)).toEqual({ outcome: "duplicate", version: 1 });
      expect(await store.commit({ ...first, seen: 2 })).toEqual({ outcome: "duplicate", version: 1 });
      expect((await store.load(table))?.version).toBe(2);
      const elsewhere = newId();
      expect(await store.commit({ ...first, table: elsewhere })).toEqual({ outcome: "committed", version: 1 });
    });

    test("a table remembers its newest keys and forgets the oldest", async () => {
      const { store } = backend();
      const table = newId();
      for (let seen = 0; seen <= KEYS_KEPT; seen++) await store.commit(step({ table, seen, key: `k${seen}` }));
      expect(await store.committed(table, "k0")).toBeNull();
      expect(await store.committed(table, "k1")).toBe(2);
      expect(await store.committed(table, `k${KEYS_KEPT}`)).toBe(KEYS_KEPT + 1);
    });

    test("the log gives the entries after a version, in order", async () => {
      const { store } = backend();
      const table = newId();
      for (let seen = 0; seen < 12; seen++) await store.commit(step({ table, seen }));
      expect(await store.log(table)).toEqual(Array.from({ length: 12 }, (_, at) => `entry ${at + 1}`));
      expect(await store.log(table, 10)).toEqual(["entry 11", "entry 12"]);
      expect(await store.log(table, 12)).toEqual([]);
    });

    test("announcements keep their order and their numbers, and an acknowledged one does not come back", async () => {
      const { store } = backend();
      const table = newId();
      await store.commit(step({ table, seen: 0, outbox: ["one", "two"] }));
      await store.commit(step({ table, seen: 1, outbox: [] }));
      await store.commit(step({ table, seen: 2, outbox: ["three"] }));
      await store.announced(table, 2);
      expect(await store.outbox(table)).toEqual([{ id: 3, text: "three" }]);
      await store.announced(table, 1);
      expect(await store.outbox(table)).toEqual([{ id: 3, text: "three" }]);
      expect(await store.pending()).toContain(table);
      await store.announced(table, 3);
      expect(await store.outbox(table)).toEqual([]);
      expect(await store.pending()).not.toContain(table);
      await store.commit(step({ table, seen: 3, outbox: ["four"] }));
      expect(await store.outbox(table)).toEqual([{ id: 4, text: "four" }]);
      expect(await store.pending()).toContain(table);
    });

    test("acknowledging more than there is does not swallow what comes later", async () => {
      const { store } = backend();
      const table = newId();
      await store.commit(step({ table, seen: 0, outbox: ["one"] }));
      await store.announced(table, 99);
      await store.commit(step({ table, seen: 1, outbox: ["two"] }));
      expect(await store.outbox(table)).toEqual([{ id: 2, text: "two" }]);
    });

    test("a look-up key leads to what was committed last, until its table takes it away", async () => {
      const { store } = backend();
      const [one, two] = [newId(), newId()];
      const channel = `channel:${one}`;
      await store.commit(step({ table: one, seen: 0, index: { [channel]: one } }));
      expect(await store.find(channel)).toBe(one);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.commit(step({ table: two, seen: 0, index: { [channel]: two } }));
      expect(await store.find(channel)).toBe(two);
      await store.commit(step({ table: two, seen: 1, index: { [channel]: null } }));
      expect(await store.find(channel)).not.toBe(two);
    });

    test("all tables are listed, each once", async () => {
      const { store } = backend();
      const ids = Array.from({ length: 700 }, () => newId());
      await Promise.all(ids.map((table) => store.commit(step({ table, seen: 0 }))));
      const listed = await collect(store.tables());
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed).toEqual(expect.arrayContaining(ids));
    });

    test("a removed table is gone with everything that led to it", async () => {
      const { store } = backend();
      const table = newId();
      const index = { [`channel:${table}`]: table };
      await store.commit(step({ table, seen: 0, key: "k", outbox: ["a"], deadline: 5, index }));
      await store.remove(table);
      expect(await store.load(table)).toBeNull();
      expect(await store.log(table)).toEqual([]);
      expect(await store.outbox(table)).toEqual([]);
      expect(await store.pending()).not.toContain(table);
      expect(await store.find(`channel:${table}`)).toBeNull();
      expect(await store.committed(table, "k")).toBeNull();
      expect(await store.due(10, 1_000)).not.toContain(table);
      expect(await collect(store.tables())).not.toContain(table);
      await store.remove(table);
    });

    test("a listener hears of every commit with its version, until it stops listening", async () => {
      const { store } = backend();
      const table = newId();
      const heard: string[] = [];
      const stop = store.changes((changed, version) => {
        if (changed === table || changed === "settled") heard.push(`${changed} ${version}`);
      });
      for (let seen = 0; seen < 200 && heard.length === 0; seen++) {
        await store.commit(step({ table, seen }));
        await until(async () => heard.length > 0, 20);
      }
      const from = (await store.load(table))?.version ?? 0;
      heard.length = 0;
      await store.commit(step({ table, seen: from }));
      await store.commit(step({ table, seen: from }));
      await store.commit(step({ table, seen: from + 1 }));
      await until(async () => heard.length >= 2);
      expect(heard).toEqual([`${table} ${from + 1}`, `${table} ${from + 2}`]);
      stop();
      await store.commit(step({ table, seen: from + 2 }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toHaveLength(2);
    });

    test("the store answers a ping, and nothing after it is closed", async () => {
      const { store, open } = backend();
      await store.ping();
      const other = await open();
      await other.close();
      await expect(other.ping()).rejects.toThrow("closed");
      await expect(other.commit(step({ table: newId(), seen: 0 }))).rejects.toThrow("closed");
      await store.ping();
    });
  },
  { cluster: true },
);
