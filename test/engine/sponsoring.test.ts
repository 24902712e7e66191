// engine: Sponsor a Supporting Card; Character Cards; Fleet Cards; Group Cards; Location Cards
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../src/engine/index.ts";
import { apply, legalActions, viewFor } from "../../src/engine/index.ts";
import {
  agenda,
  at,
  character,
  conflict,
  does,
  enhancement,
  event,
  fleet,
  group,
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
} from "./stage.ts";

const table = (hand: readonly CardFacts[], you: SeatStage = {}) =>
  stage({ You: { race: "centauri", unspent: 9, hand, ...you }, Rival: {} });
const sponsor = (game: Game, title: string, by = "You's Ambassador") => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, by),
});

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

// engine: Sponsor a Supporting Card; glossary: Double, Cost Reductions
describe("What sponsoring costs", () => {
  const cheaper = (title: string, by: number, more: object = {}) =>
    location(title, { text: { says: title, statics: [{ gives: "sponsor-cost", types: ["character"], by, ...more }] } });

  it("is doubled first, then changed by every card that says so, and the log tells how", () => {
    const game = table([character("Spy", {}, { cost: 4, race: "narn" })], {
      supporting: [cheaper("Thrift", -3), cheaper("Tolls", 1)],
    });
    const { game: after, events } = happens(game, sponsor(game, "Spy"));
    expect(after.seats[0]?.spent).toBe(6);
    expect(events[0]).toMatchObject({
      influence: 6,
      sum: {
        printed: 4,
        doubled: true,
        changes: [
          { source: "Thrift", by: -3 },
          { source: "Tolls", by: 1 },
        ],
      },
    });
  });

  it("is told with the refusal of what is too dear", () => {
    const game = table([character("Spy", {}, { cost: 6, race: "narn" })], {
      unspent: 9,
      supporting: [cheaper("Thrift", -2)],
    });
    expect(refused(game, sponsor(game, "Spy"))).toMatchObject({
      code: "not-enough-influence",
      rule: "applying-influence",
      facts: { title: "Spy", needs: 10, unspent: 9, printed: 6, doubled: 12, changes: ["−2 by Thrift"] },
    });
  });

  it("never falls below nothing, and an inner-circle character rotates all the same", () => {
    const game = table([character("Clerk", {}, { cost: 2 })], { supporting: [cheaper("Thrift", -5)] });
    const after = does(game, sponsor(game, "Clerk"));
    expect(after.seats[0]?.spent).toBe(0);
    expect(inPlay(after, "You's Ambassador").rotated).toBe(true);
  });

  it("counts what another player's card does to everybody, and not what it does for that player", () => {
    const paid = (toll: CardFacts) => {
      const game = stage({
        You: { unspent: 9, hand: [character("Clerk", {}, { cost: 2 })] },
        Rival: { supporting: [toll] },
      });
      return does(game, sponsor(game, "Clerk")).seats[0]?.spent;
    };
    expect(paid(cheaper("Toll", 1, { to: "each" }))).toBe(3);
    expect(paid(cheaper("Thrift", -1))).toBe(2);
  });

  // compendium: Promoting — a discount for sponsoring is none for promoting.
  it("is no matter for promoting", () => {
    const game = table([], {
      inner: [character("Lord")],
      supporting: [character("Clerk", {}, { cost: 3 }), cheaper("Thrift", -2)],
    });
    const after = does(game, { type: "promote", seat: 0, card: at(game, "Clerk"), with: at(game, "Lord") });
    expect(after.seats[0]?.spent).toBe(5);
  });
});

describe("A discount on the next card", () => {
  const quartermaster = character(
    "Quartermaster",
    {},
    {
      text: {
        says: "Cheaper.",
        actions: [
          { does: "pay less", effects: [{ verb: "discount", who: "you", types: ["fleet", "location"], amount: 2 }] },
        ],
      },
    },
  );
  const hand = [
    fleet("Raiders", 2, { cost: 3 }),
    fleet("Cruisers", 2, { cost: 3 }),
    character("Clerk", {}, { cost: 3 }),
  ];
  const discounted = () => {
    const game = table(hand, { inner: [character("Lord"), character("Lady")], supporting: [quartermaster] });
    return order(order(game, 0, "rotate Quartermaster to pay less"), 1, "pass");
  };

  it("is for one card of its types this turn, and is used up by it", () => {
    let game = discounted();
    expect(viewFor(game, "public").seats[0]?.discounts).toMatchObject([{ by: -2, source: "Quartermaster" }]);
    game = order(does(game, sponsor(game, "Clerk")), 1, "pass");
    expect(game.seats[0]?.spent).toBe(3);
    game = order(does(game, sponsor(game, "Raiders", "Lord")), 1, "pass");
    expect(game.seats[0]?.spent).toBe(4);
    expect(does(game, sponsor(game, "Cruisers", "Lady")).seats[0]?.spent).toBe(7);
  });

  it("is gone with the turn", () => {
    const later = passed(discounted(), "action", "discard", "buy");
    expect(later.turn).toBe(2);
    expect(later.seats[0]?.discounts).toEqual([]);
  });
});

