// engine: card texts that the table carries out itself, through the same verbs
import { describe, expect, it } from "vitest";
import { type Effect, type Game, legalActions } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  happens,
  inPlay,
  invented,
  order,
  refused,
  stage,
} from "../stage.ts";

const table = () =>
  stage(
    {
      You: { hand: [event("Held", { says: "Nothing." })], supporting: [character("Clerk", { diplomacy: 2 })] },
      Rival: { unspent: 6 },
    },
    [["You", conflict("Parley", "diplomacy")]],
  );

describe("An effect carried out by hand", () => {
  it("is public, and names the card that causes it", () => {
    const { events } = happens(table(), byHand({ verb: "gain-influence", who: { seat: 0 }, amount: 2 }));
    expect(events).toEqual([
      { type: "by-hand", seat: 0, because: "A Card", verb: "gain-influence", amount: 2 },
      { type: "influence-gained", whose: { seat: 0 }, amount: 2, rating: 6, source: "A Card" },
    ]);
  });

  it("is no action of anybody's turn, and whoever has a seat may carry it out", () => {
    const game = does(table(), byHand({ verb: "draw", who: { seat: 1 }, amount: 1 }, 1));
    expect(game.awaiting).toEqual(table().awaiting);
    expect(game.seats[1]?.hand).toHaveLength(1);
  });

  it("does not break a row of passes", () => {
    let game = does(table(), { type: "pass", seat: 0 });
    game = does(game, byHand({ verb: "gain-power", who: { seat: 0 }, amount: 1 }));
    expect(does(game, { type: "pass", seat: 1 }).round).not.toBe("action");
  });

  it("says what was drawn to nobody", () => {
    const { events } = happens(table(), byHand({ verb: "draw", who: { seat: 0 }, amount: 2 }));
    expect(events[1]).toEqual({ type: "drew", seat: 0, cards: 2, why: "effect", left: 2, source: "A Card" });
  });

  it("draws as many cards as there are", () => {
    const game = does(table(), byHand({ verb: "draw", who: { seat: 0 }, amount: 9 }));
    expect(game.seats[0]).toMatchObject({ deck: [] });
    expect(refused(game, byHand({ verb: "draw", who: { seat: 0 }, amount: 1 })).code).toBe("nothing-to-change");
  });

  it("adds support and opposition to the conflict at hand, or to the one that it names", () => {
    const one = does(table(), byHand({ verb: "add-support", amount: 3 }));
    expect(one.conflicts[0]?.added).toEqual([{ to: "support", amount: 3, side: null, source: "A Card" }]);
    const two = stage({ You: {}, Rival: {} }, [
      ["You", conflict("Parley", "diplomacy")],
      ["Rival", conflict("Raid", "military")],
    ]);
    expect(refused(two, byHand({ verb: "add-opposition", amount: 3 })).code).toBe("nothing-to-change");
    expect(does(two, byHand({ verb: "add-opposition", amount: 3, conflict: 2 })).conflicts[1]?.added).toHaveLength(1);
    expect(refused(two, byHand({ verb: "add-opposition", amount: 3, conflict: 9 })).code).toBe("nothing-to-change");
  });

  it("keeps the rules of its verb", () => {
    expect(does(table(), byHand({ verb: "lose-influence", who: { seat: 0 }, amount: 9 })).seats[0]).toMatchObject({
      unspent: 3,
    });
    expect(does(table(), byHand({ verb: "raise-unrest", who: { seat: 0 }, amount: 9 })).seats[0]?.unrest).toBe(5);
  });

  it("that would change nothing is refused, and nothing is said", () => {
    expect(refused(table(), byHand({ verb: "lower-unrest", who: { seat: 0 }, amount: 1 }))).toEqual({
      code: "nothing-to-change",
      rule: "effects-by-hand",
      facts: { because: "A Card", reason: "unrest-least", who: "You", limit: 1 },
    });
    expect(refused(table(), byHand({ verb: "gain-influence", who: { seat: 5 }, amount: 1 })).code).toBe(
      "nothing-to-change",
    );
    expect(refused(table(), byHand({ verb: "gain-influence", who: "target", amount: 1 })).code).toBe(
      "nothing-to-change",
    );
    expect(refused(table(), byHand({ verb: "rotate", which: { card: at(table(), "Held") } })).code).toBe(
      "nothing-to-change",
    );
    expect(refused(table(), byHand({ verb: "rotate", which: "host" })).code).toBe("nothing-to-change");
  });

  it("of politics that would change nothing says what stands already", () => {
    const nobody = { seat: 7 };
    const you = { seat: 0 };
    const bar = byHand({ verb: "bar-victory", who: you, victory: "any", until: "permanent" });
    const barred = does(table(), bar);
    const vain: readonly [Game, Effect, Record<string, unknown>][] = [
      [barred, bar.effect, { reason: "barred-already", who: "You" }],
      [table(), { verb: "allow-victory", who: you }, { reason: "not-barred", who: "You" }],
      [table(), { verb: "shadow-war-at", at: 20 }, { reason: "shadow-war-there", limit: 20 }],
      [table(), { verb: "fetch", who: you }, { reason: "no-reserve", who: "You" }],
      [{ ...table(), round: "draw" }, { verb: "end-action-round" }, { reason: "not-action-round" }],
      [table(), { verb: "need-less-power", who: nobody, amount: 2 }, { reason: "nobody" }],
      [table(), { verb: "start-state", state: "war", from: nobody, toward: you }, { reason: "nobody" }],
      [table(), { verb: "end-state", state: "war", from: nobody, toward: you }, { reason: "nobody" }],
      [table(), { verb: "surrender", who: nobody, to: you }, { reason: "nobody" }],
    ];
    for (const [game, effect, facts] of vain)
      expect(refused(game, byHand(effect)), effect.verb).toMatchObject({ code: "nothing-to-change", facts });
  });

  it("cannot touch a card that lies face down", () => {
    const trap = invented("contingency", "Trap", {
      cost: 0,
      text: { says: "Nothing.", contingency: { trigger: "you-win" } },
    });
    const start = stage({ You: { hand: [trap] }, Rival: {} });
    const game = does(start, { type: "place", seat: 0, card: at(start, "Trap"), under: at(start, "You's Ambassador") });
    const rotate = { verb: "rotate" as const, which: { card: at(game, "Trap") } };
    expect(refused(game, byHand(rotate, 1))).toEqual({ code: "card-not-there", rule: "orders", facts: {} });
    expect(refused(game, byHand(rotate, 0)).code).toBe("nothing-to-change");
  });

  it("is not possible before the game has begun", () => {
    const game = arranged(table(), (work) => {
      work.game.round = "setup";
    });
    expect(refused(game, byHand({ verb: "gain-influence", who: { seat: 0 }, amount: 1 }))).toMatchObject({
      code: "not-now",
      facts: { round: "setup" },
    });
  });

  it("with a wrong amount or a cause without a name is no action", () => {
    for (const amount of [0, -1, 21, 1.5])
      expect(refused(table(), byHand({ verb: "gain-influence", who: { seat: 0 }, amount })).code).toBe(
        "malformed-action",
      );
    expect(
      refused(table(), { ...byHand({ verb: "gain-influence", who: { seat: 0 }, amount: 1 }), because: "" }).code,
    ).toBe("malformed-action");
  });

  it("rotates and readies cards, which may then act again", () => {
    const rotated = does(table(), byHand({ verb: "rotate", which: { card: at(table(), "Clerk") } }));
    expect(inPlay(rotated, "Clerk").rotated).toBe(true);
    const ready = does(rotated, byHand({ verb: "ready", which: { card: at(rotated, "Clerk") } }, 1));
    expect(order(ready, 0, "support Parley with Clerk using diplomacy").conflicts[0]?.participants).toHaveLength(1);
  });
});

