import { describe, expect, it } from "vitest";
import { beyondAllowance, restIn } from "../../src/settings/habits.ts";
import { afterRunning, awakeFrom, quietMinutes, ranBetween } from "../../src/settings/hours.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const night = { zone: "Europe/Berlin", quiet: { from: "22:00", to: "08:00" } } as const;

describe("a clock", () => {
  it("runs straight on for whoever has no quiet hours", () => {
    expect(afterRunning({}, 1_000, DAY)).toBe(1_000 + DAY);
    expect(ranBetween({}, 1_000, 5_000)).toBe(4_000);
  });

  it("stands still in quiet hours, which are those of the player's own zone", () => {
    // 21:00 in Berlin: one hour before the night, the second after it.
    expect(afterRunning(night, at("2026-01-10T20:00:00Z"), 2 * HOUR)).toBe(at("2026-01-11T08:00:00Z"));
    // It has run out as the night begins.
    expect(afterRunning(night, at("2026-01-10T20:00:00Z"), HOUR)).toBe(at("2026-01-10T21:00:00Z"));
    // Asked at midnight: it begins in the morning.
    expect(afterRunning(night, at("2026-01-10T23:00:00Z"), 3 * MINUTE)).toBe(at("2026-01-11T07:03:00Z"));
    expect(ranBetween(night, at("2026-01-10T20:00:00Z"), at("2026-01-11T08:00:00Z"))).toBe(2 * HOUR);
  });

  it("stands still in quiet hours by day too", () => {
    const work = { zone: "UTC", quiet: { from: "09:00", to: "17:00" } };
    expect(afterRunning(work, at("2026-01-10T08:00:00Z"), 2 * HOUR)).toBe(at("2026-01-10T18:00:00Z"));
  });

  it("keeps to the clocks on the wall where summer begins and ends", () => {
    // The night of 28 to 29 March has nine hours in Berlin, that of 24 to 25 October eleven.
    expect(awakeFrom(night, at("2026-03-28T23:00:00Z"))).toBe(at("2026-03-29T06:00:00Z"));
    expect(awakeFrom(night, at("2026-10-24T23:00:00Z"))).toBe(at("2026-10-25T07:00:00Z"));
    const short = ranBetween(night, at("2026-03-28T12:00:00Z"), at("2026-03-29T12:00:00Z"));
    expect(short).toBe(9 * HOUR + 6 * HOUR);
    // Quiet from an hour that the clocks leave out: from when they go on.
    const gap = { zone: "Europe/Berlin", quiet: { from: "02:30", to: "04:00" } };
    expect(awakeFrom(gap, at("2026-03-29T01:45:00Z"))).toBe(at("2026-03-29T02:00:00Z"));
  });

  it("stands still on vacation, with its nights or without", () => {
    const away = { vacations: [{ from: at("2026-01-11T00:00:00Z"), until: at("2026-01-14T00:00:00Z") }] };
    expect(afterRunning(away, at("2026-01-10T12:00:00Z"), DAY)).toBe(at("2026-01-14T12:00:00Z"));
    const both = { ...night, ...away };
    expect(afterRunning(both, at("2026-01-10T20:00:00Z"), 2 * HOUR)).toBe(at("2026-01-14T08:00:00Z"));
    expect(awakeFrom(both, at("2026-01-12T12:00:00Z"))).toBe(at("2026-01-14T07:00:00Z"));
  });

  it("has run, at every deadline, for just as long as it had to", () => {
    for (const rest of [night, { zone: "America/New_York", quiet: { from: "23:30", to: "15:00" } }])
      for (const ms of [3 * MINUTE, DAY, 14 * DAY]) {
        const from = at("2026-10-20T10:20:30Z");
        expect(ranBetween(rest, from, afterRunning(rest, from, ms))).toBe(ms);
      }
  });

  it("knows how long quiet hours are", () => {
    expect(quietMinutes({ from: "22:00", to: "08:00" })).toBe(600);
    expect(quietMinutes({ from: "09:00", to: "17:30" })).toBe(510);
  });
});

describe("vacations in a game", () => {
  const begun = at("2026-01-01T00:00:00Z");
  const week = (start: string) => ({ from: at(start), until: at(start) + 7 * DAY });

  it("hold for fourteen days in all, and no longer", () => {
    const vacations = [week("2026-02-01T00:00:00Z"), week("2026-03-01T00:00:00Z"), week("2026-04-01T00:00:00Z")];
    expect(beyondAllowance(vacations.slice(0, 2), begun)).toBe(0);
    expect(beyondAllowance(vacations, begun)).toBeGreaterThan(6 * DAY);
    const held = restIn({ vacations }, begun).vacations ?? [];
    expect(held.slice(0, 2)).toEqual(vacations.slice(0, 2));
    expect(held.reduce((sum, { from, until }) => sum + until - from, 0)).toBeLessThanOrEqual(14 * DAY + HOUR);
  });

  it("count from the beginning of the game", () => {
    const before = { from: begun - 10 * DAY, until: begun + DAY };
    expect(restIn({ vacations: [before] }, begun).vacations).toEqual([{ from: begun, until: begun + DAY }]);
  });
});
