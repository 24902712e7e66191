// engine: Agenda Cards; Discard, Replace, Sponsor, Hide or Reveal an Agenda; Major Agendas; Cards With No Printed Cost
import { describe, expect, it } from "vitest";
import { legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  agenda,
  at,
  character,
  conflict,
  does,
  enhancement,
  fleet,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { discard, glory, hide, sponsor, type Text, table } from "./agenda-stage.ts";

describe("Sponsoring an agenda", () => {
  it("rotates an inner-circle character, and the agenda is in force", () => {
    const game = table({ hand: [agenda("Glory", glory, { cost: 2 })] });
    const { game: after, events } = happens(game, sponsor(game, "Glory"));
    expect(events[0]).toMatchObject({ type: "sponsored", influence: 2 });
    expect(inPlay(after, "Glory")).toMatchObject({ row: "agenda", faction: 0, controller: 0, faceDown: false });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
    expect(powerOf(after, 0)).toBe(8);
  });

  it("without a printed cost applies no influence", () => {
    const game = table({ unspent: 0, spent: 4, hand: [agenda("Glory", glory, { cost: "none" })] });
    const after = does(game, sponsor(game, "Glory"));
    expect(after.seats[0]).toMatchObject({ unspent: 0, spent: 4 });
    expect(inPlay(after, "Glory").row).toBe("agenda");
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toContain("sponsor Glory with You's Ambassador");
  });

  // compendium: Full Mobilization — what has no cost cannot become dearer
  it("without a printed cost is not made dearer either", () => {
    const toll = location("Toll", {
      text: { says: "Dearer.", statics: [{ gives: "sponsor-cost", types: ["agenda"], by: 2, to: "each" }] },
    });
    const spent = (cost: number | "none") => {
      const game = table({ supporting: [toll], hand: [agenda("Glory", glory, { cost })] });
      return does(game, sponsor(game, "Glory")).seats[0]?.spent;
    };
    expect({ none: spent("none"), spent1: spent(1) }).toEqual({ none: 0, spent1: 3 });
  });

  it("is refused while another agenda is in play", () => {
    const game = table({ agenda: agenda("Peace", glory), hand: [agenda("Glory", glory)] });
    expect(refused(game, sponsor(game, "Glory"))).toMatchObject({
      code: "agenda-in-play",
      rule: "agendas",
      facts: { title: "Peace", card: "Glory" },
    });
  });

  it("is refused for one that is loyal to another race, and allowed for the own", () => {
    const game = table({
      hand: [agenda("Revenge", glory, { race: "narn" }), agenda("Republic", glory, { race: "centauri" })],
    });
    expect(refused(game, sponsor(game, "Revenge"))).toMatchObject({
      code: "disloyal",
      facts: { type: "agenda", race: "narn" },
    });
    expect(inPlay(does(game, sponsor(game, "Republic")), "Republic").row).toBe("agenda");
  });

  it("of the Drakh is refused", () => {
    const game = table({ hand: [agenda("Dark Fulfilment", glory, { race: "drakh" })] });
    expect(refused(game, sponsor(game, "Dark Fulfilment")).code).toBe("disloyal");
  });

  it("takes what it requires", () => {
    const demanding: Text = { ...glory, requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }] };
    const one = table({
      hand: [agenda("Growth", demanding)],
      inner: [character("Morden", {}, { marks: { shadow: 1 } })],
    });
    expect(refused(one, sponsor(one, "Growth"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "2 shadow marks", has: 1 },
    });
    const two = table({
      hand: [agenda("Growth", demanding)],
      inner: [character("Morden", {}, { marks: { shadow: 2 } })],
    });
    does(two, sponsor(two, "Growth"));
  });

  it("may be done by several players with copies of one agenda", () => {
    const shared = agenda("Glory", glory);
    const game = stage({ You: { hand: [shared] }, Rival: { agenda: shared } });
    const card = game.seats[0]?.hand[0] ?? -1;
    expect(
      does(game, { type: "sponsor", seat: 0, card, with: at(game, "You's Ambassador") }).cards[card]?.play?.row,
    ).toBe("agenda");
  });
});

