// engine: Promote a Character to the Inner Circle; compendium and rulebook: the character must be ready
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { apply, legalActions } from "../../../src/engine/index.ts";
import {
  agenda,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  invented,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const table = (supporting: readonly CardFacts[], you: SeatStage = {}) =>
  stage({ You: { race: "narn", unspent: 9, supporting, ...you }, Rival: { supporting: [character("Stranger")] } });
const promote = (game: Game, title: string, by = "You's Ambassador") => ({
  type: "promote" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, by),
});

describe("Promoting", () => {
  it("a character of cost 3 with two in the inner circle takes 5 influence", () => {
    const game = table([character("Na'Toth", {}, { cost: 3 })], { inner: [character("Ko'Dath")] });
    const { game: after, events } = happens(game, promote(game, "Na'Toth"));
    expect(after.seats[0]).toMatchObject({ unspent: 4, spent: 5 });
    expect(events[0]).toMatchObject({ type: "promoted", influence: 5, card: { title: "Na'Toth" } });
    expect(inPlay(after, "Na'Toth")).toMatchObject({ row: "inner", rotated: false });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
  });

  it("takes one more influence for each character in the inner circle", () => {
    for (const [count, cost] of [
      [0, 4],
      [1, 5],
      [3, 7],
    ] as const) {
      const inner = Array.from({ length: count }, (_, index) => character(`Lord ${index}`));
      const game = table([character("Clerk", {}, { cost: 3 })], { inner });
      expect(does(game, promote(game, "Clerk")).seats[0]?.spent).toBe(cost);
    }
  });

  it("is possible with exactly that influence and refused with 1 less", () => {
    const exact = table([character("Clerk", {}, { cost: 3 })], { unspent: 4 });
    expect(does(exact, promote(exact, "Clerk")).seats[0]?.unspent).toBe(0);
    const short = table([character("Clerk", {}, { cost: 3 })], { unspent: 3 });
    expect(refused(short, promote(short, "Clerk"))).toMatchObject({
      code: "not-enough-influence",
      facts: { title: "Clerk", needs: 4, unspent: 3 },
    });
  });

  it("costs double for a character of another race, and only the character's own cost is doubled", () => {
    const game = table([character("Clerk", {}, { cost: 3, race: "human" })], { inner: [character("Lord")] });
    expect(does(game, promote(game, "Clerk")).seats[0]?.spent).toBe(8);
  });

  it("is not made cheaper by what makes sponsoring cheaper", () => {
    const thrift = agenda("Thrift", {
      says: "Cheaper.",
      statics: [{ gives: "sponsor-cost", types: ["character"], by: -2 }],
    });
    const game = table([character("Clerk", {}, { cost: 3 })], { agenda: thrift });
    expect(does(game, promote(game, "Clerk")).seats[0]?.spent).toBe(4);
  });

  it("takes a ready supporting character and a ready member of the inner circle", () => {
    const game = table([character("Clerk")], { inner: [character("Lord")] });
    expect(refused(turned(game, "Clerk", { rotated: true }), promote(game, "Clerk"))).toMatchObject({
      code: "not-ready",
      rule: "ready-rotated-neutralized",
      facts: { title: "Clerk", state: "rotated" },
    });
    expect(refused(turned(game, "Clerk", { neutralized: true }), promote(game, "Clerk")).code).toBe("not-ready");
    expect(refused(turned(game, "Lord", { rotated: true }), promote(game, "Clerk", "Lord"))).toMatchObject({
      code: "not-ready",
      facts: { title: "Lord" },
    });
    expect(refused(turned(game, "Lord", { neutralizedIn: 1 }), promote(game, "Clerk", "Lord")).code).toBe(
      "neutralized-this-turn",
    );
  });

  it("cannot be done by a supporting character, not even by itself", () => {
    const game = table([character("Clerk"), character("Aide")]);
    expect(refused(game, promote(game, "Clerk", "Aide")).code).toBe("not-inner-circle");
    expect(refused(game, promote(game, "Clerk", "Clerk")).code).toBe("not-inner-circle");
  });

  it("is refused for what is not a supporting character of yours", () => {
    const game = table([fleet("Raiders", 3)], { inner: [character("Lord")] });
    expect(refused(game, promote(game, "Raiders"))).toMatchObject({
      code: "not-a-character",
      rule: "promoting",
      facts: { title: "Raiders", type: "fleet" },
    });
    expect(refused(game, promote(game, "Lord"))).toMatchObject({
      code: "not-supporting",
      rule: "promoting",
      facts: { title: "Lord" },
    });
    expect(refused(game, promote(game, "Stranger"))).toMatchObject({
      code: "not-your-card",
      rule: "control",
      facts: { title: "Stranger", controller: "Rival" },
    });
  });

  it("is refused for a character with no printed cost", () => {
    const game = table([character("Clerk", {}, { cost: "none" })]);
    expect(refused(game, promote(game, "Clerk")).code).toBe("no-printed-cost");
  });

  it("is offered exactly where it is allowed", () => {
    const game = table([character("Clerk", {}, { cost: 7 }), character("Spy", {}, { cost: 8 }), fleet("Raiders", 2)], {
      inner: [character("Lord")],
    });
    const offered = new Set(legalActions(game, 0).map(({ action }) => JSON.stringify(action)));
    let accepted = 0;
    for (const title of ["Clerk", "Spy", "Raiders", "Lord", "Stranger"])
      for (const by of ["You's Ambassador", "Lord", "Clerk"]) {
        const action = promote(game, title, by);
        const allowed = apply(game, action).ok;
        expect(offered.has(JSON.stringify(action))).toBe(allowed);
        accepted += Number(allowed);
      }
    expect(accepted).toBe(2);
  });
});

