// compendium: 11. Tournament Rules, second sentence
import { describe, expect, it } from "vitest";
import { apply, createGame, legalActions, mostUrgent, timeCalled } from "../../../src/engine/index.ts";
import { choose, Dice, practiceSetup } from "../play/random-player.ts";

describe("time that is called at any moment of a game played by chance", () => {
  it.each(Array.from({ length: 24 }, (_, at) => at))(
    "ends it within the turn, and the same way each time (%i)",
    (number) => {
      const dice = new Dice(`time ${number}`);
      const setup = practiceSetup(2 + (number % 5), dice);
      let game = createGame({ ...setup, ...(number % 3 === 0 ? { together: true } : {}) }, `time ${number}`);
      const step = () => {
        const seats = [...new Set(game.awaiting.map(({ seat }) => seat))];
        const seat = dice.of(seats.filter((one) => mostUrgent(game.awaiting, one) !== undefined));
        const applied = apply(game, choose(legalActions(game, seat), dice).action);
        if (!applied.ok) expect.fail(JSON.stringify(applied.refusal));
        game = applied.game;
      };
      for (let steps = dice.below(260); steps > 0 && game.result === null; steps--) step();
      if (game.result !== null) return;
      const { turn } = game;
      const called = timeCalled(game);
      expect(JSON.stringify(timeCalled(game))).toBe(JSON.stringify(called));
      game = called.game;
      for (let steps = 0; game.result === null; steps++) {
        expect(steps, "it goes on and on").toBeLessThan(400);
        expect(game.awaiting.length, "nobody is asked for anything").toBeGreaterThan(0);
        expect(game.awaiting.some(({ kind }) => kind === "action" || kind === "declare")).toBe(false);
        step();
      }
      expect(game.turn).toBe(turn);
      expect(game.result.time).toBe(true);
    },
  );
});
