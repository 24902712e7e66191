// DESIGN: League nights — what an organiser may ask of a night besides: who is kept apart, like scores, a final
import { describe, expect, test } from "vitest";
import { draftOfNext, type Night, withEntry } from "../../../src/leagues/night/index.ts";
import { boardOf } from "../../../src/leagues/standings/board.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { begun, drafted, published, publishing, reported } from "./drafts.ts";
import { said, taken } from "./night.ts";

describe("Where like scores meet", () => {
  test("rounds are paired one by one, and the second by what the first has come to", () => {
    const first = begun(8, { close: true, rounds: 3 });
    expect(drafted(first).map(({ type }) => type)).toEqual(["drafted"]);
    const second = published(reported(published(first)));
    expect(second.plan).toBeNull();
    // Of eight in two pods four meet again whatever is done; among those pods, the points that meet are as near as can be.
    const points = new Map(boardOf([second], second.settings.points).rows.map(({ id, points: own }) => [id, own]));
    const gapOf = (night: Night) =>
      (night.rounds.at(-1)?.pods ?? []).reduce(
        (sum, { players }) =>
          sum +
          players.reduce(
            (all, a, at) =>
              all +
              players.slice(at + 1).reduce((own, b) => own + Math.abs((points.get(a) ?? 0) - (points.get(b) ?? 0)), 0),
            0,
          ),
        0,
      );
    const other = published(reported(published(begun(8, { close: false, rounds: 3 }))));
    expect(gapOf(second)).toBeLessThanOrEqual(gapOf(other));
  });
});

describe("A cut to a final", () => {
  test("seats those who stand first at one table after the last preliminary round, and nobody is paired after it", () => {
    const night = reported(published(begun(8, { rounds: 1, cut: 4 })));
    const best = boardOf([night], night.settings.points)
      .rows.slice(0, 4)
      .map(({ id }) => id);
    const final = published(night);
    expect(final.rounds[1]).toMatchObject({ final: true, byes: [] });
    expect(final.rounds[1]?.pods.map(({ players }) => players)).toEqual([best]);
    const after = madeOf(draftOfNext(reported(final)));
    expect(after).toEqual({ ok: false, why: "no-more-rounds" });
  });

  test("goes on with who is still here: one who dropped gives way to the next", () => {
    const night = reported(published(begun(8, { rounds: 1, cut: 4 })));
    const rows = boardOf([night], night.settings.points).rows.map(({ id }) => id);
    const [first = ""] = rows;
    const final = published(taken(night, [said({ type: "dropped", user: first, how: "drop", why: "" })]));
    expect(final.rounds[1]?.pods[0]?.players).toEqual(rows.slice(1, 5));
  });
});

describe("A league of an evening", () => {
  test("asks for every result before the next round", () => {
    const one = published(begun(8, { rounds: 3 }));
    const next = taken(
      one,
      drafted(one).map((each) => said(each)),
    );
    const refused = withEntry(next, said(publishing(next)));
    expect(refused.ok ? null : refused.problem.code).toBe("tables-open");
  });
});

describe("Who comes late, goes and returns", () => {
  test("is in the next round from when they join, out of it when they drop, and in again when they return", () => {
    const one = published(begun(8, { rounds: 3 }));
    const late = taken(reported(one), [
      said({
        type: "entered",
        player: { user: "9", name: "Late", race: "narn", faction: "home", deck: null },
        here: true,
      }),
    ]);
    expect(late.players.at(-1)).toMatchObject({ late: true, here: true });
    const seated = (night: Night) => {
      const last = night.rounds.at(-1);
      return [...(last?.pods.flatMap(({ players }) => players) ?? []), ...(last?.byes ?? [])];
    };
    const two = published(late);
    expect(seated(two)).toContain("9");
    const dropped = taken(reported(two), [said({ type: "dropped", user: "9", how: "drop", why: "" })]);
    expect(seated(published(dropped))).not.toContain("9");
    expect(seated(published(taken(dropped, [said({ type: "returned", user: "9" })])))).toContain("9");
  });
});
