// engine: Unconditional Surrender; Elimination from the game; Votes; War Conflicts; Contingency Cards; Draw Free Card.
// rulebook: The Interstellar Alliance — positions of three players and more
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { conflictOf, seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, officer, rating, says, turnOf } from "../at-the-table.ts";
import { contingency, ofHand, reveal } from "../contingencies/contingency-stage.ts";
import {
  arranged,
  at,
  conflict,
  declaring,
  does,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";

const war = (game: Game, from: number, toward: number) =>
  hand(game, { verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } });

describe("Whoever is at war with two", () => {
  const table = () =>
    passed(
      war(war(stage({ A: { race: "narn" }, B: { race: "centauri" }, C: { race: "human" } }), 0, 1), 0, 2),
      "action",
    );

  // engine: Unconditional Surrender — to one player, who gains
  it("surrenders to one of them, and the other gains nothing and has no war left", () => {
    const game = does(table(), { type: "surrender", seat: 0, to: 2 });
    expect({ second: rating(game, 1), third: rating(game, 2) }).toEqual({ second: 4, third: 7 });
    expect(game.states ?? []).toEqual([]);
  });

  // engine: Unconditional Surrender; Check Victory Conditions — the same round
  it("makes the victor win in the same turn where 3 influence are what was missing", () => {
    const rich = arranged(table(), (work) => {
      work.game.seats = work.game.seats.map((seat, index) => (index === 1 ? { ...seat, unspent: 17 } : seat));
    });
    const game = does(rich, { type: "surrender", seat: 0, to: 1 });
    expect(passed(game, "discard", "buy").result).toMatchObject({ winners: [1] });
  });

  // compendium: Blockade — no influence is gained
  it("gives nothing to a victor who is kept from gaining, and is out all the same", () => {
    const game = does(hand(table(), { verb: "bar-gains", who: { seat: 1 } }), { type: "surrender", seat: 0, to: 1 });
    expect(rating(game, 1)).toBe(4);
    expect(seatOf(game, 0).eliminated).toBe(true);
  });
});

describe("A vote during which players leave", () => {
  const measure = event("Measure", {
    says: "A vote.",
    vote: { kind: "player", passed: [{ verb: "gain-power", who: "you", amount: 1 }] },
  });

  // engine: Votes — who is not there abstains
  it("counts a vote given to one of them as abstained, and lets the others vote without its head", () => {
    const called = order(stage({ A: { hand: [measure] }, B: {}, C: {}, D: {} }), 0, "play Measure");
    const given = hand(called, { verb: "give-vote", whose: { seat: 1 }, to: { seat: 2 } });
    const left = does(does(given, { type: "concede", seat: 2 }), { type: "concede", seat: 0 });
    expect(left.vote?.ballots.map(({ cast }) => cast)).toEqual(["abstain", "abstain", "abstain", null]);
    expect(left.awaiting).toMatchObject([{ kind: "vote", seat: 3 }]);
    expect(does(left, { type: "vote", seat: 3, vote: "yes" }).awaiting).toMatchObject([{ kind: "action" }]);
  });
});

describe("Two who are at war with the same player", () => {
  // engine: War Conflicts; compendium: War — whoever wins later takes the location from where it is then
  it("both take a location, the second from the first, and both raise the tension of whom they declared on", () => {
    const seats = {
      A: { race: "narn" as const, supporting: [fleet("Wing", 5)] },
      B: { race: "human" as const, supporting: [fleet("Fist", 5)] },
      C: { race: "centauri" as const, supporting: [location("Port", { race: "centauri" })] },
    };
    const start = declaring(war(war(stage(seats), 0, 2), 1, 2));
    const target = { what: "card" as const, card: at(start, "Port") };
    const one = does(start, { type: "declare-war", seat: 0, enemy: 2, target });
    const both = passed(does(one, { type: "declare-war", seat: 1, enemy: 2, target }), "declare");
    const [first, second] = both.conflicts.map(({ id }) => id);
    const wing = does(both, { type: "support", seat: 0, conflict: first ?? -1, with: at(both, "Wing") });
    const fist = does(wing, { type: "support", seat: 1, conflict: second ?? -1, with: at(wing, "Fist") });
    const game = passed(fist, "action", "aftermath");
    expect(inPlay(game, "Port")).toMatchObject({ faction: 1, controller: null });
    expect(seatOf(game, 2).tensions.slice(0, 2)).toEqual([5, 2]);
  });
});

