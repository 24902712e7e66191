import { describe, expect, it } from "vitest";
import type { BaseRules, Effect, Game } from "../../../src/engine/index.ts";
import { legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  enhancement,
  event,
  happens,
  inPlay,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";
import { by, effect } from "./by.ts";

describe("An ability that is doubled", () => {
  const londo = () => stage({ You: { supporting: [character("Londo", { diplomacy: 4 })] }, Rival: {} });
  const counted = (rules: BaseRules, until: "conflict" | "end-of-turn", doubles = 1) => {
    const start = londo();
    const which = { card: at(start, "Londo") };
    const changes: readonly Effect[] = [
      { verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" },
      { verb: "damage", which, amount: 1 },
    ];
    const changed = changes.reduce((now, change) => does(now, effect(change)), start);
    const modifier = { card: which.card, ability: "diplomacy", by: 0, how: "double", holder: null } as const;
    const doubled = arranged(changed, (work) => {
      for (let left = doubles; left > 0; left--)
        work.game.modifiers = [...work.game.modifiers, { ...modifier, until, conflict: null, source: "Pact" }];
    });
    return abilityOf(by(rules, doubled), which.card, "diplomacy");
  };

  // engine: Character ability ratings; compendium: Resolve Current Conflict, with these figures
  it("by a conflict is doubled before bonuses and damage; by the published rules after them: 4 + 2 - 1 makes 9 or 10", () => {
    for (const rules of ["engine", "quickstart"] as const) expect(counted(rules, "conflict")).toBe(9);
    for (const rules of ["casual", "tournament"] as const) expect(counted(rules, "conflict")).toBe(10);
  });

  it("by a conflict that resolves counts so: 4 and 2 more this turn support it with 10, or by the published rules with 12", () => {
    const pact = conflict("Pact", "diplomacy", {
      conflict: {
        form: "opposable",
        resolution: [
          { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
        ],
      },
    });
    const seats = { You: { supporting: [character("Londo", { diplomacy: 4 })] }, Rival: {} };
    const start = stage(seats, [["You", pact]]);
    const which = { card: at(start, "Londo") };
    const more: Effect = { verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" };
    const raised = does(start, effect(more));
    const support = (rules: BaseRules) => {
      const supported = order(by(rules, raised), 0, "support Pact with Londo using diplomacy");
      const passing = does(supported, { type: "pass", seat: supported.awaiting[0]?.seat ?? 0 });
      const { events } = happens(passing, { type: "pass", seat: passing.awaiting[0]?.seat ?? 0 });
      return events.find(({ type }) => type === "conflict-resolved");
    };
    expect(support("engine")).toMatchObject({ support: 10 });
    for (const rules of ["casual", "tournament"] as const) expect(support(rules)).toMatchObject({ support: 12 });
  });

  // compendium: Double, etc. — the three stages; rulebook: Double, etc.
  it("by what lasts is doubled before bonuses and damage by every rule set", () => {
    for (const rules of ["engine", "casual", "tournament", "quickstart"] as const)
      expect(counted(rules, "end-of-turn"), rules).toBe(9);
  });

  // compendium: Chosen of God — as a rule effects that double at resolution are not cumulative
  it("by two effects of a conflict is doubled once by the published rules", () => {
    expect({ engine: counted("engine", "conflict", 2), casual: counted("casual", "conflict", 2) }).toEqual({
      engine: 17,
      casual: 10,
    });
  });
});

describe("A card that raises psi", () => {
  const target = { what: "card" as const, of: "any" as const, types: ["character" as const] };
  // engine: Character ability ratings; quickstart: General note – bonuses
  it("gives a mundane psi; by quickstart it is for characters with psi", () => {
    const dust = event("Strange Powder", {
      says: "A character has +2 psi.",
      target,
      effects: [{ verb: "change-ability", which: "target", ability: "psi", by: 2, until: "end-of-turn" }],
    });
    const gift = enhancement("Strange Gift", {
      says: "The character has +2 psi.",
      target,
      statics: [{ gives: "ability", ability: "psi", by: 2, to: "host" }],
    });
    const game = stage({
      You: { supporting: [character("Mundane", { intrigue: 1 }), character("Teep", { psi: 1 })], hand: [dust, gift] },
      Rival: {},
    });
    const play = (on: string) => ({
      type: "play" as const,
      seat: 0,
      card: at(game, "Strange Powder"),
      target: { what: "card" as const, card: at(game, on) },
    });
    const sponsor = (on: string) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(game, "Strange Gift"),
      with: at(game, "You's Ambassador"),
      target: { what: "card" as const, card: at(game, on) },
    });
    const needed = { code: "psi-needed", rule: "abilities", facts: { target: "Mundane" } };
    for (const action of [play, sponsor]) {
      const given = does(by("engine", game), action("Mundane"));
      expect(abilityOf(given, at(game, "Mundane"), "psi")).toBe(2);
      expect(refused(by("quickstart", game), action("Mundane"))).toMatchObject(needed);
      expect(abilityOf(does(by("quickstart", game), action("Teep")), at(game, "Teep"), "psi")).toBe(3);
    }
    const offered = legalActions(by("quickstart", game), 0).map(({ sentence }) => sentence);
    expect(offered).toContain("play Strange Powder on Teep");
    expect(offered).not.toContain("play Strange Powder on Mundane");
  });
});

describe("Sustaining", () => {
  // engine: Sustained Actions; quickstart: Turn Phase Details and Notes
  it("goes on with what cost only the rotation; by quickstart with any bonus of a rotated card", () => {
    const coach = character(
      "Coach",
      {},
      {
        text: {
          says: "Rotate and apply 1: your ambassador has +1 diplomacy until the end of the turn.",
          actions: [
            {
              does: "raise diplomacy",
              influence: 1,
              effects: [
                { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 1, until: "end-of-turn" },
              ],
            },
          ],
        },
      },
    );
    const game = stage({ You: { supporting: [coach] }, Rival: {} });
    const asked = (rules: BaseRules) => {
      const used = does(by(rules, game), { type: "rotate", seat: 0, card: at(game, "Coach"), action: 0 });
      return passed(used, "action", "discard", "buy").awaiting[0]?.kind;
    };
    expect(asked("engine")).toBe("declare");
    expect(asked("quickstart")).toBe("sustain");
  });
});

describe("What a card gives while it stays rotated", () => {
  // engine: Lasting and Sustainable Effects; rulebook: The Effects of Damage
  it("ends when that card is neutralized; by the published rules it goes on until the card readies", () => {
    const aide = character(
      "Aide",
      { diplomacy: 1 },
      {
        text: {
          says: "Rotate: your ambassador has +2 diplomacy while this stays rotated.",
          actions: [
            {
              does: "raise diplomacy",
              effects: [
                {
                  verb: "change-ability",
                  which: "your-ambassador",
                  ability: "diplomacy",
                  by: 2,
                  until: "while-rotated",
                },
              ],
            },
          ],
        },
      },
    );
    const start = stage({ You: { inner: [aide] }, Rival: {} });
    const used = does(start, { type: "rotate", seat: 0, card: at(start, "Aide"), action: 0 });
    const down = effect({ verb: "neutralize", which: { card: at(start, "Aide") } });
    const diplomacy = (game: Game) => abilityOf(game, at(game, "You's Ambassador"), "diplomacy");
    for (const rules of ["engine", "quickstart"] as const) expect(diplomacy(does(by(rules, used), down))).toBe(3);
    for (const rules of ["casual", "tournament"] as const) {
      const game = does(by(rules, used), down);
      expect({ neutralized: inPlay(game, "Aide").neutralized, diplomacy: diplomacy(game) }).toEqual({
        neutralized: true,
        diplomacy: 5,
      });
      // It cannot be sustained by a card that lies face down.
      const next = passed(game, "action", "discard", "buy");
      expect({ turn: next.turn, kind: next.awaiting[0]?.kind, diplomacy: diplomacy(next) }).toEqual({
        turn: 2,
        kind: "declare",
        diplomacy: 3,
      });
    }
  });
});
