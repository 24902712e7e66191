import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { legalActions } from "../../src/engine/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { Bookmarks, NOTE_MOST } from "../../src/table/bookmarks.ts";
import { createClock } from "../../src/table/clock.ts";
import { removeTable } from "../../src/table/removal.ts";
import { Tables } from "../../src/table/tables.ts";
import { opening, PLAYERS, stored } from "./tables.ts";

let dataDir: string;
let store: Store;
let tables: Tables;
let bookmarks: Bookmarks;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-bookmarks-"));
  store = await openStore({ redisUrl: null, dataDir });
  tables = new Tables(store, createClock());
  bookmarks = new Bookmarks(store);
  await stored(tables, opening(2));
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

let keys = 0;
/** The first thing that this seat may do. */
async function step(seat: number): Promise<void> {
  const { game } = (await tables.load("t1")) ?? {};
  const [legal] = game ? legalActions(game, seat) : [];
  if (!legal) throw new Error("nothing can be done");
  const entry = { type: "acted", actions: [legal.action] } as const;
  const acted = await tables.act("t1", `s${keys++}`, PLAYERS[seat] ?? "", () => ({ ok: true, entry }));
  if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
}

describe("what others have done since somebody looked", () => {
  it("is what came after their place in the log, or after their own last step", async () => {
    const [londo] = PLAYERS;
    const opened = await tables.since("t1", londo, 0);
    expect(opened).toMatchObject({ events: [], place: 4 });
    await step(1);
    const once = await tables.since("t1", londo, 4);
    expect(once?.events.map(({ type }) => type)).toContain("starting-hand-chosen");
    expect(once).toMatchObject({ from: 4, place: 5 });
    expect(await tables.since("t1", londo, 5)).toMatchObject({ events: [], from: 5, place: 5 });
    await step(0);
    expect(await tables.since("t1", londo, 4)).toMatchObject({ events: [], from: 6, place: 6 });
    // Somebody else has not looked because of that.
    expect((await tables.since("t1", PLAYERS[1], 5))?.events.length).toBeGreaterThan(0);
    expect(await tables.since("none", londo, 0)).toBeNull();
  });

  it("is found without playing the log where nothing has happened in the game", async () => {
    const replayed = vi.spyOn(tables, "history");
    const read = vi.spyOn(store, "log");
    await tables.act("t1", "stay", PLAYERS[1], () => ({ ok: true, entry: { type: "stayed" } }));
    expect(await tables.since("t1", PLAYERS[0], 4)).toMatchObject({ events: [], place: 5 });
    expect(read.mock.calls).toEqual([["t1", 4]]);
    expect(replayed).not.toHaveBeenCalled();
  });

  it("is nothing of what a rebuilding has given up", async () => {
    await step(1);
    await tables.rebuild("t1", { key: "r", user: PLAYERS[0], name: "Londo" });
    const since = await tables.since("t1", PLAYERS[1], 0);
    expect(since?.place).toBeGreaterThanOrEqual(5);
    await step(0);
    expect((await tables.since("t1", PLAYERS[1], since?.place ?? 0))?.events.length).toBeGreaterThan(0);
  });
});

describe("what is kept of a table for one person alone", () => {
  it("is their place in its log, which never goes back, and their note", async () => {
    const [londo, gkar] = PLAYERS;
    expect(await bookmarks.of("t1", londo)).toEqual({ place: 0, note: "" });
    await Promise.all([bookmarks.see("t1", londo, 7), bookmarks.see("t1", londo, 5), bookmarks.see("t1", gkar, 2)]);
    await bookmarks.write("t1", londo, "Keep Vir");
    expect(await bookmarks.of("t1", londo)).toEqual({ place: 7, note: "Keep Vir" });
    expect(await bookmarks.of("t1", gkar)).toEqual({ place: 2, note: "" });
    await bookmarks.write("t1", londo, "x".repeat(900));
    expect((await bookmarks.of("t1", londo)).note).toHaveLength(NOTE_MOST);
    await bookmarks.write("t1", londo, "");
    expect(await bookmarks.of("t1", londo)).toEqual({ place: 7, note: "" });
  });

  it("is no step of the table, and goes when its player or the table does", async () => {
    const [londo, gkar] = PLAYERS;
    const before = await store.load("t1");
    await bookmarks.see("t1", londo, 3);
    await bookmarks.write("t1", gkar, "Beware");
    expect(await store.load("t1")).toEqual(before);
    expect(await bookmarks.ofUser(gkar)).toEqual([{ table: "t1", place: 0, note: "Beware" }]);
    await bookmarks.forget(gkar);
    expect(await bookmarks.ofUser(gkar)).toEqual([]);
    expect(await bookmarks.of("t1", londo)).toMatchObject({ place: 3 });
    await removeTable(store, "t1");
    expect(await bookmarks.ofUser(londo)).toEqual([]);
  });

  it("keeps nobody from looking where it cannot be read", async () => {
    await store.documents("bookmarks").set("t1", ["broken"]);
    expect(await bookmarks.of("t1", PLAYERS[0])).toEqual({ place: 0, note: "" });
    await bookmarks.see("t1", PLAYERS[0], 4);
    expect((await bookmarks.of("t1", PLAYERS[0])).place).toBe(4);
  });
});
