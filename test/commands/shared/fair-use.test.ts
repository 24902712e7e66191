import { describe, expect, it, vi } from "vitest";
import { FairUse } from "../../../src/commands/shared/fair-use.ts";
import { memoryLimit } from "../../../src/store/index.ts";

const fresh = () => new FairUse({ limit: memoryLimit });

/** What many presses in a row hear. */
async function pressed(fairUse: FairUse, user: string, times: number, withFile = false) {
  const said: (string | null)[] = [];
  for (let at = 0; at < times; at++) said.push((await fairUse.press(user, withFile))?.("en") ?? null);
  return said;
}

describe("fair use", () => {
  it("never stops somebody who plays quickly: four presses a second for a minute", async () => {
    vi.useFakeTimers();
    const fairUse = fresh();
    for (let second = 0; second < 45; second++) {
      expect(await pressed(fairUse, "1", 4)).toEqual([null, null, null, null]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    vi.useRealTimers();
  });

  it("says when it goes on to whoever presses without end, and to nobody else", async () => {
    vi.useFakeTimers();
    const fairUse = fresh();
    const said = await pressed(fairUse, "1", 21);
    expect(said.filter((each) => each !== null)).toEqual([
      expect.stringMatching(/^That was a lot at once.* in [1-5] seconds?\.$/),
    ]);
    expect(await fairUse.press("2", false)).toBeNull();
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await fairUse.press("1", false)).toBeNull();
    vi.useRealTimers();
  });

  it("takes twenty files in ten minutes", async () => {
    const said: (string | null)[] = [];
    const fairUse = fresh();
    vi.useFakeTimers();
    for (let at = 0; at < 21; at++) {
      said.push((await fairUse.press("1", true))?.("en") ?? null);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(said.filter((each) => each !== null)).toEqual([expect.stringMatching(/many files .* in 10 minutes\.$/)]);
    expect(await fairUse.press("1", false)).toBeNull();
    vi.useRealTimers();
  });

  it("opens five tables an hour for one person and twenty for one server; what was not opened does not count", async () => {
    const fairUse = fresh();
    for (let at = 0; at < 5; at++) expect(await fairUse.table("1", "9")).toBeNull();
    expect((await fairUse.table("1", "9"))?.("en")).toMatch(/^You have opened many tables .* in 60 minutes\.$/);
    await fairUse.noTable("1", "9");
    expect(await fairUse.table("1", "9")).toBeNull();
    for (const user of ["2", "3", "4"])
      for (let at = 0; at < 5; at++) expect(await fairUse.table(user, "9")).toBeNull();
    expect((await fairUse.table("5", "9"))?.("en")).toMatch(/^This server has opened many tables/);
    expect(await fairUse.table("5", "8")).toBeNull();
  });

  it("moves twenty tables an hour for one person, and says so in the reader's language", async () => {
    const fairUse = fresh();
    for (let at = 0; at < 20; at++) expect(await fairUse.move("1")).toBeNull();
    const refused = await fairUse.move("1");
    expect(refused?.("en")).toMatch(/^You have moved many tables .* in 60 minutes\.$/);
    expect(refused?.("de")).toMatch(/^Du hast in einer Stunde viele .* in 60 Minuten umziehen lassen\.$/);
    expect(await fairUse.move("2")).toBeNull();
  });

  it("offers choices as fast as anybody types, and none beyond", async () => {
    const fairUse = fresh();
    const offered: boolean[] = [];
    for (let at = 0; at < 101; at++) offered.push(await fairUse.completion("1"));
    expect(offered.indexOf(false)).toBe(100);
  });
});
