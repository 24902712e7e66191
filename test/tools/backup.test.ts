/** What a host does with the games: keep them elsewhere, bring them back, clear away what is long over. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { SnowflakeUtil } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTable } from "../../bench/tables.ts";
import { hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import { Tables } from "../../src/table/tables.ts";
import { recordsOf } from "../../tools/archive.ts";
import type { BackupRecord } from "../../tools/backup-file.ts";
import { ClocksApart } from "../../tools/clocks-apart.ts";
import { collect, type Place } from "../store/stores.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "b5-backup-"));
/** Who owns nothing. */
const NOBODY = 65_534;
const USERS = ["100000000000000001", "100000000000000002", "100000000000000003"];

/** Runs a tool as a host does. */
async function tool(name: string, place: Place, ...given: string[]): Promise<{ code: unknown; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: place.dataDir, REDIS_URL: place.redisUrl ?? "" };
  const child = spawn(process.execPath, ["--import", "tsx", `tools/${name}.ts`, ...given], { cwd: ROOT, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [code] = await once(child, "exit");
  return { code, said };
}

/** All that can be asked of a store. */
async function everything(store: Store) {
  const tables = await Promise.all(
    (await collect(store.tables())).sort().map(async (table) => ({
      loaded: await store.load(table),
      log: await store.log(table),
      outbox: await store.outbox(table),
      found: await store.find(`thread:thread-of-${table}`),
    })),
  );
  const documents = await Promise.all(
    (await store.namespaces())
      .filter(isOfTheBot)
      .sort()
      .map(async (namespace) => {
        const entries = await collect(store.documents(namespace).entries());
        return [namespace, entries.sort(([one], [other]) => (one < other ? -1 : 1))];
      }),
  );
  return { tables, documents, pending: (await store.pending()).sort() };
}

/** That it was restored, a store remembers beside what the bot has written. */
const isOfTheBot = (namespace: string) => namespace !== "restored";

async function opened<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Games that have begun, decks and settings, and something that was not said yet. */
async function fill(store: Store): Promise<void> {
  const tables = new Tables(store, createClock());
  for (const id of ["one", "two", "three"]) await openTable(tables, { id, thread: `thread-of-${id}`, users: USERS });
  await store.announced("two", 4);
  await store.documents("decks").set(`${USERS[0]}`, { decks: [{ name: "“Na'Toth” 🎲 :: 1", cards: ["a", "b"] }] });
  await store.documents("card-facts").set("server::card", { cost: 3 });
}

describe("A backup", { timeout: 60_000 }, () => {
  const first: Place = { redisUrl: null, dataDir: join(folder, "first") };
  const file = join(folder, "games.gz");
  let redis: RedisServer | null = null;
  const begun = Date.now();
  let before: Awaited<ReturnType<typeof everything>>;

  beforeAll(async () => {
    if (hasRedis()) redis = await startRedis();
    await opened(first, fill);
    before = await opened(first, everything);
  });
  afterAll(async () => {
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is one file that only its owner can read, and overwrites none", async () => {
    const made = await tool("backup", first, file);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining("tables and documents") });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await tool("backup", first, file);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is there already: give another name") });
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it.skipIf(!hasRedis())("goes from the embedded store to Redis and back with nothing lost", async () => {
    const onRedis: Place = { redisUrl: redis?.url ?? null, dataDir: "" };
    const last: Place = { redisUrl: null, dataDir: join(folder, "last") };
    expect(before.tables).toHaveLength(3);
    expect(before.pending.length).toBeGreaterThan(0);
    expect(await tool("restore", onRedis, file)).toMatchObject({ code: 0 });
    expect(await opened(onRedis, everything)).toEqual(before);
    // When the backup was begun, and when it was brought back: between the two lies what counts no more.
    const { made, at } = z
      .object({ made: z.number(), at: z.number(), done: z.tuple([]) })
      .parse(await opened(onRedis, (store) => store.documents("restored").get("latest")));
    expect(made).toBeGreaterThanOrEqual(begun);
    expect(at).toBeGreaterThan(made);
    const second = join(folder, "from-redis.gz");
    expect(await tool("backup", onRedis, second)).toMatchObject({ code: 0 });
    expect(await tool("restore", last, second)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^3 tables and \d+ documents are in/u),
    });
    expect(await opened(last, everything)).toEqual(before);
  });

  it.runIf(process.getuid?.() === 0)("that root brings back is its user's to whom the folder belongs", async () => {
    const dataDir = join(folder, "of-a-user");
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    expect(await tool("restore", { redisUrl: null, dataDir }, file)).toMatchObject({ code: 0 });
    const made = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
    expect(made).toContain(join("store", "data.mdb"));
    for (const name of made) expect(statSync(join(dataDir, name)).uid, name).toEqual(NOBODY);
  });

  it("holds what has happened until each table is read, and what its thread showed then", async () => {
    await opened({ redisUrl: null, dataDir: join(folder, "busy") }, async (store) => {
      await fill(store);
      const last = (await collect(store.tables())).at(-1) ?? "";
      const posted = { done: 7, batch: null, fixed: {}, prompts: {}, posting: [] };
      const records: BackupRecord[] = [];
      for await (const record of recordsOf(store)) {
        if (records.length === 0) await store.documents("posted").set(last, posted);
        records.push(record);
      }
      const at = records.findIndex((record) => "table" in record && record.table.table === last);
      const before = records[at - 1];
      expect(before).toMatchObject({ document: { namespace: "posted", key: last, value: posted } });
      expect(before?.at).toBeLessThanOrEqual(records[at]?.at ?? 0);
      expect(before?.at).toBeGreaterThanOrEqual(records[0]?.at ?? 0);
    });
  });

  it("tells from the presses in it how far Discord's clock was behind, and without one takes it for seconds", async () => {
    const made = Date.now();
    const pressed = (behind: number, took: number, ago: number) => ({
      key: SnowflakeUtil.generate({ timestamp: made - ago - behind }).toString(),
      entry: JSON.stringify({ at: made - ago + took }),
    });
    const behind = (steps: readonly { key: string; entry: string }[]) => {
      const apart = new ClocksApart(made);
      const keys = steps.map(({ key }, at): [string, number] => [key, at + 1]);
      const table = {
        table: "t",
        version: steps.length,
        snapshot: "",
        announced: 0,
        outbox: [],
        deadline: null,
        index: [],
      };
      apart.note({ table: { ...table, keys, log: steps.map(({ entry }) => entry) } });
      return apart.behind;
    };
    const hour = 60 * 60_000;
    const minute = 60_000;
    // The quickest press tells most; a deadline has no moment of Discord's, and a day ago clocks may have been others.
    const steps = [pressed(-9_000, 20, 24 * hour), pressed(0, 1_800, 9 * minute), pressed(0, 40, minute)];
    expect(behind([...steps, { key: "deadline:7", entry: JSON.stringify({ at: made - 90_000 }) }])).toBe(1_040);
    expect(behind([pressed(30_000, 300, minute)])).toBe(31_300);
    expect(behind([pressed(-30_000, 300, minute)])).toBe(-28_700);
    expect(behind([pressed(0, 40, 2 * hour)])).toBe(5_000);
    expect(behind([{ key: "deadline:7", entry: "no entry" }])).toBe(5_000);
  });

  it("is restored into an empty store only", async () => {
    const said = await tool("restore", first, file);
    expect(said).toMatchObject({ code: 1, said: expect.stringContaining("The store is not empty: it has tables") });
    const begun: Place = { redisUrl: null, dataDir: join(folder, "begun") };
    await opened(begun, (store) => store.documents("registration").set("commands", "known"));
    expect((await tool("restore", begun, file)).said).toContain("it has documents (registration)");
    expect(await opened(first, everything)).toEqual(before);
  });

  const lines = () => gunzipSync(readFileSync(file)).toString().split("\n");
  const packed = (change: (lines: string[]) => string[]) => gzipSync(change(lines()).join("\n"));
  it.each<[string, () => Buffer, RegExp]>([
    ["is cut short", () => readFileSync(file).subarray(0, 5_000), /cannot be unpacked .*: it is no whole backup/u],
    ["lost its end", () => packed((all) => all.slice(0, -2)), /is not whole: its end is missing/u],
    ["lost a record", () => packed((all) => all.toSpliced(2, 1)), /is damaged: what is in it is not what was written/u],
    [
      "was changed",
      () => packed((all) => all.map((line) => line.replace("thread-of-one", "thread-of-me"))),
      /is damaged/u,
    ],
    [
      "has a record of another kind",
      () => packed((all) => all.toSpliced(2, 0, '{"deck":1}')),
      /its record 2 is neither/u,
    ],
    [
      "is of a later format",
      () => packed((all) => all.with(0, (all[0] ?? "").replace('"format":1', '"format":2'))),
      /is a backup of format 2, made by version/u,
    ],
    ["is something else", () => gzipSync("Londo\n"), /is no backup of this bot/u],
    ["is not packed", () => Buffer.from("Londo\n"), /cannot be unpacked/u],
  ])("that %s changes nothing, and says so", async (_, made, complaint) => {
    const damaged = join(folder, "damaged.gz");
    writeFileSync(damaged, made());
    const place: Place = { redisUrl: null, dataDir: join(folder, "empty") };
    const { code, said } = await tool("restore", place, damaged);
    expect(said).toMatch(complaint);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
    expect(await opened(place, everything)).toEqual({ tables: [], documents: [], pending: [] });
  });

  it("that is not there, and a call without a name, are said in a sentence", async () => {
    expect((await tool("restore", first, join(folder, "no.gz"))).said).toMatch(/^There is no file/u);
    const missing = "Something is missing. Use: npm run";
    expect(await tool("restore", first)).toMatchObject({ code: 1, said: `${missing} restore -- FILE\n` });
    expect((await tool("backup", first)).said).toContain(`${missing} backup -- FILE`);
  });

  it("is not taken of a store that is not there or empty, nor where it cannot be written", async () => {
    const none: Place = { redisUrl: null, dataDir: join(folder, "none") };
    const other = join(folder, "other.gz");
    expect(await tool("backup", none, other)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There is no store in .*\n$/u),
    });
    expect(existsSync(none.dataDir)).toBe(false);
    const empty: Place = { redisUrl: null, dataDir: join(folder, "nothing") };
    await opened(empty, everything);
    expect(await tool("backup", empty, other)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There is nothing in .*\n$/u),
    });
    const nowhere = await tool("backup", first, join(folder, "no-folder", "a.gz"));
    expect(nowhere).toMatchObject({
      code: 1,
      said: expect.stringMatching(/ cannot be written: there is nothing of that name \(ENOENT\)\.\n$/u),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith("other") || name.includes("unfinished"))).toEqual([]);
  });
});

