// engine: Decks and Piles — nobody knows in which order a deck lies, its player neither
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { Dice, play, practiceSetup, type Step } from "../play/random-player.ts";
import { expectSame } from "./deck-order.ts";

describe("The order of a deck", () => {
  it("shows in no list of what is possible, which menus and completions are made of, and in no view", () => {
    const asked = new Map<string, number>();
    for (let number = 0; number < 8; number++) {
      const dice = new Dice(`order ${number}`);
      const setup = practiceSetup(2 + dice.below(3), dice);
      let steps = 0;
      const until = ({ turn }: Game) => turn > 6;
      const watch = ({ before }: Step) => {
        const kinds = before.awaiting.map(({ kind }) => kind);
        const seldom = kinds.some((kind) => (asked.get(kind) ?? 0) < 15);
        for (const kind of new Set(kinds)) asked.set(kind, (asked.get(kind) ?? 0) + 1);
        if (!seldom && steps++ % 40 !== 0) return;
        expectSame(before);
      };
      play(setup, `order ${number}`, watch, { until });
    }
    for (const kind of ["ambassador", "sideboard", "starting-hand", "keep-hand", "fetch", "action"])
      expect({ kind, often: (asked.get(kind) ?? 0) > 1 }).toEqual({ kind, often: true });
  }, 60_000);
});
