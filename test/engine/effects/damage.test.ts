// engine: The Effects of Damage; Ready, Rotated and Neutralized cards
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import {
  at,
  character,
  conflict,
  does,
  fleet,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

const table = (...supporting: CardFacts[]) => stage({ You: { supporting }, Rival: {} });
const damage = (game: Game, title: string, amount: number) => ({
  type: "effect" as const,
  seat: 1,
  because: "Accident",
  effect: { verb: "damage" as const, which: { card: at(game, title) }, amount },
});
const verb = (game: Game, name: "neutralize" | "heal" | "ready" | "rotate", title: string) => ({
  type: "effect" as const,
  seat: 1,
  because: "Accident",
  effect: { verb: name, which: { card: at(game, title) } },
});
const hit = (amount: number, abilities: CardFacts["abilities"] = { diplomacy: 2, intrigue: 4 }) => {
  const game = table(character("Clerk", abilities));
  return happens(game, damage(game, "Clerk", amount));
};

describe("Damage", () => {
  it("neutralizes a card when its highest ability has been reduced to zero, and not before", () => {
    expect(inPlay(hit(3).game, "Clerk")).toMatchObject({ neutralized: false, damage: 3 });
    expect(inPlay(hit(4).game, "Clerk")).toMatchObject({ neutralized: true, damage: 0, severe: 0, neutralizedIn: 1 });
  });

  it("beyond the highest ability becomes severe damage", () => {
    const { game, events } = hit(7);
    expect(inPlay(game, "Clerk")).toMatchObject({ neutralized: true, damage: 0, severe: 3 });
    expect(events.slice(1)).toMatchObject([
      { type: "damaged", amount: 7 },
      { type: "neutralized", severe: 3, source: "Accident" },
    ]);
  });

  it("adds up", () => {
    const once = hit(3).game;
    expect(inPlay(does(once, damage(once, "Clerk", 2)), "Clerk")).toMatchObject({ neutralized: true, severe: 1 });
  });

  it("of 1 neutralizes a card without any ability, which was not neutralized before", () => {
    const game = table(character("Clerk", {}));
    expect(inPlay(game, "Clerk").neutralized).toBe(false);
    expect(inPlay(does(game, damage(game, "Clerk", 1)), "Clerk")).toMatchObject({ neutralized: true, severe: 1 });
  });

  it("on a neutralized card has no effect", () => {
    const down = hit(4).game;
    expect(refused(down, damage(down, "Clerk", 2)).code).toBe("nothing-to-change");
  });

  it("is suffered by characters, fleets and locations, not by groups", () => {
    const game = table(fleet("Raiders", 2), location("Outpost", { abilities: { military: 3 } }), group("Guild"));
    expect(inPlay(does(game, damage(game, "Raiders", 2)), "Raiders").neutralized).toBe(true);
    expect(inPlay(does(game, damage(game, "Outpost", 2)), "Outpost")).toMatchObject({ neutralized: false, damage: 2 });
    expect(refused(game, damage(game, "Guild", 2)).code).toBe("nothing-to-change");
    expect(refused(game, verb(game, "neutralize", "Guild")).code).toBe("nothing-to-change");
  });

  it("counts against the abilities with their bonuses, and catches up when a bonus expires", () => {
    const game = table(character("Clerk", { diplomacy: 2 }));
    const bonus = {
      verb: "change-ability" as const,
      which: { card: at(game, "Clerk") },
      ability: "diplomacy" as const,
      by: 2,
      until: "end-of-turn" as const,
    };
    const better = does(game, { type: "effect", seat: 0, because: "A Toast", effect: bonus });
    const hurt = does(better, damage(better, "Clerk", 3));
    expect(inPlay(hurt, "Clerk")).toMatchObject({ neutralized: false, damage: 3 });
    const next = passed(hurt, "action", "discard", "buy");
    expect(next.turn).toBe(2);
    expect(inPlay(next, "Clerk")).toMatchObject({ neutralized: true, severe: 1 });
  });

  it("lasts from turn to turn", () => {
    expect(inPlay(passed(hit(1).game, "action", "discard", "buy"), "Clerk").damage).toBe(1);
  });
});

describe("A neutralized card", () => {
  it("can do nothing in that turn, even if it is healed and readied", () => {
    const down = hit(4, { diplomacy: 4 }).game;
    const up = does(down, verb(down, "heal", "Clerk"));
    expect(inPlay(up, "Clerk")).toMatchObject({ neutralized: false, rotated: false });
    const game = {
      ...up,
      conflicts: stage({ You: {}, Rival: {} }, [["You", conflict("Parley", "diplomacy")]]).conflicts,
    };
    expect(refused(game, { type: "support", seat: 0, conflict: 1, with: at(game, "Clerk") })).toMatchObject({
      code: "neutralized-this-turn",
      facts: { title: "Clerk" },
    });
  });

  it("stays neutralized when it readies, is no ready card, and may rotate in the turn after it was healed", () => {
    const lord = stage({ You: { inner: [character("Lord", { diplomacy: 1 })] }, Rival: { unspent: 9 } });
    const down = does(lord, damage(lord, "Lord", 1));
    const next = passed(passed(down, "action", "discard", "buy"), "declare");
    expect(inPlay(next, "Lord")).toMatchObject({ neutralized: true, rotated: false });
    expect(refused(next, { type: "build", seat: 0, with: at(next, "Lord") })).toMatchObject({
      code: "not-ready",
      facts: { state: "neutralized" },
    });
    expect(order(does(next, verb(next, "heal", "Lord")), 0, "build with Lord").seats[0]?.spent).toBe(3);
  });

  it("keeps its marks in the faction and gives its bonuses", () => {
    const gives = { gives: "ability", ability: "diplomacy", by: 2, to: "your-ambassador" } as const;
    const game = table(
      character("Seer", { psi: 1 }, { marks: { doom: 2 }, text: { says: "+2 diplomacy.", statics: [gives] } }),
    );
    const down = does(game, damage(game, "Seer", 1));
    expect(inPlay(down, "Seer")).toMatchObject({ neutralized: true, marks: { doom: 2 } });
    expect(factionMarks(down, 0, "doom")).toBe(2);
    expect(abilityOf(down, at(down, "You's Ambassador"), "diplomacy")).toBe(5);
  });

  it("ends what lasts while it remains rotated", () => {
    const aide = character(
      "Aide",
      { intrigue: 1 },
      {
        text: {
          says: "Help.",
          actions: [
            {
              does: "help",
              effects: [
                {
                  verb: "change-ability",
                  which: "your-ambassador",
                  ability: "diplomacy",
                  by: 1,
                  until: "while-rotated",
                },
              ],
            },
          ],
        },
      },
    );
    const helped = order(table(aide), 0, "rotate Aide to help");
    const diplomacy = (of: Game) => abilityOf(of, at(of, "You's Ambassador"), "diplomacy");
    expect(diplomacy(helped)).toBe(4);
    expect(diplomacy(does(helped, damage(helped, "Aide", 1)))).toBe(3);
    expect(diplomacy(does(helped, verb(helped, "ready", "Aide")))).toBe(3);
  });

  it("is turned over without severe damage where an effect just neutralizes it", () => {
    const game = turned(table(character("Clerk", { diplomacy: 4 })), "Clerk", { damage: 3 });
    expect(inPlay(does(game, verb(game, "neutralize", "Clerk")), "Clerk")).toMatchObject({
      neutralized: true,
      damage: 0,
      severe: 0,
    });
    const down = does(game, verb(game, "neutralize", "Clerk"));
    expect(refused(down, verb(down, "neutralize", "Clerk")).code).toBe("nothing-to-change");
  });

  it("of the ambassador stays in play, and the faction has its ambassador", () => {
    const start = table();
    const down = does(start, damage(start, "You's Ambassador", 9));
    const next = passed(down, "action", "discard", "buy");
    expect(inPlay(next, "You's Ambassador")).toMatchObject({ row: "inner", neutralized: true, severe: 6 });
  });
});

describe("Readying and rotating by an effect", () => {
  it("changes nothing on a card that is ready or rotated already", () => {
    const game = table(character("Clerk"));
    expect(refused(game, verb(game, "ready", "Clerk")).code).toBe("nothing-to-change");
    const rotated = does(game, verb(game, "rotate", "Clerk"));
    expect(inPlay(rotated, "Clerk").rotated).toBe(true);
    expect(refused(rotated, verb(rotated, "rotate", "Clerk")).code).toBe("nothing-to-change");
    expect(inPlay(does(rotated, verb(rotated, "ready", "Clerk")), "Clerk").rotated).toBe(false);
  });
});

describe("Healing", () => {
  it("takes all normal damage off a card that is not neutralized, and is nothing for an undamaged one", () => {
    const hurt = hit(3).game;
    expect(inPlay(does(hurt, verb(hurt, "heal", "Clerk")), "Clerk").damage).toBe(0);
    const well = table(character("Clerk"));
    expect(refused(well, verb(well, "heal", "Clerk")).code).toBe("nothing-to-change");
  });
});

const strengthen = (game: Game, title: string, by: number, until: "end-of-turn" | "permanent" = "end-of-turn") =>
  does(game, {
    type: "effect",
    seat: 0,
    because: "A Toast",
    effect: { verb: "change-ability", which: { card: at(game, title) }, ability: "diplomacy", by, until },
  });

// engine: The Effects of Damage; compendium: Healing / Neutralized
describe("A bonus and damage", () => {
  it.each([
    // diplomacy, bonus, damage: severe at once, and when the bonus is over
    [4, 3, 5, null, 1],
    [4, 3, 4, null, 0],
    [4, 3, 3, null, null],
    [4, 3, 9, 2, 2],
  ] as const)("diplomacy %i with a bonus of %i and %i damage", (diplomacy, bonus, hurt, atOnce, later) => {
    let game = strengthen(table(character("Clerk", { diplomacy })), "Clerk", bonus);
    game = does(game, damage(game, "Clerk", hurt));
    expect(inPlay(game, "Clerk")).toMatchObject({ neutralized: atOnce !== null, severe: atOnce ?? 0 });
    // The inner circle's are not discarded, so that it can be seen.
    game = turned(game, "Clerk", { row: "inner" });
    game = passed(game, "action", "discard", "buy");
    expect(inPlay(game, "Clerk")).toMatchObject({ neutralized: later !== null, severe: later ?? 0 });
  });

  it("do not neutralize a card whose abilities an event has lowered to zero: that takes a point of damage", () => {
    const game = strengthen(table(character("Clerk", { diplomacy: 2 })), "Clerk", -2);
    expect(inPlay(game, "Clerk").neutralized).toBe(false);
    expect(inPlay(does(game, damage(game, "Clerk", 1)), "Clerk")).toMatchObject({ neutralized: true, severe: 1 });
  });

  it("of a neutralized card come to nothing: it applies no ability until it is healed", () => {
    const down = does(table(character("Clerk", { diplomacy: 2 })), damage(table(character("Clerk")), "Clerk", 2));
    const better = strengthen(down, "Clerk", 3);
    expect(abilityOf(better, at(better, "Clerk"), "diplomacy")).toBe(0);
    expect(inPlay(better, "Clerk").neutralized).toBe(true);
  });

  it("that only a leader gives go with the leader, who is not harmed by damage to another", () => {
    let game = table(fleet("Raiders", 2), character("Captain", { leadership: 2 }));
    game = order(game, 0, "lead Raiders with Captain");
    game = does(game, damage(game, "Raiders", 3));
    expect(inPlay(game, "Raiders")).toMatchObject({ neutralized: false, damage: 3 });
    game = does(game, verb(game, "ready", "Captain"));
    expect(inPlay(game, "Raiders")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(game, "Captain").neutralized).toBe(false);
  });

  // compendium: Repairing Fleets & Locations
  it("of a led fleet stay together while the leader sustains", () => {
    let game = table(fleet("Raiders", 2), character("Captain", { leadership: 2 }));
    game = order(game, 0, "lead Raiders with Captain");
    game = does(game, damage(game, "Raiders", 3));
    game = passed(game, "action", "discard", "buy");
    expect(game.awaiting).toMatchObject([{ kind: "sustain", seat: 0 }]);
    const sustained = does(game, { type: "sustain", seat: 0, cards: [at(game, "Captain")] });
    expect(inPlay(sustained, "Raiders")).toMatchObject({ neutralized: false, damage: 3 });
    const ended = does(game, { type: "sustain", seat: 0, cards: [] });
    expect(inPlay(ended, "Raiders")).toMatchObject({ neutralized: true, severe: 1 });
  });

  // compendium: Leading a Fleet
  it("of a neutralized fleet are not undone by a leader", () => {
    const game = turned(table(fleet("Raiders", 2), character("Captain", { leadership: 5 })), "Raiders", {
      neutralized: true,
      severe: 1,
    });
    const led = order(game, 0, "lead Raiders with Captain");
    expect(inPlay(led, "Raiders")).toMatchObject({ neutralized: true, severe: 1 });
    expect(abilityOf(led, at(led, "Raiders"), "military")).toBe(0);
  });
});

// engine: The Draw Round
describe("In the draw round", () => {
  it("neutralized supporting cards of every type are discarded, those of the inner circle are not", () => {
    let game = stage({
      You: {
        inner: [character("Lord", { diplomacy: 1 })],
        supporting: [
          character("Clerk", { diplomacy: 1 }),
          fleet("Raiders", 1),
          location("Outpost", { abilities: { military: 1 } }),
        ],
      },
      Rival: {},
    });
    for (const title of ["Lord", "Clerk", "Raiders", "Outpost"]) game = does(game, damage(game, title, 1));
    game = passed(game, "action");
    expect(["Lord", "Clerk", "Raiders", "Outpost"].map((title) => game.cards[at(game, title)]?.zone)).toEqual([
      "play",
      "discard",
      "discard",
      "discard",
    ]);
  });

  // compendium: Extermination, Vicious Blow
  it("severe damage that a text adds lies on neutralized cards only", () => {
    const severe = (game: Game) => ({
      type: "effect" as const,
      seat: 1,
      because: "Cruelty",
      effect: { verb: "severe-damage" as const, which: { card: at(game, "Clerk") }, amount: 2 },
    });
    const game = table(character("Clerk", { diplomacy: 1 }));
    expect(refused(game, severe(game)).code).toBe("nothing-to-change");
    const down = does(game, damage(game, "Clerk", 2));
    expect(inPlay(does(down, severe(down)), "Clerk").severe).toBe(3);
  });
});
