import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { edition } from "../../../src/catalogue/edition.ts";
import type { Game } from "../../../src/engine/index.ts";
import { openStore } from "../../../src/store/index.ts";
import { createClock } from "../../../src/table/clock.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import type { Table } from "../../../src/table/table.ts";
import { Tables } from "../../../src/table/tables.ts";
import { created, opening, tableAfter } from "../tables.ts";

const started = tableAfter(null, ...opening(3));
const gameOf = (table: Table | null): Game => table?.game ?? expect.fail("there is no game");

describe("a saved table", () => {
  test("is the same table again, in less than half of the text", () => {
    const { snapshot, lasting } = savedTable(started);
    expect(JSON.stringify(readTable({ version: 1, snapshot, ...(lasting ? { lasting } : {}) }))).toBe(
      JSON.stringify(started),
    );
    expect(snapshot.length).toBeLessThan(JSON.stringify(started).length / 2);
    expect(savedTable(tableAfter(null, created()))).not.toHaveProperty("lasting");
  });

  test("of an earlier version, with the facts in it, is read too", () => {
    expect(readTable({ version: 1, snapshot: JSON.stringify(started) })).toEqual(started);
  });

  test("is not read with the facts of another one", () => {
    const { snapshot, lasting = { id: "", text: "" } } = savedTable(started);
    expect(() => readTable({ version: 1, snapshot })).toThrow("other facts");
    expect(() => readTable({ version: 1, snapshot, lasting: { ...lasting, id: "another" } })).toThrow("other facts");
  });

  test("keeps the facts that are in memory already", () => {
    const saved = savedTable(started);
    const once = readTable({ version: 1, ...saved });
    expect(gameOf(readTable({ version: 2, ...saved }, once)).facts).toBe(gameOf(once).facts);
  });
});

describe("a table of an earlier version in the store", () => {
  test("goes on, and its facts are written apart from then on", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-saved-"));
    const store = await openStore({ redisUrl: null, dataDir });
    const id = "old";
    const commit = { table: id, entry: "{}", outbox: [], deadline: null };
    await store.commit({ ...commit, seen: 0, key: "a", snapshot: JSON.stringify({ ...started, id }) });
    const tables = new Tables(store, createClock());
    const before = await tables.load(id);
    const user = started.seats[0]?.userId ?? "";
    const done = await tables.act(id, "b", user, () => ({ ok: true, entry: { type: "ended" } }));
    expect(done.outcome).toBe("done");
    const now = await store.load(id);
    expect(now?.lasting?.text).toBe(JSON.stringify(gameOf(before).facts));
    expect(await new Tables(store, createClock()).load(id)).toEqual({
      ...before,
      lastAt: expect.any(Number),
      active: expect.any(Number),
      phase: "ended",
      waiting: [],
      editions: ["unknown", edition()],
    });
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});
