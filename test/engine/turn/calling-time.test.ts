// compendium: 11. Tournament Rules, second sentence
import { describe, expect, it } from "vitest";
import { type Game, mayCallTime, timeCalled, viewFor } from "../../../src/engine/index.ts";
import {
  arranged,
  character,
  conflict,
  createdTable,
  declaring,
  does,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

const owing = (game: Game) => game.awaiting.map(({ seat, kind }) => `${seat} ${kind}`);
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

/** Whoever wins it gains 3 power. */
const coup = (who: string) =>
  conflict(`${who}'s Coup`, "diplomacy", {
    conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 3 }] }] },
  });

function contested() {
  const [a, b] = [coup("A"), coup("B")];
  return stage({ A: {}, B: {}, C: {} }, [
    ["A", a],
    ["B", b],
  ]);
}

describe("when time is called", () => {
  it("the action round stops at once, the conflicts in play resolve, and the game is over with its places by power", () => {
    const supported = order(contested(), 0, "support A's Coup with A's Ambassador using diplomacy");
    expect(owing(supported)).toEqual(["1 action"]);
    const { game, events } = timeCalled(supported);
    expect(types(events).slice(0, 1)).toEqual(["time-called"]);
    const done = passed(game, "aftermath");
    // A's conflict had support and is won; B's had none.
    expect(done.result).toEqual({
      victory: "none",
      winners: [],
      places: [1, 2, 2],
      power: [7, 4, 4],
      time: true,
    });
  });

  it("nobody acts any more: not whoever's turn it was, nor whoever agreed to play fast and loose", () => {
    const loose = [0, 1, 2].reduce((now, seat) => does(now, { type: "loose", seat }), contested());
    expect(owing(loose)).toEqual(["0 action", "1 action", "2 action"]);
    const { game } = timeCalled(loose);
    expect(game.awaiting.every(({ kind }) => kind !== "action")).toBe(true);
    expect(passed(game).result?.victory).toBe("none");
  });

  it("a victory that the check finds then counts as any other", () => {
    const ahead = arranged(contested(), (work) => Object.assign(work.seats[1] ?? {}, { rawPower: 17 }));
    const done = passed(timeCalled(ahead).game);
    expect(done.result).toMatchObject({ victory: "major", winners: [1], time: true });
    expect(done.result?.places).toEqual([2, 1, 2]);
  });

  it("in the ready or the conflict round nothing is declared or initiated any more, and victory is checked", () => {
    const asked = declaring(stage({ A: { hand: [coup("A")] }, B: {} }));
    const declared = order(asked, 0, "declare A's Coup");
    expect(declared.declared).toHaveLength(1);
    const done = timeCalled(declared).game;
    expect(done.result).toMatchObject({ victory: "none", places: [1, 1], time: true });
    expect(done.conflicts).toEqual([]);
  });

  it("in the draw round nobody discards, draws or buys before victory is checked", () => {
    const drawing = passed(stage({ A: { hand: [coup("A")], unspent: 9 }, B: { hand: [coup("B")] } }), "action");
    expect(drawing.round).toBe("draw");
    const hands = drawing.seats.map(({ hand }) => hand.length);
    const done = timeCalled(drawing).game;
    expect(done.result?.victory).toBe("none");
    expect(done.seats.map(({ hand }) => hand.length)).toEqual(hands);
  });

  it("a neutralized supporting character still leaves before victory is checked, as in any draw round", () => {
    const hurt = turned(stage({ A: { supporting: [character("Vir", { diplomacy: 1 })] }, B: {} }), "Vir", {
      neutralized: true,
    });
    expect(types(timeCalled(hurt).events)).toEqual(expect.arrayContaining(["discarded", "game-over"]));
  });

  it("what somebody still owes in the resolution round is answered first", () => {
    const two = stage({ A: {}, B: {} }, [
      ["A", coup("A")],
      ["A", conflict("Second", "intrigue")],
    ]);
    const resolving = passed(two, "action");
    expect(owing(resolving)).toEqual(["0 resolve-first"]);
    const { game } = timeCalled(resolving);
    expect(owing(game)).toEqual(["0 resolve-first"]);
    expect(passed(game).result?.time).toBe(true);
  });

  it("ends a stop of play, whoever had still to act or to pass", () => {
    const halted = does(contested(), { type: "wait", seat: 2 });
    const { game } = timeCalled(halted);
    expect(game.halt).toBeUndefined();
    expect(passed(game).result?.time).toBe(true);
  });

  it("who is out of the game is last, and all others are placed by power, those with the same sharing a place", () => {
    const conceded = does(contested(), { type: "concede", seat: 0 });
    const stronger = arranged(conceded, (work) => Object.assign(work.seats[2] ?? {}, { rawPower: 1 }));
    expect(passed(timeCalled(stronger).game).result).toMatchObject({ victory: "none", places: [3, 2, 1] });
  });

  it("before the first turn, the game is over as it stands", () => {
    const { result } = timeCalled(createdTable()).game;
    expect(result).toMatchObject({ victory: "none", winners: [] });
  });

  it("it cannot be called again, nor once the game is over", () => {
    const two = stage({ A: {}, B: {} }, [
      ["A", coup("A")],
      ["A", conflict("Second", "intrigue")],
    ]);
    const { game } = timeCalled(passed(two, "action"));
    expect(mayCallTime(game)).toMatchObject({ code: "time-called", rule: "tournament-time" });
    expect(mayCallTime(passed(game))).toMatchObject({ code: "game-over" });
    expect(refused(passed(game), { type: "pass", seat: 0 })).toMatchObject({ code: "game-over" });
  });

  it("everybody sees it until the game is over", () => {
    const two = stage({ A: {}, B: {} }, [
      ["A", coup("A")],
      ["A", conflict("Second", "intrigue")],
    ]);
    const before = passed(two, "action");
    expect(viewFor(before, "public").time).toBeUndefined();
    expect(viewFor(timeCalled(before).game, "public").time).toBe(true);
  });
});
