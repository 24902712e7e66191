import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AllSettings, openSettings } from "../../src/settings/index.ts";
import { changedPersonal, readPersonal } from "../../src/settings/personal.ts";
import { readOfServer } from "../../src/settings/server.ts";
import { checkVacation, withoutVacation, withVacation } from "../../src/settings/vacations.ts";
import { openStore, type Store } from "../../src/store/index.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("what somebody has chosen", () => {
  it("is read field by field: what cannot be is passed over, and the rest holds", () => {
    expect(readPersonal({ zone: "Mars/Olympus", muted: true, remindEveryHours: 0, later: "field" })).toEqual({
      muted: true,
    });
    expect(readPersonal("nonsense")).toEqual({});
    expect(readPersonal({ quiet: { from: "22:00", to: "8" } })).toEqual({});
    expect(readOfServer({ pace: "slow", rules: "poker", places: [] })).toEqual({ pace: "slow" });
  });

  it("goes when it is taken back", () => {
    const chosen = changedPersonal({}, { zone: "Europe/Berlin", next: true });
    expect(chosen).toEqual({ zone: "Europe/Berlin", next: true });
    expect(changedPersonal(chosen, { zone: null })).toEqual({ next: true });
  });

  describe("in the store", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "settings-"));
    let store: Store;
    let settings: AllSettings;
    beforeAll(async () => {
      store = await openStore({ redisUrl: null, dataDir });
      settings = openSettings(store);
    });
    afterAll(async () => {
      await store.close();
      rmSync(dataDir, { recursive: true });
    });

    it("is there again, and nothing is kept where nothing is chosen", async () => {
      await settings.personal.change("7", { quiet: { from: "22:00", to: "08:00" } });
      expect(await settings.personal.of("7")).toEqual({ quiet: { from: "22:00", to: "08:00" } });
      await settings.personal.change("7", { quiet: null });
      expect(await store.documents("settings").get("7")).toBeUndefined();
      expect(await settings.personal.of("7")).toEqual({});
    });

    it("is a server's where a server has chosen, and nobody's outside of one", async () => {
      await settings.servers.change("900", { judgeRole: "12", pace: "slow" });
      await settings.servers.change("900", ({ pace }) => ({
        judgeRole: null,
        expiry: pace === "slow" ? "pass" : null,
      }));
      expect(await settings.servers.of("900")).toEqual({ pace: "slow", expiry: "pass" });
      expect(await settings.servers.of("901")).toEqual({});
      expect(await settings.servers.of(null)).toEqual({});
    });
  });
});

describe("a vacation", () => {
  const now = 100 * DAY;

  it("is announced ahead, and takes no longer than everybody may be away", () => {
    expect(checkVacation({ from: now, until: now + 14 * DAY }, now)).toBeNull();
    expect(checkVacation({ from: now, until: now + 15 * DAY }, now)).toEqual({ why: "too-long", days: 15, left: 14 });
    expect(checkVacation({ from: now + DAY, until: now }, now)).toEqual({ why: "backwards" });
    expect(checkVacation({ from: now - 3 * DAY, until: now - DAY }, now)).toEqual({ why: "past" });
    expect(checkVacation({ from: now + 400 * DAY, until: now + 401 * DAY }, now)).toEqual({ why: "far-off" });
  });

  it("lasts fourteen days also where summer ends in it", () => {
    expect(checkVacation({ from: now, until: now + 14 * DAY + DAY / 24 }, now)).toBeNull();
  });

  it("is one with those that it meets, and has been as far as it has passed when it is called off", () => {
    const both = withVacation([{ from: now, until: now + 2 * DAY }], { from: now + DAY, until: now + 3 * DAY });
    expect(both).toEqual([{ from: now, until: now + 3 * DAY }]);
    expect(withoutVacation(both, now, now + DAY)).toEqual([{ from: now, until: now + DAY }]);
    expect(withoutVacation(both, now, now - DAY)).toEqual([]);
  });
});