// engine: “Sponsor for free”; Sponsor effects; glossary: Free
describe("Sponsoring by an effect", () => {
  type Effect = NonNullable<NonNullable<CardFacts["text"]>["effects"]>[number];
  const letting = (more: Partial<Extract<Effect, { verb: "sponsor" }>> = {}): Effect => ({
    verb: "sponsor",
    who: "you",
    types: ["character", "group"],
    ...more,
  });
  const spree = (more: Partial<Extract<Effect, { verb: "sponsor" }>> = {}, facts: Partial<CardFacts> = {}) =>
    event("Spree", { says: "Bring one.", effects: [letting(more)] }, facts);
  const bring = (game: Game, title: string, more: object = {}) => ({
    type: "sponsor" as const,
    seat: 0,
    card: at(game, title),
    ...more,
  });
  const played = (card: CardFacts, hand: readonly CardFacts[], you: SeatStage = {}) =>
    order(table([card, ...hand], you), 0, `play ${card.title}`);

  it("rotates nobody and takes the cost, and is part of the same action", () => {
    const game = played(spree(), [character("Clerk", {}, { cost: 3 }), fleet("Raiders", 1)]);
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "sponsor", terms: { types: ["character", "group"] } }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["sponsor Clerk", "pass"]);
    const { game: after, events } = happens(game, bring(game, "Clerk"));
    expect(events[0]).toMatchObject({ type: "sponsored", with: null, influence: 3, source: "Spree" });
    expect(after.seats[0]).toMatchObject({ unspent: 6, spent: 3 });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    expect(inPlay(after, "Clerk")).toMatchObject({ row: "supporting", rotated: false });
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("for free takes no influence, but meets every other requirement and restriction", () => {
    const free = spree({ free: true });
    const game = played(free, [character("Clerk", {}, { cost: 9, race: "narn" })], { unspent: 1 });
    const { game: after, events } = happens(game, bring(game, "Clerk"));
    expect(events[0]).toMatchObject({ influence: 0, free: true });
    expect(after.seats[0]).toMatchObject({ unspent: 1, spent: 0 });
    const needy = character(
      "Prophet",
      {},
      {
        text: { says: "Needs.", requires: [{ needs: "marks", mark: "destiny", atLeast: 1 }] },
      },
    );
    const asking = played(free, [needy, group("Guild", { race: "narn" }), character("Lise", {}, { cost: "none" })]);
    expect(refused(asking, bring(asking, "Prophet")).code).toBe("requirement-not-met");
    expect(refused(asking, bring(asking, "Guild")).code).toBe("disloyal");
    expect(refused(asking, bring(asking, "Lise")).code).toBe("no-printed-cost");
    const twin = character("Zack");
    const double = order(stage({ You: { hand: [free, twin] }, Rival: { supporting: [twin] } }), 0, "play Spree");
    expect(refused(double, { type: "sponsor", seat: 0, card: double.seats[0]?.hand[0] ?? -1 })).toMatchObject({
      code: "limited-in-play",
      rule: "limited",
      facts: { whose: "Rival" },
    });
  });

  it("for less counts with the other discounts, after doubling", () => {
    const game = played(spree({ less: 2 }), [character("Spy", {}, { cost: 3, race: "narn" })], { unspent: 3 });
    expect(refused(game, bring(game, "Spy")).facts).toMatchObject({
      needs: 4,
      unspent: 3,
      doubled: 6,
      changes: ["−2 by Spree"],
    });
    const rich = played(spree({ less: 2 }), [character("Spy", {}, { cost: 3, race: "narn" })]);
    expect(does(rich, bring(rich, "Spy")).seats[0]?.spent).toBe(4);
  });

  it("lets in only what it names, once, and takes nobody to rotate", () => {
    const game = played(spree(), [fleet("Raiders", 1), character("Clerk"), character("Page")]);
    expect(refused(game, bring(game, "Raiders"))).toMatchObject({
      code: "sponsor-type",
      rule: "sponsoring-for-free",
      facts: { title: "Raiders", type: "fleet", source: "Spree", types: ["character", "group"] },
    });
    expect(refused(game, bring(game, "Clerk", { with: at(game, "You's Ambassador") }))).toMatchObject({
      code: "sponsor-not-needed",
      rule: "sponsoring-for-free",
    });
    const after = order(does(game, bring(game, "Clerk")), 1, "pass");
    expect(refused(after, bring(after, "Page")).code).toBe("sponsor-needed");
  });

  it("is offered to whoever holds cards, whatever they are, and may be declined", () => {
    const game = played(spree(), [fleet("Raiders", 1)]);
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "sponsor" }]);
    expect(viewFor(game, "public").awaiting).toMatchObject([
      { kind: "sponsor", about: "Spree", terms: { types: ["character", "group"], less: 0, free: false } },
    ]);
    const after = order(game, 0, "pass");
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    expect(after.passes).toBe(0);
    expect(played(spree(), []).awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  // engine: Sponsor effects — the card that gives the effect is the sponsor, so it must be of an enhancement's race.
  it("makes the effect's card the sponsor: an enhancement of a race takes a card of that race", () => {
    const oath = enhancement(
      "Oath",
      {
        says: "+1",
        target: { what: "card", types: ["character"], of: "any" },
        statics: [{ gives: "ability", ability: "diplomacy", by: 1, to: "host" }],
      },
      { race: "centauri" },
    );
    const onto = (game: Game) => ({ target: { what: "card" as const, card: at(game, "You's Ambassador") } });
    const neutral = played(spree({ types: ["enhancement"] }), [oath]);
    expect(refused(neutral, bring(neutral, "Oath", onto(neutral)))).toMatchObject({
      code: "enhancement-loyalty",
      facts: { with: "Spree" },
    });
    const loyal = played(spree({ types: ["enhancement"] }, { race: "centauri" }), [oath]);
    expect(inPlay(does(loyal, bring(loyal, "Oath", onto(loyal))), "Oath").host).toBe(at(loyal, "You's Ambassador"));
  });

  it("may come from a card in play, as if it were in the inner circle", () => {
    const recruiters = group("Recruiters", {
      text: { says: "Recruit.", actions: [{ does: "recruit", effects: [letting({ types: ["character"] })] }] },
    });
    const game = order(
      table([character("Clerk", {}, { cost: 3 })], { supporting: [recruiters] }),
      0,
      "rotate Recruiters to recruit",
    );
    const after = does(game, bring(game, "Clerk"));
    expect(inPlay(after, "Recruiters").rotated).toBe(true);
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    expect(after.seats[0]?.spent).toBe(3);
  });

  it("happens at once, in whatever round it comes up", () => {
    const talks = conflict("Talks", "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [letting({ free: true })] }] },
    });
    let game = stage({ You: { hand: [character("Clerk", {}, { cost: 9 })] }, Rival: {} }, [["You", talks]]);
    game = passed(order(game, 0, "support Talks with You's Ambassador using diplomacy"), "action");
    expect(game).toMatchObject({ round: "resolution", awaiting: [{ seat: 0, kind: "sponsor" }] });
    expect(inPlay(does(game, bring(game, "Clerk")), "Clerk").row).toBe("supporting");
  });
});

