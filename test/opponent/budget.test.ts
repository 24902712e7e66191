// What a practice opponent's move may cost: counted in work, with the processor's time as the last resort
import { describe, expect, it } from "vitest";
import { apply, createGame, type Game, legalActions, viewFor } from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { BUDGET, practice } from "../../src/opponent/practice/choose.ts";
import { ownProcessorMs } from "../../src/worker/processor-time.ts";
import { Dice, practiceSetup } from "../engine/play/random-player.ts";

/** A position of six in the middle of a game in which the seat that is asked has much to choose from. */
function crowded(): Game {
  let game = createGame(practiceSetup(6, new Dice("crowded")), "crowded");
  let most = game;
  let choices = 0;
  while (game.result === null && game.turn < 9) {
    const seat = game.awaiting[0]?.seat ?? 0;
    const legal = legalActions(game, seat);
    if (game.awaiting[0]?.kind === "action" && legal.length > choices) {
      most = game;
      choices = legal.length;
    }
    const applied = apply(game, greedy(viewFor(game, { seat }), legal).action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    game = applied.game;
  }
  expect(choices).toBeGreaterThan(24);
  return most;
}

/** Far more than any move is given. */
const ENDLESS = { work: 1_000_000, candidates: 1_000 };

describe("the budget of a practice opponent's move", () => {
  const game = crowded();
  const seat = game.awaiting[0]?.seat ?? 0;

  /** How many things are tried out until this says that time is up. */
  const tried = (isUp: () => boolean) => {
    let asked = 0;
    practice(game, seat, "tried", {
      ...ENDLESS,
      expired: () => {
        asked += 1;
        return isUp();
      },
    });
    return asked;
  };

  it("ends thinking soon after its time is up, with a move that the rules allow", () => {
    const began = ownProcessorMs();
    const most = 60;
    const expired = () => ownProcessorMs() - began > most;
    const action = practice(game, seat, "in time", { ...ENDLESS, expired });
    expect(ownProcessorMs() - began).toBeLessThan(most + 150);
    expect(action !== null && apply(game, action).ok).toBe(true);
  });

  it("has the move of the first thought where there was no time at all", () => {
    expect(practice(game, seat, "no time", { ...ENDLESS, expired: () => true })?.type).toBe("pass");
    expect(tried(() => true)).toBe(1);
    expect(tried(() => false)).toBeGreaterThan(10);
  });

  it("is counted in work, so that the move is the same with time to spare as without a clock", () => {
    const free = practice(game, seat, "the same");
    expect(practice(game, seat, "the same", { ...BUDGET, expired: () => false })).toEqual(free);
  });

  it("is kept to where there is far more to do: less work tries out fewer things", () => {
    const tries = (work: number) => {
      let asked = 0;
      practice(game, seat, "less", { work, candidates: 30, expired: () => ++asked < 0 });
      return asked;
    };
    expect(tries(20)).toBeLessThan(tries(400));
  });
});
