// engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda — one in the place of another; Major Agendas
import { describe, expect, it } from "vitest";
import { apply, type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  agenda,
  at,
  character,
  does,
  enhancement,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  type SeatStage,
  turned,
} from "../stage.ts";
import { demanding, discard, glory, hidden, hide, marked, sponsor, table } from "./agenda-stage.ts";

const replace = (game: Game, title: string, by: string | null = "You's Ambassador") => ({
  ...hide(game, title, by),
  type: "replace-agenda" as const,
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

  // engine: Discard, Replace, Sponsor … an Agenda — a character rotates to remove the old one; Sponsor effects
  it("rotates a character where a card spares that for sponsoring, and nobody only where the new one says so itself", () => {
    const open = agenda("Enlistment", { ...glory, statics: [{ gives: "sponsor-unrotated", types: ["agenda"] }] });
    const game = both(open, agenda("Glory", glory));
    expect(refused(game, replace(game, "Glory", null))).toMatchObject({ code: "sponsor-needed", rule: "sponsoring" });
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).not.toContain("replace agenda with Glory");
    expect(inPlay(does({ ...game, revision: 7 }, replace(game, "Glory", null)), "You's Ambassador").rotated).toBe(
      false,
    );
    const light = both(open, agenda("Light", { ...glory, unrotated: true }));
    expect(inPlay(does(light, replace(light, "Light", null)), "You's Ambassador").rotated).toBe(false);
  });

  // engine: Discard, Replace, Sponsor … an Agenda — it needs what it would need to be sponsored
  it("purges the marks that the new one takes, and cannot be where they are not there", () => {
    const dark = agenda("Growth", { ...glory, pays: [{ pays: "purge-mark", mark: "shadow", amount: 2 }] });
    const poor = both(agenda("Peace", glory), dark, marked(1));
    expect(refused(poor, replace(poor, "Growth")).code).toBe("marks-to-purge");
    const rich = both(agenda("Peace", glory), dark, marked(2));
    expect(inPlay(does(rich, replace(rich, "Growth")), "Morden").marks).toEqual({});
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

describe("An agenda that replaces another", () => {
  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda; compendium: Taunts And Games — it is not sponsored
  it("is not made cheaper by what is for the next one that is sponsored", () => {
    const start = table({ agenda: agenda("Peace", glory), hand: [agenda("Glory", glory, { cost: 3 })], unspent: 6 });
    const sale = (game: Game) =>
      does(game, {
        type: "effect",
        seat: 0,
        because: "A Sale",
        effect: { verb: "discount", who: { seat: 0 }, types: ["agenda"], amount: 1 },
      });
    const game = sale(start);
    expect(does(game, replace(game, "Glory")).seats[0]).toMatchObject({ unspent: 3, discounts: [{ by: -1 }] });
    const former = sale({ ...start, revision: 6 });
    expect(does(former, replace(former, "Glory")).seats[0]?.unspent).toBe(4);
  });
});
