// engine: Contingency Cards; Play an Event or Contingency; Step 2: Triggered Effects
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  enhancement,
  happens,
  inPlay,
  invented,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";
import { contingency, place, reveal } from "./contingency-stage.ts";

/** Both seats place their hands' contingencies under their ambassadors, and pass until somebody may reveal. */
function placed(
  seats: Readonly<Record<string, SeatStage>>,
  declared: Parameters<typeof stage>[1] = [["You", conflict("Parley", "diplomacy")]],
): Game {
  let game = stage(seats, declared);
  for (let turns = 0; turns < 20; turns++) {
    const [asked] = game.awaiting;
    if (asked?.kind !== "action") return game;
    const { seat } = asked;
    const found = legalActions(game, seat).find(({ action }) => action.type === "place");
    game = does(game, found?.action ?? { type: "pass", seat });
  }
  throw new Error("it never ends");
}

describe("Placing a contingency", () => {
  it("is an action that puts it face down under a card of yours, and tells nobody which it is", () => {
    const game = stage({ You: { hand: [contingency("Trap", "you-win", { cost: 2 })] }, Rival: {} });
    const { game: after, events } = happens(game, place(game, "Trap", "You's Ambassador"));
    expect(events).toEqual([
      {
        type: "placed",
        seat: 0,
        under: { card: at(game, "You's Ambassador"), title: "You's Ambassador" },
        influence: 2,
      },
    ]);
    expect(inPlay(after, "Trap")).toMatchObject({
      row: "attached",
      controller: 0,
      faceDown: true,
      host: at(game, "You's Ambassador"),
    });
    expect(after.seats[0]).toMatchObject({ unspent: 2, spent: 2 });
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const) {
      const view = viewFor(after, viewer);
      expect(JSON.stringify(view)).not.toContain("Trap");
      expect(view.seats[0]?.inner[0]).toMatchObject({ faceDownUnder: 1, ownUnder: [] });
    }
    expect(viewFor(after, { seat: 0 }).seats[0]?.inner[0]).toMatchObject({ faceDownUnder: 1, ownUnder: ["Trap"] });
  });

  // compendium: Healing / Neutralized — a neutralized character may still have contingencies
  it("may be done under a neutralized card", () => {
    const game = stage({ You: { hand: [contingency("Trap", "you-win")] }, Rival: {} });
    const down = turned(game, "You's Ambassador", { neutralized: true });
    expect(inPlay(does(down, place(down, "Trap", "You's Ambassador")), "Trap").faceDown).toBe(true);
  });

  it("is refused under another player's card", () => {
    const game = stage({ You: { hand: [contingency("Trap", "you-win")] }, Rival: {} });
    expect(refused(game, place(game, "Trap", "Rival's Ambassador"))).toMatchObject({
      code: "not-your-card",
      rule: "control",
      facts: { title: "Rival's Ambassador", controller: "Rival" },
    });
  });

  it("is refused under a card of a type that it does not name", () => {
    const trap = contingency("Trap", "you-win", {}, { target: { what: "card", types: ["location"], of: "you" } });
    const game = stage({ You: { hand: [trap], supporting: [location("Outpost")] }, Rival: {} });
    expect(refused(game, place(game, "Trap", "You's Ambassador"))).toMatchObject({
      code: "illegal-target",
      facts: { title: "Trap", target: "You's Ambassador", wants: "a location of yours" },
    });
    expect(inPlay(does(game, place(game, "Trap", "Outpost")), "Trap").host).toBe(at(game, "Outpost"));
  });

  it("of a race goes under cards of that race, not just cards in its faction", () => {
    const game = stage({
      You: {
        race: "narn",
        hand: [contingency("Trap", "you-win", { race: "narn" })],
        supporting: [character("Drifter")],
      },
      Rival: {},
    });
    expect(refused(game, place(game, "Trap", "Drifter"))).toMatchObject({
      code: "contingency-loyalty",
      rule: "contingencies",
      facts: { title: "Trap", race: "narn", target: "Drifter" },
    });
    does(game, place(game, "Trap", "You's Ambassador"));
  });

  it("is for contingencies only, from the hand, at their cost", () => {
    const game = stage({
      You: {
        hand: [character("Clerk"), contingency("Dear Trap", "you-win", { cost: 5 })],
        deck: [contingency("Trap", "you-win")],
      },
      Rival: {},
    });
    expect(refused(game, place(game, "Clerk", "You's Ambassador"))).toMatchObject({
      code: "not-a-contingency",
      rule: "contingencies",
      facts: { title: "Clerk", type: "character" },
    });
    expect(refused(game, place(game, "Trap", "You's Ambassador")).code).toBe("card-not-there");
    expect(refused(game, place(game, "Dear Trap", "You's Ambassador"))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 5, unspent: 4 },
    });
  });
});

