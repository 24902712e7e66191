// compendium: 8.2 Influence Rating (Kha'Mak); engine: Influence and Influence Rating; rulebook: Influence Changes
import { describe, expect, it } from "vitest";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  agenda,
  at,
  character,
  does,
  enhancement,
  event,
  happens,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const statesman = (by = 1, more: Partial<CardFacts> = {}) =>
  character("Statesman", { diplomacy: 1 }, { text: { says: "More.", statics: [{ gives: "rating", by }] }, ...more });
const table = (you: SeatStage = {}, rival: SeatStage = {}) =>
  stage({ You: { unspent: 6, ...you }, Rival: { unspent: 6, ...rival } });
const byHand = (effect: Effect, seat = 0) => ({ type: "effect" as const, seat, because: "A Text", effect });
const discarded = (game: Game) => byHand({ verb: "discard-card", which: { card: at(game, "Statesman") } });
const pools = (game: Game, seat = 0) => ({ unspent: game.seats[seat]?.unspent, spent: game.seats[seat]?.spent });
function sponsored(you: SeatStage = {}, rival: SeatStage = {}) {
  const game = table({ hand: [statesman()], ...you }, rival);
  const by = at(game, "You's Ambassador");
  return happens(game, { type: "sponsor", seat: 0, card: at(game, "Statesman"), with: by });
}
/** The card is in play and what it gives has been given. */
const inForce = (you: SeatStage = {}, rival: SeatStage = {}) =>
  does(table({ supporting: [statesman()], ...you }, rival), { type: "pass", seat: 0 });