describe("A question in the middle of an action", () => {
  it("makes whoever would act or pass wait, and tells who answers first", () => {
    const fine = event("Fine", { says: "Lose 1.", effects: [{ verb: "lose-influence", who: "you", amount: 1 }] });
    const game = stage({ You: { unspent: 4, spent: 2, hand: [fine] }, Rival: {} });
    const asked = does(game, { type: "play", seat: 0, card: at(game, "Fine") });
    const build = { type: "build", seat: 1, with: at(game, "Rival's Ambassador") } as const;
    for (const action of [{ type: "pass", seat: 1 } as const, build])
      expect(refused(asked, action)).toMatchObject({ code: "not-now", facts: { round: "action", first: ["You"] } });
  });

  it("is answered before anything else, and then the action goes on", () => {
    const game = stage({ You: { unspent: 4, spent: 2 }, Rival: {} });
    const asked = does(game, byHand({ verb: "lose-influence", who: { seat: 0 }, amount: 1 }, 1));
    const build = { type: "build", seat: 0, with: at(game, "You's Ambassador") } as const;
    expect(refused(asked, build)).toMatchObject({ code: "not-now", facts: { asked: ["lose"], first: ["you"] } });
    expect(legalActions(asked, 0).map(({ action }) => action.type)).toEqual(["lose", "lose"]);
    const answered = does(asked, { type: "lose", seat: 0, spent: 1 });
    expect(does(answered, build).seats[0]).toMatchObject({ unspent: 2, spent: 4 });
  });
});