describe("Revealing a contingency", () => {
  it("is an option when its trigger comes: it takes effect and goes to the discard pile", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    expect(game).toMatchObject({ round: "resolution", awaiting: [{ seat: 0, kind: "reveal" }] });
    const { game: after, events } = happens(game, reveal(game, 0, "Consolation"));
    expect(events.slice(0, 2)).toMatchObject([
      { type: "revealed", card: { title: "Consolation" } },
      { type: "influence-gained", amount: 1, rating: 5 },
    ]);
    expect(after.cards[at(game, "Consolation")]).toMatchObject({ zone: "discard", play: null });
    expect(after.seats[0]?.discard).toContain(at(game, "Consolation"));
  });

  // engine: Step 2: Triggered Effects — before step 3, the aftermaths
  it("comes before the aftermaths of the conflict that triggered it", () => {
    const shame = invented("aftermath", "Shame", {
      cost: 0,
      text: { says: "Shame.", target: { what: "card", of: "you" }, aftermath: { discardAfterPlay: true } },
    });
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose"), shame] }, Rival: {} });
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
    expect(does(game, { type: "pass", seat: 0 }).awaiting).toMatchObject([{ seat: 0, kind: "aftermath" }]);
  });

  it("may be declined, and the card stays face down", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    const after = passed(does(game, { type: "pass", seat: 0 }), "aftermath");
    expect(inPlay(after, "Consolation").faceDown).toBe(true);
    expect(after.seats[0]?.unspent).toBe(4);
  });

  it("is refused when something else happened than what it waits for", () => {
    const game = placed({
      You: { hand: [contingency("Triumph", "you-win")] },
      Rival: { hand: [contingency("Consolation", "you-lose")] },
    });
    expect(refused(game, reveal(game, 0, "Triumph"))).toMatchObject({
      code: "not-triggered",
      rule: "contingencies",
      facts: { title: "Triumph" },
    });
    const theirs = does(game, { type: "pass", seat: 0 });
    expect(theirs.awaiting).toMatchObject([{ seat: 1, kind: "reveal" }]);
    expect(refused(theirs, reveal(theirs, 1, "Consolation")).code).toBe("not-triggered");
    expect(legalActions(theirs, 1).map(({ sentence }) => sentence)).toEqual(["pass"]);
  });

  it("answers a conflict that another player won against you", () => {
    const raid = conflict("Raid", "diplomacy", { target: { what: "player", of: "others" } });
    const seats = {
      You: {},
      Rival: { hand: [contingency("Grudge", "conflict-against-you-won")] },
      Third: { hand: [contingency("Grievance", "conflict-against-you-won")] },
    };
    let game = stage(seats, [["You", raid]]);
    game = arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
    });
    game = order(game, 0, "support Raid with You's Ambassador using diplomacy");
    game = does(game, place(game, "Grudge", "Rival's Ambassador", 1));
    game = passed(does(game, place(game, "Grievance", "Third's Ambassador", 2)), "action");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "reveal" }]);
    const after = does(game, reveal(game, 1, "Grudge"));
    expect(after.seats[1]?.unspent).toBe(5);
    expect(after.awaiting).toMatchObject([{ seat: 2, kind: "reveal" }]);
    expect(refused(after, reveal(after, 2, "Grievance")).code).toBe("not-triggered");
  });

  it("is possible with several different ones for one trigger, in initiative order of their players", () => {
    const hand = [contingency("Consolation", "you-lose"), contingency("Excuse", "you-lose")];
    let game = placed({ You: { hand }, Rival: {} });
    game = does(game, reveal(game, 0, "Consolation"));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
    game = does(game, reveal(game, 0, "Excuse"));
    expect(game.seats[0]?.unspent).toBe(6);
    expect(game.awaiting.some(({ kind }) => kind === "reveal")).toBe(false);
  });

  it("is possible with only one copy for each trigger", () => {
    const twice = contingency("Consolation", "you-lose");
    const game = placed({ You: { hand: [twice, twice] }, Rival: {} });
    const after = does(game, reveal(game, 0, "Consolation"));
    expect(after.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
    expect(refused(after, reveal(after, 0, "Consolation"))).toMatchObject({
      code: "not-triggered",
      facts: { copy: "Consolation" },
    });
    expect(legalActions(after, 0).map(({ sentence }) => sentence)).toEqual(["pass"]);
  });

  it("is possible with another copy for another conflict, unless the card is limited to one a turn or unique", () => {
    const again = (more: Partial<CardFacts>) => {
      const twice = contingency("Consolation", "you-lose", more);
      let game = placed({ You: { hand: [twice, twice] }, Rival: {} }, [
        ["You", conflict("Parley", "diplomacy")],
        ["You", conflict("Summit", "diplomacy")],
      ]);
      if (game.awaiting[0]?.kind === "resolve-first")
        game = does(game, { type: "resolve-first", seat: 0, conflict: 1 });
      game = does(does(game, reveal(game, 0, "Consolation")), { type: "pass", seat: 0 });
      game = passed(game, "aftermath");
      return { game, action: reveal(game, 0, "Consolation") };
    };
    const multiple = again({});
    expect(does(multiple.game, multiple.action).seats[0]?.unspent).toBe(6);
    const limited = again({ limit: "limited" });
    expect(refused(limited.game, limited.action)).toMatchObject({
      code: "event-played-this-turn",
      facts: { title: "Consolation" },
    });
    const unique = again({ limit: "unique" });
    expect(refused(unique.game, unique.action)).toMatchObject({
      code: "unique-played",
      facts: { title: "Consolation" },
    });
  });

  it("is the business of its player alone", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    expect(refused(game, { ...reveal(game, 0, "Consolation"), seat: 1 })).toMatchObject({
      code: "not-your-turn",
      facts: { whose: ["You"] },
    });
  });

  it("takes a contingency: an ambassador cannot be revealed", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    expect(refused(game, { type: "reveal", seat: 0, card: at(game, "You's Ambassador") }).code).toBe("card-not-there");
  });

  it("is asked of everybody who has one face down, whether it is triggered or not", () => {
    const game = placed({ You: { hand: [contingency("Triumph", "you-win")] }, Rival: {} });
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
  });
});