// engine: Promote Effects
describe("An effect that promotes", () => {
  const rise = (how: { free?: true; older?: true }, cost = 0) =>
    event(
      "Rise",
      {
        says: "Promote a supporting character of yours.",
        target: { what: "card", types: ["character"], of: "you", row: "supporting" },
        effects: [{ verb: "promote", which: "target", ...how }],
      },
      { cost },
    );
  const clerk = () => character("Clerk", {}, { cost: 3 });
  const rises = (game: Game) => ({
    type: "play" as const,
    seat: 0,
    card: at(game, "Rise"),
    target: { what: "card" as const, card: at(game, "Clerk") },
  });

  it("for free takes neither influence nor an inner-circle character", () => {
    const game = table([clerk()], { hand: [rise({ free: true })], unspent: 0 });
    const { game: after, events } = happens(turned(game, "You's Ambassador", { rotated: true }), rises(game));
    expect(inPlay(after, "Clerk").row).toBe("inner");
    expect(after.seats[0]?.spent).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ type: "promoted", with: null, influence: 0, free: true }));
  });

  it("and says no more takes the influence that promoting takes, and rotates nobody", () => {
    const game = turned(table([clerk()], { hand: [rise({})], inner: [character("Lord")] }), "You's Ambassador", {
      rotated: true,
    });
    const after = does(game, rises(game));
    expect(after.seats[0]).toMatchObject({ spent: 5, unspent: 4 });
    expect(inPlay(after, "Clerk").row).toBe("inner");
    expect(inPlay(after, "Lord").rotated).toBe(false);
  });

  it("is refused where its own cost and that of the promotion are 1 influence too much together", () => {
    const game = table([clerk()], { hand: [rise({}, 1)], unspent: 4 });
    expect(refused(game, rises(game))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 5, unspent: 4 },
    });
    expect(legalActions(game, 0).some(({ sentence }) => sentence.startsWith("play Rise"))).toBe(false);
    const exact = table([clerk()], { hand: [rise({}, 1)], unspent: 5 });
    expect(does(exact, rises(exact)).seats[0]?.unspent).toBe(0);
  });

  it("promotes a rotated character too, but no neutralized one and none that cannot be promoted", () => {
    const game = table([clerk()], { hand: [rise({ free: true })] });
    expect(inPlay(does(turned(game, "Clerk", { rotated: true }), rises(game)), "Clerk").row).toBe("inner");
    const down = turned(game, "Clerk", { neutralized: true });
    expect(refused(down, rises(down)).code).toBe("not-ready");
    const never = character(
      "Clerk",
      {},
      {
        cost: 3,
        text: { says: "It cannot be promoted.", statics: [{ gives: "cannot", what: "be-promoted", to: "this" }] },
      },
    );
    const bound = table([never], { hand: [rise({ free: true })] });
    expect(refused(bound, rises(bound)).code).toBe("card-cannot");
  });

  it("by hand takes the influence, unless it is said to be for free", () => {
    const game = table([clerk()]);
    const by = (free: boolean) =>
      does(game, {
        type: "effect",
        seat: 0,
        because: "A Card",
        effect: { verb: "promote", which: { card: at(game, "Clerk") }, ...(free ? { free: true as const } : {}) },
      });
    expect(by(false).seats[0]?.spent).toBe(4);
    expect(by(true).seats[0]?.spent).toBe(0);
  });

  const approval = (how: { free?: true; older?: true }) =>
    invented("aftermath", "Approval", {
      cost: 0,
      text: {
        says: "Promote a character.",
        target: { what: "card", types: ["character"], of: "you", row: "supporting" },
        effects: [{ verb: "promote", which: "target", ...how }],
        aftermath: { discardAfterPlay: true },
      },
    });
  /** The aftermath is played in the resolution round, with 4 influence to promote the Clerk with. */
  const inResolution = (how: { free?: true; older?: true }, unspent = 4) => {
    const start = stage({ You: { supporting: [clerk()], hand: [approval(how)], unspent }, Rival: {} }, [
      ["You", conflict("Talks", "diplomacy")],
    ]);
    const game = passed(start, "action");
    expect(game.round).toBe("resolution");
    const target = { what: "card" as const, card: at(game, "Clerk") };
    return { game, action: { type: "aftermath" as const, seat: 0, card: at(game, "Approval"), target } };
  };

  it("still takes influence outside of the action round", () => {
    const { game, action } = inResolution({});
    const after = does(game, action);
    expect(after.seats[0]).toMatchObject({ spent: 4 });
    expect(inPlay(after, "Clerk").row).toBe("inner");
    const poor = inResolution({}, 3);
    expect(refused(poor.game, poor.action)).toMatchObject({ code: "not-enough-influence", facts: { needs: 4 } });
  });

  it("of an older card, such as Approval of the Grey, is free outside of the action round and nowhere else", () => {
    const { game, action } = inResolution({ older: true }, 0);
    const after = does(game, action);
    expect(after.seats[0]?.spent).toBe(0);
    expect(inPlay(after, "Clerk").row).toBe("inner");
    const inside = table([clerk()], { hand: [rise({ older: true })] });
    expect(does(inside, rises(inside)).seats[0]?.spent).toBe(4);
  });
});

describe("A character who was neutralized this turn and is ready again", () => {
  // engine: The Effects of Damage — it takes no more actions; Promote a Character to the Inner Circle — whoever rotates acts
  it("may be promoted, and still acts no more in that turn", () => {
    const start = table([character("Clerk", { diplomacy: 2 })]);
    const which = { card: at(start, "Clerk") };
    const back = does(does(start, byHand({ verb: "neutralize", which })), byHand({ verb: "fully-heal", which }));
    const after = does(back, promote(back, "Clerk"));
    expect(inPlay(after, "Clerk").row).toBe("inner");
    const again = does(after, { type: "pass", seat: 1 });
    expect(refused(again, { type: "build", seat: 0, with: which.card }).code).toBe("neutralized-this-turn");
    expect(refused({ ...back, revision: 6 }, promote(back, "Clerk")).code).toBe("neutralized-this-turn");
  });
});
