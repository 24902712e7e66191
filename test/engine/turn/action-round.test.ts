// engine: The Action Round
import { describe, expect, it } from "vitest";
import { legalActions } from "../../../src/engine/index.ts";
import { at, conflict, does, happens, order, passed, refused, stage } from "../stage.ts";

const pass = (seat: number) => ({ type: "pass" as const, seat });
const three = () => stage({ A: {}, B: {}, C: {} });

describe("The action round", () => {
  it("gives one action at a time, in initiative order, and begins again with the lowest", () => {
    let game = three();
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
    expect(refused(game, pass(1))).toMatchObject({
      code: "not-your-turn",
      rule: "initiative",
      facts: { whose: ["A"] },
    });
    for (const seat of [0, 1]) game = does(game, pass(seat));
    game = order(game, 2, "build with C's Ambassador");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
  });

  it("lets a player who has passed act later", () => {
    let game = does(three(), pass(0));
    game = order(game, 1, "build with B's Ambassador");
    game = does(game, pass(2));
    game = order(game, 0, "build with A's Ambassador");
    expect(game.seats[0]).toMatchObject({ spent: 3 });
  });

  it("ends when all have passed in a row, and not before", () => {
    let game = does(three(), pass(0));
    game = does(game, pass(1));
    game = order(game, 2, "build with C's Ambassador");
    game = does(does(game, pass(0)), pass(1));
    expect(game).toMatchObject({ round: "action", awaiting: [{ seat: 2 }] });
    const { game: after, events } = happens(game, pass(2));
    expect(events).toContainEqual({ type: "round-started", round: "resolution" });
    expect(after.round).not.toBe("action");
  });

  it("refuses actions in any other round, and tells what is asked instead", () => {
    const drawing = passed(stage({ A: {}, B: {} }, [["A", conflict("Parley", "diplomacy")]]), "action");
    expect(drawing.round).toBe("draw");
    expect(refused(drawing, { type: "build", seat: 0, with: at(drawing, "A's Ambassador") })).toMatchObject({
      code: "not-now",
      rule: "game-sequence",
      facts: { round: "draw", asked: ["buy"] },
    });
  });

  it("offers a player who is not to act nothing", () => {
    expect(legalActions(three(), 1)).toEqual([]);
    expect(legalActions(three(), 7)).toEqual([]);
  });
});

describe("A player who leaves in the middle of it", () => {
  const concede = (seat: number) => ({ type: "concede" as const, seat });

  it("is not asked any more, and the others go on", () => {
    let game = does(three(), concede(0));
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    game = order(order(game, 1, "build with B's Ambassador"), 2, "build with C's Ambassador");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("does not end the round for one who has not passed since the last action", () => {
    let game = order(three(), 0, "build with A's Ambassador");
    game = does(does(game, pass(1)), concede(1));
    game = does(game, pass(2));
    expect(game).toMatchObject({ round: "action", awaiting: [{ seat: 0, kind: "action" }] });
    expect(does(game, pass(0)).round).not.toBe("action");
  });

  it("leaves the row of passes as it is", () => {
    let game = does(three(), pass(0));
    game = does(game, concede(1));
    expect(game.awaiting).toMatchObject([{ seat: 2 }]);
    expect(does(game, pass(2)).round).not.toBe("action");
  });
});

describe("What is no action at all", () => {
  it("is refused as malformed, whatever arrives", () => {
    const game = three();
    for (const wrong of [
      null,
      7,
      "pass",
      {},
      { type: "pass" },
      { type: "fly", seat: 0 },
      { type: "pass", seat: 0, also: 1 },
    ])
      expect(refused(game, wrong as never)).toEqual({ code: "malformed-action", rule: "orders", facts: {} });
  });

  it("is refused from a seat that does not exist, from an eliminated player, and when the game is over", () => {
    const game = three();
    expect(refused(game, pass(5))).toMatchObject({ code: "no-such-seat", rule: "seats" });
    const two = does(game, { type: "concede", seat: 1 });
    expect(refused(two, pass(1))).toMatchObject({ code: "eliminated", rule: "elimination", facts: { who: "B" } });
    const over = does(two, { type: "concede", seat: 0 });
    expect(refused(over, pass(2))).toMatchObject({ code: "game-over", rule: "victory" });
    expect(legalActions(over, 2)).toEqual([]);
  });

  it("is refused where it names a card that is hidden or does not exist, both alike and without its title", () => {
    const game = stage({ A: {}, B: { hand: [conflict("Plot", "intrigue")] } });
    const hidden = at(game, "Plot");
    for (const card of [hidden, 3_999]) {
      expect(refused(game, { type: "build", seat: 0, with: card })).toEqual({
        code: "card-not-there",
        rule: "orders",
        facts: {},
      });
      expect(refused(game, { type: "sponsor", seat: 0, card, with: at(game, "A's Ambassador") }).facts).toEqual({});
      expect(refused(game, { type: "promote", seat: 0, card, with: at(game, "A's Ambassador") }).facts).toEqual({});
      expect(refused(game, { type: "lead", seat: 0, fleet: card, with: at(game, "A's Ambassador") }).facts).toEqual({});
      const rotate = { verb: "rotate" as const, which: { card } };
      expect(refused(game, { type: "effect", seat: 0, effect: rotate, because: "A Guess" }).facts).toEqual({});
    }
  });
});
