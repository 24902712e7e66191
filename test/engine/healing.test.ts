// engine: Heal a Character; Ambassadorial Healing; Repair a Fleet or Location
// rulebook: ACTION: Heal a Character — the effects of healing, which the engine text has lost
import { describe, expect, it } from "vitest";
import type { Game } from "../../src/engine/index.ts";
import { at, character, does, fleet, inPlay, order, passed, refused, stage, turned } from "./stage.ts";

const table = () =>
  stage({
    You: {
      unspent: 4,
      inner: [character("Aide", { diplomacy: 3 })],
      supporting: [character("Clerk", { intrigue: 2 }), fleet("Corvette", 5)],
    },
    Rival: {},
  });

const heal = (game: Game, title: string) => ({ type: "heal", seat: 0, card: at(game, title) }) as const;
const repair = (game: Game, title: string, by: number) =>
  ({ type: "repair", seat: 0, card: at(game, title), by }) as const;

describe("Healing a character", () => {
  it("rotates it and removes all its damage", () => {
    const game = order(turned(table(), "Clerk", { damage: 1 }), 0, "heal Clerk");
    expect(inPlay(game, "Clerk")).toMatchObject({ damage: 0, rotated: true });
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
    game = does(game, heal(game, "Aide"));
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
