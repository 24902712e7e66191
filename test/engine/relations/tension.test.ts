// engine: Political Relations; Set Tension Ratings; Dual Race Games
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { type Game, RACES, viewFor } from "../../../src/engine/index.ts";
import { STARTING_TENSION, STARTING_UNREST } from "../../../src/engine/rules/relations/tension.ts";
import { arranged, does, happens, refused, stage } from "../stage.ts";

describe("At the start", () => {
  it("the races have the tensions of the table, the same in both directions", () => {
    const game = stage({
      C: { race: "centauri" },
      H: { race: "human" },
      M: { race: "minbari" },
      N: { race: "narn" },
      L: { race: "non-aligned" },
    });
    expect(game.seats.map(({ tensions }) => tensions)).toEqual([
      [0, 1, 2, 4, 2],
      [1, 0, 3, 2, 2],
      [2, 3, 0, 2, 2],
      [4, 2, 2, 0, 2],
      [2, 2, 2, 2, 0],
    ]);
    for (const one of RACES)
      for (const other of RACES) expect(STARTING_TENSION[one][other]).toBe(STARTING_TENSION[other][one]);
  });

  it("the unrest is 1, and 2 for the Non-Aligned", () => {
    expect(STARTING_UNREST).toEqual({ centauri: 1, human: 1, minbari: 1, narn: 1, "non-aligned": 2 });
    expect(stage({ A: { race: "narn" }, B: { race: "non-aligned" } }).seats.map(({ unrest }) => unrest)).toEqual([
      1, 2,
    ]);
  });

  it("two factions of one race have a tension of 2", () => {
    const game = stage({ A: { race: "non-aligned" }, B: { race: "non-aligned" } });
    expect(game.seats.map(({ tensions }) => tensions)).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });
});

describe("Tension", () => {
  const table = () => stage({ Londo: { race: "centauri" }, "G'Kar": { race: "narn" } });
  const shift = (verb: "raise-tension" | "lower-tension", amount: number, mutual = false) => ({
    type: "effect" as const,
    seat: 0,
    because: "A Slight",
    effect: { verb, from: { seat: 0 }, toward: { seat: 1 }, amount, mutual },
  });

  it("of one player toward another changes without the other's", () => {
    const game = does(table(), shift("raise-tension", 1));
    expect(game.seats[0]?.tensions[1]).toBe(5);
    expect(game.seats[1]?.tensions[0]).toBe(4);
  });

  it("changes both ways where it is mutual", () => {
    const game = does(table(), shift("lower-tension", 2, true));
    expect(game.seats.map(({ tensions }) => tensions)).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  it("never rises above 5 or falls below 1", () => {
    const { game, events } = happens(table(), shift("raise-tension", 4));
    expect(game.seats[0]?.tensions[1]).toBe(5);
    expect(events).toContainEqual({ type: "tension-changed", from: 0, toward: 1, to: 5, by: 1, source: "A Slight" });
    expect(does(table(), shift("lower-tension", 4)).seats[0]?.tensions[1]).toBe(1);
    expect(refused(game, shift("raise-tension", 1)).code).toBe("nothing-to-change");
  });

  it("toward oneself does not exist", () => {
    const self = {
      ...shift("raise-tension", 1),
      effect: { verb: "raise-tension" as const, from: { seat: 0 }, toward: { seat: 0 }, amount: 1 },
    };
    expect(refused(table(), self).code).toBe("nothing-to-change");
  });
});

// compendium: Tensions & Unrest — a race that is not played has tensions all the same.
describe("Tension with a race that nobody plays", () => {
  const table = () => stage({ Londo: { race: "centauri" }, Sheridan: { race: "human" } });
  const shift = (
    from: { seat: number } | { race: "narn" },
    toward: { seat: number } | { race: "narn" },
    more = {},
  ) => ({
    type: "effect" as const,
    seat: 0,
    because: "A Slight",
    effect: { verb: "raise-tension" as const, from, toward, amount: 1, ...more },
  });
  const abroad = (game: Game, seat = 0) =>
    viewFor(game, "public").seats[seat]?.abroad.find(({ race }) => race === "narn");

  it("is there from the start, as between the races", () => {
    expect(viewFor(table(), "public").seats.map((seat) => seat.abroad)).toEqual([
      [
        { race: "minbari", toward: 2, from: 2 },
        { race: "narn", toward: 4, from: 4 },
        { race: "non-aligned", toward: 2, from: 2 },
      ],
      [
        { race: "minbari", toward: 3, from: 3 },
        { race: "narn", toward: 2, from: 2 },
        { race: "non-aligned", toward: 2, from: 2 },
      ],
    ]);
  });

  it("changes for one faction and one way, or both ways where it is mutual", () => {
    const { game, events } = happens(table(), shift({ seat: 0 }, { race: "narn" }));
    expect(abroad(game)).toMatchObject({ toward: 5, from: 4 });
    expect(abroad(game, 1)).toMatchObject({ toward: 2, from: 2 });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "race-tension-changed",
        from: { seat: 0 },
        toward: { race: "narn" },
        to: 5,
        source: "A Slight",
      }),
    );
    expect(abroad(does(table(), shift({ race: "narn" }, { seat: 0 })))).toMatchObject({ toward: 4, from: 5 });
    expect(abroad(does(table(), shift({ seat: 0 }, { race: "narn" }, { mutual: true })))).toMatchObject({
      toward: 5,
      from: 5,
    });
    expect(refused(game, shift({ seat: 0 }, { race: "narn" })).code).toBe("nothing-to-change");
  });
});

describe("Unrest", () => {
  it("stays from 1 to 5", () => {
    const at = (unrest: number) =>
      arranged(stage({ A: {}, B: {} }), (work) => {
        editSeat(work, 0).unrest = unrest;
      });
    const shift = (verb: "raise-unrest" | "lower-unrest") => ({
      type: "effect" as const,
      seat: 0,
      because: "Riots",
      effect: { verb, who: { seat: 0 }, amount: 3 },
    });
    expect(does(at(4), shift("raise-unrest")).seats[0]?.unrest).toBe(5);
    expect(does(at(2), shift("lower-unrest")).seats[0]?.unrest).toBe(1);
    expect(refused(at(5), shift("raise-unrest")).code).toBe("nothing-to-change");
    expect(refused(at(1), shift("lower-unrest")).code).toBe("nothing-to-change");
  });
});
