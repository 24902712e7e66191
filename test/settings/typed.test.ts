import { describe, expect, it } from "vitest";
import { dayIn, readDay, readQuiet, readTimeOfDay } from "../../src/settings/days.ts";
import { durationWords, readDuration } from "../../src/settings/duration.ts";
import { zoneNamed, zonesMeant } from "../../src/settings/zones.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const BOUNDS = { least: 60_000, most: 14 * DAY };

describe("a span of time as somebody types it", () => {
  it.each([
    ["6h", 6 * HOUR],
    ["1h 30m", 1.5 * HOUR],
    ["1 hour and 30 minutes", 1.5 * HOUR],
    ["2 Days", 2 * DAY],
    ["1.5d", 1.5 * DAY],
    ["1 week", 7 * DAY],
    ["90min", 1.5 * HOUR],
    ["14d", 14 * DAY],
    ["60s", 60_000],
  ])("is read with its units: %s", (text, ms) => {
    expect(readDuration(text, BOUNDS)).toEqual({ ok: true, ms });
  });

  it.each([
    ["0h", "too-short"],
    ["0", "unclear"],
    ["1 year", "too-long"],
    ["15 days", "too-long"],
    ["59s", "too-short"],
    ["90", "unclear"],
    ["-3h", "unclear"],
    ["soon", "unclear"],
    ["3 bananas", "unclear"],
    ["1h banana", "unclear"],
    ["", "unclear"],
    ["1e9h", "unclear"],
    ["999999999 years", "too-long"],
    [`${"1h ".repeat(100)}`, "unclear"],
  ])("is not taken for what it is not: %s", (text, why) => {
    expect(readDuration(text, BOUNDS)).toEqual({ ok: false, why });
  });

  it("is told in its two largest units", () => {
    expect(durationWords(36 * HOUR + 61_000)).toBe("1 day 12 hours");
    expect(durationWords(3 * DAY)).toBe("3 days");
    expect(durationWords(90_000)).toBe("1 minute 30 seconds");
    expect(durationWords(0)).toBe("0 seconds");
  });
});

describe("a time zone as somebody types it", () => {
  it("is one of the world's by its name, whatever its capitals", () => {
    expect(zoneNamed("Europe/Berlin")).toBe("Europe/Berlin");
    expect(zoneNamed(" america/new york ")).toBe("America/New_York");
    expect(zoneNamed("utc")).toBe("UTC");
  });

  it("is no offset, no city alone and no other text", () => {
    for (const text of ["+02:00", "Berlin", "Mars/Olympus", "", "../../etc", "Europe/Berlin/x/y", "a".repeat(500)])
      expect(zoneNamed(text), text).toBeNull();
  });

  it.each([
    ["Berlin", "Europe/Berlin"],
    ["Europe/Berln", "Europe/Berlin"],
    ["new york", "America/New_York"],
    ["Sydny", "Australia/Sydney"],
    ["Munich", "Europe/Berlin"],
    ["são paulo", "America/Sao_Paulo"],
  ])("leads to the zone that is meant by %s", (text, zone) => {
    expect(zonesMeant(text, 3)[0]).toBe(zone);
  });

  it("leads nowhere where nothing is near", () => {
    expect(zonesMeant("Babylon 5", 3)).toEqual([]);
    expect(zonesMeant("", 3)).toEqual([]);
    for (const word of ["constructor", "toString", "__proto__"])
      expect(
        zonesMeant(word, 3).every((zone) => zoneNamed(zone) !== null),
        word,
      ).toBe(true);
  });
});

describe("times of day and days as somebody types them", () => {
  it("are read as clocks show them", () => {
    expect(["22", "22:30", "10 pm", "10pm", "12am", "noon", "7.15"].map(readTimeOfDay)).toEqual([
      "22:00",
      "22:30",
      "22:00",
      "22:00",
      "00:00",
      "12:00",
      "07:15",
    ]);
    expect(["25:00", "13pm", "22:60", "soon", "", "-1"].map(readTimeOfDay)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("make quiet hours where there are two different ones", () => {
    expect(readQuiet("22:00-08:00")).toEqual({ from: "22:00", to: "08:00" });
    expect(readQuiet("10pm to 7am")).toEqual({ from: "22:00", to: "07:00" });
    for (const text of ["22:00", "8-8", "22-8-9", "night to morning"]) expect(readQuiet(text), text).toBeNull();
  });

  it("begin and end with the day of that zone, also where its clocks change", () => {
    const now = Date.parse("2026-03-28T12:00:00Z");
    expect(readDay("2026-03-29", "Europe/Berlin", now)).toEqual({
      from: Date.parse("2026-03-28T23:00:00Z"),
      until: Date.parse("2026-03-29T22:00:00Z"),
    });
    expect(readDay("tomorrow", "UTC", now)?.from).toBe(Date.parse("2026-03-29T00:00:00Z"));
    expect(dayIn(Date.parse("2026-03-28T23:30:00Z"), "Europe/Berlin")).toBe("2026-03-29");
  });

  it("are no days that no calendar has", () => {
    for (const text of ["2026-02-30", "2026-13-01", "29.3.2026", "July", "2026-7", ""])
      expect(readDay(text, "UTC", 0), text).toBeNull();
  });
});
