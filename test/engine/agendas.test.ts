// engine: Agenda Cards; Discard, Replace, Sponsor, Hide or Reveal an Agenda; Major Agendas; Cards With No Printed Cost
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../src/engine/index.ts";
import { apply, legalActions, viewFor } from "../../src/engine/index.ts";
import { abilityOf } from "../../src/engine/rules/ability.ts";
import { powerOf } from "../../src/engine/rules/power.ts";
import { mayWinStandard } from "../../src/engine/rules/victory.ts";
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
  type SeatStage,
  stage,
  turned,
} from "./stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const glory: Text = { says: "You count +2 power.", statics: [{ gives: "power", by: 2 }] };
const table = (you: SeatStage) => stage({ You: { race: "centauri", unspent: 6, ...you }, Rival: {} });
const sponsor = (game: Game, title: string, by = "You's Ambassador") => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, by),
});
const discard = { type: "discard-agenda" as const, seat: 0 };

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
    expect([game.turn, game.round]).toEqual([2, "action"]);
    expect(inPlay(game, "You's Ambassador").marks).toEqual({ vorlon: 1, destiny: 1 });
    expect(powerOf(game, 0)).toBe(7);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    const after = does(does(game, { type: "pass", seat: 1 }), discard);
    expect(inPlay(after, "You's Ambassador").marks).toEqual({ destiny: 1 });
    expect(powerOf(after, 0)).toBe(5);
  });
});

// engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda
const hide = (game: Game, title: string, by: string | null = "You's Ambassador") => ({
  type: "hide" as const,
  seat: 0,
  card: at(game, title),
  ...(by === null ? {} : { with: at(game, by) }),
});
const replace = (game: Game, title: string, by: string | null = "You's Ambassador") => ({
  ...hide(game, title, by),
  type: "replace-agenda" as const,
});
const reveal = { type: "reveal-agenda" as const, seat: 0 };
const demanding: Text = { ...glory, requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }] };
const major: Text = { ...demanding, major: true };
const marked = (shadow: number) => ({ inner: [character("Morden", {}, { marks: { shadow } })] });
const byHand = (game: Game, title: string, amount: number) =>
  does(game, {
    type: "effect",
    seat: 0,
    because: "Purification",
    effect: { verb: "purge-mark", which: { card: at(game, title) }, mark: "shadow", amount },
  });
/** A table where the first seat has hidden this agenda, and acts again. */
const hidden = (text: Text, you: SeatStage = {}, more: Partial<CardFacts> = {}) => {
  const game = table({ hand: [agenda("Glory", text, more)], ...you });
  return order(does(game, hide(game, "Glory")), 1, "pass");
};

