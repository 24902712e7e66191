/** When a table's thread is looked through for messages that somebody has deleted. */
import { expect, it } from "vitest";
import { Looks } from "../../../src/thread/pass/looks.ts";

const MINUTE = 60_000;

it("is looked through once in ten minutes while it is played in, and not at first", () => {
  let now = 5;
  const looks = new Looks(() => now);
  expect(looks.isTime("a")).toBe(false);
  now += 9 * MINUTE;
  expect(looks.isTime("a")).toBe(false);
  now += MINUTE;
  expect(looks.isTime("a")).toBe(true);
  expect(looks.isTime("a")).toBe(false);
  expect(looks.isTime("b")).toBe(false);
});

it("is looked through at once where somebody types what they could press, and that twice a minute at most", () => {
  let now = 5;
  const looks = new Looks(() => now);
  for (const table of ["new", "known"]) {
    if (table === "known") looks.isTime(table);
    expect(looks.missed(table)).toBe(true);
    expect(looks.isTime(table)).toBe(true);
    expect(looks.missed(table)).toBe(false);
    expect(looks.isTime(table)).toBe(false);
  }
  now += 31_000;
  expect(looks.missed("new")).toBe(true);
});
