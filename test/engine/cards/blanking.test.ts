// engine: Bonuses and Blanking; Marks; Card Anatomy; glossary: Boldface, Keyword, Irrevocable
import { describe, expect, it } from "vitest";
import type { Static } from "../../../src/engine/cards/text.ts";
import { type CardFacts, type Effect, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import {
  agenda,
  at,
  character,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const text = (...statics: Static[]): Text => ({ says: "It gives something.", statics });
const helper = group("Helpers", {
  keywords: ["Guild"],
  text: {
    ...text({ gives: "ability", ability: "diplomacy", by: 2, to: "your-characters" }, { gives: "power", by: 3 }),
    actions: [{ does: "draw", effects: [{ verb: "draw", who: "you", amount: 1 }] }],
  },
});
const scarf = invented("enhancement", "Scarf", {
  cost: 0,
  text: { ...text({ gives: "blank", to: "host" }), target: { what: "card", of: "any" } },
});
const table = () =>
  stage({
    You: { supporting: [helper, character("Clerk", { diplomacy: 1 })], hand: [scarf] },
    Rival: {},
  });
const blank = (game: Game, title: string, until: "end-of-turn" | "permanent" | "while-rotated" = "end-of-turn") => ({
  type: "effect" as const,
  seat: 0,
  because: "A Silence",
  effect: { verb: "blank", which: { card: at(game, title) }, until } satisfies Effect,
});
const diplomacy = (game: Game) => abilityOf(game, at(game, "Clerk"), "diplomacy");
const sponsored = (game: Game, on: string) =>
  does(game, {
    type: "sponsor",
    seat: 0,
    card: at(game, "Scarf"),
    with: at(game, "You's Ambassador"),
    target: { what: "card", card: at(game, on) },
  });

describe("A blanked card", () => {
  it("gives nothing of what its text gives, no ability and no power", () => {
    const game = table();
    expect({ diplomacy: diplomacy(game), powerOf: powerOf(game, 0) }).toEqual({ diplomacy: 3, powerOf: 7 });
    const after = does(game, blank(game, "Helpers"));
    expect({ diplomacy: diplomacy(after), powerOf: powerOf(after, 0) }).toEqual({ diplomacy: 1, powerOf: 4 });
    expect(viewFor(after, "public").seats[0]?.supporting.find((card) => card.title === "Helpers")?.blanked).toBe(true);
  });

  it("has no action to take, and the refusal cites blanking", () => {
    const game = does(table(), blank(table(), "Helpers"));
    expect(refused(game, { type: "rotate", seat: 0, card: at(game, "Helpers"), action: 0 })).toMatchObject({
      code: "card-blanked",
      rule: "bonuses-and-blanking",
      facts: { title: "Helpers" },
    });
    expect(legalActions(game, 0).some(({ action }) => action.type === "rotate")).toBe(false);
  });

  // engine glossary: Keyword — keywords are irrevocable
  it("keeps its keywords, its limit and its abilities", () => {
    const summons = event("Summons", {
      says: "Rotate a card of a guild.",
      target: { what: "card", of: "any", keyword: "Guild" },
      effects: [{ verb: "rotate", which: "target" }],
    });
    const start = stage({
      You: { supporting: [helper, character("Clerk", { diplomacy: 1 })], hand: [summons] },
      Rival: { hand: [helper] },
    });
    let game = does(start, blank(start, "Helpers"));
    game = does(game, blank(game, "Clerk"));
    expect(diplomacy(game)).toBe(1);
    game = order(game, 0, "play Summons on Helpers");
    expect(inPlay(game, "Helpers").rotated).toBe(true);
    const copy = game.seats[1]?.hand[0] ?? -1;
    const sponsor = { type: "sponsor" as const, seat: 1, card: copy, with: at(game, "Rival's Ambassador") };
    expect(refused(game, sponsor).code).toBe("limited-in-play");
  });

  it("is whole again when the turn is over, where it was blanked until then", () => {
    const game = does(table(), blank(table(), "Helpers"));
    expect(diplomacy(passed(game, "action", "discard", "buy"))).toBe(3);
    const forGood = does(table(), blank(table(), "Helpers", "permanent"));
    expect(diplomacy(passed(forGood, "action", "discard", "buy"))).toBe(1);
  });

  it("is blanked for as long as an enhancement on it says so", () => {
    const game = sponsored(table(), "Helpers");
    expect(diplomacy(game)).toBe(1);
    const freed = does(game, blank(game, "Scarf"));
    expect(diplomacy(freed)).toBe(3);
  });

  it("cannot be blanked a second time", () => {
    const game = does(table(), blank(table(), "Helpers"));
    expect(refused(game, blank(game, "Helpers")).code).toBe("nothing-to-change");
  });

  // engine: The Effects of Damage — a neutralized card is not blanked
  it("is not what a neutralized card is", () => {
    const game = turned(
      stage({
        You: {
          supporting: [
            character(
              "Muse",
              { psi: 1 },
              { text: text({ gives: "ability", ability: "diplomacy", by: 2, to: "your-characters" }) },
            ),
            character("Clerk", { diplomacy: 1 }),
          ],
        },
        Rival: {},
      }),
      "Muse",
      { neutralized: true },
    );
    expect(diplomacy(game)).toBe(3);
  });

  // compendium: Triggered Effects — effects with a duration are separated from their source
  it("does not take back what it gave until the end of the turn, nor what it gave once", () => {
    let game = table();
    const bonus = {
      verb: "change-ability",
      which: { card: at(game, "Clerk") },
      ability: "diplomacy",
      by: 1,
      until: "end-of-turn",
    } as const;
    game = does(game, { type: "effect", seat: 0, because: "Helpers", effect: bonus });
    expect(diplomacy(does(game, blank(game, "Helpers")))).toBe(2);
  });

  it("neutralizes a card that only its bonus has kept up", () => {
    const game = turned(table(), "Clerk", { damage: 2 });
    expect(inPlay(does(game, blank(game, "Helpers")), "Clerk")).toMatchObject({ neutralized: true, severe: 1 });
  });
});

// engine glossary: Boldface — keywords cannot be blanked, unless specifically done so by a card effect
describe("A keyword that a card effect blanks", () => {
  const herald = character("Herald", { diplomacy: 2 }, { keywords: ["Ambassador's Assistant", "Guild"] });
  const oath = group("Oath", { keywords: ["Guild", "Irrevocable"] });
  const set = () => stage({ You: { supporting: [helper, herald, oath], hand: [summons, summons] }, Rival: {} });
  const summons = event("Summons", {
    says: "Rotate a card of a guild.",
    target: { what: "card", of: "any", keyword: "Guild" },
    effects: [{ verb: "rotate", which: "target" }],
  });
  const without = (game: Game, title: string, keyword = "Guild") => {
    const { effect, ...by } = blank(game, title);
    return { ...by, effect: { ...effect, keyword } };
  };
  const summoned = (game: Game) =>
    legalActions(game, 0).flatMap(({ sentence }) => /^play Summons on (.+)$/.exec(sentence)?.[1] ?? []);

  it("is not on the card any more, and all else of the card is as it was", () => {
    const game = set();
    expect(summoned(game)).toEqual(["Helpers", "Herald", "Oath"]);
    const after = does(game, without(game, "Helpers"));
    expect(summoned(after)).toEqual(["Herald", "Oath"]);
    expect({ diplomacy: abilityOf(after, at(after, "Herald"), "diplomacy"), power: powerOf(after, 0) }).toEqual({
      diplomacy: 4,
      power: 7,
    });
    expect(viewFor(after, "public").seats[0]?.supporting.find(({ title }) => title === "Helpers")?.blanked).toBeFalsy();
  });

  const keywordsOf = (game: Game, title: string) => factsOf(game, at(game, title)).keywords;

  it("leaves the card's other keywords", () => {
    const game = does(set(), without(set(), "Herald"));
    expect(keywordsOf(game, "Herald")).toEqual(["Ambassador's Assistant"]);
  });

  it("is back when the time is over", () => {
    const game = does(set(), without(set(), "Helpers"));
    expect(keywordsOf(game, "Helpers")).toEqual([]);
    expect(keywordsOf(passed(game, "action", "discard", "buy"), "Helpers")).toEqual(["Guild"]);
  });

  it("stays blanked beside another one of the same card that ends earlier", () => {
    const long = without(set(), "Herald", "Ambassador's Assistant");
    const both = does(
      does(set(), { ...long, effect: { ...long.effect, until: "permanent" } }),
      without(set(), "Herald"),
    );
    expect(keywordsOf(both, "Herald")).toEqual([]);
    expect(keywordsOf(passed(both, "action", "discard", "buy"), "Herald")).toEqual(["Guild"]);
  });

  it("is not taken from an irrevocable card, nor from one that does not have it", () => {
    const game = set();
    expect(refused(game, without(game, "Oath"))).toMatchObject({ code: "nothing-to-change" });
    expect(refused(game, without(game, "Helpers", "Ranger"))).toMatchObject({ code: "nothing-to-change" });
  });

  it("is on the card again once it has left play", () => {
    const game = does(set(), without(set(), "Helpers"));
    const home = does(game, {
      type: "effect",
      seat: 0,
      because: "A Silence",
      effect: { verb: "return-to-hand", which: { card: at(game, "Helpers") } },
    });
    expect(keywordsOf(home, "Helpers")).toEqual(["Guild"]);
  });
});

// engine: Allergic Cards and Marks — cut off from a source of a mark
describe("Marks and blanking", () => {
  const giver = (title: string) =>
    agenda(title, { says: "A mark.", statics: [{ gives: "mark", mark: "destiny", amount: 1, to: "your-ambassador" }] });
  const marked = () => stage({ You: { agenda: giver("Calling"), hand: [scarf] }, Rival: {} });
  const marks = (game: Game) => inPlay(game, "You's Ambassador").marks.destiny ?? 0;

  it("that a card gives are purged while it is blanked, and come back afterwards", () => {
    const game = marked();
    expect(marks(game)).toBe(1);
    const { game: after, events } = happens(game, blank(game, "Calling"));
    expect(marks(after)).toBe(0);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "mark-changed", mark: "destiny", by: -1, source: "Calling" }),
    );
    expect(marks(passed(after, "action", "discard", "buy"))).toBe(1);
  });

  it("are not given back when a blanked giver leaves, and not purged twice", () => {
    let game = sponsored(marked(), "Calling");
    expect(marks(game)).toBe(0);
    game = turned(game, "You's Ambassador", { marks: { destiny: 2 } });
    game = does(game, { type: "pass", seat: 1 });
    game = does(game, { type: "discard-agenda", seat: 0 });
    expect(marks(game)).toBe(2);
  });

  it("are not purged a second time where the giver leaves while it is blanked for the turn", () => {
    let game = does(marked(), blank(marked(), "Calling"));
    game = turned(game, "You's Ambassador", { marks: { destiny: 2 } });
    expect(marks(does(game, { type: "discard-agenda", seat: 0 }))).toBe(2);
  });

  it("are not given to a card that comes while their giver is blanked", () => {
    const choir = group("Choir", {
      text: text({ gives: "mark", mark: "strife", amount: 1, to: "characters" }),
    });
    const game = stage({ You: { supporting: [choir], hand: [character("Carn")] }, Rival: {} });
    const comes = (from: Game) => inPlay(order(from, 0, "sponsor Carn with You's Ambassador"), "Carn").marks;
    expect(comes(game)).toEqual({ strife: 1 });
    expect(comes(does(game, blank(game, "Choir")))).toEqual({});
  });

  // compendium: Marks — marks are no part of the effects text
  it("of the blanked card itself stay on it", () => {
    const game = turned(stage({ You: { supporting: [character("Seer", { psi: 2 })] }, Rival: {} }), "Seer", {
      marks: { doom: 2 },
    });
    expect(inPlay(does(game, blank(game, "Seer")), "Seer").marks).toEqual({ doom: 2 });
  });
});

// engine glossary: Irrevocable
describe("An irrevocable card", () => {
  it("cannot be blanked, by a keyword or by its text; nor one that says that it cannot be", () => {
    const gives: Static = { gives: "ability", ability: "diplomacy", by: 2, to: "your-characters" };
    for (const facts of [
      group("Oath", { keywords: ["Irrevocable"], text: text(gives) }),
      group("Oath", { text: { ...text(gives), irrevocable: true } }),
      group("Oath", { text: text(gives, { gives: "cannot", what: "be-blanked", to: "this" }) }),
    ]) {
      const game = stage({
        You: { supporting: [facts, character("Clerk", { diplomacy: 1 }), fleet("Raiders", 1)], hand: [scarf] },
        Rival: {},
      });
      expect(refused(game, blank(game, "Oath")).code).toBe("nothing-to-change");
      expect(diplomacy(sponsored(game, "Oath"))).toBe(3);
    }
  });
});
