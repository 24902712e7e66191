// moderator: Calling a judge — who is kept from calling, and which judges are near
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FairUse } from "../../src/commands/shared/fair-use.ts";
import { JudgeCalls, MUTED_MS } from "../../src/judging/calls.ts";
import { openStore, type Store } from "../../src/store/index.ts";

let dataDir: string;
let store: Store;
let calls: JudgeCalls;
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-calls-"));
  store = await openStore({ redisUrl: null, dataDir });
  calls = new JudgeCalls(store);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

describe("calls for a judge in a server", () => {
  it("are made by nobody who is muted, for a week, in that server alone", async () => {
    expect(await calls.mute("100", "1", 5)).toBe(5 + MUTED_MS);
    expect(await calls.mutedUntil("100", "1", 6)).toBe(5 + MUTED_MS);
    expect(await calls.mutedUntil("200", "1", 6)).toBeNull();
    expect(await calls.mutedUntil("100", "2", 6)).toBeNull();
    expect(await calls.mutedUntil("100", "1", 5 + MUTED_MS)).toBeNull();
    await calls.unmute("100", "1");
    expect(await calls.mutedUntil("100", "1", 6)).toBeNull();
    expect(await store.documents("judge-calls").get("100")).toBeUndefined();
  });

  it("keep nothing of a week that is over, also where nobody calls again", async () => {
    await calls.mute("100", "1", 5);
    await calls.mute("200", "2", 6);
    await calls.answered("200", { user: "50", name: "Ivanova", at: 6 });
    await calls.deleteLapsed(5 + MUTED_MS);
    expect(await store.documents("judge-calls").get("100")).toBeUndefined();
    expect(await calls.mutedUntil("200", "2", 7)).toBe(6 + MUTED_MS);
    await calls.deleteLapsed(6 + MUTED_MS);
    expect(JSON.stringify(await store.documents("judge-calls").get("200"))).toContain('"muted":[]');
  });

  it("name the three judges who have answered last, none of them at the table, and nobody after two months", async () => {
    for (const [at, name] of ["Ivanova", "Marcus", "Lochley", "Corwin"].entries())
      await calls.answered("100", { user: `5${at}`, name, at });
    expect(await calls.near("100", [], 10)).toEqual(["Corwin", "Lochley", "Marcus"]);
    expect(await calls.near("100", ["53"], 10)).toEqual(["Lochley", "Marcus", "Ivanova"]);
    await calls.answered("100", { user: "50", name: "Ivanova", at: 9 });
    expect(await calls.near("100", [], 10)).toEqual(["Ivanova", "Corwin", "Lochley"]);
    expect(await calls.near("100", [], 70 * DAY)).toEqual([]);
  });

  it("are forgotten where what was kept cannot be read", async () => {
    await store.documents("judge-calls").set("100", { muted: "everybody" });
    expect(await calls.mutedUntil("100", "1", 6)).toBeNull();
    await calls.mute("100", "1", 5);
    expect(await calls.mutedUntil("100", "1", 6)).toBe(5 + MUTED_MS);
  });

  it("are at most four a day of one person, and eight at one table; what was not made does not count", async () => {
    const fairUse = new FairUse(store);
    for (let at = 0; at < 4; at++) expect(await fairUse.judgeCall("1", "t1")).toBe(0);
    expect(await fairUse.judgeCall("1", "t2")).toBeGreaterThan(23 * 60 * 60_000);
    for (let at = 0; at < 4; at++) expect(await fairUse.judgeCall("2", "t1")).toBe(0);
    expect(await fairUse.judgeCall("3", "t1")).toBeGreaterThan(0);
    await fairUse.noJudgeCall("2", "t1");
    expect(await fairUse.judgeCall("2", "t1")).toBe(0);
  });
});
