import { describe, expect, it } from "vitest";
import { createGame, legalActions, viewFor } from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { Dice, practiceSetup } from "../engine/play/random-player.ts";

describe("the greedy player", () => {
  it("says the same to the same position each time", () => {
    const game = createGame(practiceSetup(3, new Dice("same")), "same");
    const [{ seat } = { seat: 0 }] = game.awaiting;
    const say = () => greedy(viewFor(game, { seat }), legalActions(game, seat)).sentence;
    expect(say()).toBe(say());
  });

  it("has nothing to say where nothing can be done", () => {
    const game = createGame(practiceSetup(2, new Dice("none")), "none");
    expect(() => greedy(viewFor(game, { seat: 0 }), [])).toThrow("nothing to choose from");
  });
});
