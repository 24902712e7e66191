import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Leagues } from "../../src/leagues/leagues.ts";
import { forget } from "../../src/privacy/person.ts";
import { RecordKeeper } from "../../src/records/keeper.ts";
import { Records } from "../../src/records/records.ts";
import { type AllSettings, openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import { Tables } from "../../src/table/tables.ts";
import { idAlone } from "../table/tables.ts";
import { begun, concedes, playedOut } from "./usual.ts";

const GUILD = "900";
const [LONDO, GKAR, DELENN] = ["1001", "1002", "1003"] as const;

let dir: string;
let store: Store;
let settings: AllSettings;
let records: Records;
let tables: Tables;
let keeper: RecordKeeper;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "b5-records-"));
  store = await openStore({ redisUrl: null, dataDir: dir });
  settings = openSettings(store);
  start();
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

/** As a new process has it. */
function start(listens = true) {
  records = new Records(store, settings.personal);
  tables = new Tables(store, createClock());
  keeper = new RecordKeeper({ store, tables, records, log: pino({ level: "silent" }) });
  if (listens) tables.listen((table) => keeper.heard(table));
}

/** A game that one player wants on record ends while nobody notes it. */
async function endedUnheard(): Promise<void> {
  await settings.personal.change(LONDO, { record: true });
  await begun(tables, "t1");
  await keeper.done();
  start(false);
  await concedes(tables, "t1", 2);
  await concedes(tables, "t1", 1);
}

const raw = async () => String((await store.documents("records").get(GUILD)) ?? "");

describe("the record of a server", () => {
  it("has a game by its places, with the names of those alone who want to be on record", async () => {
    await settings.personal.change(GKAR, { record: true });
    await playedOut(tables, "t1");
    await keeper.done();
    const [result, ...others] = await records.of(GUILD);
    expect(others).toEqual([]);
    expect(result).toMatchObject({ table: "t1", rules: "engine", victory: "last-player" });
    expect(result?.seats.map(({ user, place, won }) => [user, place, won])).toEqual([
      ["0", 1, true],
      [GKAR, 2, false],
      ["0", 2, false],
    ]);
    expect(await raw()).not.toMatch(new RegExp(`${LONDO}|${DELENN}`, "u"));
  });

  it("has nothing of a game that nobody wants on record, also where somebody says so later", async () => {
    await playedOut(tables, "t1");
    await keeper.done();
    await settings.personal.change(GKAR, { record: true });
    await forget(LONDO, "k", { store, tables, leagues: new Leagues(store) });
    start();
    keeper.start();
    await keeper.done();
    expect(await records.of(GUILD)).toEqual([]);
  });

  it("has a game once that ended while nobody could note it, and once however often a start looks", async () => {
    await endedUnheard();
    for (let starts = 0; starts < 3; starts++) {
      start();
      keeper.start();
      await keeper.done();
      expect((await records.of(GUILD)).map(({ table }) => table)).toEqual(["t1"]);
    }
    const marks: string[] = [];
    for await (const [table] of store.documents("records-open").entries()) marks.push(table);
    expect(marks).toEqual([]);
  });

  it("is looked after at once while a start goes through thousands of other tables, which a stop leaves to the next start", {
    tags: "long",
    timeout: 60_000,
  }, async () => {
    await settings.personal.change(LONDO, { record: true });
    const marks = store.documents("records-open");
    await Promise.all(Array.from({ length: 3_000 }, (_, at) => marks.set(`gone-${at}`, {})));
    const left = async () => {
      let many = 0;
      for await (const _ of marks.entries()) many++;
      return many;
    };
    keeper.start();
    await playedOut(tables, "t1");
    const until = Date.now() + 10_000;
    while ((await records.of(GUILD)).length === 0 && Date.now() < until) await sleep(20);
    expect((await records.of(GUILD)).map(({ table }) => table)).toEqual(["t1"]);
    expect(await left()).toBeGreaterThan(0);

    await keeper.stop();
    const stopped = await left();
    expect(stopped).toBeGreaterThan(0);
    await sleep(50);
    expect(await left()).toBe(stopped);
    start();
    keeper.start();
    await sleep(200);
    await keeper.stop();
    expect(await left()).toBeLessThan(stopped);
  });

  it("has a game once that two processes note at the same time", async () => {
    await endedUnheard();
    const both = [
      keeper,
      new RecordKeeper({
        store,
        tables,
        records: new Records(store, settings.personal),
        log: pino({ level: "silent" }),
      }),
    ];
    for (const each of both) each.start();
    await Promise.all(both.map((each) => each.done()));
    expect(await records.of(GUILD)).toHaveLength(1);
  });

  it("has no game in which a practice opponent sits, and none that was closed before its end", async () => {
    for (const user of [LONDO, GKAR, DELENN]) await settings.personal.change(user, { record: true });
    await begun(tables, "t1", true);
    await concedes(tables, "t1", 1);
    await concedes(tables, "t1", 0);
    await begun(tables, "t2");
    await tables.act("t2", "end", LONDO, () => ({ ok: true, entry: { type: "ended" } }));
    await keeper.done();
    const phases = { t1: (await tables.load("t1"))?.phase, t2: (await tables.load("t2"))?.phase };
    expect(phases).toEqual({ t1: "over", t2: "ended" });
    expect(await records.of(GUILD)).toEqual([]);
  });

  it("hides whoever is off the record now, and shows them again when they are on it", async () => {
    await settings.personal.change(LONDO, { record: true });
    await playedOut(tables, "t1");
    await keeper.done();
    await settings.personal.change(LONDO, { record: null });
    expect(JSON.stringify(await records.of(GUILD))).not.toMatch(idAlone(LONDO));
    await settings.personal.change(LONDO, { record: true });
    expect(JSON.stringify(await records.of(GUILD))).toContain(LONDO);
  });

  it("has nothing left of somebody who has deleted their data", async () => {
    for (const user of [LONDO, GKAR]) await settings.personal.change(user, { record: true });
    await playedOut(tables, "t1");
    await keeper.done();
    await forget(LONDO, "k", { store, tables, leagues: new Leagues(store) });
    await keeper.done();
    await settings.personal.change(LONDO, { record: true });
    expect(await raw()).not.toMatch(idAlone(LONDO));
    expect(await raw()).toContain(GKAR);
  });
});
