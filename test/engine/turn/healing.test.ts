// engine: Heal a Character; Ambassadorial Healing; Repair a Fleet or Location
// rulebook: ACTION: Heal a Character — the effects of healing, which the engine text has lost
import { describe, expect, it } from "vitest";
import { type Game, viewFor } from "../../../src/engine/index.ts";
import {
  at,
  character,
  conflict,
  does,
  fleet,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

const table = () =>
  stage({
    You: {
      unspent: 4,
      inner: [character("Aide", { diplomacy: 3 })],
      supporting: [character("Clerk", { intrigue: 2 }), fleet("Corvette", 5)],
    },
    Rival: { unspent: 9 },
  });

const heal = (game: Game, title: string) => ({ type: "heal", seat: 0, card: at(game, title) }) as const;
const repair = (game: Game, title: string, by: number) =>
  ({ type: "repair", seat: 0, card: at(game, title), by }) as const;

describe("Healing a character", () => {
  it("rotates it and removes all its damage", () => {
    const hurt = turned(table(), "Clerk", { damage: 1 });
    const { game, events } = happens(hurt, heal(hurt, "Clerk"));
    expect(inPlay(game, "Clerk")).toMatchObject({ damage: 0, rotated: true });
    expect(events[0]).toMatchObject({ type: "rotated-to-heal", ambassadorial: false });
  });

  it("removes one severe damage of a neutralized character, which stays face down", () => {
    const game = order(turned(table(), "Aide", { neutralized: true, severe: 1 }), 0, "heal Aide");
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: true, severe: 0, rotated: true });
  });

  it("turns a neutralized character without severe damage face up", () => {
    const game = order(turned(table(), "Aide", { neutralized: true }), 0, "heal Aide");
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: false, rotated: true });
  });

  it("is refused in the turn in which the character was neutralized, and for a rotated one", () => {
    const now = turned(table(), "Aide", { neutralized: true, neutralizedIn: 1 });
    expect(refused(now, heal(now, "Aide"))).toMatchObject({ code: "neutralized-this-turn" });
    const rotated = turned(table(), "Aide", { damage: 1, rotated: true });
    expect(refused(rotated, heal(rotated, "Aide"))).toMatchObject({ code: "not-ready" });
  });

  it("is refused for an undamaged character while the ambassador is well, for a fleet, and for another's character", () => {
    const game = table();
    expect(refused(game, heal(game, "Aide"))).toMatchObject({ code: "nothing-to-heal", rule: "healing" });
    const hurt = turned(game, "Corvette", { damage: 1 });
    expect(refused(hurt, heal(hurt, "Corvette"))).toMatchObject({ code: "heals-not" });
    const theirs = turned(game, "Rival's Ambassador", { damage: 1 });
    expect(refused(theirs, heal(theirs, "Rival's Ambassador"))).toMatchObject({ code: "not-your-card" });
  });
});

describe("Ambassadorial healing", () => {
  const hurt = () => turned(table(), "You's Ambassador", { neutralized: true, severe: 3 });

  it("heals the ambassador fully at the end of the action round when the whole inner circle rotated to heal", () => {
    let game = does(hurt(), heal(hurt(), "You's Ambassador"));
    game = does(game, { type: "pass", seat: 1 });
    const { game: helped, events } = happens(game, heal(game, "Aide"));
    // An undamaged character heals nothing of its own: it is announced what it rotates for.
    expect(events[0]).toMatchObject({ type: "rotated-to-heal", card: { title: "Aide" }, ambassadorial: true });
    game = helped;
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ neutralized: true, severe: 2 });
    game = passed(game, "action");
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ neutralized: false, severe: 0, damage: 0 });
  });

  it("does not happen when one of the inner circle rotated for something else", () => {
    let game = does(hurt(), heal(hurt(), "You's Ambassador"));
    game = does(game, { type: "pass", seat: 1 });
    game = order(game, 0, "build with Aide");
    game = passed(game, "action");
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ neutralized: true, severe: 2 });
  });
});

