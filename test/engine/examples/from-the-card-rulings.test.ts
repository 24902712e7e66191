// compendium: examples that its card rulings play through; where the card is done by hand, with an invented one of its shape
import { describe, expect, it } from "vitest";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { hand, offers, on, plot, resolution, says, talks, tally, which } from "../at-the-table.ts";
import {
  agenda,
  at,
  character,
  conflict,
  enhancement,
  fleet,
  group,
  inPlay,
  order,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

describe("Marks that an injury has taken, to give them back as it goes", () => {
  const injury = enhancement("Injury", {
    says: "Its character loses a Shadow mark, and has it again as it is face up.",
    target: { what: "card", types: ["character"], of: "any" },
    triggered: [
      {
        on: "card-restored",
        must: true,
        does: "give the mark back",
        effects: [
          { verb: "gain-mark", which: "host", mark: "shadow", amount: 1 },
          { verb: "discard-card", which: "this" },
        ],
      },
    ],
  });
  const londo = () => character("Londo", { diplomacy: 2 }, { marks: { shadow: 1 } });
  const injured = () => {
    const start = stage({ You: { inner: [londo()], supporting: [character("Vir")], hand: [injury] }, Rival: {} });
    const down = turned(on(start, "Injury", "Londo"), "Londo", { neutralized: true });
    return hand(down, { verb: "purge-mark", which: which(down, "Londo"), mark: "shadow", amount: 1 });
  };
  const mark = (game: Game, verb: "gain-mark" | "purge-mark", title: string) =>
    hand(game, { verb, which: which(game, title), mark: "vorlon", amount: 1 });
  const marks = (game: Game, title: string) => inPlay(game, title).marks;

  // compendium: Paralyzing Injury
  it("stay away where the faction cannot gain them just then, and later too; the character is up all the same", () => {
    expect(marks(order(injured(), 0, "heal Londo"), "Londo")).toEqual({ shadow: 1 });
    const healed = order(mark(injured(), "gain-mark", "Vir"), 0, "heal Londo");
    expect(inPlay(healed, "Londo").neutralized).toBe(false);
    expect(marks(healed, "Londo")).toEqual({});
    expect(healed.cards[at(healed, "Injury")]?.zone).toBe("discard");
    expect(marks(mark(healed, "purge-mark", "Vir"), "Londo")).toEqual({});
  });
});

describe("A race that nobody plays", () => {
  // compendium: Tension, 4th example; Revenge
  it("gives power to an agenda that counts the tension toward it, less once another player lowers that", () => {
    const revenge = agenda("Vengeance", {
      says: "Power for tension.",
      statics: [{ gives: "power", by: 1, each: { count: "tension", from: "you", toward: { race: "centauri" } } }],
    });
    const start = stage({ Narn: { race: "narn", agenda: revenge }, Human: { race: "human" } });
    expect(powerOf(start, 0)).toBe(4 + 4);
    const lower: Effect = { verb: "lower-tension", from: { seat: 0 }, toward: { race: "centauri" }, amount: 2 };
    expect(powerOf(hand(start, lower, 1), 0)).toBe(4 + 2);
  });
});

describe("A character whose highest ability is 6 and who has 4 damage", () => {
  const teep = (damage: number, diplomacy: number) => {
    const start = turned(stage({ You: { supporting: [character("Aide", { diplomacy })] }, Rival: {} }), "Aide", {
      damage,
    });
    const aide = which(start, "Aide");
    return inPlay(
      hand(start, { verb: "change-ability", which: aide, ability: "all", by: -2, until: "end-of-turn" }),
      "Aide",
    );
  };

  // compendium: Minbari Telepath
  it("is neutralized by 2 less in all abilities; one of 2 without damage is not", () => {
    expect(teep(4, 6).neutralized).toBe(true);
    expect(teep(3, 6).neutralized).toBe(false);
    expect(teep(0, 2).neutralized).toBe(false);
  });
});

describe("What lets a card use its ability in a conflict of another type", () => {
  const level = (game: Game, title: string, use: "military" | "leadership") =>
    hand(game, { verb: "use-as", which: which(game, title), use, as: "itself", until: "end-of-turn" });
  const defends = {
    text: { says: "At home.", statics: [{ gives: "defends-only", to: "this" }] },
  } as Partial<CardFacts>;
  const table = (declared: CardFacts) =>
    stage(
      {
        You: { supporting: [fleet("Wing", 3), character("Captain", { leadership: 2 }), fleet("Guard", 9, defends)] },
        Rival: { supporting: [fleet("Raiders", 4), character("Spy", { intrigue: 5 })] },
      },
      [["You", declared]],
    );

  // compendium: Level The Playing Field, 3rd and 4th
  it("lets a fleet support an intrigue conflict with its leader's help, where fleets attack it and intrigue does not", () => {
    const led = says(level(table(plot), "Wing", "military"), 0, "lead Wing with Captain");
    const joined = says(led, 0, "support Plot with Wing using military");
    expect(tally(joined)).toMatchObject({ support: 5 });
    expect(offers(joined, 1, /^attack Wing/)).toEqual(["attack Wing with Raiders in Plot"]);
  });

  // compendium: Level The Playing Field, 7th
  it("does not double that ability where the conflict doubles its own", () => {
    const test = conflict("Test", "diplomacy", {
      conflict: {
        form: "opposable",
        resolution: [
          { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
        ],
      },
    });
    const start = level(table(test), "Captain", "leadership");
    const joined = says(
      says(start, 0, "support Test with Captain using leadership"),
      0,
      "support Test with You's Ambassador using diplomacy",
    );
    expect(resolution(joined)).toMatchObject({ support: 2 + 2 * 3 });
  });

  // compendium: Level The Playing Field, last
  it("brings in no fleet that fights only in conflicts against its own player", () => {
    expect(offers(level(table(plot), "Guard", "military"), 0, /with Guard/)).toEqual([]);
  });
});

describe("A card that cannot be attacked", () => {
  // compendium: Unrecognized Data
  it("is damaged all the same by what it attacks", () => {
    const hidden: Partial<CardFacts> = {
      text: { says: "Unseen.", statics: [{ gives: "cannot", what: "be-attacked", to: "this" }] },
    };
    const start = stage(
      { You: { supporting: [fleet("Shade", 4, hidden)] }, Rival: { supporting: [fleet("Wing", 3)] } },
      [["Rival", conflict("Raid", "military")]],
    );
    const joined = says(start, 1, "support Raid with Wing using military");
    const struck = says(joined, 0, "attack Wing with Shade in Raid");
    expect([inPlay(struck, "Wing"), inPlay(struck, "Shade")]).toMatchObject([{ neutralized: true }, { damage: 3 }]);
  });
});

describe("An attack by a card's text on the only fleet that opposes a conflict", () => {
  const far: NonNullable<CardFacts["text"]> = {
    says: "Rotate: attack.",
    actions: [
      {
        does: "attack a fleet",
        target: { what: "card", types: ["fleet"], of: "others" },
        effects: [{ verb: "attack", with: "this", against: "target", using: "military" }],
      },
    ],
  };

  // compendium: Border Raid, 2nd and 3rd
  it("leaves the conflict contested, and makes no participant of whoever attacks", () => {
    const start = stage(
      {
        You: { supporting: [fleet("Wing", 3), fleet("Far", 6, { text: far })] },
        Rival: { supporting: [fleet("Guard", 2)] },
      },
      [["You", conflict("Raid", "military")]],
    );
    const joined = says(
      says(start, 0, "support Raid with Wing using military"),
      1,
      "oppose Raid with Guard using military",
    );
    const struck = says(joined, 0, "rotate Far to attack a fleet on Guard");
    expect(inPlay(struck, "Guard").neutralized).toBe(true);
    expect(struck.conflicts[0]?.participants.map((one) => one.card)).not.toContain(at(struck, "Far"));
    expect(resolution(struck)).toMatchObject({ won: true, uncontested: false });
  });
});

describe("A mark that is converted", () => {
  // compendium: John Sheridan, 3rd
  it("brings no extra one to a character that gains one more with the first of a kind", () => {
    const first: Partial<CardFacts> = {
      text: { says: "One more.", statics: [{ gives: "first-mark", by: 1 }] },
      marks: { doom: 1 },
    };
    const start = stage({ You: { inner: [character("Sheridan", {}, first)] }, Rival: {} });
    const sheridan = which(start, "Sheridan");
    const after = hand(start, { verb: "convert-mark", which: sheridan, mark: "doom", into: "destiny", amount: 1 });
    expect(inPlay(after, "Sheridan").marks).toEqual({ destiny: 1 });
    expect(
      inPlay(hand(start, { verb: "gain-mark", which: sheridan, mark: "destiny", amount: 2 }), "Sheridan").marks,
    ).toMatchObject({
      destiny: 3,
    });
  });
});

describe("An enhancement that is blanked", () => {
  // compendium: Glitch
  it("keeps a second copy of itself off its target all the same", () => {
    const boon = (id: string) =>
      enhancement("Boon", { says: "Helps.", target: { what: "card", types: ["character"], of: "any" } }, { id });
    const start = on(
      stage({ You: { supporting: [character("Aide")], hand: [boon("stage/a"), boon("stage/b")] }, Rival: {} }),
      "Boon",
      "Aide",
    );
    const blank = hand(start, { verb: "blank", which: which(start, "Boon"), until: "end-of-turn" });
    expect(offers(blank, 0, /^sponsor Boon .* on Aide$/u)).toEqual([]);
    expect(offers(blank, 0, /^sponsor Boon .* on You's Ambassador$/u)).not.toEqual([]);
  });
});

describe("A neutralized character's text", () => {
  // compendium: Neutralized (Justin)
  it("still forbids what it forbids", () => {
    const warden = character(
      "Warden",
      { diplomacy: 1 },
      {
        text: { says: "None of yours attacks.", statics: [{ gives: "cannot", what: "attack", to: "your-characters" }] },
      },
    );
    const start = stage(
      {
        You: { supporting: [warden, character("Aide", { diplomacy: 2 })] },
        Rival: { supporting: [character("Spy", { diplomacy: 1 })] },
      },
      [["Rival", talks]],
    );
    const joined = says(turned(start, "Warden", { neutralized: true }), 1, "support Talks with Spy using diplomacy");
    expect(offers(joined, 0, /^attack Spy with Aide/)).toEqual([]);
  });
});

describe("A trait that an effect has given", () => {
  // compendium: Commander Ivanova, 3rd and 4th (Ranger Training)
  it("does not pass on to the card that replaces its bearer, what rests on it keeps on working", () => {
    const pike = enhancement("Pike", {
      says: "For a Ranger.",
      target: { what: "card", types: ["character"], of: "you", keyword: "Ranger" },
      statics: [{ gives: "ability", ability: "leadership", by: 2, to: "host" }],
    });
    const commander = character(
      "Commander",
      { leadership: 3 },
      {
        text: {
          says: "Replaces.",
          replaces: { how: "must", target: { what: "card", of: "you", title: "Susan" }, transfers: ["enhancements"] },
        },
      },
    );
    const start = stage({
      You: { inner: [character("Susan", { leadership: 1 })], hand: [pike, commander] },
      Rival: {},
    });
    const ranger = hand(start, { verb: "gain-trait", which: which(start, "Susan"), trait: "Ranger" });
    expect(offers(start, 0, /^sponsor Pike/)).toEqual([]);
    expect(offers({ ...ranger, revision: 11 }, 0, /^sponsor Pike/)).toEqual([]);
    const armed = says(ranger, 0, "sponsor Pike with You's Ambassador on Susan");
    const replaced = says(armed, 0, "replace Susan with Commander");
    expect(abilityOf(replaced, at(replaced, "Commander"), "leadership")).toBe(5);
    expect(JSON.stringify(inPlay(replaced, "Commander"))).not.toContain("Ranger");
  });
});

describe("Power gained for good", () => {
  // compendium: Thought Police; We Are Not Impressed, last
  it("stays when its agenda goes, and does not count where only influence does: 10 and 4 and twice 1 less make 10", () => {
    const only = { text: { says: "-", statics: [{ gives: "only-influence", to: "each" }] } } as Partial<CardFacts>;
    const plus = agenda("Plus", { says: "4.", statics: [{ gives: "power", by: 4 }] });
    const you: SeatStage = { unspent: 10, rawPower: -2 };
    expect(powerOf(stage({ You: { ...you, agenda: plus }, Rival: { supporting: [group("Scorn", only)] } }), 0)).toBe(
      10,
    );
    expect(powerOf(stage({ You: you, Rival: { supporting: [group("Scorn", only)] } }), 0)).toBe(8);
  });
});
