import { expect, it } from "vitest";
import { healthOf, UNSAID_PATIENCE_S } from "../../src/metrics/health.ts";
import { Phases } from "../../src/metrics/phases.ts";
import { Unsaid } from "../../src/metrics/unsaid.ts";
import { eachStore, newId, step } from "../store/stores.ts";

eachStore("What monitoring knows of a store", (backend) => {
  let now = 1_000;
  it("is how much is unsaid, and since when it was first seen so", async () => {
    const { store } = backend();
    const unsaid = new Unsaid(store, () => now);
    await unsaid.look();
    const before = unsaid.announcements;
    expect(unsaid.oldestSeconds()).toBe(0);
    const table = newId();
    await store.commit(step({ table, seen: 0, outbox: ["one", "two"] }));
    await unsaid.look();
    expect(unsaid.announcements).toBe(before + 2);
    now += 60;
    await unsaid.look();
    expect(unsaid.oldestSeconds()).toBe(0.06);
    // Somebody says it, while something new waits: that has not waited long.
    await store.announced(table, 1);
    await unsaid.look();
    expect(unsaid.announcements).toBe(before + 1);
    expect(unsaid.oldestSeconds()).toBe(0);
    await store.announced(table, 2);
    await unsaid.look();
    expect(unsaid.announcements).toBe(before);
    expect(unsaid.oldestSeconds()).toBe(0);
  });

  it("does not wait for what a thread that takes no messages cannot be told", async () => {
    const { store } = backend();
    const table = newId();
    await store.commit(step({ table, seen: 0, outbox: ["one"] }));
    await store.documents("posted").set(table, { done: 0, barred: { reason: "not-allowed", since: 1 } });
    const unsaid = new Unsaid(store, () => now);
    await unsaid.look();
    now += 60;
    await unsaid.look();
    expect(unsaid.announcements).toBeGreaterThan(0);
    expect(unsaid.barred).toBe(1);
    expect(unsaid.oldestSeconds()).toBe(0);
    await store.documents("posted").set(table, { done: 0 });
    await unsaid.look();
    expect(unsaid.oldestSeconds()).toBe(0.06);
    await store.remove(table);
  });

  it("is how many tables are in the lobby, playing, over or closed, readable or not", async () => {
    const { store } = backend();
    const phases = new Phases(store);
    await phases.count(0);
    const before = new Map(phases.counted());
    const texts = ['{"phase":"playing"}', '{"phase":"over"}', '{"phase":"over"}', "no table"];
    for (const snapshot of texts) await store.commit(step({ table: newId(), seen: 0, snapshot }));
    await phases.count(0);
    const more = [...phases.counted()].map(([phase, many]) => [phase, many - (before.get(phase) ?? 0)]);
    expect(Object.fromEntries(more)).toMatchObject({ lobby: 0, playing: 1, over: 2, ended: 0, unreadable: 1 });
  });

  it("makes a bot unwell that has not said a word in time", async () => {
    const { store } = backend();
    const waiting = (seconds: number) =>
      Object.assign(new Unsaid(store), { look: async () => undefined, oldestSeconds: () => seconds });
    expect(await healthOf(store, waiting(UNSAID_PATIENCE_S), true)).toMatchObject({ status: "ok" });
    expect(await healthOf(store, waiting(UNSAID_PATIENCE_S + 1), true)).toMatchObject({
      status: "unwell",
      unsaid_seconds: UNSAID_PATIENCE_S + 1,
    });
  });
});
