// engine: Rotate to Build Influence
import { describe, expect, it } from "vitest";
import { at, character, does, event, happens, inPlay, order, refused, stage, turned } from "../stage.ts";

const table = () => stage({ You: { unspent: 4 }, Rival: {} });

describe("Building influence", () => {
  it("rotates an inner-circle character, applies 3 influence and raises the rating by 1 into the unspent pool", () => {
    const game = order(table(), 0, "build with You's Ambassador");
    expect(game.seats[0]).toMatchObject({ unspent: 2, spent: 3 });
    expect(inPlay(game, "You's Ambassador").rotated).toBe(true);
  });

  it("is not a gain of influence", () => {
    const game = table();
    const { events } = happens(game, { type: "build", seat: 0, with: at(game, "You's Ambassador") });
    expect(events.map((event) => event.type)).toEqual(["built"]);
    expect(events[0]).toMatchObject({ rating: 5 });
  });

  it("is allowed at an influence rating of 9 and refused at 10", () => {
    const nine = stage({ You: { unspent: 9 }, Rival: {} });
    expect(does(nine, { type: "build", seat: 0, with: at(nine, "You's Ambassador") }).seats[0]).toMatchObject({
      unspent: 7,
      spent: 3,
    });
    const ten = stage({ You: { unspent: 10 }, Rival: {} });
    expect(refused(ten, { type: "build", seat: 0, with: at(ten, "You's Ambassador") })).toMatchObject({
      code: "rating-too-high-to-build",
      rule: "building-influence",
      facts: { rating: 10, most: 9 },
    });
  });

  // compendium: Rotate to Build Influence — what is added for a turn is no part of the rating
  it("is allowed at a rating of 9 with 3 additional influence, so that 12 could be applied", () => {
    const windfall = event("Windfall", {
      says: "3 additional.",
      effects: [{ verb: "add-influence", who: "you", amount: 3 }],
    });
    const rich = order(stage({ You: { unspent: 9, hand: [windfall] }, Rival: {} }), 0, "play Windfall");
    expect(rich.seats[0]).toMatchObject({ unspent: 9, additional: 3 });
    const built = order(does(rich, { type: "pass", seat: 1 }), 0, "build with You's Ambassador");
    expect(built.seats[0]).toMatchObject({ unspent: 10, spent: 0, additional: 0 });
  });

  it("is refused with fewer than 3 unspent influence", () => {
    const game = stage({ You: { unspent: 2, spent: 2 }, Rival: {} });
    expect(refused(game, { type: "build", seat: 0, with: at(game, "You's Ambassador") })).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 3, unspent: 2 },
    });
  });

  it("is refused with a supporting character, a rotated one, a neutralized one, and another player's", () => {
    const game = stage({ You: { supporting: [character("Clerk")] }, Rival: {} });
    const build = (title: string, of = game) => refused(of, { type: "build", seat: 0, with: at(of, title) }).code;
    expect(build("Clerk")).toBe("not-inner-circle");
    expect(build("Rival's Ambassador")).toBe("not-inner-circle");
    expect(build("You's Ambassador", turned(game, "You's Ambassador", { rotated: true }))).toBe("not-ready");
    expect(build("You's Ambassador", turned(game, "You's Ambassador", { neutralized: true }))).toBe("not-ready");
  });

  it("is refused out of turn", () => {
    const game = table();
    expect(refused(game, { type: "build", seat: 1, with: at(game, "Rival's Ambassador") })).toMatchObject({
      code: "not-your-turn",
      rule: "initiative",
    });
  });
});
