// engine: Ambassadorial Immunity; glossary: Removed from the Game, Owner, Transfer, Convert; card effects by hand
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { zone } from "../at-the-table.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  order,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const table = (you: SeatStage = {}, rival: SeatStage = {}) =>
  stage({ You: { unspent: 9, ...you }, Rival: { unspent: 9, ...rival } });
const card = (game: Game, title: string) => ({ card: at(game, title) });
const leaves = (game: Game, verb: "remove" | "discard-card" | "return-to-hand", title: string) =>
  byHand({ verb, which: card(game, title) });
const moves = (game: Game, title: string, to: "inner" | "supporting" | { seat: number }) =>
  byHand({ verb: "move", which: card(game, title), to });
const aide = (more: Partial<CardFacts> = {}) =>
  character("Aide", { diplomacy: 3, leadership: 2 }, { cost: 2, ...more });
const badge = invented("enhancement", "Badge", {
  cost: 0,
  text: { says: "On it.", target: { what: "card", of: "any" } },
});

function wearing(game: Game, host: string): Game {
  return arranged(game, (work) => {
    const id = at(work.game, host);
    const faction = work.game.cards[id]?.play?.faction ?? null;
    enterPlay(work, at(work.game, "Badge"), { faction, controller: 0, row: "attached", host: id });
  });
}

describe("A card that is removed from the game", () => {
  it("is laid apart, said in public, and no copy of a limited one can enter play again", () => {
    const start = table({ supporting: [aide()], hand: [aide()] });
    const old = start.inPlay.find((id) => start.cards[id]?.facts === start.cards[at(start, "Aide")]?.facts) ?? 0;
    const { game, events } = happens(start, byHand({ verb: "remove", which: { card: old } }));
    expect(events).toContainEqual(
      expect.objectContaining({ type: "removed", seat: 0, cards: [{ card: old, title: "Aide" }] }),
    );
    expect(viewFor(game, "public").seats[0]?.removed.map(({ title }) => title)).toEqual(["Aide"]);
    const copy = game.seats[0]?.hand[0] ?? 0;
    const by = at(game, "You's Ambassador");
    expect(refused(game, { type: "sponsor", seat: 0, card: copy, with: by })).toMatchObject({
      code: "limited-removed",
      rule: "limited",
      facts: { title: "Aide" },
    });
  });

  it("takes nothing from the copies of a multiple one", () => {
    const start = table({ supporting: [aide({ limit: "multiple" })] }, {});
    expect(does(start, leaves(start, "remove", "Aide")).spent).toEqual([]);
  });
});

describe("A card that leaves play by an effect", () => {
  it("goes to its owner's discard pile or hand, whoever has it, and what is attached to it is discarded", () => {
    for (const verb of ["discard-card", "return-to-hand"] as const) {
      const start = table({ hand: [badge] }, { supporting: [aide()] });
      const stolen = wearing(does(start, moves(start, "Aide", { seat: 0 })), "Aide");
      const after = does(stolen, leaves(stolen, verb, "Aide"));
      expect(zone(after, "Aide")).toBe(verb === "discard-card" ? "discard" : "hand");
      expect(after.seats[1]?.[verb === "discard-card" ? "discard" : "hand"]).toContain(at(after, "Aide"));
      expect(zone(after, "Badge")).toBe("discard");
    }
  });

  it("can be sponsored again once it is back in hand", () => {
    const start = table({ supporting: [aide()] });
    const game = does(start, leaves(start, "return-to-hand", "Aide"));
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toContain("sponsor Aide with You's Ambassador");
  });

  // engine, "Ambassadors and Ambassadorial Immunity"
  it("is never an ambassador", () => {
    const game = table();
    for (const verb of ["remove", "discard-card", "return-to-hand"] as const)
      expect(refused(game, leaves(game, verb, "Rival's Ambassador"))).toMatchObject({
        code: "ambassador-leaves-not",
        rule: "ambassadorial-immunity",
        facts: { title: "Rival's Ambassador" },
      });
    for (const to of ["supporting", { seat: 0 }] as const)
      expect(refused(game, moves(game, "Rival's Ambassador", to)).code).toBe("ambassador-leaves-not");
  });

  // engine glossary: Irrevocable
  it("is never an irrevocable card", () => {
    const game = table({ supporting: [aide({ keywords: ["Irrevocable"] })] });
    expect(refused(game, leaves(game, "discard-card", "Aide"))).toMatchObject({
      code: "irrevocable",
      rule: "irrevocable",
      facts: { target: "Aide" },
    });
  });
});

