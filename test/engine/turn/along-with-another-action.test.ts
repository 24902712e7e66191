// engine and rulebook: Play an Event or Contingency — some events are played along with another action
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions, mildest } from "../../../src/engine/index.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import {
  at,
  byHand,
  character,
  does,
  event,
  happens,
  order,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const favor = PRACTICE_CARDS.find(({ title }) => title === "Sidelong Favor") as CardFacts;
const PLAY = "play Sidelong Favor";
const BUILD = "build with You's Ambassador";

function table(more: SeatStage = {}): Game {
  return stage({
    You: { unspent: 5, hand: [favor, character("Clerk", {}, { cost: 4 })], inner: [character("Aide")], ...more },
    Rival: { unspent: 5, hand: [] },
  });
}

describe("An event that is played along with another action", () => {
  it("and that action are one: the player takes it at once, and then the next player acts", () => {
    const played = order(table(), 0, PLAY);
    expect(played.awaiting).toMatchObject([{ kind: "action", seat: 0, along: { source: "Sidelong Favor" } }]);
    const game = order(played, 0, "sponsor Clerk with Aide");
    expect(game.seats[0]).toMatchObject({ unspent: 3, spent: 2 });
    expect(game.awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  it("goes with no other action than those that it names, and not with passing", () => {
    const played = order(table(), 0, PLAY);
    expect(sentences(played).filter((one) => /^(?:build|pass|play)/.test(one))).toEqual([]);
    expect(refused(played, { type: "build", seat: 0, with: at(played, "Aide") })).toMatchObject({
      code: "along-other",
      rule: "events",
      facts: { title: "Sidelong Favor", with: ["sponsor", "promote"] },
    });
    expect(refused(played, { type: "pass", seat: 0 }).code).toBe("along-other");
  });

  it("is not played where none of those can be taken", () => {
    const start = table({ hand: [favor] });
    expect(sentences(start)).not.toContain(PLAY);
    expect(refused(start, { type: "play", seat: 0, card: at(start, "Sidelong Favor") })).toMatchObject({
      code: "along-nothing",
      rule: "events",
    });
  });

  it("is played for an action that it makes possible by itself", () => {
    const game = order(order(table({ unspent: 3 }), 0, PLAY), 0, "sponsor Clerk with Aide");
    expect(game.seats[0]).toMatchObject({ unspent: 1, spent: 2 });
  });

  it("leaves its player no action where influence is short for any, and the next player acts", () => {
    const played = order(table({ unspent: 3, hand: [favor, character("Clerk", {}, { cost: 9 })] }), 0, PLAY);
    expect(legalActions(played, 0).map(({ action }) => action.type)).toContain("pass");
    expect(order(played, 0, "pass").awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  it("is one chance to act for what reaches back to the last action", () => {
    const toast = event("Toast", { says: "Gain 1 power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] });
    const undo = event("Undo", { says: "-", effects: [{ verb: "reverse", what: "since-your-turn" }] });
    const start = stage({
      You: { unspent: 9, hand: [favor, undo, character("Clerk")], inner: [character("Aide"), character("Page")] },
      Rival: { unspent: 5, hand: [toast] },
    });
    const toasted = order(order(start, 0, "pass"), 1, "play Toast");
    const acted = order(order(toasted, 0, PLAY), 0, "sponsor Clerk with Aide");
    expect(acted.playedEvents?.find(({ by }) => by === 1)?.seen).toEqual([0]);
    expect(sentences(order(acted, 1, "pass"))).not.toContain("play Undo");
  });

  it("breaks a row of passes once, and the round goes on in order", () => {
    const start = order(stage({ You: {}, Rival: { unspent: 5, hand: [favor, character("Clerk")] } }), 0, "pass");
    const game = order(order(start, 1, PLAY), 1, "sponsor Clerk with Rival's Ambassador");
    expect(game.awaiting).toMatchObject([{ kind: "action", seat: 0 }]);
    expect(order(game, 0, "pass").round).toBe("action");
  });

  it("is not played while play is stopped", () => {
    const halted = does(table(), { type: "wait", seat: 1 });
    const turn = halted.awaiting.find(({ seat }) => seat === 0) ? halted : order(halted, 1, "pass");
    const action = { type: "play", seat: 0, card: at(turn, "Sidelong Favor") } as const;
    expect(refused(turn, action).code).toBe("along-halted");
    expect(sentences(turn)).not.toContain(PLAY);
    expect(sentences(turn)).toContain("pass");
  });

  it("has its action taken for a player who is away", () => {
    const played = order(table(), 0, PLAY);
    expect(["sponsor", "promote"]).toContain(mildest(played, 0)?.type);
  });
});

describe("Another action by hand", () => {
  it("lets the player of a card that nobody has encoded act along with it, as that player likes", () => {
    const start = order(table(), 0, BUILD);
    const { game, events } = happens(start, byHand({ verb: "act-along", who: "you" }));
    expect(events).toContainEqual({ type: "acts-along", seat: 0, source: "A Card" });
    expect(sentences(game)).toContain("pass");
    expect(order(game, 0, "build with Aide").awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  it("gives nothing to a player who is to act anyway, nor outside the action round", () => {
    expect(refused(table(), byHand({ verb: "act-along", who: "you" })).facts).toMatchObject({ reason: "acts-anyway" });
    const later = refused({ ...table(), round: "draw" }, byHand({ verb: "act-along", who: { seat: 1 } }));
    expect(later.facts).toMatchObject({ reason: "not-action-round" });
  });
});