describe("A card that raises the influence rating while it is in play, as Kha'Mak does,", () => {
  it("raises it at once, into the unspent pool, and that is no gain", () => {
    const { game, events } = sponsored();
    expect(pools(game)).toEqual({ unspent: 5, spent: 2 });
    expect(events).toContainEqual({
      type: "rating-changed",
      seat: 0,
      by: 1,
      rating: 7,
      card: { card: at(game, "Statesman"), title: "Statesman" },
      ended: false,
    });
    expect(events.some(({ type }) => type === "influence-gained")).toBe(false);
  });

  // compendium: Kha'Mak
  it("counts toward power, and toward a standard victory", () => {
    expect(powerOf(inForce(), 0)).toBe(7);
    const near = inForce({ unspent: 19 }, { unspent: 15 });
    const over = passed(does(near, { type: "pass", seat: 1 }));
    expect(over.result).toMatchObject({ victory: "standard", winners: [0] });
    const short = passed(
      does(does(table({ unspent: 19 }, { unspent: 15 }), { type: "pass", seat: 0 }), { type: "pass", seat: 1 }),
      "discard",
      "buy",
    );
    expect(short.result).toBeNull();
  });

  it("counts for initiative, and against building at a rating of 10", () => {
    const nine = inForce({ unspent: 9 });
    const turn = does(nine, { type: "pass", seat: 1 });
    expect(passed(turn, "discard", "buy").order).toEqual([1, 0]);
    const again = does(inForce({ unspent: 9 }), byHand({ verb: "draw", who: { seat: 1 }, amount: 1 }, 1));
    const yours = order(again, 1, "build with Rival's Ambassador");
    expect(refused(yours, { type: "build", seat: 0, with: at(yours, "You's Ambassador") })).toMatchObject({
      rule: "building-influence",
    });
  });

  it("takes it away again with itself, from the spent pool first, and that is no loss", () => {
    const { game } = sponsored();
    const { game: after, events } = happens(game, discarded(game));
    expect(pools(after)).toEqual({ unspent: 5, spent: 1 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "rating-changed", seat: 0, by: -1, rating: 6, ended: true }),
    );
    expect(events.some(({ type }) => type === "influence-lost")).toBe(false);
    expect(after.awaiting.some(({ kind }) => kind === "lose")).toBe(false);
  });

  it("takes unspent influence with it where none is spent", () => {
    const game = inForce();
    expect(pools(game)).toEqual({ unspent: 7, spent: 0 });
    expect(pools(does(game, discarded(game)))).toEqual({ unspent: 6, spent: 0 });
  });

  // compendium: 8.2 — a rating never falls below 3, for whatever reason
  it("never takes a rating below 3 as it leaves", () => {
    let game = inForce({ unspent: 3 });
    game = does(game, byHand({ verb: "lose-influence", who: { seat: 0 }, amount: 1 }));
    expect(pools(game)).toEqual({ unspent: 3, spent: 0 });
    expect(pools(does(game, discarded(game)))).toEqual({ unspent: 3, spent: 0 });
  });

  it("gives nothing while it is blanked, and again when it is no more", () => {
    const game = inForce();
    const which = { card: at(game, "Statesman") };
    const blanked = does(game, byHand({ verb: "blank", which, until: "end-of-turn" }));
    expect(pools(blanked)).toEqual({ unspent: 6, spent: 0 });
    const next = passed(does(blanked, { type: "pass", seat: 1 }), "discard", "buy");
    expect(next.turn).toBe(2);
    expect(pools(next)).toEqual({ unspent: 7, spent: 0 });
  });

  it("gives it to whoever controls it, and gives it back with the control", () => {
    const game = inForce();
    const which = { card: at(game, "Statesman") };
    const taken = does(game, byHand({ verb: "take-control", which, who: { seat: 1 }, until: "end-of-turn" }, 1));
    expect({ pools0: pools(taken, 0), pools1: pools(taken, 1) }).toEqual({
      pools0: { unspent: 6, spent: 0 },
      pools1: { unspent: 7, spent: 0 },
    });
    const next = passed(does(taken, { type: "pass", seat: 1 }), "discard", "buy");
    expect({ unspent0: pools(next, 0).unspent, unspent1: pools(next, 1).unspent }).toEqual({
      unspent0: 7,
      unspent1: 6,
    });
  });

  it("gives it while it is neutralized: that does not blank it", () => {
    const game = inForce();
    const after = does(game, byHand({ verb: "neutralize", which: { card: at(game, "Statesman") } }));
    expect(pools(after)).toEqual({ unspent: 7, spent: 0 });
  });

  it("is not what a reversal of gains undoes, and what was gained besides stays what it is", () => {
    const undo = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const { game } = sponsored({}, { hand: [undo] });
    expect(refused(game, { type: "play", seat: 1, card: at(game, "Undone") }).code).toBe("nothing-to-reverse");
  });

  it("may lower it instead: an enhancement on a faction of another, down to 3 and back to what it was", () => {
    const levy = enhancement("Levy", {
      says: "Less.",
      target: { what: "player", of: "others" },
      statics: [{ gives: "rating", by: -2 }],
    });
    const play = (game: Game) => order(game, 0, "sponsor Levy with You's Ambassador on Rival");
    const rich = play(table({ hand: [levy] }));
    expect(pools(rich, 1)).toEqual({ unspent: 4, spent: 0 });
    const poor = play(table({ hand: [levy] }, { unspent: 4 }));
    expect(pools(poor, 1)).toEqual({ unspent: 3, spent: 0 });
    const freed = does(poor, byHand({ verb: "discard-card", which: { card: at(poor, "Levy") } }));
    expect(pools(freed, 1)).toEqual({ unspent: 4, spent: 0 });
  });

  it("leaves no moment without it where another such card takes its place", () => {
    const first = agenda("First Plan", { says: "More.", statics: [{ gives: "rating", by: 1 }] });
    const second = agenda("Second Plan", { says: "More.", statics: [{ gives: "rating", by: 1 }] });
    const game = does(
      table({ unspent: 3, agenda: first, hand: [second] }),
      byHand({ verb: "draw", who: { seat: 0 }, amount: 1 }),
    );
    expect(pools(game)).toEqual({ unspent: 4, spent: 0 });
    const after = order(game, 0, "replace agenda with Second Plan using You's Ambassador");
    expect((pools(after).unspent ?? 0) + (pools(after).spent ?? 0)).toBe(4);
  });

  it("goes with a player who leaves the game, and troubles nobody else", () => {
    const three = stage({
      You: { unspent: 6, supporting: [statesman()] },
      Rival: { unspent: 6 },
      Third: { unspent: 6, supporting: [location("Port")] },
    });
    const game = does(does(three, { type: "pass", seat: 0 }), { type: "concede", seat: 0 });
    expect({ pools1: pools(game, 1), pools2: pools(game, 2) }).toEqual({
      pools1: { unspent: 6, spent: 0 },
      pools2: { unspent: 6, spent: 0 },
    });
    expect(game.ratings).toBeUndefined();
  });

  it("gives influence that can be applied in the same turn", () => {
    const { game } = sponsored({ unspent: 4, inner: [character("Second")] });
    expect(pools(game)).toEqual({ unspent: 3, spent: 2 });
    const built = order(does(game, { type: "pass", seat: 1 }), 0, "build with Second");
    expect(pools(built)).toEqual({ unspent: 1, spent: 5 });
  });
});