describe("Tables that are long over", { timeout: 60_000 }, () => {
  const place: Place = { redisUrl: null, dataDir: join(folder, "past") };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are named first, and removed only when it is said again; what is played or was over lately stays", async () => {
    const ago = (days: number) => Date.now() - days * 24 * 60 * 60 * 1_000;
    await opened(place, async (store) => {
      const clock = { now: () => at, advance: () => undefined };
      let at = ago(0);
      for (const [id, days] of [
        ["old", 100],
        ["played", 100],
        ["lately", 10],
      ] as const) {
        at = ago(days);
        const tables = new Tables(store, clock);
        await openTable(tables, { id, thread: `thread-of-${id}`, users: USERS });
        const end = { ok: true, entry: { type: "ended" } } as const;
        if (id !== "played")
          expect((await tables.act(id, `${id}:end`, USERS[0] ?? "", () => end)).outcome).toBe("done");
        await store.documents("posted").set(id, { done: 1 });
      }
    });
    const asked = await tool("prune", place);
    expect(asked.said).toMatch(/ old "Table old"\n1 tables of .* Nothing was removed: say it again with --yes/u);
    expect((await opened(place, (store) => collect(store.tables()))).sort()).toEqual(["lately", "old", "played"]);
    expect((await tool("prune", place, "--yes", "--days", "90")).said).toMatch(/were removed/u);
    await opened(place, async (store) => {
      expect((await collect(store.tables())).sort()).toEqual(["lately", "played"]);
      expect(await store.documents("posted").get("old")).toBeUndefined();
      expect(await store.find("thread:thread-of-old")).toBeNull();
      expect(await store.documents("seats").get(USERS[1] ?? "")).toEqual(["played", "lately"]);
    });
    expect((await tool("prune", place, "--days", "many")).said).toBe(
      "--days takes a whole number from 0 to 99999, not “many”. Use: npm run prune -- [--days 90] [--yes]\n",
    );
  });
});
