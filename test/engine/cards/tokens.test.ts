// compendium: 8.12 Bonuses and Blanking (Maintain the Peace); engine: Bonuses and Blanking
import { describe, expect, it } from "vitest";
import { type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  agenda,
  at,
  character,
  conflict,
  does,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

/** A token for each turn that begins, none any more once a conflict is lost; each counts as 1 power. */
const peace = () =>
  agenda("Peace", {
    says: "Tokens.",
    statics: [{ gives: "power", by: 1, each: { count: "tokens", which: "this" } }],
    triggered: [
      {
        on: "turn-starts",
        must: true,
        does: "put a token",
        effects: [{ verb: "put-tokens", which: "this", amount: 1 }],
      },
      { on: "you-lose", must: true, does: "take all", effects: [{ verb: "take-tokens", which: "this", amount: 20 }] },
    ],
  });
const table = (you: SeatStage = {}) => stage({ You: { unspent: 6, agenda: peace(), ...you }, Rival: { unspent: 6 } });
const byHand = (effect: Effect) => ({ type: "effect" as const, seat: 0, because: "A Text", effect });
const tokens = (game: Game, verb: "put-tokens" | "take-tokens", amount: number, title = "Peace") =>
  byHand({ verb, which: { card: at(game, title) }, amount });
const withTokens = (amount: number, you: SeatStage = {}) => does(table(you), tokens(table(you), "put-tokens", amount));

describe("Tokens that a text puts on an agenda", () => {
  it("are counted as they are now, up to the most that one card may count", () => {
    expect(powerOf(withTokens(2), 0)).toBe(8);
    expect(powerOf(withTokens(9), 0)).toBe(11);
  });

  it("are said in public, and shown on the card to everybody", () => {
    const { game, events } = happens(table(), tokens(table(), "put-tokens", 2));
    expect(events).toContainEqual({
      type: "tokens-changed",
      card: { card: at(game, "Peace"), title: "Peace" },
      by: 2,
      left: 2,
      source: "A Text",
    });
    for (const viewer of [{ seat: 0 }, { seat: 1 }, "public"] as const)
      expect(viewFor(game, viewer).seats[0]?.agenda?.tokens).toBe(2);
  });

  it("come when a turn begins and go when a conflict is lost, where it says so", () => {
    const next = passed(withTokens(1), "action", "discard", "buy");
    expect({ turn: next.turn, tokens: inPlay(next, "Peace").tokens }).toEqual({ turn: 2, tokens: 2 });
    const losing = stage({ You: { unspent: 6, agenda: peace() }, Rival: { unspent: 6 } }, [
      ["You", conflict("Dispute", "diplomacy")],
    ]);
    const lost = passed(does(losing, tokens(losing, "put-tokens", 3)), "action", "discard", "buy");
    expect(inPlay(lost, "Peace").tokens).toBe(1);
  });

  it("stay on it while it is blanked, and count for nothing until it is no more", () => {
    const game = withTokens(3);
    const blanked = does(game, byHand({ verb: "blank", which: { card: at(game, "Peace") }, until: "end-of-turn" }));
    expect({ tokens: inPlay(blanked, "Peace").tokens, powerOf: powerOf(blanked, 0) }).toEqual({
      tokens: 3,
      powerOf: 6,
    });
    const next = passed(blanked, "action", "discard", "buy");
    expect({ tokens: inPlay(next, "Peace").tokens, powerOf: powerOf(next, 0) }).toEqual({ tokens: 4, powerOf: 10 });
  });

  it("are lost with it when it is discarded or replaced", () => {
    const discarded = order(withTokens(3), 0, "discard agenda");
    expect(powerOf(discarded, 0)).toBe(6);
    const again = agenda("New Peace", peace().text);
    const game = order(withTokens(3, { hand: [again] }), 0, "replace agenda with New Peace using You's Ambassador");
    expect({ tokens: inPlay(game, "New Peace").tokens, powerOf: powerOf(game, 0) }).toEqual({
      tokens: undefined,
      powerOf: 6,
    });
  });

  it("are taken off as far as there are any, and not where there is none", () => {
    const game = does(withTokens(1), tokens(withTokens(1), "take-tokens", 3));
    expect(inPlay(game, "Peace").tokens).toBeUndefined();
    expect(refused(game, tokens(game, "take-tokens", 1))).toMatchObject({
      code: "nothing-to-change",
      facts: { reason: "no-tokens", title: "Peace" },
    });
  });

  it("lie as well on other cards, which take them along into another faction", () => {
    const game = table({ supporting: [character("Keeper")] });
    const marked = does(game, tokens(game, "put-tokens", 2, "Keeper"));
    const moved = does(marked, byHand({ verb: "move", which: { card: at(marked, "Keeper") }, to: { seat: 1 } }));
    expect(inPlay(moved, "Keeper")).toMatchObject({ faction: 1, tokens: 2 });
  });
});
