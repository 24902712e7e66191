import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachStore, newId, type Place, step, until } from "./stores.ts";

/** Starts `child.ts`; resolves when its store is open. */
async function start(place: Place): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("child.ts", import.meta.url)), [JSON.stringify(place)], {
    execArgv: ["--import", "tsx"],
  });
  await once(child, "message");
  return child;
}

async function answer(child: ChildProcess, ...task: string[]): Promise<string[]> {
  const said = once(child, "message");
  child.send(task);
  const [message] = await said;
  return message;
}

eachStore("processes", (backend) => {
  let one: ChildProcess;
  let two: ChildProcess;
  beforeAll(async () => {
    [one, two] = await Promise.all([start(backend().place), start(backend().place)]);
  });
  afterAll(() => {
    one.kill("SIGKILL");
    two.kill("SIGKILL");
  });

  test("two processes that hammer one table take every step exactly once", async () => {
    const { store } = backend();
    const table = newId();
    const [left, right] = await Promise.all([
      answer(one, "count", table, "left", "60"),
      answer(two, "count", table, "right", "60"),
    ]);
    const taken = [...left, ...right].sort();
    const expected = Array.from({ length: 60 }, (_, at) => [`left:${at}`, `right:${at}`, `shared:${at}`])
      .flat()
      .sort();
    expect(taken).toEqual(expected);
    expect(await store.load(table)).toEqual({ version: 180, snapshot: "180" });
    const log = await store.log(table);
    expect([...log].sort()).toEqual(expected);
    expect((await store.outbox(table)).map(({ text }) => text)).toEqual(log);
  });

  test("two processes that claim deadlines get each one once", async () => {
    const { store } = backend();
    const now = 1_000_000;
    await store.due(now, 1_000);
    const ids = Array.from({ length: 90 }, () => newId());
    await Promise.all(ids.map((table, at) => store.commit(step({ table, seen: 0, deadline: now - at }))));
    const claimed = await Promise.all([one, two].map((child) => answer(child, "claim", String(now))));
    expect(claimed.flat().sort()).toEqual([...ids].sort());
  });

  test("a lease outlives the process that took it, until its time is over", async () => {
    const { store, place } = backend();
    const [short, long] = [newId("lease"), newId("lease")];
    const child = await start(place);
    expect(await answer(child, "lease", long, "60000")).toEqual(["true"]);
    expect(await answer(child, "lease", short, "1500")).toEqual(["true"]);
    const killed = once(child, "exit");
    child.kill("SIGKILL");
    await killed;
    expect(await store.lease(long, "other", 1_000)).toBe(false);
    expect(await until(() => store.lease(short, "other", 1_000))).toBe(true);
    expect(await answer(two, "lease", short, "1000")).toEqual(["false"]);
  });

  test("a process killed right after a commit keeps everything that it committed, and its announcements", async () => {
    const { store } = backend();
    const table = newId();
    const child = one;
    let done = 0;
    const killed = once(child, "exit");
    child.on("message", (version) => {
      done = Number(version);
      if (done === 40) child.kill("SIGKILL");
    });
    child.send(["commit", table]);
    const [, signal] = await killed;
    expect(signal).toBe("SIGKILL");
    // LMDB shows a commit that was on the disk, and whose process died before it said so, from the next write on.
    await store.commit(step({ table: newId(), seen: 0 }));
    const kept = await store.load(table);
    const version = kept?.version ?? 0;
    expect(version).toBeGreaterThanOrEqual(done);
    expect(version).toBeLessThanOrEqual(done + 1);
    expect(kept?.snapshot).toBe(`${version}:${"x".repeat(20_000)}`);
    expect(await store.log(table)).toEqual(Array.from({ length: version }, (_, at) => `entry ${at + 1}`));
    expect((await store.outbox(table)).at(-1)).toEqual({ id: version, text: `said ${version}` });
    expect(await store.pending()).toContain(table);
    expect(await store.commit(step({ table, seen: version }))).toMatchObject({ outcome: "committed" });
  });
});
