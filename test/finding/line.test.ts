// Standing in line for a table: once, until one leaves, is seated, or a week has gone by
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Line, WAITS_MS, type Waiter } from "../../src/finding/line.ts";
import { openStore, type Store } from "../../src/store/index.ts";

let dataDir: string;
let store: Store;
let line: Line;
const waiter = (user: string, at = 10): Waiter => ({ user, name: `Player ${user}`, channel: "7", at, seats: 2 });
const found = (...players: Waiter[]) => [{ id: "t1", wanted: { seats: 2 }, players }];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-line-"));
  store = await openStore({ redisUrl: null, dataDir });
  line = new Line(store);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

describe("a server's line", () => {
  it("holds nobody twice, and says so", async () => {
    expect(await line.join("100", waiter("1"), 3)).toBe("joined");
    expect(await line.join("100", { ...waiter("1"), pace: "live" }, 3)).toBe("already");
    expect(await line.join("200", waiter("1"), 3)).toBe("joined");
    expect(await line.of("100")).toEqual([waiter("1")]);
    expect(await line.waiting("100", "1", 20)).toEqual(waiter("1"));
    expect(await line.waiting("100", "2", 20)).toBeNull();
  });

  it("is left by a press, once", async () => {
    await line.join("100", waiter("1"), 3);
    expect(await line.leave("100", "1")).toBe(true);
    expect(await line.leave("100", "1")).toBe(false);
    expect(await store.documents("finding").get("100")).toBeUndefined();
  });

  it("takes those out who have found each other, in each run once, and none of whom one has left meanwhile", async () => {
    for (const user of ["1", "2", "3"]) await line.join("100", waiter(user), 3);
    await line.take("100", 4, found(waiter("1"), waiter("2")), 20);
    expect((await line.of("100")).map(({ user }) => user)).toEqual(["3"]);
    expect(await line.openings("100")).toHaveLength(1);
    expect(await line.join("100", waiter("1"), 4)).toBe("already");
    // Another process has looked through it in that run already.
    await line.take("100", 4, found(waiter("3")), 20);
    expect(await line.of("100")).toHaveLength(1);
    await line.take("100", 5, found(waiter("3"), waiter("9")), 20);
    expect(await line.of("100")).toHaveLength(1);
    await line.opened("100", "t1");
    expect(await line.openings("100")).toEqual([]);
    expect(await line.join("100", waiter("1"), 5)).toBe("joined");
  });

  it("forgets whoever has waited for a week, or has their data deleted", async () => {
    await line.join("100", waiter("1"), 3);
    expect(await line.waiting("100", "1", 10 + WAITS_MS)).toBeNull();
    await line.join("100", waiter("2", 10 + WAITS_MS), 4);
    expect((await line.of("100")).map(({ user }) => user)).toEqual(["2"]);
    expect(await line.ofUser("2")).toMatchObject([{ server: "100" }]);
    await line.forget("2");
    expect(await line.ofUser("2")).toEqual([]);
    expect(await store.documents("finding").get("100")).toBeUndefined();
  });
});
