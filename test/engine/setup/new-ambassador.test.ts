// engine: Ambassadors and Ambassadorial Immunity — a card already in play becomes the ambassador, and the old one stays
import { describe, expect, it } from "vitest";
import { takeControl } from "../../../src/engine/changes/in-force/control.ts";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { ambassadorOf, titleOf } from "../../../src/engine/state/lookup.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  character,
  does,
  enhancement,
  event,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const page = () => character("Page", { diplomacy: 1 });
const table = (you: SeatStage = {}) => stage({ You: { supporting: [page(), fleet("Raiders", 2)], ...you }, Rival: {} });
const leads = (game: Game, title: string) => byHand({ verb: "become-ambassador", which: { card: at(game, title) } });

/** Lays a card of your hand on your ambassador. */
function lain(game: Game, title: string, by = 0): Game {
  return arranged(game, (work) => {
    const host = ambassadorOf(work.game, 0);
    enterPlay(work, at(work.game, title), { faction: 0, controller: by, row: "attached", host });
  });
}

const onAmbassador = (title: string, text: Partial<NonNullable<CardFacts["text"]>> = {}) =>
  enhancement(title, { says: title, target: { what: "card", ambassador: true, of: "any" }, ...text });

describe("A character that becomes its faction's ambassador", () => {
  it("leads it from the inner circle, where the former ambassador stays", () => {
    const { game, events } = happens(table(), leads(table(), "Page"));
    expect(titleOf(game, ambassadorOf(game, 0))).toBe("Page");
    expect(inPlay(game, "Page").row).toBe("inner");
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ row: "inner", faction: 0, controller: 0 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "ambassador-changed", seat: 0, from: "supporting", source: "A Card" }),
    );
    const inner = viewFor(game, "public").seats[0]?.inner ?? [];
    expect(inner.map(({ title, isAmbassador }) => [title, isAmbassador])).toEqual([
      ["Page", true],
      ["You's Ambassador", false],
    ]);
  });

  it("is immune from then on, and whoever led before is not any more", () => {
    const game = does(table(), leads(table(), "Page"));
    const discard = (title: string) => byHand({ verb: "discard-card", which: { card: at(game, title) } });
    expect(refused(game, discard("Page")).code).toBe("ambassador-leaves-not");
    expect(does(game, discard("You's Ambassador")).seats[0]?.discard).toEqual([at(game, "You's Ambassador")]);
    const down = byHand({ verb: "move", which: { card: at(game, "You's Ambassador") }, to: "supporting" });
    expect(inPlay(does(game, down), "You's Ambassador").row).toBe("supporting");
  });

  it("takes over what must lie on an ambassador, another player's and face-down cards too; all else stays", () => {
    const bugs = { ...onAmbassador("Bugs"), type: "contingency" as const };
    const hand = [onAmbassador("Chain"), bugs];
    const ring = enhancement("Ring", { says: "-", target: { what: "card", types: ["character"], of: "any" } });
    const start = stage({
      You: { supporting: [page()], hand: [...hand, ring] },
      Rival: { hand: [onAmbassador("Debt")] },
    });
    const laid = turned(lain(lain(lain(lain(start, "Chain"), "Ring"), "Bugs"), "Debt", 1), "Bugs", { faceDown: true });
    const { game, events } = happens(laid, leads(laid, "Page"));
    for (const title of ["Chain", "Debt", "Bugs"]) expect(inPlay(game, title).host, title).toBe(at(game, "Page"));
    expect(inPlay(game, "Ring").host).toBe(at(game, "You's Ambassador"));
    expect(inPlay(game, "Debt").controller).toBe(1);
    // What lies face down is not named.
    const told = events.find((event) => event.type === "ambassador-changed");
    expect(told?.type === "ambassador-changed" && told.moved?.map(({ title }) => title)).toEqual(["Chain", "Debt"]);
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — what an agenda gives an ambassador is given anew
  it("is given the marks and abilities that cards give an ambassador; the former one keeps its own", () => {
    const creed = agenda("Creed", {
      says: "A mark and an ability.",
      statics: [
        { gives: "mark", mark: "destiny", amount: 1, to: "your-ambassador" },
        { gives: "ability", ability: "diplomacy", by: 2, to: "your-ambassador" },
      ],
    });
    const start = arranged(table({ agenda: creed }), (work) => {
      const play = editPlay(work, ambassadorOf(work.game, 0));
      play.marks = { ...play.marks, strife: 1 };
    });
    expect(inPlay(start, "You's Ambassador").marks).toEqual({ destiny: 1, strife: 1 });
    const game = does(start, leads(start, "Page"));
    expect(inPlay(game, "Page").marks).toMatchObject({ destiny: 1 });
    expect(inPlay(game, "You's Ambassador").marks.destiny ?? 0).toBe(0);
    expect(inPlay(game, "You's Ambassador").marks.strife).toBe(1);
    expect(abilityOf(game, at(game, "Page"), "diplomacy")).toBe(3);
    expect(abilityOf(game, at(game, "You's Ambassador"), "diplomacy")).toBe(3);
  });

  it("is its own player's again where somebody else had taken control of it", () => {
    const taken = arranged(table(), (work) => {
      const claim = { by: 1, until: "end-of-turn", holder: null, source: "Bribe" } as const;
      takeControl(work, at(work.game, "Page"), claim);
    });
    expect(inPlay(taken, "Page").controller).toBe(1);
    const game = does(taken, leads(taken, "Page"));
    expect(inPlay(game, "Page")).toMatchObject({ controller: 0, faction: 0 });
    expect(inPlay(game, "Page").taken).toBeUndefined();
  });

  it("is refused to a fleet, to whoever found asylum, to the ambassador itself, and in a Drakh ambassador's place", () => {
    expect(refused(table(), leads(table(), "Raiders"))).toMatchObject({ code: "not-a-character" });
    const guest = turned(table(), "Page", { asylum: true });
    expect(refused(guest, leads(guest, "Page"))).toMatchObject({ code: "asylum-stays-outside", rule: "surrender" });
    expect(refused(table(), leads(table(), "You's Ambassador"))).toMatchObject({
      code: "nothing-to-change",
      facts: { reason: "leads-already" },
    });
    const emissary = character("Emissary", {}, { race: "drakh" });
    const drakh = arranged(table({ supporting: [page(), emissary] }), (work) => {
      editSeat(work, 0).drakh = true;
    });
    const ruled = does(drakh, leads(drakh, "Emissary"));
    expect(refused(ruled, leads(ruled, "Page"))).toMatchObject({ code: "drakh-ambassador-stays", rule: "drakh" });
  });

  it("steps down again where the event that did it is reversed", () => {
    const coup = event("Coup", {
      says: "-",
      target: { what: "card", of: "you" },
      effects: [{ verb: "become-ambassador", which: "target" }],
    });
    const veto = event("Veto", { says: "-", effects: [{ verb: "reverse", what: "last-event" }] });
    const start = lain(
      stage({ You: { supporting: [page()], hand: [coup, onAmbassador("Chain")] }, Rival: { hand: [veto] } }),
      "Chain",
    );
    const target = { what: "card", card: at(start, "Page") } as const;
    const led = does(start, { type: "play", seat: 0, card: at(start, "Coup"), target });
    expect(titleOf(led, ambassadorOf(led, 0))).toBe("Page");
    const back = does(led, { type: "play", seat: 1, card: at(led, "Veto") });
    expect(titleOf(back, ambassadorOf(back, 0))).toBe("You's Ambassador");
    expect(inPlay(back, "Page").row).toBe("supporting");
    expect(inPlay(back, "Chain").host).toBe(at(back, "You's Ambassador"));
  });
});

