// engine: Influence and Influence Rating; glossary: Transfer
import { describe, expect, it } from "vitest";
import type { BaseRules, Effect, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { ratingOf } from "../../../src/engine/rules/costs/influence.ts";
import { conflict, does, event, happens, order, passed, refused, stage } from "../stage.ts";

const table = (unspent: number, spent = 0) => stage({ You: { unspent, spent }, Rival: { unspent: 6 } });
const by = (effect: Effect, seat = 1) => ({ type: "effect" as const, seat, because: "Taxes", effect });
const lose = (amount: number) => by({ verb: "lose-influence", who: { seat: 0 }, amount });
const transfer = (amount: number, to: "babylon-5" | { seat: number } = { seat: 1 }) =>
  by({ verb: "transfer-influence", from: { seat: 0 }, to, amount });
const rating = (game: Game, seat = 0) => {
  const state = game.seats[seat];
  return state ? ratingOf(state) : Number.NaN;
};
const choose = (spent: number) => ({ type: "lose" as const, seat: 0, spent });

describe("Influence that is gained", () => {
  it("goes to the unspent pool, for good", () => {
    const { game, events } = happens(table(1, 3), by({ verb: "gain-influence", who: { seat: 0 }, amount: 2 }));
    expect(game.seats[0]).toMatchObject({ unspent: 3, spent: 3 });
    expect(events[1]).toEqual({ type: "influence-gained", whose: { seat: 0 }, amount: 2, rating: 6, source: "Taxes" });
  });

  it("may be that of Babylon 5, the Shadows and the Vorlons", () => {
    const game = does(table(4), by({ verb: "gain-influence", who: "vorlons", amount: 3 }));
    expect(game.influence).toEqual({ "babylon-5": 4, shadows: 4, vorlons: 7 });
    expect(does(game, by({ verb: "lose-influence", who: "vorlons", amount: 20 })).influence.vorlons).toBe(0);
  });
});

describe("Influence that is applied", () => {
  it("moves to the spent pool and does not change the rating", () => {
    let game = stage({ You: { unspent: 5, hand: [event("Bribe", { says: "Nothing." }, { cost: 2 })] }, Rival: {} });
    game = order(game, 0, "play Bribe");
    expect(game.seats[0]).toMatchObject({ unspent: 3, spent: 2 });
    expect(rating(game)).toBe(5);
  });
});

describe("Influence that is lost", () => {
  it("leaves the pools that the player chooses", () => {
    const game = does(table(3, 3), lose(2));
    expect(game.awaiting).toContainEqual(expect.objectContaining({ seat: 0, kind: "lose", amount: 2 }));
    expect(
      legalActions(game, 0)
        .filter(({ action }) => action.type === "lose")
        .map(({ sentence }) => sentence),
    ).toEqual(["lose 2 from unspent", "lose 1 from spent and 1 from unspent", "lose 2 from spent"]);
    expect(does(game, choose(0)).seats[0]).toMatchObject({ unspent: 1, spent: 3 });
    expect(does(game, choose(1)).seats[0]).toMatchObject({ unspent: 2, spent: 2 });
    const { game: after, events } = happens(game, choose(2));
    expect(after.seats[0]).toMatchObject({ unspent: 3, spent: 1 });
    expect(events).toContainEqual({
      type: "influence-lost",
      whose: { seat: 0 },
      amount: 2,
      rating: 4,
      source: "Taxes",
    });
  });

  it("cannot leave a pool that does not hold so much", () => {
    const game = does(table(1, 5), lose(3));
    expect(legalActions(game, 0).filter(({ action }) => action.type === "lose")).toHaveLength(2);
    expect(refused(game, choose(1))).toMatchObject({
      code: "pool-too-small",
      rule: "losing-influence",
      facts: { amount: 3, spent: 5, unspent: 1, least: 2, most: 3 },
    });
    expect(refused(game, choose(4)).code).toBe("pool-too-small");
  });

  it("is taken at once where there is no choice", () => {
    expect(does(table(5), lose(1)).seats[0]).toMatchObject({ unspent: 4, spent: 0 });
    expect(does(table(0, 5), lose(1)).seats[0]).toMatchObject({ unspent: 0, spent: 4 });
  });

  it("never takes the rating below 3", () => {
    expect(rating(does(table(5), lose(9)))).toBe(3);
    expect(rating(does(table(4), lose(1)))).toBe(3);
    expect(refused(table(3), lose(1)).code).toBe("nothing-to-change");
    expect(refused(table(1, 2), lose(1)).code).toBe("nothing-to-change");
  });

  it("never takes the rating below 3 where several losses wait for the player's choice", () => {
    let game = does(does(table(3, 2), lose(1)), lose(5));
    expect(game.awaiting.flatMap((one) => (one.kind === "lose" ? [one.amount] : []))).toEqual([1, 1]);
    expect(refused(game, lose(1)).code).toBe("nothing-to-change");
    expect(refused(game, transfer(1)).code).toBe("nothing-to-change");
    game = does(does(game, choose(0)), choose(1));
    expect(game.seats[0]).toMatchObject({ unspent: 2, spent: 1 });
  });
});

describe("Influence that is transferred", () => {
  it("lowers one rating and raises the other, and is neither a gain nor a loss", () => {
    const { game, events } = happens(table(6), transfer(2));
    expect({ rating: rating(game), rating1: rating(game, 1) }).toEqual({ rating: 4, rating1: 8 });
    expect(events.map(({ type }) => type)).toEqual(["by-hand", "influence-transferred"]);
    expect(events[1]).toMatchObject({ from: { seat: 0 }, to: { seat: 1 }, amount: 2 });
  });

  it("moves only as much as takes the giver down to 3", () => {
    const game = does(table(5), transfer(4));
    expect({ rating: rating(game), rating1: rating(game, 1) }).toEqual({ rating: 3, rating1: 8 });
    expect(refused(game, transfer(1)).code).toBe("nothing-to-change");
  });

  it("may go to a force, or come from one, as far as it has any", () => {
    const game = does(table(6), transfer(1, "babylon-5"));
    expect(game.influence["babylon-5"]).toBe(5);
    const back = does(game, by({ verb: "transfer-influence", from: "babylon-5", to: { seat: 0 }, amount: 9 }));
    expect(back.influence["babylon-5"]).toBe(0);
    expect(rating(back)).toBe(10);
  });

  it("to oneself changes nothing", () => {
    expect(refused(table(6), transfer(1, { seat: 0 })).code).toBe("nothing-to-change");
  });
});

describe("Each and others", () => {
  it("are the players still in the game", () => {
    const levy = (who: "each" | "others") =>
      conflict("Levy", "diplomacy", {
        conflict: { form: "opposable", lost: [{ effects: [{ verb: "gain-influence", who, amount: 1 }] }] },
      });
    const levied = (who: "each" | "others") => {
      const game = stage({ A: { unspent: 4 }, B: { unspent: 4 }, C: { unspent: 4 } }, [["A", levy(who)]]);
      return passed(does(game, { type: "concede", seat: 2 }), "action").seats.map(({ unspent }) => unspent);
    };
    expect(levied("each")).toEqual([5, 5, 4]);
    expect(levied("others")).toEqual([4, 5, 4]);
  });
});

// engine: Additional Influence; Temporary Influence
describe("Additional influence", () => {
  const windfall = event("Windfall", {
    says: "3 additional.",
    effects: [{ verb: "add-influence", who: "you", amount: 3 }],
  });
  const rich = () => order(stage({ You: { unspent: 2, spent: 2, hand: [windfall] }, Rival: {} }), 0, "play Windfall");

  it("can be applied this turn, before the unspent pool, and counts neither toward the rating nor toward power", () => {
    let game = rich();
    expect(game.seats[0]).toMatchObject({ unspent: 2, spent: 2, additional: 3 });
    expect(viewFor(game, "public").seats[0]).toMatchObject({ rating: 4, power: 4, additional: 3 });
    game = does(game, { type: "pass", seat: 1 });
    game = order(game, 0, "build with You's Ambassador");
    expect(game.seats[0]).toMatchObject({ unspent: 3, spent: 2, additional: 0 });
  });

  it("is not restored, and what is left of it is gone with the turn", () => {
    const game = passed(rich(), "action", "discard", "buy", "aftermath");
    expect(game.turn).toBe(2);
    expect(game.seats[0]).toMatchObject({ unspent: 4, spent: 0, additional: 0 });
  });

  // rulebook: Influence Changes (A Moment of Beauty); compendium: Influence Rating
  describe("that a card gives for the next turn", () => {
    const moment = event("Moment", {
      says: "3 additional next turn.",
      effects: [{ verb: "add-influence", who: "you", amount: 3, next: true }],
    });
    const given = (rules: BaseRules = "engine") => {
      const start = { ...stage({ You: { unspent: 4, hand: [moment] }, Rival: { unspent: 4 } }), rules };
      return order(start, 0, "play Moment");
    };
    const later = (game: Game) => passed(passed(game, "action", "discard", "buy", "aftermath"), "declare");
    const shown = (game: Game) => viewFor(game, "public").seats[0];

    it.each(["engine", "casual"] as const)(
      "is there in that turn only, and can be applied like any (%s rules)",
      (rules) => {
        const game = given(rules);
        expect(shown(game)).toMatchObject({ rating: 4, power: 4, unspent: 4, additional: 0, additionalNext: 3 });
        const next = later(game);
        expect({ turn: next.turn, round: next.round }).toEqual({ turn: 2, round: "action" });
        expect(shown(next)).toMatchObject({ rating: 4, power: 4, unspent: 4, additional: 3 });
        expect(shown(next)).not.toHaveProperty("additionalNext");
        const mine = next.awaiting[0]?.seat === 0 ? next : order(next, 1, "pass");
        expect(order(mine, 0, "build with You's Ambassador").seats[0]).toMatchObject({ unspent: 5, additional: 0 });
        const third = later(next);
        expect(third.turn).toBe(3);
        expect(shown(third)).toMatchObject({ additional: 0 });
      },
    );

    it("is nothing that can be lost or transferred", () => {
      const next = later(given());
      const moved = does(next, {
        type: "effect",
        seat: 0,
        because: "Tribute",
        effect: { verb: "transfer-influence", from: { seat: 0 }, to: { seat: 1 }, amount: 3 },
      });
      // One above the least rating of 3, and no more.
      expect(moved.seats.map(({ unspent }) => unspent)).toEqual([3, 5]);
      expect(moved.seats[0]?.additional).toBe(3);
    });

    it("is taken back where the event is reversed", () => {
      const reversed = does(given(), {
        type: "effect",
        seat: 1,
        because: "Not So",
        effect: { verb: "reverse", what: { card: given().seats[0]?.discard[0] ?? -1 } },
      });
      const next = later(reversed);
      expect(shown(next)).toMatchObject({ additional: 0 });
    });
  });
});
