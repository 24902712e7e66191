// engine: Attack a Conflict Participant; Resolving Attacks; The Effects of Damage
import { describe, expect, it } from "vitest";
import type { Static } from "../../../src/engine/cards/text.ts";
import type { Game } from "../../../src/engine/index.ts";
import type { InPlay } from "../../../src/engine/state/game.ts";
import { at, character, does, happens, inPlay, order, stage, turned } from "../stage.ts";
import { attack, talks } from "./attacking-stage.ts";

/** Rival's Duke (diplomacy 5) supports the talks; it is your turn, with a Page. `page`, `duke`: what their texts give. */
function dueling(page: Statics, duke: Statics, diplomacy = 3): Game {
  const text = (statics: Statics) => ({ text: { says: "Fights.", statics: [...statics] } });
  const game = stage(
    {
      Rival: { supporting: [character("Duke", { diplomacy: 5 }, text(duke))] },
      You: { supporting: [character("Page", { diplomacy }, text(page))] },
    },
    [["Rival", talks]],
  );
  return order(game, 0, "support Talks with Duke using diplomacy");
}

type Statics = readonly Static[];

const fight = (page: Statics, duke: Statics, diplomacy = 3, marks: Partial<Record<string, InPlay["marks"]>> = {}) => {
  let game = dueling(page, duke, diplomacy);
  for (const [title, has] of Object.entries(marks)) if (has) game = turned(game, title, { marks: has });
  return happens(game, attack(game, "Page", "Duke"));
};

const first: Static = { gives: "damages-first", to: "this" };

const resistant = (by: number): Static => ({ gives: "damage-resistance", by, to: "this" });

const halving: Static = { gives: "half-damage", to: "this" };

// engine: Resolving Attacks
describe("A card that damages first", () => {
  it("takes only what its target deals after that damage", () => {
    const { game, events } = fight([first], []);
    expect(events[0]).toMatchObject({ type: "attacked", deals: 3, takes: 2, first: { title: "Page" } });
    expect(inPlay(game, "Duke")).toMatchObject({ damage: 3 });
    expect(inPlay(game, "Page")).toMatchObject({ neutralized: false, damage: 2 });
  });

  // compendium: Draal
  it("takes nothing, Strife or not, where that neutralizes its target", () => {
    const { game, events } = fight([first], [], 6, { Duke: { strife: 1 } });
    expect(events[0]).toMatchObject({ deals: 6, takes: 0 });
    expect(inPlay(game, "Duke")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(game, "Page")).toMatchObject({ neutralized: false, damage: 0 });
  });

  it("does so when it is attacked too", () => {
    const { game, events } = fight([], [first]);
    expect(events[0]).toMatchObject({ deals: 0, takes: 5, first: { title: "Duke" } });
    expect(inPlay(game, "Duke").damage).toBe(0);
    expect(inPlay(game, "Page")).toMatchObject({ neutralized: true, severe: 2 });
  });

  it("has no advantage over another that does: both deal their damage at the same moment", () => {
    expect(fight([first], [first]).events[0]).toMatchObject({ deals: 3, takes: 5, first: null });
  });
});

// engine glossary: Damage Resistance; Double, etc.
describe("Damage resistance", () => {
  it("is taken off the damage of each attack, and never leaves less than none", () => {
    expect(fight([resistant(2)], []).events[0]).toMatchObject({ deals: 3, takes: 3 });
    expect(fight([], [resistant(4)]).events[0]).toMatchObject({ deals: 0, takes: 5 });
    expect(fight([resistant(1), resistant(1)], []).events[0]).toMatchObject({ takes: 3 });
  });

  it("comes after halving, which is rounded up and not cumulative", () => {
    expect(fight([halving, resistant(1)], []).events[0]).toMatchObject({ takes: 2 });
    // 4 of the Page: half of it is 2, less 1 is 1; the other way around it would be half of 3, rounded up.
    expect(fight([], [halving, resistant(1)], 4).events[0]).toMatchObject({ deals: 1 });
    expect(fight([halving, halving], []).events[0]).toMatchObject({ takes: 3 });
  });

  it("does not help against damage by anything but an attack", () => {
    const game = dueling([halving, resistant(2)], []);
    const effect = { verb: "damage" as const, which: { card: at(game, "Page") }, amount: 2 };
    expect(inPlay(does(game, { type: "effect", seat: 0, because: "Accident", effect }), "Page").damage).toBe(2);
  });
});

describe("The damage that a card deals", () => {
  it("is doubled before Strife marks and other additions are counted", () => {
    const savage: Static = { gives: "attack-damage", times: "double", by: 1, to: "this" };
    expect(fight([savage], [], 3, { Page: { strife: 1 } }).events[0]).toMatchObject({ deals: 9, takes: 5 });
  });

  it("may be halved, rounded up, before Strife marks are counted", () => {
    const gentle: Static = { gives: "attack-damage", times: "half", to: "this" };
    expect(fight([gentle], []).events[0]).toMatchObject({ deals: 2 });
    expect(fight([gentle], [], 3, { Page: { strife: 1 } }).events[0]).toMatchObject({ deals: 4 });
  });

  // rulebook: A Sample Conflict; quickstart: Attack a participant in a conflict
  it.each([
    [
      "G'Kar with a Strife mark against Carn",
      5,
      1,
      1,
      { neutralized: true, severe: 6 },
      { neutralized: false, damage: 1 },
    ],
    ["Delenn against Londo", 6, 0, 4, { neutralized: true, severe: 2 }, { neutralized: false, damage: 4 }],
    ["Urza against Delenn", 6, 0, 6, { neutralized: true, severe: 0 }, { neutralized: true, severe: 0 }],
    ["four against three", 4, 0, 3, { neutralized: true, severe: 1 }, { neutralized: false, damage: 3 }],
  ] as const)("comes out as in the examples: %s", (_, attacker, strife, target, hit, hitBack) => {
    let game = stage(
      {
        Rival: { supporting: [character("Target", { diplomacy: target })] },
        You: { supporting: [character("Attacker", { diplomacy: attacker })] },
      },
      [["Rival", talks]],
    );
    game = turned(game, "Attacker", { marks: strife > 0 ? { strife } : {} });
    game = order(game, 0, "support Talks with Target using diplomacy");
    game = order(game, 1, "attack Target with Attacker in Talks");
    expect(inPlay(game, "Target")).toMatchObject(hit);
    expect(inPlay(game, "Attacker")).toMatchObject(hitBack);
  });
});
