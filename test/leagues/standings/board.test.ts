import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leagueJson, resultRows, resultsCsv, standingsCsv } from "../../../src/leagues/files/results.ts";
import { type Entry, type Night, replayedNight, reportsOf, withEntry } from "../../../src/leagues/night/index.ts";
import { boardOf, recordOf } from "../../../src/leagues/standings/board.ts";
import { pointsOf, pointsSchema } from "../../../src/leagues/standings/report.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { opening, said, taken } from "../night/night.ts";
import { played, result } from "../played.ts";

const POINTS = pointsSchema.parse({ places: [5, 3, 2, 1], before_time: 1 });
const PODS = [
  [1, 2, 3, 4],
  [6, 7, 8, 5],
];
const brief = (night: Night | readonly Night[]) =>
  boardOf([night].flat(), POINTS).rows.map(({ id, rank, points }) => `${rank}. ${id}: ${points}`);

describe("the standings of a night", () => {
  it("are those of the results that count, worked by hand", () => {
    const night = taken(
      played(8, [
        { pods: PODS },
        {
          pods: [
            [1, 7, 3, 5],
            [6, 2, 8, 4],
          ],
        },
      ]),
      [
        // 1: 5 + 1, 2: 3, 3: 2, 4: 1
        said(result(1, 1, [1, 2, 3, 4], { victory: "standard", before_time: true })),
        // 6 and 7 share 5 + 3, 8: 2, 5: 1
        said(result(1, 2, [1, 1, 3, 4])),
        // 1: 3, 7: 5, 3: 2, 5: 1
        said(result(2, 1, [2, 1, 3, 4])),
      ],
    );
    expect(brief(night)).toEqual([
      "1. 1: 9",
      "2. 7: 9",
      "3. 3: 4",
      "4. 6: 4",
      "5. 2: 3",
      "6. 5: 2",
      "7. 8: 2",
      "8. 4: 1",
    ]);
    const [first, second, third, fourth] = boardOf([night], POINTS).rows;
    // Of 9 points each, player 1 has the victory.
    expect({ first: first?.tiebreak[0], second: second?.tiebreak[0] }).toEqual({ first: 1, second: 0 });
    // Of 4 points each, 3 has met 9, 3, 1, 9, 9 and 2, which is 33 / 6; 6 has met 9, 2 and 2, which is 13 / 3.
    expect({ third: third?.tiebreak[2], fourth: fourth?.tiebreak[2] }).toEqual({ third: 5.5, fourth: 4.3333 });
    expect(boardOf([night], POINTS)).toMatchObject({ open: 1, rounds: 2, ended: false, waiting: [] });
  });

  it("tell equal points apart by major victories, by what opponents have, and head to head, in this order", () => {
    const major = taken(played(8, [{ pods: PODS }]), [
      said(result(1, 1, [1, 2, 3, 4], { victory: "standard" })),
      said(result(1, 2, [1, 2, 3, 4], { victory: "major" })),
    ]);
    expect(brief(major).slice(0, 2)).toEqual(["1. 6: 5", "2. 1: 5"]);
    const met = taken(played(8, [{ pods: PODS }]), [
      said(result(1, 1, [1, 2, 3, 4])),
      // 6: 5, 7 and 8 share 3 + 2, 5: 1. Whoever is with 5 at another table has met the same sum.
      said(result(1, 2, [1, 2, 2, 4])),
    ]);
    // Both first of a pod have met 6 points in all: they share the rank.
    expect(brief(met).slice(0, 2)).toEqual(["1. 1: 5", "1. 6: 5"]);
    const apart = taken(played(4, [{ pods: [[1, 2, 3, 4]] }, { pods: [[1, 2, 3, 4]] }]), [
      // 1 and 2 share 3 + 2, the odd point goes to 1: 3, 2, 5, 1
      said(result(1, 1, [2, 2, 1, 4], { odd: "1" })),
      // 1, 2, 5, 3
      said(result(2, 1, [4, 3, 1, 2])),
    ]);
    // 1, 2 and 4 have 4 points each and have met the same; 2 was ahead of 1 once, and nobody else of anybody oftener than behind.
    expect(brief(apart)).toEqual(["1. 3: 10", "2. 2: 4", "3. 4: 4", "4. 1: 4"]);
  });

  it("name who sat out, who has dropped, and who has no result so far", () => {
    const night = taken(played(5, [{ pods: [[1, 2, 3, 4]], byes: [5] }]), [
      said({ type: "dropped", user: "2", how: "drop", why: "" }),
    ]);
    const board = boardOf([night], POINTS);
    expect(board.rows).toEqual([expect.objectContaining({ id: "5", byes: 1, played: 0, points: 5 })]);
    expect(board.waiting).toEqual(["Player 1", "Player 2", "Player 3", "Player 4"]);
    const after = boardOf([taken(night, [said(result(1, 1, [1, 4, 2, 3]))])], POINTS);
    expect(after.rows.find(({ id }) => id === "2")).toMatchObject({ gone: true, played: 1, points: 1 });
  });

  it("follow a correction at once, as if the first report had never been", () => {
    const night = taken(played(4, [{ pods: [[1, 2, 3, 4]] }]), [said(result(1, 1, [1, 2, 3, 4]))]);
    const corrected = taken(night, [
      said({
        type: "corrected",
        round: 1,
        pod: 1,
        why: "two were swapped",
        result: { places: [2, 1, 3, 4], victory: "none", before_time: false },
      }),
    ]);
    expect(brief(corrected)).toEqual(
      brief(taken(played(4, [{ pods: [[1, 2, 3, 4]] }]), [said(result(1, 1, [2, 1, 3, 4]))])),
    );
    expect(corrected.rounds[0]?.pods[0]?.reports).toHaveLength(2);
  });
});