describe("A card that moves", () => {
  it("within its faction becomes a member of the inner circle, or a supporting card again", () => {
    const start = table({ supporting: [aide()] });
    const up = does(start, moves(start, "Aide", "inner"));
    expect(inPlay(up, "Aide")).toMatchObject({ row: "inner", faction: 0 });
    expect(inPlay(does(up, moves(up, "Aide", "supporting")), "Aide").row).toBe("supporting");
    expect(refused(up, moves(up, "Aide", "inner")).code).toBe("nothing-to-change");
    const ships = table({ supporting: [fleet("Raiders", 2)] });
    expect(refused(ships, moves(ships, "Raiders", "inner"))).toMatchObject({
      code: "not-a-character",
      rule: "promoting",
    });
  });

  // compendium, "Sleeper Personality": it comes as it is, with attached cards, marks and damage.
  it("into another faction comes as it is, among the supporting cards, under that player's control", () => {
    const start = table({ hand: [badge] }, { inner: [aide({ marks: { doom: 1 } })] });
    const game = turned(wearing(start, "Aide"), "Aide", { damage: 1, rotated: true });
    const { game: after, events } = happens(game, moves(game, "Aide", { seat: 0 }));
    expect(inPlay(after, "Aide")).toMatchObject({
      faction: 0,
      controller: 0,
      row: "supporting",
      damage: 1,
      rotated: true,
      marks: { doom: 1 },
    });
    expect(inPlay(after, "Badge")).toMatchObject({ faction: 0, host: at(after, "Aide") });
    expect(factionMarks(after, 0, "doom")).toBe(1);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "moved",
        card: { card: at(game, "Aide"), title: "Aide" },
        to: { seat: 0 },
        source: "A Card",
      }),
    );
  });

  it("into another faction leads no more fleet of the one that it has left", () => {
    const start = stage({ You: { supporting: [aide(), fleet("Raiders", 2)] }, Rival: {} }, [
      ["You", conflict("Raid", "military")],
    ]);
    let game = order(start, 0, "lead Raiders with Aide");
    game = order(order(game, 1, "pass"), 0, "support Raid with Raiders using military");
    expect(game.conflicts[0]?.participants).toHaveLength(2);
    const after = does(game, moves(game, "Aide", { seat: 1 }));
    expect(inPlay(after, "Aide").leads).toBeNull();
    expect(after.conflicts[0]?.participants).toMatchObject([{ card: at(after, "Raiders") }]);
  });

  it("ends the control that somebody had taken of it", () => {
    const start = table({}, { supporting: [aide()] });
    const taken = does(
      start,
      byHand({ verb: "take-control", which: card(start, "Aide"), who: { seat: 0 }, until: "end-of-turn" }),
    );
    const after = does(taken, moves(taken, "Aide", { seat: 0 }));
    expect(inPlay(after, "Aide")).toMatchObject({ faction: 0, controller: 0 });
    expect(inPlay(after, "Aide").taken).toBeUndefined();
  });

  // compendium, "Sleeper Personality": a character with Shadow marks does not come to a faction with Vorlon marks.
  it("stays where it is if the new faction is allergic to it", () => {
    const game = table(
      { supporting: [character("Kosh", {}, { marks: { vorlon: 2 } })] },
      { supporting: [aide({ marks: { shadow: 1 } })] },
    );
    expect(refused(game, moves(game, "Aide", { seat: 0 }))).toMatchObject({
      code: "allergic",
      rule: "allergic-marks",
      facts: { title: "Aide", target: "Kosh", mark: "vorlon", has: 2 },
    });
    const rangers = table(
      { supporting: [character("Marcus", {}, { keywords: ["Ranger"] })] },
      { supporting: [aide({ marks: { shadow: 1 } })] },
    );
    expect(refused(rangers, moves(rangers, "Aide", { seat: 0 }))).toMatchObject({
      code: "shadow-and-ranger",
      rule: "ranger",
    });
  });

  it("and gives marks gives them to its new player's ambassador, and the old one purges them", () => {
    const choir = group("Choir", {
      text: { says: "A mark.", statics: [{ gives: "mark", mark: "doom", amount: 1, to: "your-ambassador" }] },
    });
    const start = table({}, { supporting: [choir] });
    expect(inPlay(start, "Rival's Ambassador").marks).toEqual({ doom: 1 });
    const after = does(start, moves(start, "Choir", { seat: 0 }));
    expect(inPlay(after, "Rival's Ambassador").marks).toEqual({});
    expect(inPlay(after, "You's Ambassador").marks).toEqual({ doom: 1 });
  });

  it("is a card of a faction: an enhancement does not join one", () => {
    const game = wearing(table({ hand: [badge], supporting: [aide()] }), "Aide");
    expect(refused(game, moves(game, "Badge", { seat: 1 }))).toMatchObject({ code: "moves-not", rule: "control" });
  });
});