describe("Discarding the agenda", () => {
  it("is an action that rotates nobody, and what the agenda gave ends", () => {
    const game = table({
      supporting: [fleet("Raiders", 2)],
      agenda: agenda("War Footing", {
        says: "Fleets +1.",
        statics: [
          { gives: "power", by: 3 },
          { gives: "ability", ability: "military", by: 1, to: "your-fleets" },
        ],
      }),
    });
    expect(powerOf(game, 0)).toBe(9);
    const { game: after, events } = happens(game, discard);
    expect(events).toEqual([
      { type: "discarded", seat: 0, cards: [{ card: at(game, "War Footing"), title: "War Footing" }], from: "play" },
    ]);
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    expect(powerOf(after, 0)).toBe(6);
    expect(abilityOf(after, at(after, "Raiders"), "military")).toBe(2);
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("makes room for another", () => {
    const game = table({ agenda: agenda("Peace", glory), hand: [agenda("Glory", glory)] });
    const after = order(does(game, discard), 1, "pass");
    expect(inPlay(does(after, sponsor(after, "Glory")), "Glory").row).toBe("agenda");
  });

  it("takes the marks with it that it gave to the ambassador", () => {
    const order1 = agenda("Servants of Order", {
      says: "A Vorlon mark.",
      statics: [{ gives: "mark", mark: "vorlon", amount: 1, to: "your-ambassador" }],
    });
    const game = table({ hand: [order1] });
    const served = order(does(game, sponsor(game, "Servants of Order")), 1, "pass");
    expect(inPlay(served, "You's Ambassador").marks).toEqual({ vorlon: 1 });
    expect(inPlay(does(served, discard), "You's Ambassador").marks).toEqual({});
  });

  it("is refused without one", () => {
    expect(refused(table({}), discard)).toMatchObject({ code: "no-agenda", rule: "agendas" });
    expect(legalActions(table({}), 0).some(({ action }) => action.type === "discard-agenda")).toBe(false);
  });

  it("is refused for a major agenda", () => {
    const game = table({ agenda: agenda("Total War", { ...glory, major: true }) });
    expect(refused(game, discard)).toMatchObject({
      code: "major-agenda-stays",
      rule: "major-agendas",
      facts: { title: "Total War" },
    });
    const keyword = table({ agenda: agenda("Total War", undefined, { keywords: ["Major Agenda"] }) });
    expect(refused(keyword, discard).code).toBe("major-agenda-stays");
    expect(legalActions(keyword, 0).some(({ action }) => action.type === "discard-agenda")).toBe(false);
  });

  it("may neutralize a damaged card that lived on it", () => {
    const shields = agenda("Bulwark", {
      says: "Fleets +2.",
      statics: [{ gives: "ability", ability: "military", by: 2, to: "your-fleets" }],
    });
    const game = table({ supporting: [fleet("Raiders", 2)], agenda: shields });
    const hurt = does(game, {
      type: "effect",
      seat: 0,
      because: "Mines",
      effect: { verb: "damage", which: { card: at(game, "Raiders") }, amount: 3 },
    });
    expect(inPlay(hurt, "Raiders").neutralized).toBe(false);
    expect(inPlay(does(hurt, discard), "Raiders")).toMatchObject({ neutralized: true, severe: 1 });
  });
});

describe("Bonuses while a condition holds", () => {
  it("come and go with it", () => {
    const reputed = agenda("Reputation", {
      says: "While your rating is 7.",
      statics: [{ gives: "power", by: 4, while: { needs: "rating", atLeast: 7 } }],
    });
    const game = table({ unspent: 6, agenda: reputed });
    expect(powerOf(game, 0)).toBe(6);
    const built = order(game, 0, "build with You's Ambassador");
    expect(powerOf(built, 0)).toBe(11);
    const poorer = does(built, {
      type: "effect",
      seat: 0,
      because: "Taxes",
      effect: { verb: "transfer-influence", from: { seat: 0 }, to: "babylon-5", amount: 1 },
    });
    expect(powerOf(poorer, 0)).toBe(6);
  });
});

// compendium: Agenda Cards; compendium and rulebook: Bonuses and Blanking — what comes when something happens, and what
// is there while the agenda is
describe("An agenda that has left play", () => {
  it("takes with it what it gave by being there, and leaves what it gave for winning a conflict", () => {
    const fate = agenda("Fate", {
      says: "Your ambassador has a vorlon mark, and gains a destiny mark when you win.",
      statics: [
        { gives: "mark", mark: "vorlon", amount: 1, to: "your-ambassador" },
        { gives: "power", by: 2 },
      ],
      triggered: [
        {
          on: "you-win",
          rotates: false,
          does: "gain a destiny mark and 1 influence",
          effects: [
            { verb: "gain-mark", which: "your-ambassador", mark: "destiny", amount: 1 },
            { verb: "gain-influence", who: "you", amount: 1 },
          ],
        },
      ],
    });
    let game = stage({ You: { unspent: 4, agenda: fate }, Rival: {} }, [["You", conflict("Parley", "diplomacy")]]);
    game = order(game, 0, "support Parley with You's Ambassador using diplomacy");
    game = passed(game, "action");
    game = does(game, { type: "trigger", seat: 0, card: at(game, "Fate"), triggered: 0 });
    game = passed(game, "aftermath", "reveal", "discard", "buy", "declare");
    expect({ turn: game.turn, round: game.round }).toEqual({ turn: 2, round: "action" });
    expect(inPlay(game, "You's Ambassador").marks).toEqual({ vorlon: 1, destiny: 1 });
    expect(powerOf(game, 0)).toBe(7);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    const after = does(does(game, { type: "pass", seat: 1 }), discard);
    expect(inPlay(after, "You's Ambassador").marks).toEqual({ destiny: 1 });
    expect(powerOf(after, 0)).toBe(5);
  });
});

// engine: Sponsor effects — "Build Infrastructure" lets cards in without rotating anybody, and nobody is their sponsor.
describe("An agenda that spares the rotation", () => {
  const open = agenda("Enlistment", { ...glory, statics: [{ gives: "sponsor-unrotated", types: ["group"] }] });

  it("lets its cards be sponsored without rotating anybody, at their cost", () => {
    const game = table({ agenda: open, hand: [group("Traders", { cost: 3 }), location("Outpost")] });
    const { game: after, events } = happens(game, { type: "sponsor", seat: 0, card: at(game, "Traders") });
    expect(events[0]).toMatchObject({ type: "sponsored", with: null, influence: 3 });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    expect(inPlay(after, "Traders").row).toBe("supporting");
    expect(refused(game, { type: "sponsor", seat: 0, card: at(game, "Outpost") })).toMatchObject({
      code: "sponsor-needed",
      rule: "sponsoring",
    });
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining(["sponsor Traders", "sponsor Traders with You's Ambassador"]),
    );
  });

  it("leaves them without a sponsor: an enhancement of a race takes somebody of that race all the same", () => {
    const letting = agenda("Enlistment", {
      ...glory,
      statics: [{ gives: "sponsor-unrotated", types: ["enhancement"] }],
    });
    const onAnybody: Text = { says: "Proud.", target: { what: "card", types: ["character"], of: "any" } };
    const game = table({
      agenda: letting,
      hand: [enhancement("Badge", onAnybody), enhancement("Crest", onAnybody, { race: "centauri" })],
    });
    const bears = (title: string) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(game, title),
      target: { what: "card" as const, card: at(game, "You's Ambassador") },
    });
    does(game, bears("Badge"));
    expect(refused(game, bears("Crest"))).toMatchObject({ code: "enhancement-loyalty", facts: { title: "Crest" } });
    does(game, { ...bears("Crest"), with: at(game, "You's Ambassador") });
  });

  it("does so only while it lies open", () => {
    const game = table({ hand: [open, group("Traders", { cost: 3 })] });
    const after = order(does(game, hide(game, "Enlistment")), 1, "pass");
    expect(refused(after, { type: "sponsor", seat: 0, card: at(game, "Traders") }).code).toBe("sponsor-needed");
  });
});

describe("An agenda that counts what others have", () => {
  it("requires military in ready fleets", () => {
    // compendium: Maintain the Peace
    const peace = agenda("Keepers", { ...glory, requires: [{ needs: "ready-military", atLeast: 5 }] });
    const fleets = [fleet("Raiders", 3), fleet("Cruisers", 2)];
    const ready = table({ hand: [peace], supporting: fleets });
    expect(inPlay(does(ready, sponsor(ready, "Keepers")), "Keepers").row).toBe("agenda");
    const away = turned(ready, "Cruisers", { rotated: true });
    expect(refused(away, sponsor(away, "Keepers"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "5 military in ready fleets", has: 3 },
    });
  });
});
