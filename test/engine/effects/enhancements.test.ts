// engine: Enhancement Cards; Factions and Control; glossary: Global, You or Your
import { describe, expect, it } from "vitest";
import type { CardFacts, Game, Target } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  agenda,
  at,
  character,
  does,
  enhancement,
  fleet,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const onCharacter: Text = {
  says: "+2 diplomacy.",
  target: { what: "card", types: ["character"], of: "any" },
  statics: [{ gives: "ability", ability: "diplomacy", by: 2, to: "host" }],
};
const onFaction: Text = {
  says: "-1 power.",
  target: { what: "player", of: "any" },
  statics: [{ gives: "power", by: -1 }],
};
const global: Text = { says: "The whole game." };

const table = (hand: readonly CardFacts[], you: SeatStage = {}) =>
  stage({
    You: { race: "narn", unspent: 12, hand, ...you },
    Rival: { race: "human", supporting: [character("Stranger", { diplomacy: 1 })] },
  });
const onto = (game: Game, title: string): Target => ({ what: "card", card: at(game, title) });
const sponsor = (game: Game, title: string, target?: Target, by = "You's Ambassador") => ({
  type: "sponsor" as const,
  seat: 0,
  card: game.seats[0]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? -1,
  with: at(game, by),
  ...(target ? { target } : {}),
});

