// compendium: 11. Tournament Rules; rulebook: Unconditional Surrender
import { describe, expect, it } from "vitest";
import { type Game, timeCalled } from "../../../src/engine/index.ts";
import type { PodResult } from "../../../src/leagues/night/index.ts";
import { resultOfGame } from "../../../src/leagues/results/of-game.ts";
import { sharesOf } from "../../../src/leagues/results/shares.ts";
import { pointsOf, pointsSchema, type Report, reportSchema } from "../../../src/leagues/standings/report.ts";
import { arranged, conflict, does, passed, stage } from "../../engine/stage.ts";

const POD = ["100", "200", "300", "400"];
const POINTS = pointsSchema.parse({ places: [5, 3, 2, 1], before_time: 1 });

/** Four players with so much power each, in the action round; nobody holds a card. */
const table = (...power: number[]): Game =>
  arranged(
    stage({ Londo: { unspent: 4 }, Delenn: {}, GKar: {}, Zathras: {} }, [["Londo", conflict("Parley", "diplomacy")]]),
    (work) => {
      for (const [seat, each] of power.entries()) Object.assign(work.seats[seat] ?? {}, { rawPower: each - 4 });
    },
  );

const ended = (game: Game, users: readonly string[] = POD, absent: readonly string[] = []): PodResult | null => {
  if (game.result === null) throw new Error("it is not over");
  const out = game.seats.flatMap(({ eliminated }, seat) => (eliminated ? [{ seat, how: "eliminated" as const }] : []));
  return resultOfGame(POD, { users, result: game.result, out, absent });
};

const reported = (result: PodResult | null): Report => reportSchema.parse({ round: 1, pod: POD, ...result });

const points = (result: PodResult | null) => pointsOf(POINTS, reported(result));

describe("what a finished game comes to", () => {
  it("is a standard victory, its places by power, and a point more before time: 6, 3, 2, 1", () => {
    const result = ended(passed(table(21, 15, 14, 13), "action", "aftermath", "discard", "buy"));
    expect(result).toEqual({ places: [1, 2, 3, 4], victory: "standard", before_time: true });
    expect(points(result)).toEqual([6, 3, 2, 1]);
  });

  it("is a major victory with 10 power more than anybody else", () => {
    const result = ended(passed(table(4, 20, 10, 9), "action", "aftermath", "discard", "buy"));
    expect(result).toMatchObject({ places: [4, 1, 2, 3], victory: "major" });
    expect(points(result)).toEqual([1, 6, 3, 2]);
  });

  it("goes by power where time is called and nobody wins; equal power shares a place and its points: 5, 2.5, 2.5, 1", () => {
    const result = ended(timeCalled(table(12, 9, 9, 5)).game);
    expect(result).toEqual({ places: [1, 2, 2, 4], victory: "none", before_time: false });
    expect(points(result)).toEqual([5, 2.5, 2.5, 1]);
  });

  it("is a victory before time where the check finds it after time was called", () => {
    const result = ended(timeCalled(table(20, 9, 8, 5)).game);
    expect(result).toMatchObject({ victory: "major", before_time: true });
    expect(points(result)).toEqual([6, 3, 2, 1]);
  });

  it("puts those last who were out before its end: 5, 3 and half of 2 + 1 for each of them", () => {
    const left = does(does(table(12, 9, 19, 15), { type: "concede", seat: 2 }), { type: "concede", seat: 3 });
    const result = ended(timeCalled(left).game);
    expect(result).toEqual({
      places: [1, 2, 3, 3],
      victory: "none",
      before_time: false,
      out: [
        { user: "300", how: "eliminated" },
        { user: "400", how: "eliminated" },
      ],
    });
    expect(points(result)).toEqual([5, 3, 1.5, 1.5]);
  });

  it("is a major victory for whoever is left as the last", () => {
    const alone = [1, 2, 3].reduce((now, seat) => does(now, { type: "concede", seat }), table(4, 9, 9, 9));
    expect(alone.result?.victory).toBe("last-player");
    const result = ended(alone);
    expect(result).toMatchObject({ places: [1, 2, 2, 2], victory: "major", before_time: true });
    expect(points(result)).toEqual([6, 2, 2, 2]);
  });

  it("goes by the pod's order of players, whatever seats they took", () => {
    const result = ended(timeCalled(table(12, 9, 8, 5)).game, ["400", "300", "200", "100"]);
    expect(result?.places).toEqual([4, 3, 2, 1]);
  });

  it("has whoever dropped before it began after all who played it: 5, 3, 2 and the fourth place", () => {
    const three = arranged(
      stage({ Londo: { unspent: 4 }, Delenn: {}, GKar: {} }, [["Londo", conflict("Parley", "diplomacy")]]),
      (work) => {
        for (const [seat, power] of [12, 9, 8].entries())
          Object.assign(work.seats[seat] ?? {}, { rawPower: power - 4 });
      },
    );
    const over = timeCalled(three).game;
    const result = ended(over, ["100", "300", "400"], ["200"]);
    expect(result).toMatchObject({ places: [1, 4, 2, 3], out: [{ user: "200", how: "dropped" }] });
    expect(points(result)).toEqual([5, 1, 3, 2]);
    // Without having dropped, nobody is left out of a result.
    expect(ended(over, ["100", "300", "400"])).toBeNull();
  });

  it("is nothing where others have played than the pod's players", () => {
    const over = timeCalled(table(12, 9, 8, 5)).game;
    expect(ended(over, ["100", "200", "300", "999"])).toBeNull();
    expect(ended(over, ["100", "200", "300", "400", "500"])).toBeNull();
  });
});

describe("a major victory that several share", () => {
  const shared = (places: number[], more: object = {}) =>
    reportSchema.parse({ round: 1, pod: POD, places, victory: "major", before_time: true, ...more });

  it("by two gives them (5 + 3 + 1) / 2 = 4.5 each, and a point is over until they name somebody for it", () => {
    const report = shared([1, 1, 3, 4]);
    expect(pointsOf(POINTS, report)).toEqual([4.5, 4.5, 2, 1]);
    expect(sharesOf(POINTS, report)).toEqual([{ players: ["100", "200"], sum: 9, over: 1, settled: false }]);
    const agreed = shared([1, 1, 3, 4], { odd: "200" });
    expect(pointsOf(POINTS, agreed)).toEqual([4, 5, 2, 1]);
    expect(sharesOf(POINTS, agreed)).toEqual([{ players: ["100", "200"], sum: 9, over: 1, settled: true }]);
  });

  it("by three gives them (5 + 3 + 2 + 1) / 3: 3 each and 2 over, of which one is named and one follows", () => {
    const report = shared([1, 1, 1, 4], { odd: "300" });
    expect(sharesOf(POINTS, report)).toEqual([{ players: ["100", "200", "300"], sum: 11, over: 2, settled: true }]);
    expect(pointsOf(POINTS, report)).toEqual([4, 3, 4, 1]);
  });

  it("by all gives each of them the same: (5 + 3 + 2 + 1 + 1) / 4 = 3", () => {
    const report = shared([1, 1, 1, 1]);
    expect(pointsOf(POINTS, report)).toEqual([3, 3, 3, 3]);
    expect(sharesOf(POINTS, report)).toEqual([{ players: POD, sum: 12, over: 0, settled: true }]);
  });

  it("leaves nothing over where nobody shares a place", () => {
    expect(sharesOf(POINTS, shared([1, 2, 3, 4]))).toEqual([]);
  });
});