describe("Hiding an agenda", () => {
  it("rotates an inner-circle character and applies what sponsoring would cost, and the agenda is not in force", () => {
    const game = table({ hand: [agenda("Glory", glory, { cost: 2 })] });
    const { game: after, events } = happens(game, hide(game, "Glory"));
    expect(events).toEqual([
      {
        type: "agenda-hidden",
        seat: 0,
        with: { card: at(game, "You's Ambassador"), title: "You's Ambassador" },
        influence: 2,
      },
    ]);
    expect(after.seats[0]).toMatchObject({ unspent: 4, spent: 2, hand: [] });
    expect(inPlay(after, "Glory")).toMatchObject({ row: "agenda", faceDown: true });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
    expect(powerOf(after, 0)).toBe(6);
  });

  it("shows the others that there is one, and its own player which", () => {
    const after = hidden(glory);
    expect(viewFor(after, { seat: 0 }).seats[0]).toMatchObject({ agenda: { title: "Glory" }, agendaHidden: true });
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const) {
      const view = viewFor(after, viewer);
      expect(view.seats[0]).toMatchObject({ agenda: null, agendaHidden: true, agendaLacks: null });
      expect(JSON.stringify(view)).not.toContain("Glory");
    }
  });

  it("takes all that sponsoring takes: the requirements, the loyalty, no other agenda, and a ready character", () => {
    const one = table({ hand: [agenda("Growth", demanding)], ...marked(1) });
    expect(refused(one, hide(one, "Growth"))).toMatchObject({
      code: "requirement-not-met",
      rule: "requirements",
      facts: { needs: "2 shadow marks", has: 1 },
    });
    const foreign = table({ hand: [agenda("Revenge", glory, { race: "narn" })] });
    expect(refused(foreign, hide(foreign, "Revenge"))).toMatchObject({ code: "disloyal", rule: "disloyalty-penalty" });
    const second = table({ agenda: agenda("Peace", glory), hand: [agenda("Glory", glory)] });
    expect(refused(second, hide(second, "Glory"))).toMatchObject({ code: "agenda-in-play", rule: "agendas" });
    const tired = turned(table({ hand: [agenda("Glory", glory)] }), "You's Ambassador", { rotated: true });
    expect(refused(tired, hide(tired, "Glory")).code).toBe("not-ready");
    const aide = table({ hand: [agenda("Glory", glory)], supporting: [character("Aide")] });
    expect(refused(aide, hide(aide, "Glory", "Aide")).code).toBe("not-inner-circle");
    const poor = table({ unspent: 1, spent: 5, hand: [agenda("Glory", glory, { cost: 2 })] });
    expect(refused(poor, hide(poor, "Glory")).facts).toMatchObject({ needs: 2, unspent: 1 });
  });

  it("is for agendas", () => {
    const game = table({ hand: [group("Traders")] });
    expect(refused(game, hide(game, "Traders"))).toMatchObject({
      code: "not-an-agenda",
      rule: "agendas",
      facts: { title: "Traders", type: "group" },
    });
  });

  it("keeps any other agenda out, so that there is one at a time", () => {
    const game = table({ hand: [agenda("Glory", glory), agenda("Peace", glory)], inner: [character("Lord")] });
    const after = order(does(game, hide(game, "Glory")), 1, "pass");
    expect(refused(after, sponsor(after, "Peace", "Lord")).code).toBe("agenda-in-play");
    expect(refused(after, hide(after, "Peace", "Lord")).code).toBe("agenda-in-play");
  });

  it("leaves a limited agenda out of play, so that another player may have a copy", () => {
    const shared = agenda("Glory", glory, { limit: "limited" });
    const game = stage({ You: { hand: [shared] }, Rival: { hand: [shared] } });
    const own = game.seats[0]?.hand[0] ?? -1;
    const theirs = game.seats[1]?.hand[0] ?? -1;
    const after = does(game, { type: "hide", seat: 0, card: own, with: at(game, "You's Ambassador") });
    const both = does(after, { type: "sponsor", seat: 1, card: theirs, with: at(game, "Rival's Ambassador") });
    // … and then it cannot be sponsored, so it cannot be revealed either.
    expect(both.cards[theirs]?.play?.faceDown).toBe(false);
    const { game: end, events } = happens(both, reveal);
    expect(events[0]).toMatchObject({ type: "agenda-failed", code: "limited-in-play", card: { title: "Glory" } });
    expect(end.cards[own]?.zone).toBe("discard");
  });

  it("cannot be aimed at, and leaves a standard victory possible even where the agenda is major", () => {
    const game = hidden({ ...glory, major: true });
    expect(legalActions(game, 0).some(({ sentence }) => / on Glory/u.test(sentence))).toBe(false);
    const onAgenda = enhancement("Slogan", {
      says: "An agenda.",
      target: { what: "card", types: ["agenda"], of: "any" },
    });
    const other = table({ hand: [agenda("Glory", glory), onAgenda], inner: [character("Lord")] });
    const after = order(does(other, hide(other, "Glory")), 1, "pass");
    const slogan = {
      type: "sponsor" as const,
      seat: 0,
      card: at(after, "Slogan"),
      with: at(after, "Lord"),
      target: { what: "card" as const, card: at(after, "Glory") },
    };
    expect(refused(after, slogan).code).toBe("illegal-target");
    const shown = order(does(after, reveal), 1, "pass");
    expect(inPlay(does(shown, slogan), "Slogan").host).toBe(at(after, "Glory"));
    expect(mayWinStandard(game, 0)).toBe(true);
    expect(mayWinStandard(does(game, reveal), 0)).toBe(false);
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — one that asks nobody to rotate may be hidden so too.
  it("rotates nobody where the agenda asks nobody to rotate, unless its player wants to", () => {
    const game = table({ hand: [agenda("Enlistment", { ...glory, unrotated: true }), agenda("Glory", glory)] });
    const after = does(game, hide(game, "Enlistment", null));
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    expect(inPlay(does(game, hide(game, "Enlistment")), "You's Ambassador").rotated).toBe(true);
    expect(refused(game, hide(game, "Glory", null))).toMatchObject({
      code: "sponsor-needed",
      rule: "sponsoring",
      facts: { title: "Glory" },
    });
    const offered = legalActions(game, 0).map(({ sentence }) => sentence);
    expect(offered).toContain("hide Enlistment");
    expect(offered).toContain("hide Enlistment with You's Ambassador");
    expect(offered).toContain("sponsor Enlistment");
    expect(offered).not.toContain("hide Glory");
  });
});

describe("Revealing a hidden agenda", () => {
  it("is an action that rotates nobody; from then on the agenda is in force, and does what it does on being sponsored", () => {
    const text: Text = {
      ...glory,
      statics: [
        { gives: "power", by: 2 },
        { gives: "mark", mark: "destiny", amount: 1, to: "your-ambassador" },
      ],
      effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
    };
    const before = turned(hidden(text), "You's Ambassador", { rotated: true });
    expect(inPlay(before, "You's Ambassador").marks).toEqual({});
    const { game, events } = happens(before, reveal);
    expect(events[0]).toMatchObject({ type: "agenda-revealed", seat: 0, card: { title: "Glory" } });
    expect(inPlay(game, "Glory").faceDown).toBe(false);
    expect(inPlay(game, "You's Ambassador").marks).toEqual({ destiny: 1 });
    expect(powerOf(game, 0)).toBe(9);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    expect(viewFor(game, "public").seats[0]).toMatchObject({ agenda: { title: "Glory" }, agendaHidden: false });
  });

  it("discards it where its requirements are no longer met", () => {
    const before = byHand(hidden(demanding, marked(2)), "Morden", 1);
    expect(viewFor(before, { seat: 0 }).seats[0]?.agendaLacks).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "2 shadow marks", has: 1 },
    });
    const { game, events } = happens(before, reveal);
    expect(events.slice(0, 2)).toMatchObject([
      { type: "agenda-failed", card: { title: "Glory" }, facts: { needs: "2 shadow marks", has: 1 } },
      { type: "discarded", cards: [{ title: "Glory" }], from: "play" },
    ]);
    expect(game.seats[0]?.discard).toEqual([at(before, "Glory")]);
    expect(powerOf(game, 0)).toBe(6);
  });

  it("of a major agenda does not take place until its requirements are met", () => {
    const before = byHand(hidden(major, marked(2)), "Morden", 1);
    expect(refused(before, reveal)).toMatchObject({
      code: "requirement-not-met",
      facts: { title: "Glory", needs: "2 shadow marks", has: 1 },
    });
    expect(legalActions(before, 0).some(({ action }) => action.type === "reveal-agenda")).toBe(false);
    const again = does(before, {
      type: "effect",
      seat: 0,
      because: "Temptation",
      effect: { verb: "gain-mark", which: { card: at(before, "Morden") }, mark: "shadow", amount: 1 },
    });
    expect(inPlay(does(again, reveal), "Glory").faceDown).toBe(false);
  });

  // rulebook: ACTION: Discard, Replace, Reveal or Sponsor an Agenda — no exception for major agendas
  it("of a major agenda without its requirements discards it by the published rules", () => {
    const before = byHand(hidden(major, marked(2)), "Morden", 1);
    for (const rules of ["casual", "tournament"] as const)
      expect(does({ ...before, rules }, reveal).seats[0]?.discard).toEqual([at(before, "Glory")]);
    expect(refused({ ...before, rules: "quickstart" }, reveal).code).toBe("requirement-not-met");
  });

  it("looks at the requirements once: the agenda stays in force when they are met no more", () => {
    // compendium: Force Majeure, bullet 4
    const shown = order(does(hidden(demanding, marked(2)), reveal), 1, "pass");
    const poorer = byHand(shown, "Morden", 2);
    expect(inPlay(poorer, "Glory").faceDown).toBe(false);
    expect(powerOf(poorer, 0)).toBe(8);
  });

  it("is refused without a hidden one", () => {
    expect(refused(table({}), reveal)).toMatchObject({ code: "no-agenda", rule: "agendas" });
    expect(refused(table({ agenda: agenda("Peace", glory) }), reveal)).toMatchObject({
      code: "agenda-not-hidden",
      rule: "hidden-agendas",
      facts: { title: "Peace" },
    });
  });

  it("brings a unique agenda into play only then", () => {
    const once = hidden(glory, {}, { limit: "unique" });
    expect(once.spent).toEqual([]);
    expect(does(once, reveal).spent).toHaveLength(1);
  });
});