describe("An enhancement", () => {
  it("is sponsored onto a card, which it improves for as long as it lies there", () => {
    const game = table([enhancement("Book of G'Quan", onCharacter, { cost: 3 })]);
    const after = does(game, sponsor(game, "Book of G'Quan", onto(game, "You's Ambassador")));
    expect(after.seats[0]).toMatchObject({ unspent: 9, spent: 3 });
    expect(inPlay(after, "Book of G'Quan")).toMatchObject({
      row: "attached",
      faction: 0,
      controller: 0,
      host: at(game, "You's Ambassador"),
    });
    expect(abilityOf(after, at(game, "You's Ambassador"), "diplomacy")).toBe(5);
  });

  it("may go on another player's card, and stays controlled by whoever played it", () => {
    const spy: Text = {
      ...onCharacter,
      actions: [{ does: "listen", effects: [{ verb: "draw", who: "you", amount: 1 }] }],
    };
    const game = table([enhancement("Informer", spy)]);
    const after = does(game, sponsor(game, "Informer", onto(game, "Stranger")));
    expect(inPlay(after, "Informer")).toMatchObject({ faction: 1, controller: 0, host: at(game, "Stranger") });
    expect(abilityOf(after, at(game, "Stranger"), "diplomacy")).toBe(3);
    expect(legalActions(after, 1).some(({ sentence }) => sentence.includes("Informer"))).toBe(false);
    expect(refused(after, { type: "rotate", seat: 1, card: at(after, "Informer"), action: 0 })).toMatchObject({
      code: "not-your-card",
      facts: { controller: "You" },
    });
    // Whoever controls it decides on its action; "you" in it is the player whose card it lies on.
    const used = order(order(after, 1, "pass"), 0, "rotate Informer to listen");
    expect(used.seats.map(({ hand }) => hand.length)).toEqual([0, 1]);
    expect(inPlay(passed(passed(used, "action", "discard", "buy"), "declare"), "Informer").rotated).toBe(false);
  });

  it("counts for the faction that it is on: 'you' is then that faction", () => {
    const game = table([enhancement("Embargo", onFaction)]);
    const after = does(game, sponsor(game, "Embargo", { what: "player", seat: 1 }));
    expect(inPlay(after, "Embargo")).toMatchObject({ row: "faction", faction: 1, controller: 0, host: null });
    expect({ powerOf0: powerOf(after, 0), powerOf1: powerOf(after, 1) }).toEqual({ powerOf0: 12, powerOf1: 3 });
    expect(viewFor(after, "public").seats[1]?.onFaction).toMatchObject([{ title: "Embargo" }]);
  });

  it("is discarded, to its owner's pile, when what it is on leaves play", () => {
    const game = table([enhancement("Book of G'Quan", onCharacter)]);
    const placed = does(game, sponsor(game, "Book of G'Quan", onto(game, "Stranger")));
    const down = does(placed, {
      type: "effect",
      seat: 0,
      because: "A Knife",
      effect: {
        verb: "neutralize",
        which: { card: at(placed, "Stranger") },
      },
    });
    const after = passed(down, "action");
    expect(after.seats[1]?.discard).toEqual([at(game, "Stranger")]);
    expect(after.seats[0]?.discard).toEqual([at(placed, "Book of G'Quan")]);
    expect(after.cards[at(placed, "Book of G'Quan")]).toMatchObject({ zone: "discard", play: null });
  });

  // engine: Enhancement Cards — Na'Toth with the Book of G'Quan
  it.each(["discard-card", "remove", "return-to-hand"] as const)(
    "is discarded where an effect takes away what it is on: %s",
    (verb) => {
      const game = table([enhancement("Book of G'Quan", onCharacter)], {
        supporting: [character("Na'Toth", { diplomacy: 1 }, { race: "narn" })],
      });
      const placed = does(game, sponsor(game, "Book of G'Quan", onto(game, "Na'Toth")));
      const gone = does(placed, {
        type: "effect",
        seat: 1,
        because: "A Plot",
        effect: { verb, which: { card: at(placed, "Na'Toth") } },
      });
      expect(gone.cards[at(gone, "Na'Toth")]?.zone).not.toBe("play");
      expect(gone.seats[0]?.discard).toContain(at(placed, "Book of G'Quan"));
    },
  );

  it("cannot be on one target twice, but on two targets", () => {
    const book = enhancement("Book of G'Quan", onCharacter);
    const game = table([book, book], { inner: [character("Lord")] });
    const once = order(does(game, sponsor(game, "Book of G'Quan", onto(game, "Stranger"))), 1, "pass");
    expect(refused(once, sponsor(once, "Book of G'Quan", onto(once, "Stranger"), "Lord"))).toMatchObject({
      code: "enhancement-copy",
      rule: "enhancements",
      facts: { title: "Book of G'Quan", target: "Stranger" },
    });
    does(once, sponsor(once, "Book of G'Quan", onto(once, "Lord"), "Lord"));
  });

  it("for a faction cannot be on one faction twice", () => {
    const embargo = enhancement("Embargo", onFaction);
    const game = table([embargo, embargo], { inner: [character("Lord")] });
    const once = order(does(game, sponsor(game, "Embargo", { what: "player", seat: 1 })), 1, "pass");
    expect(refused(once, sponsor(once, "Embargo", { what: "player", seat: 1 }, "Lord"))).toMatchObject({
      code: "enhancement-copy",
      facts: { target: "Rival" },
    });
    does(once, sponsor(once, "Embargo", { what: "player", seat: 0 }, "Lord"));
  });

  it("that is global is in play once, in nobody's faction, and everybody sees it", () => {
    const notImpressed = enhancement("We Are Not Impressed", global);
    const game = table([notImpressed, notImpressed], { inner: [character("Lord")] });
    const once = order(does(game, sponsor(game, "We Are Not Impressed")), 1, "pass");
    expect(inPlay(once, "We Are Not Impressed")).toMatchObject({ faction: null, controller: 0, row: "faction" });
    expect(refused(once, sponsor(once, "We Are Not Impressed", undefined, "Lord"))).toMatchObject({
      code: "enhancement-copy",
      facts: { title: "We Are Not Impressed" },
    });
    expect(viewFor(once, "public").global).toMatchObject([{ title: "We Are Not Impressed" }]);
  });

  it("of a race is sponsored by a character of that race onto a target of that race", () => {
    const oath = enhancement("Oath", onCharacter, { race: "narn" });
    const game = table([oath], {
      inner: [character("Drazi Friend", {}, { race: "non-aligned" })],
      supporting: [character("Na'Toth", {}, { race: "narn" }), character("Drifter")],
    });
    expect(refused(game, sponsor(game, "Oath", onto(game, "Na'Toth"), "Drazi Friend"))).toMatchObject({
      code: "enhancement-loyalty",
      rule: "enhancements",
      facts: { title: "Oath", race: "narn", with: "Drazi Friend" },
    });
    expect(refused(game, sponsor(game, "Oath", onto(game, "Drifter")))).toMatchObject({
      code: "enhancement-loyalty",
      facts: { race: "narn", target: "Drifter" },
    });
    does(game, sponsor(game, "Oath", onto(game, "Na'Toth")));
    const banner = enhancement("Banner", onFaction, { race: "narn" });
    const other = table([banner]);
    expect(refused(other, sponsor(other, "Banner", { what: "player", seat: 1 })).code).toBe("enhancement-loyalty");
    does(other, sponsor(other, "Banner", { what: "player", seat: 0 }));
  });

  // engine: Enhancement Cards — what its type line says it can be played on
  it("for agendas goes on an agenda and on nothing else", () => {
    const slogan = enhancement("Slogan", {
      says: "+1 power.",
      target: { what: "card", types: ["agenda"], of: "any" },
      statics: [{ gives: "power", by: 1 }],
    });
    const game = table([slogan], {
      agenda: agenda("Peace", undefined),
      supporting: [character("Na'Toth", {}, { race: "narn" })],
    });
    for (const title of ["Na'Toth", "Stranger"])
      expect(refused(game, sponsor(game, "Slogan", onto(game, title)))).toMatchObject({
        code: "illegal-target",
        facts: { target: title, wants: "an agenda" },
      });
    const after = does(game, sponsor(game, "Slogan", onto(game, "Peace")));
    expect(inPlay(after, "Slogan").host).toBe(at(game, "Peace"));
  });

  it("needs its target, a legal one, and takes none where it has none", () => {
    const game = table([enhancement("Book of G'Quan", onCharacter), enhancement("We Are Not Impressed", global)], {
      supporting: [fleet("Raiders", 2)],
    });
    expect(refused(game, sponsor(game, "Book of G'Quan"))).toMatchObject({
      code: "target-needed",
      facts: { title: "Book of G'Quan", wants: "a character" },
    });
    expect(refused(game, sponsor(game, "Book of G'Quan", onto(game, "Raiders")))).toMatchObject({
      code: "illegal-target",
      facts: { target: "Raiders" },
    });
    expect(refused(game, sponsor(game, "Book of G'Quan", { what: "conflict", conflict: 1 })).code).toBe(
      "illegal-target",
    );
    expect(refused(game, sponsor(game, "We Are Not Impressed", { what: "player", seat: 1 })).code).toBe(
      "no-target-taken",
    );
  });

  it("that says nothing of limits may lie on many cards; a limited one in play once", () => {
    const seal = enhancement("Seal", onCharacter, { limit: "limited" });
    const game = table([seal, seal], { inner: [character("Lord")] });
    const once = order(does(game, sponsor(game, "Seal", onto(game, "Stranger"))), 1, "pass");
    expect(refused(once, sponsor(once, "Seal", onto(once, "Lord"), "Lord"))).toMatchObject({
      code: "limited-in-play",
      facts: { whose: "You" },
    });
  });

  // compendium: Enhancement Cards — sponsor and target are of the race; whose faction they are in does not matter.
  it("of a race may be sponsored and borne by that race's characters in another race's faction", () => {
    const eye = enhancement("Eye", onCharacter, { race: "centauri" });
    const game = table([eye], { inner: [character("Exile", {}, { race: "centauri" })] });
    const after = does(game, sponsor(game, "Eye", onto(game, "Exile"), "Exile"));
    expect(inPlay(after, "Eye").host).toBe(at(game, "Exile"));
    expect(refused(game, sponsor(game, "Eye", onto(game, "Exile"))).facts).toMatchObject({
      race: "centauri",
      with: "You's Ambassador",
    });
  });

  // compendium: Enhancement Cards — neutralized characters can be enhanced.
  it("may go on a neutralized character", () => {
    const game = turned(table([enhancement("Book of G'Quan", onCharacter)]), "Stranger", { neutralized: true });
    const after = does(game, sponsor(game, "Book of G'Quan", onto(game, "Stranger")));
    expect(inPlay(after, "Book of G'Quan").host).toBe(at(game, "Stranger"));
  });

  // compendium: Enhancement Cards — the target's fitness is looked at when it is played, and not again.
  it("stays and works where its target has ceased to be a legal one", () => {
    const talent: Text = {
      says: "+2 psi.",
      target: { what: "card", types: ["character"], of: "any", row: "supporting" },
      statics: [{ gives: "ability", ability: "diplomacy", by: 2, to: "host" }],
    };
    const game = table([enhancement("Talent", talent)], {
      unspent: 20,
      inner: [character("Lord")],
      supporting: [character("Aide", { diplomacy: 1 })],
    });
    const placed = order(does(game, sponsor(game, "Talent", onto(game, "Aide"))), 1, "pass");
    const risen = order(placed, 0, "promote Aide with Lord");
    expect(inPlay(risen, "Aide").row).toBe("inner");
    expect(inPlay(risen, "Talent").host).toBe(at(risen, "Aide"));
    expect(abilityOf(risen, at(risen, "Aide"), "diplomacy")).toBe(3);
  });

  // engine: Factions and Control — global ones are in no faction, and their action is for whoever played them.
  it("for the whole game is used by whoever played it, and concerns everybody", () => {
    const strike = enhancement("Dock Strike", {
      says: "Dearer fleets.",
      statics: [{ gives: "sponsor-cost", types: ["fleet"], by: 2, to: "each" }],
      actions: [{ does: "settle", effects: [{ verb: "gain-influence", who: "babylon-5", amount: 1 }] }],
    });
    const game = stage({
      You: { unspent: 9, hand: [strike] },
      Rival: { unspent: 9, hand: [fleet("Raiders", 2, { cost: 3 })] },
    });
    const placed = does(game, sponsor(game, "Dock Strike"));
    expect(legalActions(placed, 1).some(({ sentence }) => sentence.includes("Dock Strike"))).toBe(false);
    const paid = does(placed, {
      type: "sponsor",
      seat: 1,
      card: at(placed, "Raiders"),
      with: at(placed, "Rival's Ambassador"),
    });
    expect(paid.seats[1]?.spent).toBe(5);
    const settled = order(paid, 0, "rotate Dock Strike to settle");
    expect(settled.influence["babylon-5"]).toBe(paid.influence["babylon-5"] + 1);
  });
});
