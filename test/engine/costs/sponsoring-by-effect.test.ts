// engine: “Sponsor for free”; Sponsor effects; glossary: Free
import { describe, expect, it } from "vitest";
import { apply, type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  at,
  byHand,
  character,
  conflict,
  does,
  enhancement,
  event,
  fleet,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";
import { sponsor, table } from "./sponsor-stage.ts";

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
      changes: [{ source: "Spree", by: -2 }],
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

  // engine: Fleet Cards; compendium: 7.8
  it("by hand brings in a Vorlon fleet for whoever meets what it asks, and replaces by one no more than that", () => {
    const cruiser = fleet("Cruiser", 4, {
      race: "vorlon",
      text: { says: "Requires a Vorlon mark.", requires: [{ needs: "marks", mark: "vorlon", atLeast: 1 }] },
    });
    const pilgrim = character("Pilgrim", {}, { marks: { vorlon: 1 } });
    const bringing = (inner: readonly CardFacts[]) => {
      const game = stage({ You: { unspent: 9, inner, supporting: [fleet("Raiders", 1)], hand: [cruiser] }, Rival: {} });
      const replaced = apply(
        game,
        byHand({ verb: "replace", which: { card: at(game, "Raiders") }, with: { card: at(game, "Cruiser") } }),
      );
      const asked = does(game, byHand({ verb: "sponsor", who: { seat: 0 }, types: ["fleet"] }));
      const came = apply(asked, { type: "sponsor", seat: 0, card: at(game, "Cruiser") });
      return [came, replaced].map((one) => (one.ok ? "done" : one.refusal.code));
    };
    expect(bringing([pilgrim])).toEqual(["done", "done"]);
    expect(bringing([])).toEqual(["requirement-not-met", "requirement-not-met"]);
  });
});