// engine: Sponsor a Supporting Card — "can only be sponsored by …" must be obeyed.
describe("A card that says who may sponsor it", () => {
  it("is sponsored by such a card, and by nobody else", () => {
    const only = (sponsoredBy: NonNullable<CardFacts["text"]>["sponsoredBy"]) =>
      table(
        [character("Prophet", {}, { cost: 1, text: { says: "Only by.", ...(sponsoredBy ? { sponsoredBy } : {}) } })],
        {
          inner: [
            character("Narn Friend", {}, { race: "narn" }),
            character("Ranger Aide", {}, { keywords: ["Ranger"] }),
            character("Marked", {}, { marks: { shadow: 1 } }),
          ],
        },
      );
    const tries = (game: Game) =>
      ["You's Ambassador", "Narn Friend", "Ranger Aide", "Marked"].filter(
        (by) => apply(game, sponsor(game, "Prophet", by)).ok,
      );
    expect(tries(only({ race: "narn" }))).toEqual(["Narn Friend"]);
    expect(tries(only({ keyword: "Ranger" }))).toEqual(["Ranger Aide"]);
    expect(tries(only({ mark: "shadow" }))).toEqual(["Marked"]);
    const game = only({ race: "narn" });
    expect(refused(game, sponsor(game, "Prophet"))).toMatchObject({
      code: "sponsor-restricted",
      rule: "sponsoring",
      facts: { title: "Prophet", with: "You's Ambassador", race: "narn" },
    });
  });
});
