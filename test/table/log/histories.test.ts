import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { edition } from "../../../src/catalogue/edition.ts";
import { legalActions } from "../../../src/engine/index.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { createClock } from "../../../src/table/clock.ts";
import { Histories } from "../../../src/table/histories.ts";
import { Tables } from "../../../src/table/tables.ts";
import { opening, stored } from "../tables.ts";

let dataDir: string;
let store: Store;
let tables: Tables;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-history-"));
  store = await openStore({ redisUrl: null, dataDir });
  tables = new Tables(store, createClock());
  await stored(tables, opening(3));
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

let keys = 0;
/** The first thing that anybody may do. */
async function step(): Promise<void> {
  const table = await tables.load("t1");
  const seat = table?.game?.awaiting[0]?.seat ?? 0;
  const [legal] = table?.game ? legalActions(table.game, seat) : [];
  const by = table?.seats[seat]?.userId;
  if (!legal || by === undefined) throw new Error("nothing can be done");
  const actions = [legal.action];
  const acted = await tables.act("t1", `s${keys++}`, by, () => ({ ok: true, entry: { type: "acted", actions } }));
  if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
}

describe("what happened at a table", () => {
  it("is told as by playing the whole log again, after every step, and reads only what was added", {
    tags: "long",
  }, async () => {
    const read = vi.spyOn(store, "log");
    for (let at = 0; at < 15; at++) {
      await step();
      read.mockClear();
      const told = await tables.history("t1");
      const asked = read.mock.calls;
      if (at > 0) expect(asked).toEqual([["t1", expect.any(Number)]]);
      const { entries, ...whole } = (await tables.replay("t1")) ?? { entries: [] };
      expect(told).toEqual(whole);
      expect(entries.length).toBeGreaterThan(at);
      expect(told?.comesOut).toBe("same");
    }
    expect((await tables.history("t1"))?.events.length).toBeGreaterThan(0);
  });

  it("is played anew where the store has lost its last steps and others came instead", async () => {
    await step();
    const histories = new Histories(store);
    const loaded = await store.load("t1");
    const table = await tables.load("t1");
    if (loaded === null || table === null) throw new Error("there is no table");
    const lines = await store.log("t1");
    const first = await histories.of("t1", loaded, table, edition());
    const log = vi.spyOn(store, "log");
    const other = JSON.stringify({ type: "ended", at: 9_000, by: "1001" });
    log.mockImplementation(async (_, from = 0) => [...lines.slice(0, -1), other].slice(from));
    const second = await histories.of("t1", loaded, table, edition());
    expect(first.comesOut).toBe("same");
    expect(second.comesOut).not.toBe("same");
    expect(second.events.length).toBeLessThan(first.events.length);
  });
});
