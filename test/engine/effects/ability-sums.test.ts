// engine: Character ability ratings; Character and Fleet Abilities; Lasting and Sustainable Effects
import { describe, expect, it } from "vitest";
import { type Game, viewFor } from "../../../src/engine/index.ts";
import { baseAbility } from "../../../src/engine/rules/in-force/ability.ts";
import { agenda, at, character, conflict, does, fleet, happens, order, stage, turned } from "../stage.ts";
import { change, changed, giving, printed, table, value } from "./abilities-stage.ts";

const plus = (by: number) => ({ ability: "diplomacy", by }) as const;

const double = { verb: "multiply-ability", ability: "diplomacy", times: "double" } as const;

const half = { verb: "multiply-ability", ability: "diplomacy", times: "half" } as const;

describe("Changes to an ability", () => {
  // engine: Character ability ratings, the worked example
  it("are counted in this order whatever came first: to the printed value, then multiplied, then added", () => {
    for (const changes of [
      [printed(-1), double, plus(1)],
      [plus(1), double, printed(-1)],
      [double, printed(-1), plus(1)],
    ])
      expect(changed({ diplomacy: 3 }, "diplomacy", ...changes)).toBe(5);
  });

  // engine: Character ability ratings — the example goes on with a conflict that doubles; its text takes 1 off at the end
  // although the card that it has named adds 1: what it calculates is 2 doubled twice, and then that 1.
  it("double once more where the conflict doubles as it resolves, only then, and only the printed part", () => {
    const pact = conflict("Pact", "diplomacy", {
      conflict: {
        form: "opposable",
        resolution: [
          { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
        ],
      },
    });
    let game = stage({ You: { supporting: [character("Clerk", { diplomacy: 3 })] }, Rival: {} }, [["You", pact]]);
    const which = { card: at(game, "Clerk") };
    const ability = "diplomacy";
    const until = "end-of-turn";
    for (const effect of [
      { verb: "change-ability", which, ability, by: -1, printed: true, until },
      { verb: "multiply-ability", which, ability, times: "double", until },
      { verb: "change-ability", which, ability, by: 1, until },
    ] as const)
      game = does(game, { type: "effect", seat: 0, because: "A Toast", effect });
    game = order(game, 0, "support Pact with Clerk using diplomacy");
    expect(value(game, "Clerk")).toBe(5);
    const ended = happens(does(game, { type: "pass", seat: 1 }), { type: "pass", seat: 0 });
    expect(ended.events).toContainEqual(expect.objectContaining({ type: "conflict-resolved", support: 9 }));
    expect(value(ended.game, "Clerk")).toBe(5);
  });

  // compendium: Cumulative Effects
  it("that halve are not cumulative, and are rounded up", () => {
    expect(changed({ diplomacy: 5 }, "diplomacy", half)).toBe(3);
    expect(changed({ diplomacy: 5 }, "diplomacy", half, half)).toBe(3);
    expect(changed({ diplomacy: 5 }, "diplomacy", half, double)).toBe(5);
    expect(changed({ diplomacy: 1 }, "diplomacy", half, plus(2))).toBe(3);
  });

  it("never leave a printed ability below zero, nor the ability when all is counted", () => {
    expect(changed({ diplomacy: 1 }, "diplomacy", printed(-3), plus(2))).toBe(2);
    expect(changed({ diplomacy: 1 }, "diplomacy", plus(-3))).toBe(0);
  });

  // engine: Character ability ratings
  it("do not raise psi from 0 by doubling it, and do by changing the printed psi by name", () => {
    const psi = { verb: "multiply-ability", ability: "psi", times: "double" } as const;
    expect(changed({ diplomacy: 1 }, "psi", psi)).toBe(0);
    expect(changed({ diplomacy: 1 }, "psi", psi, { ability: "psi", by: 2, printed: true })).toBe(4);
    expect(changed({ psi: 3 }, "psi", psi, { ability: "all", by: 1 })).toBe(7);
  });

  // engine: Character and Fleet Abilities
  it("to all abilities reach diplomacy, intrigue and leadership though they are not printed, and no military", () => {
    const all = { ability: "all", by: 2 } as const;
    expect(
      (["diplomacy", "intrigue", "leadership", "psi", "military"] as const).map((ability) => changed({}, ability, all)),
    ).toEqual([2, 2, 2, 0, 0]);
    expect(changed({ military: 1 }, "military", all)).toBe(3);
  });
});

// engine glossary: Base ability
describe("The base ability", () => {
  it("counts what lasts, and neither damage nor what a rotated card or the turn gives", () => {
    let game = table({
      supporting: [character("Clerk", { diplomacy: 4 })],
      agenda: agenda("Manners", giving({ ability: "diplomacy", by: 1, to: "your-characters" })),
    });
    game = change(change(game, "Clerk", "diplomacy", 3), "Clerk", "diplomacy", 2, "permanent");
    game = turned(game, "Clerk", { damage: 5 });
    expect(value(game, "Clerk")).toBe(5);
    expect(baseAbility(game, at(game, "Clerk"), "diplomacy")).toBe(7);
  });

  it("of a fleet counts no leader: with every card readied nobody leads", () => {
    const game = order(
      table({ supporting: [fleet("Raiders", 3), character("Captain", { leadership: 2 })] }),
      0,
      "lead Raiders with Captain",
    );
    expect(value(game, "Raiders", "military")).toBe(5);
    expect(baseAbility(game, at(game, "Raiders"), "military")).toBe(3);
  });
});

describe("How an ability came about", () => {
  const shown = (game: Game, title: string) =>
    viewFor(game, "public").seats[0]?.supporting.find((card) => card.title === title)?.explained;

  it("is shown to everybody part by part, in the order of counting, damage last", () => {
    let game = table({ supporting: [character("Clerk", { diplomacy: 6, intrigue: 2 })] });
    game = change(turned(game, "Clerk", { damage: 1 }), "Clerk", "diplomacy", 2);
    expect(shown(game, "Clerk")?.diplomacy).toEqual({
      now: 7,
      base: 6,
      parts: [
        { kind: "printed", by: 6, source: "" },
        { kind: "add", by: 2, source: "A Toast" },
        { kind: "damage", by: -1, source: "" },
      ],
    });
    expect(Object.keys(shown(game, "Clerk") ?? {})).toEqual(["diplomacy", "intrigue"]);
  });

  it("names the leader of a fleet, and is left out where only the print counts", () => {
    const game = order(
      table({ supporting: [fleet("Raiders", 3), character("Captain", { leadership: 2 })] }),
      0,
      "lead Raiders with Captain",
    );
    expect(shown(game, "Raiders")?.military?.parts).toContainEqual({ kind: "leader", by: 2, source: "Captain" });
    expect(shown(game, "Captain")).toEqual({});
  });

  it("is zero for a neutralized card, whatever its parts", () => {
    const game = turned(
      change(table({ supporting: [character("Clerk", { diplomacy: 4 })] }), "Clerk", "diplomacy", 1),
      "Clerk",
      {
        neutralized: true,
      },
    );
    expect(shown(game, "Clerk")?.diplomacy).toMatchObject({ now: 0, base: 4 });
  });
});