describe("Repairing", () => {
  it("rotates the fleet and applies 1 influence for each point of damage removed, as many as wanted", () => {
    const game = order(turned(table(), "Corvette", { damage: 3 }), 0, "repair Corvette by 2");
    expect(inPlay(game, "Corvette")).toMatchObject({ damage: 1, rotated: true });
    expect(game.seats[0]).toMatchObject({ unspent: 2, spent: 2 });
  });

  it("is refused beyond its damage, without the influence, undamaged, neutralized, and for a character", () => {
    const hurt = turned(table(), "Corvette", { damage: 5 });
    expect(refused(hurt, repair(hurt, "Corvette", 6))).toMatchObject({
      code: "repair-too-much",
      rule: "repairing",
      facts: { damage: 5 },
    });
    expect(refused(hurt, repair(hurt, "Corvette", 5))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 5, unspent: 4 },
    });
    const well = table();
    expect(refused(well, repair(well, "Corvette", 1)).code).toBe("nothing-to-repair");
    const down = turned(well, "Corvette", { neutralized: true, severe: 1 });
    expect(refused(down, repair(down, "Corvette", 1)).code).toBe("not-ready");
    const clerk = turned(well, "Clerk", { damage: 1 });
    expect(refused(clerk, repair(clerk, "Clerk", 1)).code).toBe("repairs-not");
  });
});

// rulebook and compendium: Heal a Character — the table of effects that the engine text has lost
describe("What healing does", () => {
  it.each([
    ["a damaged one", { damage: 2 }, { damage: 0, severe: 0, neutralized: false }],
    ["a neutralized one with severe damage", { neutralized: true, severe: 2 }, { severe: 1, neutralized: true }],
    ["a neutralized one with one severe damage", { neutralized: true, severe: 1 }, { severe: 0, neutralized: true }],
    ["a neutralized one without", { neutralized: true }, { severe: 0, neutralized: false }],
    [
      "a neutralized one on which damage came to lie",
      { neutralized: true, damage: 1 },
      { damage: 0, neutralized: false },
    ],
  ] as const)("to the inner circle: %s", (_, before, after) => {
    const game = turned(table(), "Aide", before);
    expect(inPlay(does(game, heal(game, "Aide")), "Aide")).toMatchObject({ ...after, rotated: true });
  });

  it("is nothing for a neutralized supporting character: it cannot rotate to heal", () => {
    const game = turned(table(), "Clerk", { neutralized: true });
    expect(refused(game, heal(game, "Clerk"))).toMatchObject({
      code: "heals-inner-only",
      rule: "healing",
      facts: { title: "Clerk" },
    });
  });

  it("takes a turn for each severe damage, and one more to turn face up", () => {
    let game = turned(table(), "Aide", { neutralized: true, severe: 1 });
    const next = (of: Game) => passed(passed(of, "action", "discard", "buy"), "declare");
    game = next(does(game, heal(game, "Aide")));
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: true, severe: 0, rotated: false });
    game = next(does(game, heal(game, "Aide")));
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: false, rotated: false });
  });
});

describe("An effect that heals", () => {
  const effect = (game: Game, verb: "heal" | "fully-heal", title: string) => ({
    type: "effect" as const,
    seat: 1,
    because: "A Doctor",
    effect: { verb, which: { card: at(game, title) } },
  });

  // engine: Heal a Character
  it("heals a character ready or rotated, and in the very turn in which it was neutralized", () => {
    const rotated = turned(table(), "Clerk", { damage: 1, rotated: true });
    expect(inPlay(does(rotated, effect(rotated, "heal", "Clerk")), "Clerk").damage).toBe(0);
    const now = turned(table(), "Aide", { neutralized: true, neutralizedIn: 1 });
    expect(inPlay(does(now, effect(now, "heal", "Aide")), "Aide").neutralized).toBe(false);
  });

  it("fully takes off both kinds of damage and turns the character face up at once", () => {
    const game = turned(table(), "Aide", { neutralized: true, severe: 3, neutralizedIn: 1 });
    expect(inPlay(does(game, effect(game, "fully-heal", "Aide")), "Aide")).toMatchObject({
      neutralized: false,
      severe: 0,
      damage: 0,
    });
    const well = table();
    expect(refused(well, effect(well, "fully-heal", "Aide")).code).toBe("nothing-to-change");
  });

  // compendium: Healing / Neutralized
  it("puts a neutralized participant back to what it supported with", () => {
    let game = stage(
      {
        You: { supporting: [character("Clerk", { intrigue: 4 })] },
        Rival: { supporting: [character("Spy", { intrigue: 5 })] },
      },
      [["You", conflict("Inquiry", "intrigue")]],
    );
    game = order(game, 0, "support Inquiry with Clerk using intrigue");
    game = order(game, 1, "attack Clerk with Spy in Inquiry");
    const support = (of: Game) => viewFor(of, "public").conflicts[0]?.support;
    expect(support(game)).toBe(0);
    expect(support(does(game, effect(game, "fully-heal", "Clerk")))).toBe(4);
  });

  // engine: Repair a Fleet or Location; compendium: Fleet Support Base
  it("repairs normal damage only, of a neutralized fleet nothing", () => {
    const repairs = (game: Game, amount: number) => ({
      type: "effect" as const,
      seat: 1,
      because: "A Dock",
      effect: { verb: "repair" as const, which: { card: at(game, "Corvette") }, amount },
    });
    const hurt = turned(table(), "Corvette", { damage: 3 });
    expect(inPlay(does(hurt, repairs(hurt, 2)), "Corvette").damage).toBe(1);
    expect(inPlay(does(hurt, repairs(hurt, 9)), "Corvette").damage).toBe(0);
    const down = turned(table(), "Corvette", { neutralized: true, severe: 2 });
    expect(refused(down, repairs(down, 4)).code).toBe("nothing-to-change");
  });
});

