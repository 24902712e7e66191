import { expect, test } from "vitest";
import type { Store, TableCopy } from "../../src/store/index.ts";
import { collect, eachStore, newId, step } from "./stores.ts";

/** A table with something of everything. */
async function played(store: Store): Promise<string> {
  const table = newId();
  const facts = { id: newId("facts"), text: "{}" };
  await store.commit(
    step({ table, seen: 0, outbox: ["one", "two"], lasting: facts, index: { [`thread:${table}`]: table } }),
  );
  await store.commit(step({ table, seen: 1, outbox: ["three"], lasting: { id: facts.id }, deadline: 5_000.5 }));
  await store.commit(step({ table, seen: 2, snapshot: '{"“":"🎲"}', deadline: 7_000, outbox: ["four"] }));
  await store.announced(table, 2);
  return table;
}

const whole = async (store: Store, table: string): Promise<TableCopy> => {
  const copy = await store.copy(table);
  if (copy === null) throw new Error(`there is no table ${table}`);
  return copy;
};

eachStore(
  "copies",
  (backend) => {
    test("a copy has everything of a table", async () => {
      const { store } = backend();
      const table = await played(store);
      const copy = await whole(store, table);
      expect(copy).toMatchObject({ table, version: 3, announced: 2, outbox: ["three", "four"], deadline: 7_000 });
      expect(copy.log).toEqual(await store.log(table));
      expect(copy.keys.map(([, version]) => version)).toEqual([1, 2, 3]);
      expect(copy.index).toMatchObject([{ name: `thread:${table}`, value: table }]);
      expect({ version: copy.version, snapshot: copy.snapshot, lasting: copy.lasting }).toEqual(
        await store.load(table),
      );
      expect(await store.copy(newId())).toBeNull();
    });

    test("a restored table is in every respect the one that was copied", async () => {
      const { store, open } = backend();
      const table = await played(store);
      const [loaded, log, outbox] = [await store.load(table), await store.log(table), await store.outbox(table)];
      const copy = await whole(store, table);
      await store.remove(table);
      expect(await store.load(table)).toBeNull();
      expect(await store.restore(copy)).toBe(true);
      const other = await open();
      expect(await other.load(table)).toEqual(loaded);
      expect(await other.log(table)).toEqual(log);
      expect(await other.outbox(table)).toEqual(outbox);
      expect(await other.find(`thread:${table}`)).toBe(table);
      expect(await other.pending()).toContain(table);
      expect(await collect(other.tables())).toContain(table);
      expect(await other.committed(table, copy.keys[1]?.[0] ?? "")).toBe(2);
      expect(await other.due(6_999, 1_000)).not.toContain(table);
      expect(await other.due(7_000, 1_000)).toContain(table);
    });

    test("a restored table goes on: keys are known, versions and announcements count on", async () => {
      const { store } = backend();
      const table = await played(store);
      const copy = await whole(store, table);
      await store.remove(table);
      await store.restore(copy);
      const [key = ""] = copy.keys[2] ?? [];
      expect(await store.commit(step({ table, seen: 3, key }))).toEqual({ outcome: "duplicate", version: 3 });
      expect(await store.commit(step({ table, seen: 3, outbox: ["five"] }))).toEqual({
        outcome: "committed",
        version: 4,
      });
      expect((await store.outbox(table)).map(({ id, text }) => [id, text])).toEqual([
        [3, "three"],
        [4, "four"],
        [5, "five"],
      ]);
      expect((await store.load(table))?.lasting).toEqual(copy.lasting);
    });

    test("a table that is there is never overwritten", async () => {
      const { store } = backend();
      const table = await played(store);
      const copy = await whole(store, table);
      await store.commit(step({ table, seen: 3, snapshot: '"newer"' }));
      expect(await store.restore(copy)).toBe(false);
      expect(await store.load(table)).toMatchObject({ version: 4, snapshot: '"newer"' });
    });

    test("the namespaces are those that have documents", async () => {
      const { store } = backend();
      const namespace = `kind-${Date.now().toString(36)}`;
      expect(await store.namespaces()).not.toContain(namespace);
      await store.documents(namespace).set("a::b", 1);
      await store.documents(namespace).set("c", 2);
      expect((await store.namespaces()).filter((each) => each === namespace)).toEqual([namespace]);
      await store.documents(namespace).delete("a::b");
      await store.documents(namespace).delete("c");
      expect(await store.namespaces()).not.toContain(namespace);
    });
  },
  { cluster: true },
);
