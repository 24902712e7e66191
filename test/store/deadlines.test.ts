import { expect, test } from "vitest";
import { CLAIM_MS } from "../../src/store/index.ts";
import { eachStore, newId, step } from "./stores.ts";

const HOUR = 3_600_000;

eachStore(
  "deadlines",
  (backend) => {
    test("a table is due at its deadline and not before", async () => {
      const { store } = backend();
      const table = newId();
      await store.commit(step({ table, seen: 0, deadline: 10 * HOUR }));
      expect(await store.due(10 * HOUR - 1, 100)).not.toContain(table);
      expect(await store.due(10 * HOUR, 100)).toContain(table);
    });

    test("a claimed table is not due again for 30 s, and then it is", async () => {
      const { store } = backend();
      const table = newId();
      const now = 20 * HOUR;
      await store.commit(step({ table, seen: 0, deadline: now - 5_000 }));
      expect(await store.due(now, 100)).toContain(table);
      expect(await store.due(now, 100)).not.toContain(table);
      expect(await store.due(now + CLAIM_MS - 1, 100)).not.toContain(table);
      expect(await store.due(now + CLAIM_MS, 100)).toContain(table);
      expect(await store.due(now + CLAIM_MS, 100)).not.toContain(table);
    });

    test("a commit ends the claim: with a new deadline the table is due then, without one never", async () => {
      const { store } = backend();
      const table = newId();
      const now = 30 * HOUR;
      await store.commit(step({ table, seen: 0, deadline: now }));
      await store.due(now, 100);
      await store.commit(step({ table, seen: 1, deadline: now + HOUR }));
      expect(await store.due(now + CLAIM_MS, 100)).not.toContain(table);
      expect(await store.due(now + HOUR - 1, 100)).not.toContain(table);
      expect(await store.due(now + HOUR, 100)).toContain(table);
      await store.commit(step({ table, seen: 2, deadline: null }));
      expect(await store.due(now + 9 * HOUR, 100)).not.toContain(table);
    });

    test("an earlier deadline counts at once, even while the table is claimed", async () => {
      const { store } = backend();
      const table = newId();
      const now = 50 * HOUR;
      await store.commit(step({ table, seen: 0, deadline: now }));
      await store.due(now, 100);
      await store.commit(step({ table, seen: 1, deadline: now + 2 }));
      expect(await store.due(now + 1, 100)).not.toContain(table);
      expect(await store.due(now + 2, 100)).toContain(table);
    });

    test("a later deadline replaces an earlier one", async () => {
      const { store } = backend();
      const table = newId();
      const now = 52 * HOUR;
      await store.commit(step({ table, seen: 0, deadline: now }));
      await store.commit(step({ table, seen: 1, deadline: now + 20_000 }));
      expect(await store.due(now + 10_000, 100)).not.toContain(table);
      expect(await store.due(now + 19_999, 100)).not.toContain(table);
      expect(await store.due(now + 20_000, 100)).toContain(table);
    });

    test("a commit that lost does not make a claimed table due again", async () => {
      const { store } = backend();
      const table = newId();
      const now = 55 * HOUR;
      await store.commit(step({ table, seen: 0, deadline: now }));
      expect(await store.due(now, 100)).toContain(table);
      expect(await store.commit(step({ table, seen: 0, deadline: now - 1 }))).toMatchObject({ outcome: "lost" });
      expect(await store.due(now + 1, 100)).not.toContain(table);
    });

    test("no more tables than asked for are claimed, and the rest stay due", async () => {
      const { store } = backend();
      const now = 60 * HOUR;
      await store.due(now, 1_000);
      const ids = Array.from({ length: 7 }, () => newId());
      for (const table of ids) await store.commit(step({ table, seen: 0, deadline: now - 1 }));
      const first = await store.due(now, 5);
      const second = await store.due(now, 5);
      expect(first).toHaveLength(5);
      expect(second).toHaveLength(2);
      expect([...first, ...second].sort()).toEqual([...ids].sort());
    });

    test("claimers that compete get each table once", async () => {
      const { store, open } = backend();
      const claimers = [store, await open(), await open()];
      const now = 70 * HOUR;
      await store.due(now, 1_000);
      const ids = Array.from({ length: 60 }, () => newId());
      await Promise.all(ids.map((table) => store.commit(step({ table, seen: 0, deadline: now - 1 }))));
      const rounds = Array.from({ length: 8 }, () => claimers.map((claimer) => claimer.due(now, 7))).flat();
      const claimed = (await Promise.all(rounds)).flat();
      expect(claimed.sort()).toEqual([...ids].sort());
    });
  },
  { cluster: true },
);

eachStore("leases", (backend) => {
  test("a lease has one holder, who may renew it", async () => {
    const { store, open } = backend();
    const name = newId("lease");
    const other = await open();
    expect(await store.lease(name, "a", 5_000)).toBe(true);
    expect(await other.lease(name, "b", 5_000)).toBe(false);
    expect(await store.lease(name, "a", 5_000)).toBe(true);
    expect(await other.lease(newId("lease"), "b", 5_000)).toBe(true);
  });

  test("only its holder gives a lease back", async () => {
    const { store } = backend();
    const name = newId("lease");
    await store.lease(name, "a", 5_000);
    await store.release(name, "b");
    expect(await store.lease(name, "b", 5_000)).toBe(false);
    await store.release(name, "a");
    expect(await store.lease(name, "b", 5_000)).toBe(true);
  });

  test("a lease expires, and renewing prolongs it", async () => {
    const { store } = backend();
    const [short, long] = [newId("lease"), newId("lease")];
    await store.lease(short, "a", 80);
    await store.lease(long, "a", 80);
    await store.lease(long, "a", 5_000);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await store.lease(short, "b", 5_000)).toBe(true);
    expect(await store.lease(long, "b", 5_000)).toBe(false);
  });

  test("whoever asks whether a lease is held keeps nobody from it", async () => {
    const { store, open } = backend();
    const name = newId("lease");
    const other = await open();
    expect(await other.isLeased(name)).toBe(false);
    expect(await store.lease(name, "a", 5_000)).toBe(true);
    expect(await other.isLeased(name)).toBe(true);
    await store.release(name, "a");
    expect(await other.isLeased(name)).toBe(false);
    await store.lease(name, "a", 80);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await other.isLeased(name)).toBe(false);
  });

  test("of many that ask at once one gets the lease", async () => {
    const { store, open } = backend();
    const name = newId("lease");
    const stores = [store, await open()];
    const asked = Array.from({ length: 20 }, (_, at) => stores[at % 2]?.lease(name, `holder ${at}`, 5_000));
    expect((await Promise.all(asked)).filter((got) => got)).toHaveLength(1);
  });
});
