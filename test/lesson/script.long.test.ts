import { describe, expect, it } from "vitest";
import { apply, legalActions } from "../../src/engine/index.ts";
import { keptFrom, LEARNER } from "../../src/lesson/script.ts";
import { Dice } from "../engine/play/random-player.ts";
import { asAsked, opened, scripted, taken } from "./walked.ts";

describe("the lesson", () => {
  it("comes to the same end whatever else a learner does that it allows", () => {
    for (let number = 0; number < 20; number++) {
      const dice = new Dice(`lesson ${number}`);
      const { game } = taken((now) => {
        const allowed = legalActions(now, LEARNER).filter(({ action }) => keptFrom(now, [action]) === null);
        return allowed[dice.below(allowed.length)]?.action ?? asAsked(now);
      });
      expect(game.result, `lesson ${number}`).toMatchObject({ winners: [LEARNER] });
    }
  });

  it("leaves no question to the partner unanswered, even where nothing that the learner does is declined", () => {
    for (let number = 0; number < 10; number++) {
      const dice = new Dice(`free ${number}`);
      let game = scripted(opened());
      for (let presses = 0; game.result === null && presses < 300; presses++) {
        expect(game.awaiting.every(({ seat }) => seat === LEARNER)).toBe(true);
        const legal = legalActions(game, LEARNER).filter(({ action }) => action.type !== "concede");
        const { action } = legal[dice.below(legal.length)] ?? {};
        if (action === undefined) throw new Error("the learner can do nothing");
        const applied = apply(game, action);
        if (applied.ok) game = scripted(applied.game);
      }
    }
  });
});
