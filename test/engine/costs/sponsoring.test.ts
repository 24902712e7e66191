// engine: Sponsor a Supporting Card; Character Cards; Fleet Cards; Group Cards; Location Cards
import { describe, expect, it } from "vitest";
import { apply, type CardFacts, legalActions } from "../../../src/engine/index.ts";
import {
  agenda,
  character,
  conflict,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  location,
  order,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";
import { sponsor, table } from "./sponsor-stage.ts";

describe("Sponsoring", () => {
  it("rotates an inner-circle character, applies the cost, and brings the card into play ready, as a supporting card", () => {
    for (const card of [
      character("Clerk", {}, { cost: 3 }),
      fleet("Raiders", 3, { cost: 3 }),
      group("Traders", { cost: 3 }),
      location("Outpost", { cost: 3 }),
    ]) {
      const game = table([card]);
      const { game: after, events } = happens(game, sponsor(game, card.title));
      expect(after.seats[0]).toMatchObject({ unspent: 6, spent: 3, hand: [] });
      expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
      expect(inPlay(after, card.title)).toMatchObject({ row: "supporting", rotated: false, faction: 0, controller: 0 });
      expect(events[0]).toMatchObject({ type: "sponsored", influence: 3, card: { title: card.title } });
    }
  });

  it("tells everybody what a character or a fleet can do, and what any other card says", () => {
    for (const [card, told] of [
      [character("Clerk", { diplomacy: 3, psi: 0 }, { cost: 3 }), { abilities: { diplomacy: 3 } }],
      [fleet("Raiders", 4, { cost: 3 }), { abilities: { military: 4 } }],
      [group("Traders", { cost: 3, text: { says: "You count +1 power." } }), { says: "You count +1 power." }],
    ] as const) {
      const game = table([card]);
      const { events } = happens(game, sponsor(game, card.title));
      expect(events[0]).toMatchObject({ type: "sponsored", card: { title: card.title, ...told } });
    }
  });

  it("lets the new card act in the same round", () => {
    const game = stage({ You: { unspent: 9, hand: [character("Clerk", { diplomacy: 1 })] }, Rival: {} }, [
      ["Rival", conflict("Parley", "diplomacy")],
    ]);
    const after = order(does(game, sponsor(game, "Clerk")), 1, "pass");
    expect(order(after, 0, "oppose Parley with Clerk using diplomacy").conflicts[0]?.participants).toHaveLength(1);
  });

  it("is possible with exactly the cost, and refused with 1 less", () => {
    const exact = table([character("Clerk", {}, { cost: 5 })], { unspent: 5 });
    expect(does(exact, sponsor(exact, "Clerk")).seats[0]?.unspent).toBe(0);
    const short = table([character("Clerk", {}, { cost: 5 })], { unspent: 4, spent: 6 });
    expect(refused(short, sponsor(short, "Clerk"))).toMatchObject({
      code: "not-enough-influence",
      rule: "applying-influence",
      facts: { title: "Clerk", needs: 5, unspent: 4 },
    });
  });

  it("costs nothing for a card with a printed cost of 0", () => {
    const game = table([character("Clerk", {}, { cost: 0 })], { unspent: 0, spent: 4 });
    expect(inPlay(does(game, sponsor(game, "Clerk")), "Clerk").row).toBe("supporting");
  });

  it("costs double for a character of another race, and the printed cost for the own race and neutral ones", () => {
    const paid = (race: CardFacts["race"]) => {
      const game = table([character("Clerk", {}, { cost: 4, race })]);
      return does(game, sponsor(game, "Clerk")).seats[0]?.spent;
    };
    expect(paid("centauri")).toBe(4);
    expect(paid("neutral")).toBe(4);
    expect(paid("narn")).toBe(8);
    const game = table([character("Clerk", {}, { cost: 5, race: "narn" })]);
    expect(refused(game, sponsor(game, "Clerk")).facts).toMatchObject({ needs: 10, unspent: 9 });
  });

  it("doubles before a discount is taken off, and never costs less than nothing", () => {
    const cheap = agenda("Thrift", {
      says: "Cheaper.",
      statics: [{ gives: "sponsor-cost", types: ["character"], by: -3 }],
    });
    const paid = (card: CardFacts) => {
      const game = table([card], { agenda: cheap });
      return does(game, sponsor(game, card.title)).seats[0]?.spent;
    };
    expect(paid(character("Clerk", {}, { cost: 4, race: "narn" }))).toBe(5);
    expect(paid(character("Clerk", {}, { cost: 2 }))).toBe(0);
    expect(paid(fleet("Raiders", 1, { cost: 4 }))).toBe(4);
  });

  it("is refused for groups, fleets, locations and agendas of another race", () => {
    const more = { race: "narn", cost: 1 } as const;
    for (const card of [
      group("Guild", more),
      fleet("Raiders", 2, more),
      location("Outpost", more),
      agenda("Revenge", undefined, more),
    ]) {
      const game = table([card]);
      expect(refused(game, sponsor(game, card.title))).toMatchObject({
        code: "disloyal",
        rule: "disloyalty-penalty",
        facts: { title: card.title, type: card.type, race: "narn" },
      });
    }
  });

  // engine: Fleet Cards; compendium: 7.8 — "no one can … unless they meet the specific requirements on the card"
  it("of a Shadow or Vorlon fleet, group or location is open to whoever meets what the card asks, and to nobody else", () => {
    const asks: NonNullable<CardFacts["text"]> = {
      says: "Requires 2 Shadow marks.",
      requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }],
    };
    const more = { race: "shadow", cost: 1 } as const;
    for (const of of [group, location, (title: string, given: object) => fleet(title, 3, given)]) {
      const game = table([of("Dark Force", { ...more, text: asks })]);
      expect(refused(game, sponsor(game, "Dark Force"))).toMatchObject({ code: "requirement-not-met" });
      const marked = table([of("Dark Force", { ...more, text: asks })], {
        inner: [character("Agent", {}, { marks: { shadow: 2 } })],
      });
      expect(inPlay(does(marked, sponsor(marked, "Dark Force")), "Dark Force").row).toBe("supporting");
      expect(sentences(marked)).toContain("sponsor Dark Force with You's Ambassador");
      const silent = table([of("Dark Force", { ...more, text: { says: "Nothing." } })]);
      expect(refused(silent, sponsor(silent, "Dark Force")).code).toBe("disloyal");
    }
  });

  it("of a Drakh character takes a Drakh character", () => {
    const game = table([character("Emissary", {}, { race: "drakh", cost: 1 })]);
    expect(refused(game, sponsor(game, "Emissary"))).toMatchObject({ code: "drakh-sponsor", rule: "drakh" });
    const shadowed = table([character("Emissary", {}, { race: "drakh", cost: 1 })], {
      inner: [character("Keeper", {}, { race: "drakh" })],
    });
    expect(does(shadowed, sponsor(shadowed, "Emissary", "Keeper")).seats[0]?.spent).toBe(2);
  });

  it("is refused with anybody but a ready member of the own inner circle", () => {
    const game = table([character("Clerk")], { supporting: [character("Aide")] });
    expect(refused(game, sponsor(game, "Clerk", "Aide"))).toMatchObject({
      code: "not-inner-circle",
      rule: "inner-circle",
      facts: { title: "Aide" },
    });
    expect(refused(game, sponsor(game, "Clerk", "Rival's Ambassador")).code).toBe("not-inner-circle");
    const rotated = turned(game, "You's Ambassador", { rotated: true });
    expect(refused(rotated, sponsor(game, "Clerk"))).toMatchObject({
      code: "not-ready",
      rule: "ready-rotated-neutralized",
      facts: { title: "You's Ambassador", state: "rotated" },
    });
    const down = turned(game, "You's Ambassador", { neutralized: true });
    expect(refused(down, sponsor(game, "Clerk")).facts).toMatchObject({ state: "neutralized" });
  });

  it("is refused with a character that was neutralized this turn, even if it has become ready again", () => {
    const game = table([character("Clerk")]);
    expect(refused(turned(game, "You's Ambassador", { neutralizedIn: 1 }), sponsor(game, "Clerk"))).toMatchObject({
      code: "neutralized-this-turn",
      rule: "ready-rotated-neutralized",
      facts: { title: "You's Ambassador" },
    });
    const later = turned(game, "You's Ambassador", { neutralizedIn: 0 });
    expect(inPlay(does(later, sponsor(later, "Clerk")), "Clerk").row).toBe("supporting");
  });

  it("takes a card from the hand", () => {
    const game = table([], { deck: [character("Clerk")], supporting: [character("Aide")] });
    expect(refused(game, sponsor(game, "Clerk"))).toMatchObject({
      code: "not-in-hand",
      rule: "sponsoring",
      facts: { title: "Clerk" },
    });
    expect(refused(game, sponsor(game, "Aide")).code).toBe("not-in-hand");
  });

  it("is not how events, conflicts, aftermaths and contingencies are played", () => {
    for (const card of [
      event("Rumor", { says: "Nothing." }),
      conflict("Parley", "diplomacy"),
      invented("aftermath", "Regret"),
      invented("contingency", "Trap"),
    ]) {
      const game = table([card]);
      expect(refused(game, sponsor(game, card.title))).toMatchObject({
        code: "cannot-be-sponsored",
        rule: "sponsoring",
        facts: { title: card.title, type: card.type },
      });
    }
  });

  it("is refused for a card with no printed cost, which is not a cost of zero", () => {
    const game = table([character("Clerk", {}, { cost: "none" })]);
    expect(refused(game, sponsor(game, "Clerk"))).toMatchObject({
      code: "no-printed-cost",
      rule: "no-printed-cost",
      facts: { title: "Clerk" },
    });
    const { cost: _, ...blank } = character("Page");
    const other = table([blank]);
    expect(refused(other, sponsor(other, "Page")).code).toBe("no-printed-cost");
  });

  it("takes what the card requires: marks, influence rating, unrest", () => {
    const needing = (requires: NonNullable<CardFacts["text"]>["requires"], you: SeatStage) => {
      const card = character("Clerk", {}, { cost: 1, text: { says: "Requires.", ...(requires ? { requires } : {}) } });
      const game = table([card], you);
      return { game, action: sponsor(game, "Clerk") };
    };
    const twoMarks = [{ needs: "marks", mark: "shadow", atLeast: 2 }] as const;
    const marked = (shadow: number) => ({ inner: [character("Agent", {}, { marks: { shadow } })] });
    const one = needing([...twoMarks], marked(1));
    expect(refused(one.game, one.action)).toMatchObject({
      code: "requirement-not-met",
      rule: "requirements",
      facts: { title: "Clerk", needs: "2 shadow marks", has: 1 },
    });
    const two = needing([...twoMarks], marked(2));
    expect(inPlay(does(two.game, two.action), "Clerk").row).toBe("supporting");
    const poor = needing([{ needs: "rating", atLeast: 7 }], { unspent: 4, spent: 2 });
    expect(refused(poor.game, poor.action).facts).toMatchObject({ needs: "an influence rating of 7", has: 6 });
    const rich = needing([{ needs: "rating", atLeast: 7 }], { unspent: 4, spent: 3 });
    does(rich.game, rich.action);
    const uneasy = needing([{ needs: "unrest", atMost: 2 }], { unrest: 3 });
    expect(refused(uneasy.game, uneasy.action).facts).toMatchObject({ needs: "unrest of at most 2", has: 3 });
    const calm = needing([{ needs: "unrest", atMost: 2 }], { unrest: 2 });
    does(calm.game, calm.action);
  });

  it("never brings in a starting ambassador; a species ambassador is a character like others", () => {
    const game = stage({
      You: {
        race: "centauri",
        unspent: 9,
        hand: [character("Envoy", {}, { race: "narn", ambassador: "babylon-project", cost: 2 })],
      },
      Rival: {},
    });
    expect(refused(game, sponsor(game, "Envoy"))).toMatchObject({
      code: "starting-ambassador-not-sponsored",
      rule: "ambassadorial-immunity",
      facts: { title: "Envoy", whose: null },
    });
    const speaker = table([character("Hyach Envoy", {}, { race: "non-aligned", ambassador: "species", cost: 2 })]);
    expect(does(speaker, sponsor(speaker, "Hyach Envoy")).seats[0]?.spent).toBe(4);
  });

  it("does not take a target, except for enhancements", () => {
    const game = table([character("Clerk")]);
    expect(refused(game, { ...sponsor(game, "Clerk"), target: { what: "player", seat: 1 } })).toMatchObject({
      code: "no-target-taken",
      rule: "legal-targets",
    });
  });

  it("does what the card says when it comes into play, once", () => {
    const card = character(
      "Heir",
      {},
      { cost: 1, text: { says: "Gain 1 influence.", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] } },
    );
    const game = table([card]);
    expect(does(game, sponsor(game, "Heir")).seats[0]).toMatchObject({ unspent: 9, spent: 1 });
  });

  it("is offered exactly where it is allowed", () => {
    const hand = [
      character("Clerk", {}, { cost: 9 }),
      character("Spy", {}, { cost: 5, race: "narn" }),
      fleet("Raiders", 1, { cost: 1, race: "narn" }),
      location("Outpost", { cost: 0 }),
    ];
    const game = table(hand, { inner: [character("Lord")], supporting: [character("Aide")] });
    const offered = new Set(legalActions(game, 0).map(({ action }) => JSON.stringify(action)));
    let accepted = 0;
    for (const { title } of hand)
      for (const by of ["You's Ambassador", "Lord", "Aide", "Rival's Ambassador"]) {
        const action = sponsor(game, title, by);
        const allowed = apply(game, action).ok;
        expect(offered.has(JSON.stringify(action))).toBe(allowed);
        accepted += Number(allowed);
      }
    expect(accepted).toBe(4);
  });
});
