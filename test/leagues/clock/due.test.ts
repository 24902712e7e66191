import { describe, expect, it } from "vitest";
import { CONFIRM_MS, dueIn, extending, spokenOf } from "../../../src/leagues/clock/due.ts";
import type { Night, Said } from "../../../src/leagues/night/index.ts";
import { said, taken } from "../night/night.ts";
import { MINUTE, played, result } from "../played.ts";

const LIVE = { pace: "live" as const };
const START = 1_000_000;
const at = (minutes: number) => START + minutes * MINUTE;

/** Two pods of four, the clock set to 60 minutes. */
function running(minutes = 60): Night {
  const night = played(
    8,
    [
      {
        pods: [
          [1, 2, 3, 4],
          [6, 7, 8, 5],
        ],
      },
    ],
    LIVE,
  );
  return taken(night, [said({ type: "clock-started", round: 1, minutes }, "1", START)]);
}
const then = (night: Night, minutes: number, ...entries: Said[]) =>
  taken(
    night,
    entries.map((each) => said(each, "1", at(minutes))),
  );
const plan = (night: Night) =>
  dueIn(night).map((due) => [
    (due.at - START) / MINUTE,
    due.what,
    due.what === "warn" ? `${due.pod ?? "all"}: ${due.left}` : "pod" in due ? due.pod : null,
  ]);

describe("the clock of a round", () => {
  it("warns at 10 and at 5 minutes, and then calls time for each pod", () => {
    expect(plan(running())).toEqual([
      [50, "warn", "all: 10"],
      [55, "warn", "all: 5"],
      [60, "time", 1],
      [60, "time", 2],
    ]);
  });

  it("does not run before it is started, nor once the night has ended", () => {
    const before = played(
      8,
      [
        {
          pods: [
            [1, 2, 3, 4],
            [6, 7, 8, 5],
          ],
        },
      ],
      LIVE,
    );
    expect(dueIn(before)).toEqual([]);
    const over = then(running(), 1, result(1, 1, [1, 2, 3, 4]), result(1, 2, [1, 2, 3, 4]), { type: "ended" });
    expect(dueIn(over)).toEqual([]);
  });

  it("gives no warning in a round that is shorter than that", () => {
    expect(plan(running(8))).toEqual([
      [3, "warn", "all: 5"],
      [8, "time", 1],
      [8, "time", 2],
    ]);
  });

  it("has nothing to say to a pod that has its result, nor to one whose time was called", () => {
    const half = then(running(), 20, result(1, 1, [1, 2, 3, 4]));
    expect(plan(half)).toContainEqual([60, "time", 2]);
    expect(plan(half)).not.toContainEqual([60, "time", 1]);
    expect(plan(then(half, 60, { type: "time-called", round: 1, pod: 2 }))).toEqual([]);
  });

  it("is extended for all, and for one pod alone, which then is warned by itself", () => {
    const all = then(running(), 20, { type: "extended", round: 1, pod: null, minutes: 15 });
    expect(plan(all)).toEqual([
      [65, "warn", "all: 10"],
      [70, "warn", "all: 5"],
      [75, "time", 1],
      [75, "time", 2],
    ]);
    const one = then(running(), 20, { type: "extended", round: 1, pod: 2, minutes: 15 });
    expect(plan(one)).toEqual([
      [50, "warn", "all: 10"],
      [55, "warn", "all: 5"],
      [60, "time", 1],
      [65, "warn", "2: 10"],
      [70, "warn", "2: 5"],
      [75, "time", 2],
    ]);
  });

  it("does not say 10 minutes where an extension leaves 7", () => {
    const warned = then(
      running(),
      55,
      { type: "warned", round: 1, pod: null, left: 10 },
      { type: "warned", round: 1, pod: null, left: 5 },
    );
    const more = then(warned, 56, ...extending(warned, { round: 1, pod: null }, 3, at(56)));
    expect(plan(more)).toEqual([
      [58, "warn", "all: 5"],
      [63, "time", 1],
      [63, "time", 2],
    ]);
    const one = then(warned, 56, ...extending(warned, { round: 1, pod: 2 }, 3, at(56)));
    expect(plan(one)).toContainEqual([58, "warn", "2: 5"]);
    expect(plan(one)).not.toContainEqual(expect.arrayContaining(["2: 10"]));
  });

  it("says of several warnings that are late, as after an outage, the last alone; and none once time is called", () => {
    const due = dueIn(running());
    const late = (minutes: number) => spokenOf(due.filter((each) => each.at <= at(minutes)));
    expect(late(51)).toEqual([expect.objectContaining({ what: "warn", left: 10 })]);
    expect(late(56)).toEqual([expect.objectContaining({ what: "warn", left: 5 })]);
    expect(late(61).map(({ what }) => what)).toEqual(["time", "time"]);
  });

  it("begins by itself in a round of days, as soon as it is published", () => {
    const days = played(4, [{ pods: [[1, 2, 3, 4]] }], { pace: "daily", minutes: 4_320 });
    expect(dueIn(days)).toEqual([{ what: "start", at: 10, round: 1, minutes: 4_320 }]);
  });

  it("warns a round of days a day and two hours before its end", () => {
    const days = taken(played(4, [{ pods: [[1, 2, 3, 4]] }], { pace: "daily" }), [
      said({ type: "clock-started", round: 1, minutes: 4_320 }, "1", START),
    ]);
    expect(plan(days)).toEqual([
      [2_880, "warn", "all: 1440"],
      [4_200, "warn", "all: 120"],
      [4_320, "time", 1],
    ]);
  });
});

describe("a report that nobody doubts", () => {
  const report = (night: Night, by: string, minutes: number) =>
    taken(night, [
      said(
        {
          type: "reported",
          round: 1,
          pod: 1,
          from: "player",
          result: { places: [1, 2, 3, 4], victory: "none", before_time: false },
        },
        by,
        at(minutes),
      ),
    ]);

  it("is confirmed by the clock a while after it came, where the table was not ended by it before", () => {
    const reported = report(running(), "2", 20);
    expect(dueIn(reported)).toContainEqual({
      what: "confirm",
      at: at(20) + CONFIRM_MS.live,
      round: 1,
      pod: 1,
      report: 1,
    });
    const confirmed = taken(reported, [
      said({ type: "confirmed", round: 1, pod: 1, report: 1, from: "player" }, "3", at(21)),
    ]);
    expect(dueIn(confirmed).map(({ what }) => what)).not.toContain("confirm");
  });

  it("waits for a judge where it is disputed", () => {
    const disputed = taken(report(running(), "2", 20), [
      said({ type: "disputed", round: 1, pod: 1, report: 1, why: "Delenn was third" }, "3", at(21)),
    ]);
    expect(dueIn(disputed).map(({ what }) => what)).not.toContain("confirm");
  });
});