describe("the standings of a season", () => {
  it("add up all nights, also where the same four meet in the same round of each", () => {
    const night = taken(played(4, [{ pods: [[1, 2, 3, 4]] }]), [said(result(1, 1, [1, 2, 3, 4]))]);
    const second = { ...taken(played(4, [{ pods: [[1, 2, 3, 4]] }]), [said(result(1, 1, [4, 3, 2, 1]))]), number: 2 };
    expect(brief([night, second])).toEqual(["1. 1: 6", "1. 4: 6", "3. 2: 5", "3. 3: 5"]);
  });

  it("hold what each player did, table by table", () => {
    const night = taken(
      played(5, [
        { pods: [[1, 2, 3, 4]], byes: [5] },
        { pods: [[5, 2, 3, 4]], byes: [1] },
      ]),
      [said(result(1, 1, [1, 2, 3, 4], { victory: "major", before_time: true }))],
    );
    expect(recordOf([night], POINTS, "1")).toEqual([
      {
        night: 1,
        round: 1,
        opponents: ["Player 2", "Player 3", "Player 4"],
        result: { place: 1, points: 6, victory: "major" },
        waitsFor: [],
      },
      { night: 1, round: 2, opponents: [], result: { place: 1, points: 5, victory: "none" }, waitsFor: [] },
    ]);
    expect(recordOf([night], POINTS, "5")[1]).toMatchObject({ round: 2, result: null });
    expect(recordOf([night], POINTS, "99")).toEqual([]);
  });
});

/** Anything that may be said of the results of two rounds of two pods; most of it is refused at some point. */
const wordArb = fc.record({
  type: fc.constantFrom("reported", "confirmed", "disputed", "judged", "corrected", "time-called"),
  round: fc.integer({ min: 1, max: 2 }),
  pod: fc.integer({ min: 1, max: 2 }),
  by: fc.integer({ min: 1, max: 8 }).map(String),
  from: fc.constantFrom("player", "table", "organiser"),
  report: fc.integer({ min: 1, max: 3 }),
  places: fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 })
    .map((all) => all.map((one) => 1 + all.filter((other) => other < one).length)),
  victory: fc.constantFrom("major", "standard", "none"),
});