describe("Healing the ambassador", () => {
  // engine: Ambassadorial Healing; compendium: Healing / Neutralized
  it("takes the whole inner circle in one turn, also an undamaged and a neutralized member", () => {
    let game = turned(table(), "You's Ambassador", { neutralized: true, severe: 4 });
    game = turned(game, "Aide", { neutralized: true, severe: 1 });
    game = does(game, heal(game, "You's Ambassador"));
    game = does(game, { type: "pass", seat: 1 });
    game = does(game, heal(game, "Aide"));
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: true, severe: 0 });
    expect(inPlay(passed(game, "action"), "You's Ambassador")).toMatchObject({ neutralized: false, severe: 0 });
  });

  it("comes about for an ambassador alone in the inner circle too", () => {
    let game = turned(stage({ You: {}, Rival: {} }), "You's Ambassador", { neutralized: true, severe: 3 });
    game = does(game, heal(game, "You's Ambassador"));
    expect(inPlay(passed(game, "action"), "You's Ambassador")).toMatchObject({ neutralized: false, severe: 0 });
  });

  it("asks nothing of supporting characters, and does not count healing of the turn before", () => {
    let game = turned(table(), "You's Ambassador", { neutralized: true, severe: 3 });
    game = does(game, heal(game, "Aide"));
    game = passed(passed(game, "action", "discard", "buy"), "declare");
    game = does(game, heal(game, "You's Ambassador"));
    game = passed(game, "action");
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ neutralized: true, severe: 2 });
    const supporting = turned(table(), "You's Ambassador", { damage: 1 });
    expect(refused(supporting, heal(supporting, "Clerk")).code).toBe("nothing-to-heal");
  });

  it("is no business of another faction's inner circle, whoever controls its members", () => {
    const game = turned(
      stage({ You: {}, Rival: { inner: [character("Guest", { diplomacy: 1 })] } }),
      "You's Ambassador",
      { damage: 1 },
    );
    const lent = does(game, {
      type: "effect",
      seat: 0,
      because: "A Favor",
      effect: { verb: "take-control", which: { card: at(game, "Guest") }, who: { seat: 0 }, until: "permanent" },
    });
    expect(refused(lent, heal(lent, "Guest")).code).toBe("nothing-to-heal");
    expect(
      inPlay(does(turned(lent, "Guest", { damage: 1, neutralized: false }), heal(lent, "Guest")), "Guest"),
    ).toMatchObject({ neutralized: false, rotated: true });
  });
});

describe("Repairing a location", () => {
  it("costs 1 influence a point, as for a fleet, and lasting damage is not healed by rotating it otherwise", () => {
    const game = turned(
      stage({ You: { unspent: 4, supporting: [location("Outpost", { abilities: { military: 5 } })] }, Rival: {} }),
      "Outpost",
      { damage: 3 },
    );
    const after = order(game, 0, "repair Outpost by 3");
    expect(inPlay(after, "Outpost")).toMatchObject({ damage: 0, rotated: true });
    expect(after.seats[0]).toMatchObject({ unspent: 1, spent: 3 });
    expect(refused(game, heal(game, "Outpost")).code).toBe("heals-not");
  });
});
