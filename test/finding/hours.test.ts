// When somebody plays, as far as they let that be noted, and what the people in a lobby share
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Hours, sharedHours } from "../../src/finding/hours.ts";
import { type AllSettings, openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { contextOf } from "../../src/thread/seen/context.ts";
import { lobbyView } from "../../src/thread/showing/lobby-view.ts";
import { lobbyMessage } from "../../src/views/index.ts";
import { library, opening, started, tableAfter } from "../table/tables.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = 100 * DAY;
let dataDir: string;
let store: Store;
let settings: AllSettings;
let hours: Hours;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-hours-"));
  store = await openStore({ redisUrl: null, dataDir });
  settings = openSettings(store);
  hours = new Hours(store, settings);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

describe("the hours in which somebody plays", () => {
  it("are those of two of the last 28 days, and no longer than that", async () => {
    await hours.note("1", NOW + 18 * HOUR);
    await hours.note("1", NOW + 18.5 * HOUR);
    expect(await hours.of("1", NOW + 19 * HOUR)).toBe(0);
    await hours.note("1", NOW + DAY + 18 * HOUR);
    await hours.note("1", NOW + DAY + 20 * HOUR);
    expect(await hours.of("1", NOW + 2 * DAY)).toBe(1 << 18);
    expect(await hours.of("1", NOW + 40 * DAY)).toBe(0);
    // Another process that hears the same press notes the same.
    await new Hours(store, settings).note("1", NOW + DAY + 20 * HOUR);
    expect(await hours.of("1", NOW + 2 * DAY)).toBe(1 << 18);
    expect(await hours.of("2", NOW + 2 * DAY)).toBe(0);
  });

  it("are not noted of who refuses it, and gone once they are deleted", async () => {
    await settings.personal.change("1", { hoursUnnoted: true });
    for (const day of [0, 1, 2]) await hours.note("1", NOW + day * DAY);
    expect(await store.documents("hours").get("1")).toBeUndefined();
    for (const day of [0, 1, 2]) await hours.note("2", NOW + day * DAY);
    expect(await hours.of("2", NOW + 3 * DAY)).toBe(1);
    await settings.personal.change("2", { hoursUnnoted: true });
    expect(await hours.of("2", NOW + 3 * DAY)).toBe(0);
    await hours.forget("2");
    expect(await store.documents("hours").get("2")).toBeUndefined();
  });

  it("are shared where all have them, the longest span first, over midnight too", () => {
    const at = (...list: number[]) => list.reduce((bits, hour) => bits | (1 << hour), 0);
    expect(sharedHours([at(18, 19, 20, 3), at(17, 18, 19, 3)])).toEqual({ from: 18, hours: 2 });
    expect(sharedHours([at(23, 0, 1, 9), at(23, 0, 1, 9), at(23, 0, 1)])).toEqual({ from: 23, hours: 3 });
    expect(sharedHours([at(5), at(6)])).toBeNull();
    expect(sharedHours([at(5), 0])).toBeNull();
    expect(sharedHours([at(5)])).toBeNull();
    expect(sharedHours([(1 << 24) - 1, (1 << 24) - 1])).toEqual({ from: 0, hours: 24 });
  });

  it("stand in the lobby where everybody's are known, and nowhere once the game begins", () => {
    const lobby = tableAfter(null, ...opening(3).slice(0, -1));
    const evening = (1 << 18) | (1 << 19);
    const known = { ...lobby, seats: lobby.seats.map((seat) => ({ ...seat, hours: evening })) };
    const words = (table: typeof lobby) =>
      lobbyMessage(lobbyView(table, library), contextOf(table)).embeds[0]?.description;
    expect(words(known)).toContain("You three share <t:64800:t> – <t:72000:t>");
    expect(words(lobby)).not.toContain("share");
    const one = { ...known, seats: known.seats.map((seat, at) => (at === 1 ? { ...seat, hours: 0 } : seat)) };
    expect(words(one)).not.toContain("share");
    const begun = tableAfter(known, started(known));
    expect(JSON.stringify(begun.seats)).not.toContain("hours");
    expect(words(begun)).not.toContain("share");
  });
});