describe("whatever is reported, confirmed, disputed, judged and corrected", () => {
  it("the standings are what a replay of the log comes to, and what its last words for each pod add up to", () => {
    const pods = [
      { pods: PODS },
      {
        pods: [
          [1, 7, 3, 5],
          [6, 2, 8, 4],
        ],
      },
    ];
    const start = played(8, pods);
    fc.assert(
      fc.property(fc.array(wordArb, { maxLength: 40 }), (words) => {
        let night = start;
        const log: Entry[] = [];
        for (const { type, round, pod, by, from, report, places, victory } of words) {
          const result = { places, victory, before_time: victory !== "none" };
          const entry = { type, at: 20, by, round, pod, from, report, why: "", result } as unknown as Entry;
          const applied = withEntry(night, entry);
          if (!applied.ok) continue;
          night = applied.night;
          log.push(entry);
        }
        const board = boardOf([night], POINTS);
        const replayed = log.reduce<Night>((now, entry) => {
          const applied = withEntry(now, entry);
          if (!applied.ok) throw new Error(applied.problem.code);
          return applied.night;
        }, start);
        expect(boardOf([replayed], POINTS)).toEqual(board);
        const sums = new Map<string, number>();
        for (const each of night.rounds.flatMap((one) => one.pods)) {
          const last = each.reports.at(-1);
          if (each.standing !== "settled" || !last) continue;
          const given = pointsOf(POINTS, { round: 1, pod: each.players, ...last.result });
          for (const [seat, user] of each.players.entries()) sums.set(user, (sums.get(user) ?? 0) + (given[seat] ?? 0));
        }
        expect(Object.fromEntries(board.rows.map(({ id, points }) => [id, points]))).toEqual(
          Object.fromEntries([...sums].map(([id, sum]) => [id, Math.round(sum * 10_000) / 10_000])),
        );
        for (const [at, row] of board.rows.entries())
          expect(row.points).toBeLessThanOrEqual(board.rows[at - 1]?.points ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 200 },
    );
  });

  it("a night read back from its lines has the same standings", () => {
    const entries = [opening(4), said({ type: "here", user: "1", here: true })];
    expect(reportsOf(madeOf(replayedNight(entries)))).toEqual([]);
  });
});

const csv = (night: Night) => madeOf(resultsCsv(madeOf(resultRows([night], POINTS))));

describe("standings and results as files", () => {
  const night = taken(played(5, [{ pods: [[1, 2, 3, 4]], byes: [5] }]), [
    said(result(1, 1, [1, 1, 3, 4], { victory: "major", before_time: true, odd: "2" })),
  ]);
  const named: Night = {
    ...night,
    players: night.players.map((each) => (each.user === "1" ? { ...each, name: '=HYPERLINK("x"), Londo' } : each)),
  };

  it("are rows with headings, and no name is a formula", () => {
    expect(
      standingsCsv(boardOf([named], POINTS))
        .split("\r\n")
        .slice(0, 4),
    ).toEqual([
      "rank,name,user,points,victories,major victories,opponents' points,head to head,tables,byes,left",
      "1,Player 2,2,5,1,1,2.3333,0,1,0,no",
      "2,Player 5,5,5,0,0,0,0,0,1,no",
      `3,"'=HYPERLINK(""x""), Londo",1,4,1,1,2.6667,0,1,0,no`,
    ]);
  });

  it("hold every pod with what is known of it", () => {
    const [head, first, second, , , bye] = csv(night).split("\r\n");
    expect(head).toBe("night,round,pod,table,user,name,standing,place,points,victory,before_time,odd,out");
    expect(first).toBe("1,1,1,t1-1,1,Player 1,settled,1,4,major,yes,no,");
    expect(second).toBe("1,1,1,t1-1,2,Player 2,settled,1,5,major,yes,yes,");
    expect(bye).toBe("1,1,,,5,Player 5,settled,1,5,none,no,no,");
    const open = csv(played(4, [{ pods: [[1, 2, 3, 4]] }])).split("\r\n")[1];
    expect(open).toBe("1,1,1,t1-1,1,Player 1,open,,,,,no,");
  });

  it("as JSON say what each point comes from", () => {
    const json: unknown = JSON.parse(
      madeOf(leagueJson("Autumn", POINTS, boardOf([night], POINTS), madeOf(resultRows([night], POINTS)))),
    );
    expect(json).toMatchObject({
      league: "Autumn",
      points: { places: [5, 3, 2, 1], before_time: 1 },
      standings: [{ rank: 1, user: "2", points: 5, tiebreak: { victories: 1 } }, {}, {}, {}, {}],
      results: [{ round: 1, pod: 1, user: "1", place: 1, points: 4 }, {}, {}, {}, { pod: null, user: "5" }],
    });
  });
});