describe("A character that cannot become one of the inner circle", () => {
  // engine: The Cannot rule — Luis Santiago, whatever would put him there
  it("leads no faction, and does where another card lifts that", () => {
    const statics = (...given: NonNullable<CardFacts["text"]>["statics"] & {}): Partial<CardFacts> => ({
      text: { says: "-", statics: given },
    });
    const luis = character("Luis Santiago", {}, statics({ gives: "cannot", what: "be-promoted", to: "this" }));
    const start = table({ supporting: [luis] });
    expect(refused(start, leads(start, "Luis Santiago")).rule).toBe("cannot");
    const before = { ...start, revision: 13 as const };
    const led13 = does(before, leads(before, "Luis Santiago"));
    expect(titleOf(led13, ambassadorOf(led13, 0))).toBe("Luis Santiago");
    const free = enhancement("Dispensation", {
      says: "-",
      target: { what: "card", of: "any" },
      statics: [{ gives: "lifts", what: "be-promoted", to: "host" }],
    });
    const lifted = arranged(table({ supporting: [luis], hand: [free] }), (work) => {
      const host = at(work.game, "Luis Santiago");
      enterPlay(work, at(work.game, "Dispensation"), { faction: 0, controller: 0, row: "attached", host });
    });
    const led = does(lifted, leads(lifted, "Luis Santiago"));
    expect(titleOf(led, ambassadorOf(led, 0))).toBe("Luis Santiago");
  });
});

describe("Drakh conversion", () => {
  it("takes along the marks that an agenda gives an ambassador", () => {
    const creed = agenda("Creed", {
      says: "A mark.",
      statics: [{ gives: "mark", mark: "destiny", amount: 1, to: "your-ambassador" }],
    });
    const emissary = character("Emissary", {}, { race: "drakh", ambassador: "drakh", cost: 1 });
    const start = stage({ You: { race: "centauri", agenda: creed, hand: [emissary] }, Rival: { race: "narn" } });
    const by = at(start, "You's Ambassador");
    const game = does(start, { type: "sponsor", seat: 0, card: at(start, "Emissary"), with: by });
    expect(inPlay(game, "Emissary").marks).toEqual({ destiny: 1 });
    expect(inPlay(game, "You's Ambassador").marks.destiny ?? 0).toBe(0);
  });
});

describe("Abdication Papers", () => {
  it("make a character of yours your ambassador", () => {
    const papers = PRACTICE_CARDS.filter(({ title }) => title === "Abdication Papers");
    const start = table({ hand: papers });
    expect(sentences(start).filter((one) => one.startsWith("play"))).toEqual(["play Abdication Papers on Page"]);
    const game = order(start, 0, "play Abdication Papers on Page");
    expect(titleOf(game, ambassadorOf(game, 0))).toBe("Page");
    expect(game.seats[0]?.rawPower).toBe(1);
  });
});
