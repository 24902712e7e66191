// engine: Power Bonuses; Character ability ratings; glossary: Rounding
import { describe, expect, it } from "vitest";
import { viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { agenda, arranged, at, character, enhancement, event, inPlay, order, stage, turned } from "../stage.ts";

const destiny = (amount: number) => ({ marks: { destiny: amount } });

describe("What a card counts", () => {
  const omens = agenda("Omens", {
    says: "Power.",
    statics: [{ gives: "power", by: 1, each: { count: "marks-of", mark: "destiny", who: "you", per: 2 } }],
  });

  it("is power for each two marks of the faction, and one left over counts for nothing", () => {
    const seer = character("Seer");
    const game = stage({ You: { agenda: omens, supporting: [seer] }, Rival: {} });
    expect([0, 1, 2, 3, 4].map((marks) => powerOf(turned(game, "Seer", destiny(marks)), 0))).toEqual([4, 4, 5, 5, 6]);
    expect(viewFor(turned(game, "Seer", destiny(4)), "public").seats[0]).toMatchObject({ powerBonus: 2, power: 6 });
  });

  it("changes as soon as the marks do, and other factions' marks are not counted", () => {
    const game = stage({
      You: { agenda: omens, supporting: [character("Seer")] },
      Rival: { inner: [character("Sage")] },
    });
    const marked = turned(turned(game, "Sage", destiny(4)), "Seer", destiny(2));
    expect({ powerOf0: powerOf(marked, 0), powerOf1: powerOf(marked, 1) }).toEqual({ powerOf0: 5, powerOf1: 4 });
    expect(powerOf(turned(marked, "Seer", destiny(1)), 0)).toBe(4);
  });

  it("is an ability for each mark on the card that it is attached to", () => {
    const ribbons = enhancement("Ribbons", {
      says: "Leadership.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [
        {
          gives: "ability",
          ability: "leadership",
          by: 2,
          each: { count: "marks-on", mark: "strife", which: "host", most: 2 },
          to: "host",
        },
      ],
    });
    const officer = character("Officer", { leadership: 1 });
    const seated = stage({ You: { unspent: 9, hand: [ribbons], supporting: [officer] }, Rival: {} });
    const game = order(seated, 0, "sponsor Ribbons with You's Ambassador on Officer");
    const leads = (strife: number) =>
      abilityOf(turned(game, "Officer", { marks: { strife } }), at(game, "Officer"), "leadership");
    expect([0, 1, 2, 3].map(leads)).toEqual([1, 3, 5, 5]);
  });

  it("is rounded up only where the card says so", () => {
    const insight = (round?: "up") =>
      event("Insight", {
        says: "Intrigue.",
        target: { what: "card", types: ["character"], of: "you" },
        effects: [
          {
            verb: "for-each",
            of: { count: "ability", ability: "psi", which: "target", per: 2, ...(round ? { round } : {}) },
            effects: [{ verb: "change-ability", which: "target", ability: "intrigue", by: 1, until: "end-of-turn" }],
          },
        ],
      });
    const gained = (psi: number, round?: "up") => {
      const game = stage({
        You: { hand: [insight(round)], supporting: [character("Adept", { psi, intrigue: 1 })] },
        Rival: {},
      });
      return abilityOf(order(game, 0, "play Insight on Adept"), at(game, "Adept"), "intrigue");
    };
    expect({ gained3: gained(3), gained3Up: gained(3, "up"), gained4: gained(4), gained4Up: gained(4, "up") }).toEqual({
      gained3: 2,
      gained3Up: 3,
      gained4: 3,
      gained4Up: 3,
    });
  });

  it("is done at once: a gain for each 5 influence of Babylon 5, and nothing below 5", () => {
    const dividend = event("Dividend", {
      says: "Gain.",
      effects: [
        {
          verb: "for-each",
          of: { count: "influence", of: "babylon-5", per: 5 },
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
      ],
    });
    const rating = (babylon: number) => {
      const seated = stage({ You: { hand: [dividend] }, Rival: {} });
      const game = arranged(seated, (work) => {
        work.game.influence = { ...work.game.influence, "babylon-5": babylon };
      });
      const after = order(game, 0, "play Dividend");
      return viewFor(after, "public").seats[0]?.rating;
    };
    expect([4, 5, 14, 15].map(rating)).toEqual([4, 5, 6, 7]);
  });

  it("counts cards in play as a player would aim at them: ready, loyal, marked, with an ability, with a keyword", () => {
    const census = agenda("Census", {
      says: "Power.",
      statics: [
        {
          gives: "power",
          by: 1,
          each: { count: "cards", are: { what: "card", of: "you", state: "ready", atLeast: 6 } },
        },
      ],
    });
    const able = character("Able", { psi: 6 });
    const game = stage({ You: { agenda: census, supporting: [able, character("Other", { psi: 5 })] }, Rival: {} });
    expect(powerOf(game, 0)).toBe(5);
    expect(powerOf(turned(game, "Able", { rotated: true }), 0)).toBe(4);
    expect(powerOf(turned(game, "Able", { damage: 1 }), 0)).toBe(4);
    expect(inPlay(game, "Other").rotated).toBe(false);
  });
});
