import { expect, test } from "vitest";
import { type Attempt, commitInOrder, type Loaded, type Store, StoreBusy } from "../../src/store/index.ts";
import { eachStore, newId, step } from "./stores.ts";

/** Counts up in the snapshot. */
function plusOne(present: Loaded | null): Attempt<number, string> {
  const next = Number(present?.snapshot ?? 0) + 1;
  return { ok: true, kept: next, step: { entry: `to ${next}`, snapshot: String(next), outbox: [], deadline: null } };
}

eachStore("the queue", (backend) => {
  test("a hundred presses at once are all taken, in the order in which they came", async () => {
    const { store } = backend();
    const table = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, at) => commitInOrder(store, table, `press ${at}`, plusOne)),
    );
    expect(outcomes).toEqual(
      Array.from({ length: 100 }, (_, at) => ({ outcome: "committed", version: at + 1, kept: at + 1 })),
    );
  });

  test("presses through two stores on the same data are all taken once", async () => {
    const { store, open } = backend();
    const both = [store, await open()];
    const table = newId();
    const presses = both.flatMap((one, side) =>
      Array.from({ length: 50 }, (_, at) => commitInOrder(one, table, `${side}:${at}`, plusOne)),
    );
    expect((await Promise.all(presses)).every(({ outcome }) => outcome === "committed")).toBe(true);
    expect(await store.load(table)).toEqual({ version: 100, snapshot: "100" });
  });

  test("a refusal comes back as it is and changes nothing", async () => {
    const { store } = backend();
    const table = newId();
    const refused = await commitInOrder(store, table, "press", () => ({ ok: false, refusal: "not your turn" }));
    expect(refused).toEqual({ outcome: "refused", refusal: "not your turn" });
    expect(await store.load(table)).toBeNull();
  });

  test("a press that was taken before is a duplicate, even where it would be refused now", async () => {
    const { store } = backend();
    const table = newId();
    await commitInOrder(store, table, "press", plusOne);
    let asked = 0;
    const again = await commitInOrder(store, table, "press", () => {
      asked++;
      return { ok: false, refusal: "not your turn" };
    });
    expect(again).toEqual({ outcome: "duplicate", version: 1 });
    expect(asked).toBe(0);
  });

  test("a press that arrives twice at once is taken once", async () => {
    const { store, open } = backend();
    const both = [store, await open()];
    const table = newId();
    await store.commit(step({ table, seen: 0, snapshot: "0" }));
    const presses = both.flatMap((one) => [1, 2, 3].map(() => commitInOrder(one, table, "press", plusOne)));
    const outcomes = (await Promise.all(presses)).map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(["committed", ...Array.from({ length: 5 }, () => "duplicate")]);
    expect((await store.load(table))?.snapshot).toBe("1");
  });

  test("an attempt that throws fails alone: the next in line is served", async () => {
    const { store } = backend();
    const table = newId();
    const broken = commitInOrder(store, table, "broken", () => {
      throw new Error("a bug");
    });
    const fine = commitInOrder(store, table, "fine", plusOne);
    await expect(broken).rejects.toThrow("a bug");
    expect(await fine).toMatchObject({ outcome: "committed", version: 1 });
  });

  test("after losing a race the attempt is asked again with what won", async () => {
    const { store } = backend();
    const table = newId();
    const seen: (string | undefined)[] = [];
    let raced = false;
    const racing: Store = Object.assign(Object.create(store), {
      async commit(commit: Parameters<Store["commit"]>[0]) {
        if (!raced) await store.commit(step({ table, seen: 0, snapshot: "41" }));
        raced = true;
        return store.commit(commit);
      },
      load: (id: string) => store.load(id),
      committed: (id: string, key: string) => store.committed(id, key),
    });
    const outcome = await commitInOrder(racing, table, "press", (present) => {
      seen.push(present?.snapshot);
      return plusOne(present);
    });
    expect(seen).toEqual([undefined, "41"]);
    expect(outcome).toEqual({ outcome: "committed", version: 2, kept: 42 });
  });
});

test("who loses every race is told that the table is busy, after 50 attempts and 2.5 s at least", async () => {
  let tries = 0;
  const losing = {
    load: async () => ({ version: 1, snapshot: "0" }),
    committed: async () => null,
    commit: async () => {
      tries++;
      return { outcome: "lost", version: 2 };
    },
  } as unknown as Store;
  const start = Date.now();
  await expect(commitInOrder(losing, "t", "k", plusOne)).rejects.toBeInstanceOf(StoreBusy);
  expect(tries).toBeGreaterThanOrEqual(50);
  expect(Date.now() - start).toBeGreaterThanOrEqual(2_500);
});
