// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { legalActions } from "../../../../src/engine/index.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { at, character, event, inPlay, order, refused, stage, turned } from "../../stage.ts";
import { real } from "../real.ts";

const played = { cost: 0 } as const;

describe("Diplomatic Blunder", () => {
  const blunder = real("Diplomatic Blunder", played);
  const toast = event("Toast", {
    says: "+2 diplomacy.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" }],
  });
  const game = stage({
    You: { hand: [blunder, toast] },
    Rival: { supporting: [character("Envoy", { diplomacy: 6 })] },
  });
  const diplomacy = (now: typeof game) => abilityOf(now, at(now, "Envoy"), "diplomacy");

  it("leaves a ready character 1 diplomacy, whatever it was, and what comes later raises it from there", () => {
    const after = order(game, 0, "play Diplomatic Blunder on Envoy");
    expect(diplomacy(after)).toBe(1);
    const later = order({ ...after, awaiting: [{ id: 99, seat: 0, kind: "action" }] }, 0, "play Toast on Envoy");
    expect(diplomacy(later)).toBe(3);
  });

  it("cannot be aimed at a rotated character, or at one with 1 diplomacy", () => {
    const aims = (now: typeof game) =>
      legalActions(now, 0).flatMap(({ sentence }) => / Blunder on (.*)$/u.exec(sentence)?.[1] ?? []);
    expect(aims(game)).toContain("Envoy");
    expect(aims(turned(game, "Envoy", { rotated: true }))).not.toContain("Envoy");
    const poor = stage({ You: { hand: [blunder] }, Rival: { supporting: [character("Clerk", { diplomacy: 1 })] } });
    expect(aims(poor)).not.toContain("Clerk");
  });
});

// compendium: Lack of Subtlety
describe("Lack of Subtlety", () => {
  const raise = event("Briefing", {
    says: "+2 intrigue.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [{ verb: "change-ability", which: "target", ability: "intrigue", by: 2, until: "end-of-turn" }],
  });
  const again = { ...raise, id: "stage/second-briefing", title: "Rumor" };
  const game = stage({
    You: { hand: [real("Lack of Subtlety", played), raise, again] },
    Rival: { supporting: [character("Spy", { diplomacy: 3, intrigue: 5 })] },
  });
  const mine = (now: typeof game) => ({ ...now, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] });

  it("lowers the whole intrigue of a ready character to 1, what raised it before included, and nothing else", () => {
    const raised = order(game, 0, "play Briefing on Spy");
    expect(abilityOf(raised, at(raised, "Spy"), "intrigue")).toBe(7);
    const lowered = order(mine(raised), 0, "play Lack of Subtlety on Spy");
    expect(abilityOf(lowered, at(lowered, "Spy"), "intrigue")).toBe(1);
    expect(abilityOf(lowered, at(lowered, "Spy"), "diplomacy")).toBe(3);
    const later = order(mine(lowered), 0, "play Rumor on Spy");
    expect(abilityOf(later, at(later, "Spy"), "intrigue")).toBe(3);
  });
});

describe("Defame Ambassador", () => {
  it("halves all abilities of an ambassador, rounded in the ambassador's favour", () => {
    const game = stage({
      You: { hand: [real("Defame Ambassador", played)] },
      Rival: { ambassador: { diplomacy: 5, intrigue: 4, leadership: 1 } },
    });
    const after = order(game, 0, "play Defame Ambassador on Rival's Ambassador");
    const now = (ability: "diplomacy" | "intrigue" | "leadership") =>
      abilityOf(after, at(after, "Rival's Ambassador"), ability);
    expect({ diplomacy: now("diplomacy"), intrigue: now("intrigue"), leadership: now("leadership") }).toEqual({
      diplomacy: 3,
      intrigue: 2,
      leadership: 1,
    });
  });
});

describe("Destiny Fulfilled", () => {
  it("raises each ability of your ambassador by its Destiny marks", () => {
    const seated = stage({
      You: { ambassador: { diplomacy: 3 }, hand: [real("Destiny Fulfilled", played)] },
      Rival: {},
    });
    const game = turned(seated, "You's Ambassador", { marks: { destiny: 2 } });
    const after = order(game, 0, "play Destiny Fulfilled");
    expect(abilityOf(after, at(after, "You's Ambassador"), "diplomacy")).toBe(5);
  });
});

describe("For My People", () => {
  it("rotates and neutralizes your ambassador, who gains a Destiny mark", () => {
    const game = stage({ You: { ambassador: { diplomacy: 4 }, hand: [real("For My People", played)] }, Rival: {} });
    const hurt = turned(game, "You's Ambassador", { damage: 2 });
    for (const now of [game, hurt]) {
      expect(inPlay(order(now, 0, "play For My People"), "You's Ambassador")).toMatchObject({
        rotated: true,
        neutralized: true,
        damage: 0,
        marks: { destiny: 1 },
      });
    }
  });
});

describe("Knowledge of Shadows", () => {
  const knowledge = real("Knowledge of Shadows", played);
  const deck = [event("Barrage", { says: "Nothing." }), character("Clerk")];

  it("is played only with a Shadow mark", () => {
    const game = stage({ You: { hand: [knowledge], deck }, Rival: {} });
    const action = { type: "play", seat: 0, card: at(game, "Knowledge of Shadows") };
    expect(refused(game, action as Parameters<typeof refused>[1])).toMatchObject({ code: "requirement-not-met" });
  });

  it("finds an event in your deck", () => {
    const seated = stage({ You: { hand: [knowledge], deck }, Rival: {} });
    const game = order(turned(seated, "You's Ambassador", { marks: { shadow: 1 } }), 0, "play Knowledge of Shadows");
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["take Barrage", "pass"]);
  });
});
