import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import { parseEntry } from "../../src/table/entry.ts";
import { REMINDER_MS } from "../../src/table/table.ts";
import { Tables } from "../../src/table/tables.ts";
import { deadlineOf } from "../../src/table/waiting/deadline.ts";
import { opening } from "./tables.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 0, 1, 12);

/** A clock on a wall, and how long has really passed. */
function sources() {
  const time = { wall: NOON, passed: 1_000.25 };
  return {
    time,
    pass(ms: number) {
      time.wall += ms;
      time.passed += ms;
    },
    from: { system: () => Math.floor(time.wall), elapsed: () => time.passed },
  };
}

describe("the clock", () => {
  it("goes on from where it was when somebody sets the system's back, and does not stand still", () => {
    const { time, pass, from } = sources();
    const clock = createClock(0, from);
    pass(1_000);
    expect(clock.now()).toBe(NOON + 1_000);
    time.wall -= 5 * HOUR;
    expect(clock.now()).toBe(NOON + 1_000);
    pass(2_000);
    expect(clock.now()).toBe(NOON + 3_000);
    time.wall -= 5 * HOUR;
    pass(HOUR);
    expect(clock.now()).toBe(NOON + 3_000 + HOUR);
  });

  it("follows a system clock that is ahead, as after a sleep, and never goes back from there", () => {
    const { time, pass, from } = sources();
    const clock = createClock(0, from);
    time.wall += 8 * HOUR;
    expect(clock.now()).toBe(NOON + 8 * HOUR);
    time.wall -= 8 * HOUR;
    pass(500);
    expect(clock.now()).toBe(NOON + 8 * HOUR + 500);
  });

  it("never goes back by a part of a millisecond either", () => {
    const { pass, from } = sources();
    const clock = createClock(0, from);
    let before = clock.now();
    for (let at = 0; at < 1_000; at++) {
      pass(0.3);
      expect(clock.now()).toBeGreaterThanOrEqual(before);
      before = clock.now();
    }
    expect(before).toBe(NOON + 300);
  });

  it("starts as far ahead as it is told, and is moved ahead", () => {
    const { from } = sources();
    const clock = createClock(HOUR, from);
    clock.advance(HOUR);
    expect(clock.now()).toBe(NOON + 2 * HOUR);
  });
});

describe("a table whose bot starts again with a clock that was set back", () => {
  it("goes on from the time of its last entry: no entry and no deadline lies before it", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-clock-"));
    const store = await openStore({ redisUrl: null, dataDir });
    const at = (time: number) => new Tables(store, createClock(0, { system: () => time, elapsed: () => 0 }));
    const [first, ...rest] = opening(2, "daily");
    if (first?.type !== "created") throw new Error("a table begins by being created");
    const { at: _, by, ...proposal } = first;
    await at(NOON).create("t1", "k0", by, proposal);
    const late = at(NOON - 30 * 24 * HOUR);
    for (const [key, { at: _, by: who, ...entry }] of rest.entries()) {
      const acted = await late.act("t1", `k${key + 1}`, who, () => ({ ok: true, entry }));
      expect(acted.outcome).toBe("done");
    }
    const times = (await store.log("t1")).map((line) => parseEntry(line).at);
    expect(times).toEqual(times.map(() => NOON));
    const table = await late.load("t1");
    expect(table && deadlineOf(table)).toBe(NOON + REMINDER_MS);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});
