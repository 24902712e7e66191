import { describe, expect, it } from "vitest";
import { apply, createGame, mildestAnswers } from "../../../src/engine/index.ts";
import { readRecorded } from "../../corpus/recorded.ts";

describe("all that is done for somebody who is not there", () => {
  it("takes what a question brings with it along, and stops where the next one begins", () => {
    const [recorded] = readRecorded("games");
    if (!recorded || !("setup" in recorded.start)) throw new Error("there are no recorded games");
    const { setup, seed, generator } = recorded.start;
    let game = createGame(setup, seed, generator);
    for (let step = 0; step < 40 && game.result === null; step++) {
      const [first] = game.awaiting;
      if (!first) throw new Error("nobody is asked");
      const done = mildestAnswers(game, first.seat);
      if (done.length === 0) break;
      expect(done.every(({ seat }) => seat === first.seat)).toBe(true);
      for (const action of done) {
        const next = apply(game, action);
        if (!next.ok) throw new Error(next.refusal.code);
        game = next.game;
      }
      expect(game.awaiting.some(({ id }) => id === first.id)).toBe(false);
    }
    expect(game.turn).toBeGreaterThan(1);
  });
});