// engine glossary: Transfer, Convert
describe("Marks that move or change", () => {
  const transfer = (game: Game, mark: "doom" | "shadow", amount = 1, to = "Rival's Ambassador") =>
    byHand({ verb: "transfer-mark", from: card(game, "Aide"), to: card(game, to), mark, amount });
  const convert = (game: Game, mark: "destiny" | "shadow", into: "doom" | "vorlon", amount = 1) =>
    byHand({ verb: "convert-mark", which: card(game, "Aide"), mark, into, amount });

  it("are transferred as far as there are any, and are neither gained nor lost", () => {
    const game = table({ supporting: [aide({ marks: { doom: 1 } })] });
    const { game: after, events } = happens(game, transfer(game, "doom", 3));
    expect(inPlay(after, "Aide").marks).toEqual({});
    expect(inPlay(after, "Rival's Ambassador").marks).toEqual({ doom: 1 });
    expect(events.slice(1).map(({ type }) => type)).toEqual(["marks-transferred"]);
    expect(events[1]).toMatchObject({ mark: "doom", amount: 1 });
    expect(refused(after, transfer(after, "doom")).code).toBe("nothing-to-change");
  });

  it("do not go where they are not allowed, but do between cards of one faction", () => {
    const game = table(
      { supporting: [aide({ marks: { shadow: 1 } })] },
      { supporting: [character("Kosh", {}, { marks: { vorlon: 1 } })] },
    );
    expect(refused(game, transfer(game, "shadow")).code).toBe("nothing-to-change");
    const after = does(game, transfer(game, "shadow", 1, "You's Ambassador"));
    expect(inPlay(after, "You's Ambassador").marks).toEqual({ shadow: 1 });
  });

  it("are converted without being purged or gained", () => {
    const twice = aide({
      marks: { destiny: 2 },
      text: { says: "More.", statics: [{ gives: "first-mark", by: 1 }] },
    });
    const game = table({ supporting: [twice] });
    const { game: after, events } = happens(game, convert(game, "destiny", "doom"));
    // compendium, "John Sheridan": what is converted is not gained, so nothing comes on top.
    expect(inPlay(after, "Aide").marks).toEqual({ destiny: 1, doom: 1 });
    expect(events.slice(1)).toMatchObject([{ type: "marks-converted", mark: "destiny", into: "doom", amount: 1 }]);
    expect(
      refused(
        after,
        byHand({ verb: "convert-mark", which: card(after, "Aide"), mark: "strife", into: "doom", amount: 1 }),
      ).code,
    ).toBe("nothing-to-change");
  });

  it("are converted from Shadow to Vorlon where no other Shadow mark is left in the faction", () => {
    const game = table({ supporting: [aide({ marks: { shadow: 2 } })] });
    expect(refused(game, convert(game, "shadow", "vorlon")).code).toBe("nothing-to-change");
    expect(inPlay(does(game, convert(game, "shadow", "vorlon", 2)), "Aide").marks).toEqual({ vorlon: 2 });
  });
});

describe("A replacement carried out by hand", () => {
  const heir = character("Heir", { diplomacy: 4 });
  const replaces = (game: Game, more: { transfers?: ("enhancements" | "marks")[] } = {}, seat = 0) =>
    byHand({ verb: "replace", which: card(game, "Aide"), with: { card: at(game, "Heir") }, ...more }, seat);

  it("brings the new card from the own hand, and moves what the card says", () => {
    const start = wearing(table({ supporting: [aide({ marks: { doom: 2 } })], hand: [heir, badge] }), "Aide");
    const plain = does(start, replaces(start));
    expect(inPlay(plain, "Heir")).toMatchObject({ faction: 0, row: "supporting", marks: {} });
    expect({ aide: zone(plain, "Aide"), badge: zone(plain, "Badge") }).toEqual({ aide: "removed", badge: "discard" });
    const whole = does(start, replaces(start, { transfers: ["enhancements", "marks"] }));
    expect(inPlay(whole, "Heir").marks).toEqual({ doom: 2 });
    expect(inPlay(whole, "Badge").host).toBe(at(whole, "Heir"));
    expect(whole.awaiting).toEqual(start.awaiting);
  });

  it("keeps the rules of copies and persons, and touches no card of another hand", () => {
    const start = table({ supporting: [aide()] }, { hand: [heir] });
    expect(refused(start, replaces(start))).toEqual({ code: "card-not-there", rule: "orders", facts: {} });
    const does_ = does(start, replaces(start, {}, 1));
    expect(inPlay(does_, "Heir")).toMatchObject({ faction: 0, controller: 0 });
    const person = table({
      supporting: [aide(), character("Captain", {}, { personality: "Vor" })],
      hand: [character("Heir", {}, { personality: "Vor" })],
    });
    expect(refused(person, replaces(person))).toMatchObject({ code: "personality-in-play", rule: "personalities" });
  });
});

describe("These effects on a card", () => {
  it("that a rule forbids change nothing, and the rest of the card still happens", () => {
    const recall = event("Recall", {
      says: "Return and draw.",
      target: { what: "card", of: "any" },
      effects: [
        { verb: "return-to-hand", which: "target" },
        { verb: "draw", who: "you", amount: 1 },
      ],
    });
    const game = order(table({ hand: [recall] }), 0, "play Recall on Rival's Ambassador");
    expect(inPlay(game, "Rival's Ambassador").row).toBe("inner");
    expect(game.seats[0]?.hand).toHaveLength(1);
  });
});