describe("A contingency under a card that leaves play", () => {
  it("goes to the discard pile with it", () => {
    const game = stage({
      You: { hand: [contingency("Trap", "you-win")], supporting: [character("Clerk")] },
      Rival: {},
    });
    const under = turned(does(game, place(game, "Trap", "Clerk")), "Clerk", { neutralized: true });
    const after = passed(under, "action", "reveal", "aftermath");
    expect(after.seats[0]?.discard).toHaveLength(2);
    expect(after.cards[at(game, "Trap")]).toMatchObject({ zone: "discard" });
  });
});

// engine: Contingency Cards; glossary: Attached — what lies on a card goes with it, whatever lies on that in turn
describe("A contingency under an enhancement", () => {
  it("goes to the discard pile with the card that the enhancement lies on", () => {
    const start = stage({
      You: {
        hand: [contingency("Trap", "you-win")],
        supporting: [character("Clerk")],
        deck: [enhancement("RunningBot", { says: "On a card.", target: { what: "card", of: "any" } })],
      },
      Rival: {},
    });
    const dressed = arranged(start, (work) => {
      const host = at(work.game, "Clerk");
      enterPlay(work, at(work.game, "RunningBot"), { faction: 0, controller: 0, row: "attached", host });
    });
    const game = does(dressed, place(dressed, "Trap", "RunningBot"));
    const after = does(game, { type: "concede", seat: 0 });
    expect(["Clerk", "RunningBot", "Trap"].map((title) => after.cards[at(game, title)]?.play)).toEqual([
      null,
      null,
      null,
    ]);
    const discarded = does(game, byHand({ verb: "discard-card", which: { card: at(game, "Clerk") } }));
    expect(["Clerk", "RunningBot", "Trap"].map((title) => discarded.cards[at(game, title)]?.zone)).toEqual([
      "discard",
      "discard",
      "discard",
    ]);
  });
});
