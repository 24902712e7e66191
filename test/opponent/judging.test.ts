// What a practice opponent thinks a position is worth, and how far it thinks a defence through
import { describe, expect, it } from "vitest";
import { apply, type CardFacts, type Game } from "../../src/engine/index.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { evaluate } from "../../src/opponent/practice/evaluate.ts";
import { agenda, character, conflict, group, type SeatStage, stage } from "../engine/stage.ts";

/** What Anna's place at a table is worth to her, Ben having nothing. */
const worth = (anna: SeatStage): number => evaluate(stage({ Anna: anna, Ben: {} }), 0);

const gains = (power: number): CardFacts["text"] => ({
  says: `Rotate: gain ${power} power.`,
  actions: [{ does: "gain power", effects: [{ verb: "gain-power", who: "you", amount: power }] }],
});

describe("a practice opponent's judgement", () => {
  it("holds a group that gives power in every turn for better than one of its cost that gives nothing", () => {
    const plain = worth({ supporting: [group("Archive", { cost: 4 })] });
    expect(worth({ supporting: [group("Mint", { cost: 4, text: gains(1) })] })).toBeGreaterThan(plain + 0.5);
  });

  it("counts the last points before a standard victory for more than the first", () => {
    const step = (power: number) => worth({ rawPower: power + 1 }) - worth({ rawPower: power });
    expect(step(13)).toBeGreaterThan(step(4) + 0.3);
  });

  it("takes an agenda that forbids a standard victory for worth less than one of the same power that does not", () => {
    const power = { gives: "power", by: 3 } as const;
    const free = agenda("Free Hand", { says: "You count +3 power.", statics: [power] });
    const bound = agenda("Bound Hand", {
      says: "You count +3 power. Standard victories are not for you.",
      statics: [power, { gives: "no-standard-victory" }],
    });
    expect(worth({ agenda: bound })).toBeLessThan(worth({ agenda: free }) - 1);
  });
});

describe("a practice opponent's defence", () => {
  /** Ben's conflict for 3 power, with 5 for it, and what Anna has ready against it. */
  function threatened(ready: readonly number[]): Game {
    const treaty = conflict("Treaty", "diplomacy", {
      conflict: {
        form: "opposable",
        won: [{ effects: [{ verb: "gain-power", who: "you", amount: 3 }] }],
      },
    });
    const game = stage(
      {
        Ben: { ambassador: { leadership: 1 }, inner: [character("Speaker", { diplomacy: 5 })] },
        Anna: {
          ambassador: { leadership: 1 },
          inner: ready.map((diplomacy, at) => character(`Clerk ${at + 1}`, { diplomacy })),
          unspent: 0,
          spent: 10,
        },
      },
      [["Ben", treaty]],
    );
    const speaker = game.inPlay.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === "Speaker") ?? -1;
    const id = game.conflicts[0]?.id ?? -1;
    const supported = apply(game, { type: "support", seat: 0, conflict: id, with: speaker });
    if (!supported.ok) throw new Error(supported.refusal.code);
    return supported.game;
  }

  it("opposes with the first of two cards that only together stop a conflict", () => {
    expect(practice(threatened([3, 2]), 1, "two")?.type).toBe("oppose");
  });

  it("keeps both ready where they do not stop it together either", () => {
    expect(practice(threatened([2, 2]), 1, "few")?.type).toBe("pass");
  });
});