describe("Discarding a hidden agenda", () => {
  it("is an action, and shows it", () => {
    const { game, events } = happens(hidden(glory), discard);
    expect(events[0]).toMatchObject({ type: "discarded", cards: [{ title: "Glory" }], from: "play" });
    expect(game.seats[0]?.discard).toHaveLength(1);
  });

  it("is refused where it is major", () => {
    expect(refused(hidden({ ...glory, major: true }), discard)).toMatchObject({
      code: "major-agenda-stays",
      rule: "major-agendas",
      facts: { title: "Glory" },
    });
  });
});

describe("Replacing the agenda", () => {
  const both = (old: CardFacts, next: CardFacts, you: SeatStage = {}) => table({ agenda: old, hand: [next], ...you });

  it("rotates an inner-circle character, removes the old one from the game and brings the new one into force", () => {
    const game = both(
      agenda("Peace", { ...glory, statics: [{ gives: "mark", mark: "doom", amount: 1, to: "your-ambassador" }] }),
      agenda("Glory", { ...glory, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }, { cost: "none" }),
    );
    const { game: after, events } = happens(game, replace(game, "Glory"));
    expect(events.slice(0, 2)).toMatchObject([
      { type: "agenda-replaced", old: { title: "Peace" }, card: { title: "Glory" }, influence: 0 },
      { type: "removed", seat: 0, cards: [{ title: "Peace" }] },
    ]);
    expect(after.seats[0]).toMatchObject({ removed: [at(game, "Peace")], hand: [], unspent: 7 });
    expect(inPlay(after, "Glory")).toMatchObject({ row: "agenda", rotated: false, faceDown: false });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
    expect(powerOf(after, 0)).toBe(9);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toContain(
      "replace agenda with Glory using You's Ambassador",
    );
  });

  it("takes what sponsoring the new one would take", () => {
    const asks = both(agenda("Peace", glory), agenda("Growth", demanding), marked(1));
    expect(refused(asks, replace(asks, "Growth"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "2 shadow marks", has: 1 },
    });
    const foreign = both(agenda("Peace", glory), agenda("Revenge", glory, { race: "narn" }));
    expect(refused(foreign, replace(foreign, "Revenge")).code).toBe("disloyal");
    const poor = both(agenda("Peace", glory), agenda("Glory", glory, { cost: 7 }));
    expect(refused(poor, replace(poor, "Glory")).facts).toMatchObject({ needs: 7, unspent: 6 });
    const tired = turned(both(agenda("Peace", glory), agenda("Glory", glory)), "You's Ambassador", { rotated: true });
    expect(refused(tired, replace(tired, "Glory")).code).toBe("not-ready");
    expect(refused(tired, replace(tired, "Peace")).code).toBe("not-in-hand");
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — no gap between the two, and no overlap.
  it("lets the old one help to meet what the new one requires", () => {
    const given = agenda("Lure", {
      ...glory,
      statics: [{ gives: "mark", mark: "shadow", amount: 2, to: "your-ambassador" }],
    });
    const game = table({ hand: [given, agenda("Growth", demanding)], inner: [character("Lord")] });
    const lured = order(does(game, sponsor(game, "Lure")), 1, "pass");
    const after = does(lured, replace(lured, "Growth", "Lord"));
    expect(inPlay(after, "Growth").faceDown).toBe(false);
    expect(inPlay(after, "You's Ambassador").marks).toEqual({});
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — Support of the Mighty and Vorlon Universe
  it("counts the power of the old one for a new one that requires power, as in the compendium's example", () => {
    const mighty = agenda("Mighty", { says: "+5.", statics: [{ gives: "power", by: 5 }] });
    const universe = agenda("Universe", { ...glory, requires: [{ needs: "power", atLeast: 20 }] });
    const strong = both(mighty, universe, { unspent: 15 });
    expect(powerOf(strong, 0)).toBe(20);
    const after = does(strong, replace(strong, "Universe"));
    expect(inPlay(after, "Universe").row).toBe("agenda");
    expect(powerOf(after, 0)).toBe(17);
    const weak = both(mighty, universe, { unspent: 14 });
    expect(refused(weak, replace(weak, "Universe"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "20 power", has: 19 },
    });
  });

  it("does not let the old one's marks stand in the new one's way", () => {
    const light = agenda("Light", glory, { marks: { vorlon: 1 } });
    const dark = agenda("Dark", glory, { marks: { shadow: 1 } });
    const game = both(light, dark);
    expect(inPlay(does(game, replace(game, "Dark")), "Dark").marks).toEqual({ shadow: 1 });
    const tainted = both(light, dark, { inner: [character("Kosh's Friend", {}, { marks: { vorlon: 1 } })] });
    expect(refused(tainted, replace(tainted, "Dark"))).toMatchObject({
      code: "allergic",
      facts: { target: "Kosh's Friend", mark: "vorlon" },
    });
  });

  it("leaves no gap in which a damaged card could fall", () => {
    const bulwark = (title: string) =>
      agenda(title, {
        says: "Fleets +2.",
        statics: [{ gives: "ability", ability: "military", by: 2, to: "your-fleets" }],
      });
    const game = both(bulwark("Old Walls"), bulwark("New Walls"), { supporting: [fleet("Raiders", 2)] });
    const hurt = turned(game, "Raiders", { damage: 3 });
    expect(inPlay(does(hurt, replace(hurt, "New Walls")), "Raiders").neutralized).toBe(false);
  });

  it("lets no copy of a limited agenda come back, and of another one copies", () => {
    const again = (limit: "limited" | "multiple") => {
      const peace = agenda("Peace", glory, { limit });
      const game = table({
        agenda: peace,
        hand: [agenda("Glory", glory), peace],
        inner: [character("Lord")],
        ...{ deck: [] },
      });
      const replaced = order(does(game, replace(game, "Glory")), 1, "pass");
      const gone = order(does(replaced, discard), 1, "pass");
      const copy = gone.seats[0]?.hand[0] ?? -1;
      return apply(gone, { type: "sponsor", seat: 0, card: copy, with: at(gone, "Lord") });
    };
    expect(again("limited")).toMatchObject({
      ok: false,
      refusal: { code: "limited-removed", rule: "limited", facts: { title: "Peace" } },
    });
    expect(again("multiple").ok).toBe(true);
  });

  it("of a major agenda takes another major agenda", () => {
    const total = agenda("Total War", { ...glory, major: true });
    const minor = both(total, agenda("Glory", glory));
    expect(refused(minor, replace(minor, "Glory"))).toMatchObject({
      code: "major-agenda-replaced",
      rule: "major-agendas",
      facts: { title: "Total War", card: "Glory" },
    });
    const grand = both(total, agenda("Ascendancy", { ...glory, major: true }));
    expect(inPlay(does(grand, replace(grand, "Ascendancy")), "Ascendancy").row).toBe("agenda");
    const promoted = both(agenda("Glory", glory), agenda("Total War", { ...glory, major: true }));
    expect(inPlay(does(promoted, replace(promoted, "Total War")), "Total War").row).toBe("agenda");
  });

  it("is refused without an agenda, and with a hidden one", () => {
    const none = table({ hand: [agenda("Glory", glory)] });
    expect(refused(none, replace(none, "Glory")).code).toBe("no-agenda");
    const game = table({ hand: [agenda("Glory", glory), agenda("Peace", glory)], inner: [character("Lord")] });
    const after = order(does(game, hide(game, "Glory")), 1, "pass");
    expect(refused(after, replace(after, "Peace", "Lord"))).toMatchObject({
      code: "agenda-still-hidden",
      rule: "hidden-agendas",
      facts: { title: "Glory" },
    });
  });

  it("takes with it what lay on the old one", () => {
    const slogan = enhancement("Slogan", {
      says: "An agenda.",
      target: { what: "card", types: ["agenda"], of: "any" },
    });
    const game = table({
      agenda: agenda("Peace", glory),
      hand: [slogan, agenda("Glory", glory)],
      inner: [character("Lord")],
    });
    const placed = order(
      does(game, { ...sponsor(game, "Slogan"), target: { what: "card", card: at(game, "Peace") } }),
      1,
      "pass",
    );
    expect(does(placed, replace(placed, "Glory", "Lord")).seats[0]?.discard).toEqual([at(game, "Slogan")]);
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

  it("does so only while it lies open", () => {
    const game = table({ hand: [open, group("Traders", { cost: 3 })] });
    const after = order(does(game, hide(game, "Enlistment")), 1, "pass");
    expect(refused(after, { type: "sponsor", seat: 0, card: at(game, "Traders") }).code).toBe("sponsor-needed");
  });
});

// engine: Major Agendas — they leave play only by an effect that says so, or for another major agenda.
describe("A major agenda", () => {
  const game = () => table({ agenda: agenda("Total War", { ...glory, major: true }), hand: [agenda("Glory", glory)] });
  const leaves = (verb: "remove" | "discard-card" | "return-to-hand", on: Game, more: object = {}) => ({
    type: "effect" as const,
    seat: 1,
    because: "Impairment",
    effect: { verb, which: { card: at(on, "Total War") }, ...more },
  });

  it("is not made to leave play by an effect, unless that speaks of major agendas", () => {
    const war = game();
    for (const verb of ["remove", "discard-card", "return-to-hand"] as const) {
      expect(refused(war, leaves(verb, war))).toMatchObject({
        code: "major-agenda-leaves-not",
        rule: "major-agendas",
        facts: { title: "Total War" },
      });
      expect(does(war, leaves(verb, war, { major: true })).cards[at(war, "Total War")]?.play).toBeNull();
    }
  });

  it("is protected, and other agendas are not", () => {
    const peace = table({ agenda: agenda("Total War", glory) });
    expect(does(peace, leaves("discard-card", peace)).seats[0]?.discard).toEqual([at(peace, "Total War")]);
  });

  it("that is hidden is touched by no effect", () => {
    const secret = hidden({ ...glory, major: true });
    const effect = { verb: "discard-card" as const, which: { card: at(secret, "Glory") }, major: true as const };
    expect(refused(secret, { type: "effect", seat: 1, because: "Impairment", effect }).code).toBe("card-not-there");
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
