// compendium: 11. Tournament Rules says nothing of a bye; moderator: Byes in a league
import { describe, expect, test } from "vitest";
import { reportsOf } from "../../../src/leagues/night/index.ts";
import { standingsOf } from "../../../src/leagues/standings/standings.ts";
import { opening, said, taken } from "./night.ts";

describe("Who sits out a round", () => {
  test("has the points of a first place, without the bonus and without a victory", () => {
    const result = { places: [1, 2, 3], victory: "none" as const, before_time: false };
    const night = taken(opening(4), [
      ...["1", "2", "3", "4"].map((user) => said({ type: "here", user, here: true })),
      said({
        type: "drafted",
        round: 1,
        final: false,
        pods: [["1", "2", "3"]],
        byes: ["4"],
        locked: [],
        why: [],
        repeats: 0,
        proven: true,
      }),
      said({ type: "published", draft: 1, tables: ["a"], channel: "9" }),
      said({ type: "reported", round: 1, pod: 1, result, from: "organiser" }),
    ]);
    const points = { places: [5, 3, 2, 1], before_time: 1 };
    const standings = standingsOf(points, reportsOf(night));
    expect(standings.find(({ id }) => id === "4")).toMatchObject({ points: 5, tiebreak: [0, 0, 0, 0] });
    expect(standings.find(({ id }) => id === "1")).toMatchObject({ points: 5 });
  });
});
