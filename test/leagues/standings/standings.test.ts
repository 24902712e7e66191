import { describe, expect, it } from "vitest";
import { pointsOf, pointsSchema, type Report, reportSchema } from "../../../src/leagues/standings/report.ts";
import { standingsOf } from "../../../src/leagues/standings/standings.ts";

const POINTS = pointsSchema.parse({ places: [5, 3, 2, 1], before_time: 1 });

const report = (round: number, pod: string, places: number[], more: object = {}): Report =>
  reportSchema.parse({ round, pod: [...pod], places, ...more });

describe("the points of a pod", () => {
  it("go by place, with one more for a victory before time", () => {
    const won = { victory: "standard", before_time: true };
    expect(pointsOf(POINTS, report(1, "abcd", [2, 1, 4, 3], won))).toEqual([3, 6, 1, 2]);
    expect(pointsOf(POINTS, report(1, "abcd", [2, 1, 4, 3], { victory: "standard" }))).toEqual([3, 5, 1, 2]);
  });

  // compendium: 11. Tournament Rules — all who win together share the points of the places that they take
  it("of a major victory that two share are those of the first two places, halved", () => {
    expect(pointsOf(POINTS, report(1, "abcd", [1, 1, 3, 4], { victory: "major" }))).toEqual([4, 4, 2, 1]);
  });

  it("share a bonus as evenly as can be, and the odd point goes to whom the winners name", () => {
    const won = { victory: "major", before_time: true, odd: "b" };
    expect(pointsOf(POINTS, report(1, "abcd", [1, 1, 3, 4], won))).toEqual([4, 5, 2, 1]);
  });

  it("of places that are tied without a victory are shared alike", () => {
    expect(pointsOf(POINTS, report(1, "abcd", [1, 2, 2, 4]))).toEqual([5, 2.5, 2.5, 1]);
    expect(pointsOf(POINTS, report(1, "abcd", [1, 2, 2, 4], { odd: "c" }))).toEqual([5, 2, 3, 1]);
  });

  it("are none for a place that the table of points does not name", () => {
    expect(pointsOf(POINTS, report(1, "abcde", [1, 2, 3, 4, 5]))).toEqual([5, 3, 2, 1, 0]);
  });
});

describe("standings", () => {
  it("put those with more points first, and break ties by victories before anything else", () => {
    const won = { victory: "standard" };
    const reports = [report(1, "abc", [1, 2, 3]), report(1, "def", [1, 2, 3], won)];
    expect(standingsOf(POINTS, reports).map(({ id, rank, points }) => ({ id, rank, points }))).toEqual([
      { id: "d", rank: 1, points: 5 },
      { id: "a", rank: 2, points: 5 },
      { id: "b", rank: 3, points: 3 },
      { id: "e", rank: 3, points: 3 },
      { id: "c", rank: 5, points: 2 },
      { id: "f", rank: 5, points: 2 },
    ]);
  });

  it("tell those apart who have met stronger opponents, and then those who came out ahead of each other", () => {
    // b and c have 8 points each after two rounds; they met in the first, where b was ahead.
    const reports = [report(1, "abc", [1, 2, 3]), report(2, "bd", [1, 2]), report(2, "ce", [1, 2])];
    const [first, second, third] = standingsOf(POINTS, reports);
    expect({ first: first?.id, second: second?.id, third: third?.id }).toEqual({ first: "b", second: "c", third: "a" });
    expect(first).toMatchObject({ points: 8 });
    expect(second).toMatchObject({ points: 7 });
  });

  // compendium: 11. Tournament Rules — a shared major victory, an odd point, tied places, and a bonus before time
  it("add up two rounds as they were worked by hand", () => {
    const reports = [
      // a and b share 5 + 3 + 1, which is 9: the odd point goes to b, so a 4 and b 5; c 2; d 1
      report(1, "abcd", [1, 1, 3, 4], { victory: "major", before_time: true, odd: "b" }),
      // Nobody has won, so that nothing is added: e 5; f and g share 3 + 2, 2.5 each; h 1
      report(1, "efgh", [1, 2, 2, 4], { before_time: true }),
      // a 5 + 1; e, f and g share 3 + 2 + 1, 2 each, and nothing is over
      report(2, "aefg", [1, 2, 2, 2], { victory: "standard", before_time: true, odd: "f" }),
    ];
    expect(standingsOf(POINTS, reports).map(({ id, rank, points, tiebreak }) => [id, rank, points, tiebreak])).toEqual([
      // Whom a met has 5, 2, 1, 7, 4.5 and 4.5: 24 / 6
      ["a", 1, 10, [2, 1, 4, 0]],
      // 4.5, 4.5, 1, 10, 4.5 and 4.5: 29 / 6
      ["e", 2, 7, [0, 0, 4.8333, 0]],
      // 10, 2 and 1: 13 / 3
      ["b", 3, 5, [1, 1, 4.3333, 0]],
      // f and g have both met 7, 4.5, 1, 10, 7 and 4.5: 34 / 6, and neither was ahead of the other
      ["f", 4, 4.5, [0, 0, 5.6667, 0]],
      ["g", 4, 4.5, [0, 0, 5.6667, 0]],
      // 10, 5 and 1
      ["c", 6, 2, [0, 0, 5.3333, 0]],
      // Of 1 point each, d has met 10, 5 and 2, which is 17 / 3, and h 7, 4.5 and 4.5, which is 16 / 3
      ["d", 7, 1, [0, 0, 5.6667, 0]],
      ["h", 8, 1, [0, 0, 5.3333, 0]],
    ]);
  });

  it("count a pod's later report in place of the earlier one, whatever the order of its players", () => {
    const corrected = [report(1, "abc", [1, 2, 3]), report(1, "cab", [1, 2, 3])];
    expect(standingsOf(POINTS, corrected)).toEqual(standingsOf(POINTS, [report(1, "cab", [1, 2, 3])]));
  });

  it("refuse places that do not follow from each other, and an odd point for somebody else", () => {
    const wrong = { round: 1, pod: ["a", "b", "c"], places: [1, 1, 2] };
    expect(reportSchema.safeParse(wrong).error?.issues[0]?.message).toContain("followed by the third");
    expect(reportSchema.safeParse({ ...wrong, places: [1, 2, 3], odd: "x" }).success).toBe(false);
    expect(reportSchema.safeParse({ ...wrong, places: [1, 2] }).success).toBe(false);
  });
});
