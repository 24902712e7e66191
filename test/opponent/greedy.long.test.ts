import { describe, expect, it } from "vitest";
import { apply, createGame, type Game, legalActions, type SeatIndex, viewFor } from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { choose, Dice, practiceSetup } from "../engine/play/random-player.ts";

/** A whole game of two in which one seat is greedy's, and chance plays the other; who wins it, in parts. */
function shareOf(number: number): number {
  const dice = new Dice(`against greedy ${number}`);
  const mine = number % 2;
  let game: Game = createGame(practiceSetup(2, dice), `greedy ${number}`);
  for (let actions = 0; game.result === null; actions++) {
    const seat: SeatIndex = game.awaiting[0]?.seat ?? 0;
    const legal = legalActions(game, seat);
    const { action } = seat === mine ? greedy(viewFor(game, { seat }), legal) : choose(legal, dice);
    const applied = apply(game, action);
    if (!applied.ok || actions > 8_000) throw new Error(`game ${number} does not go on in turn ${game.turn}`);
    game = applied.game;
  }
  const { winners } = game.result;
  return winners.includes(mine) ? 1 / winners.length : 0;
}

describe("the greedy player", () => {
  it("wins most games against chance, and never does what is refused", () => {
    const games = Array.from({ length: 12 }, (_, number) => shareOf(number));
    expect(games.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(7);
  }, 60_000);
});
