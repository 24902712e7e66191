import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SnowflakeUtil } from "discord.js";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AfterRestore } from "../src/after-restore.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { createClock } from "../src/table/clock.ts";
import { noteRestore } from "../src/thread/pass/as-restored.ts";

const SECOND = 1_000;
const NEVER = () => Promise.reject(new Error("nobody asks for it"));

describe("What a backup that was brought back has undone", () => {
  const folder = mkdtempSync(join(tmpdir(), "b5-restored-"));
  /** The first backup was taken for two minutes, and the second one, of what had come of the first, at once. */
  const [made, at] = [Date.now() - 3_600 * SECOND, Date.now() - 1_800 * SECOND];
  const [madeAgain, atAgain] = [Date.now() - 900 * SECOND, Date.now() - 600 * SECOND];
  let store: Store;
  let after: AfterRestore;
  const posted = (moment: number) => SnowflakeUtil.generate({ timestamp: moment }).toString();
  const isUndone = (moment: number, table: string | null) => after.hasUndone(posted(moment), table);

  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir: folder });
    const tables = { early: made + 10 * SECOND, late: made + 100 * SECOND };
    await noteRestore(store, { made, at, behind: 5 * SECOND }, { tables, leagues: made + 120 * SECOND });
    await noteRestore(
      store,
      { made: madeAgain, at: atAgain, behind: -2 * SECOND },
      { tables: { early: madeAgain }, leagues: null },
    );
    after = new AfterRestore({
      store,
      tables: { idInThread: NEVER, load: NEVER },
      nights: { ended: async function* () {}, unfinished: NEVER },
      messenger: { threads: NEVER, recent: NEVER, create: NEVER, edit: NEVER },
      settings: { servers: { of: NEVER, change: NEVER } },
      clock: createClock(),
      log: pino({ level: "silent" }),
      self: "1",
      servers: () => [],
    } as unknown as ConstructorParameters<typeof AfterRestore>[0]); // no server is looked through
    await after.start();
  });
  afterAll(async () => {
    await after.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is not what was posted before what it is about was read for the backup", async () => {
    expect(await isUndone(made + 30 * SECOND, "late")).toBe(false);
    expect(await isUndone(made + 30 * SECOND, null)).toBe(false);
    expect(await isUndone(made - 30 * SECOND, "early")).toBe(false);
    expect(await isUndone(at + SECOND, "early")).toBe(false);
  });

  it("is what was posted after that, and all of a table that the backup does not know", async () => {
    expect(await isUndone(made + 30 * SECOND, "early")).toBe(true);
    expect(await isUndone(made + 110 * SECOND, "late")).toBe(true);
    expect(await isUndone(made + 130 * SECOND, null)).toBe(true);
    expect(await isUndone(made + SECOND, "opened later")).toBe(true);
    expect(await isUndone(madeAgain + 3 * SECOND, "early")).toBe(true);
    expect(await isUndone(madeAgain + 3 * SECOND, null)).toBe(true);
  });

  it("goes by Discord's clock, however far it was behind the one that dated the backup, or ahead", async () => {
    expect(await isUndone(made + 97 * SECOND, "late")).toBe(true);
    expect(await isUndone(made + 94 * SECOND, "late")).toBe(false);
    expect(await isUndone(made - 2 * SECOND, null)).toBe(false);
    expect(await isUndone(made - 2 * SECOND, "opened later")).toBe(true);
    expect(await isUndone(madeAgain + SECOND, "early")).toBe(false);
  });

  it("is remembered of the last restores alone", async () => {
    const nothing = { tables: {}, leagues: null };
    for (let again = 0; again < 30; again++)
      await noteRestore(store, { made: again, at: again + 1, behind: 0 }, nothing);
    const kept: string[] = [];
    for await (const [key] of store.documents("restored").entries()) kept.push(key);
    // The last one, the twenty before it, and their list.
    expect(kept).toHaveLength(22);
    expect(kept).not.toContain("copied:8");
    expect(kept).toEqual(expect.arrayContaining(["copied:9", "copied:29", "latest"]));
  });
});
