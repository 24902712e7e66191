// engine: Sponsor a Supporting Card; glossary: Double, Cost Reductions
import { describe, expect, it } from "vitest";
import { type CardFacts, viewFor } from "../../../src/engine/index.ts";
import {
  at,
  character,
  does,
  event,
  fleet,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";
import { sponsor, table } from "./sponsor-stage.ts";

// engine: Sponsor a Supporting Card; glossary: Double, Cost Reductions
describe("What sponsoring costs", () => {
  const cheaper = (title: string, by: number, more: object = {}) =>
    location(title, { text: { says: title, statics: [{ gives: "sponsor-cost", types: ["character"], by, ...more }] } });

  it("is doubled first, then changed by every card that says so, and the log tells how", () => {
    const game = table([character("Spy", {}, { cost: 4, race: "narn" })], {
      supporting: [cheaper("Thrift", -3), cheaper("Tolls", 1)],
    });
    const { game: after, events } = happens(game, sponsor(game, "Spy"));
    expect(after.seats[0]?.spent).toBe(6);
    expect(events[0]).toMatchObject({
      influence: 6,
      sum: {
        printed: 4,
        doubled: true,
        changes: [
          { source: "Thrift", by: -3 },
          { source: "Tolls", by: 1 },
        ],
      },
    });
  });

  it("is told with the refusal of what is too dear", () => {
    const game = table([character("Spy", {}, { cost: 6, race: "narn" })], {
      unspent: 9,
      supporting: [cheaper("Thrift", -2)],
    });
    expect(refused(game, sponsor(game, "Spy"))).toMatchObject({
      code: "not-enough-influence",
      rule: "applying-influence",
      facts: { title: "Spy", needs: 10, unspent: 9, printed: 6, doubled: 12, changes: [{ source: "Thrift", by: -2 }] },
    });
  });

  it("never falls below nothing, and an inner-circle character rotates all the same", () => {
    const game = table([character("Clerk", {}, { cost: 2 })], { supporting: [cheaper("Thrift", -5)] });
    const { game: after, events } = happens(game, sponsor(game, "Clerk"));
    expect(events[0]).toMatchObject({ type: "sponsored", influence: 0 });
    expect(after.seats[0]).toMatchObject({ unspent: 9, spent: 0, additional: 0 });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
  });

  it("counts what another player's card does to everybody, and not what it does for that player", () => {
    const paid = (toll: CardFacts) => {
      const game = stage({
        You: { unspent: 9, hand: [character("Clerk", {}, { cost: 2 })] },
        Rival: { supporting: [toll] },
      });
      return does(game, sponsor(game, "Clerk")).seats[0]?.spent;
    };
    expect(paid(cheaper("Toll", 1, { to: "each" }))).toBe(3);
    expect(paid(cheaper("Thrift", -1))).toBe(2);
  });

  // compendium: Promoting — a discount for sponsoring is none for promoting.
  it("is no matter for promoting", () => {
    const game = table([], {
      inner: [character("Lord")],
      supporting: [character("Clerk", {}, { cost: 3 }), cheaper("Thrift", -2)],
    });
    const after = does(game, { type: "promote", seat: 0, card: at(game, "Clerk"), with: at(game, "Lord") });
    expect(after.seats[0]?.spent).toBe(5);
  });
});

describe("A discount on the next card", () => {
  const quartermaster = character(
    "Quartermaster",
    {},
    {
      text: {
        says: "Cheaper.",
        actions: [
          { does: "pay less", effects: [{ verb: "discount", who: "you", types: ["fleet", "location"], amount: 2 }] },
        ],
      },
    },
  );
  const hand = [
    fleet("Raiders", 2, { cost: 3 }),
    fleet("Cruisers", 2, { cost: 3 }),
    character("Clerk", {}, { cost: 3 }),
  ];
  const discounted = () => {
    const game = table(hand, { inner: [character("Lord"), character("Lady")], supporting: [quartermaster] });
    return order(order(game, 0, "rotate Quartermaster to pay less"), 1, "pass");
  };

  it("is for one card of its types this turn, and is used up by it", () => {
    let game = discounted();
    expect(viewFor(game, "public").seats[0]?.discounts).toMatchObject([{ by: -2, source: "Quartermaster" }]);
    game = order(does(game, sponsor(game, "Clerk")), 1, "pass");
    expect(game.seats[0]?.spent).toBe(3);
    game = order(does(game, sponsor(game, "Raiders", "Lord")), 1, "pass");
    expect(game.seats[0]?.spent).toBe(4);
    expect(does(game, sponsor(game, "Cruisers", "Lady")).seats[0]?.spent).toBe(7);
  });

  // The moderator's own reading: no source speaks of it.
  it("is not used up by a card that comes for free", () => {
    const bounty = event("Bounty", {
      says: "Bring one for free.",
      effects: [{ verb: "sponsor", who: "you", types: ["fleet"], free: true }],
    });
    const start = table([...hand, bounty], { inner: [character("Lord")], supporting: [quartermaster] });
    let game = order(order(start, 0, "rotate Quartermaster to pay less"), 1, "pass");
    game = order(order(game, 0, "play Bounty"), 0, "sponsor Raiders");
    expect(game.seats[0]?.spent).toBe(0);
    expect(does(order(game, 1, "pass"), sponsor(game, "Cruisers")).seats[0]?.spent).toBe(1);
  });

  it("is gone with the turn", () => {
    const later = passed(discounted(), "action", "discard", "buy");
    expect(later.turn).toBe(2);
    expect(later.seats[0]?.discounts).toEqual([]);
  });
});