describe("A faction that joins the war of another of its race", () => {
  // engine: War in Dual Race Games; rulebook: The Interstellar Alliance — who starts a war with a member is out
  it("on a fellow member of the Alliance is expelled", () => {
    const start = war(
      stage({ A: { race: "human" }, B: { race: "human", faction: "psi-corps" }, C: { race: "narn" } }),
      0,
      2,
    );
    const allied = arranged(start, (work) => {
      work.game.isa = { founder: 2, members: [2, 1] };
    });
    const game = does(turnOf(allied, 1), { type: "join-war", seat: 1, enemy: 2 });
    expect(game.isa?.members).toEqual([2]);
  });
});

describe("A contingency of which two players have a copy", () => {
  // engine: Contingency Cards — one copy for each trigger, whoever has it
  it("is revealed by the first of them alone, and the second keeps it", () => {
    const luck = contingency("Luck", "any-resolved");
    const start = stage(
      {
        You: { supporting: [officer("Aide")], hand: [luck] },
        Rival: { supporting: [officer("Spy")], hand: [luck] },
        Third: {},
      },
      [["You", conflict("Talks", "diplomacy")]],
    );
    const under = (game: Game, seat: number, title: string) =>
      does(game, { type: "place", seat, card: ofHand(game, seat, "Luck"), under: at(game, title) });
    const asked = passed(under(under(start, 0, "Aide"), 1, "Spy"), "action");
    const game = does(asked, reveal(asked, 0, "Luck"));
    expect(game.awaiting).toMatchObject([{ kind: "reveal", seat: 1 }]);
    expect(refused(game, reveal(game, 1, "Luck"))).toMatchObject({ code: "not-triggered", facts: { copy: "Luck" } });
  });
});

describe("A card that another player controls", () => {
  const lent = (game: Game, title: string, seat: number) =>
    hand(game, { verb: "take-control", which: { card: at(game, title) }, who: { seat }, until: "permanent" });

  // engine: Draw Free Card — an Inner Circle character of the player's faction; Factions and Control
  it("is discarded for the empty deck of its own faction, and not for that of whoever controls it", () => {
    const table = stage({ You: { inner: [officer("Aide")], deck: [] }, Rival: { inner: [officer("Spy")] }, Third: {} });
    const game = passed(lent(lent(table, "Aide", 1), "Spy", 0), "action", "discard");
    expect(game.awaiting).toMatchObject([{ kind: "discard-inner", seat: 0 }]);
    expect(refused(game, { type: "discard-inner", seat: 0, card: at(game, "Spy") }).code).toBe("not-inner-circle");
    const paid = does(game, { type: "discard-inner", seat: 0, card: at(game, "Aide") });
    expect(seatOf(paid, 0).discard).toContain(at(paid, "Aide"));
  });

  // engine: Lead a Fleet; Factions and Control — the fleet stays in its faction, and so its leader goes on
  it("as a fleet goes on being led, and supports with both", () => {
    const start = stage({ You: { supporting: [fleet("Wing", 2), officer("Captain")] }, Rival: {}, Third: {} }, [
      ["Rival", conflict("Raid", "military")],
    ]);
    const led = lent(says(start, 0, "lead Wing with Captain"), "Wing", 1);
    const game = says(led, 1, "support Raid with Wing using military");
    expect(totals(game, conflictOf(game, 1)).support).toBe(4);
    expect(conflictOf(game, 1).participants.map(({ as }) => as)).toEqual(["support", "lead"]);
  });

  // engine: Elimination from the game; Participating in conflicts
  it("goes on opposing where it was led to when that player leaves, and is its faction's again", () => {
    const start = stage({ You: {}, Rival: { supporting: [officer("Spy")] }, Third: {} }, [
      ["You", conflict("Talks", "diplomacy")],
    ]);
    const opposed = says(lent(start, "Spy", 2), 2, "oppose Talks with Spy using diplomacy");
    const game = does(opposed, { type: "concede", seat: 2 });
    expect(totals(game, conflictOf(game, 1)).opposition).toBe(3);
    expect(inPlay(game, "Spy").controller).toBe(1);
  });
});
