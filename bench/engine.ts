/** The engine in a late game of six players: actions a second, the slowest menus, replay, and what a game weighs. */
import { type Action, apply, createGame, type Game, legalActions } from "../src/engine/index.ts";
import { choose, Dice, play, practiceSetup } from "../test/engine/play/random-player.ts";
import { figure, percentile } from "./figure.ts";

interface Recorded {
  before: Game;
  action: Action;
}

/** Whole games of six, with the position before each action. */
function sixPlayers(seed: string): { setup: ReturnType<typeof practiceSetup>; steps: Recorded[] } {
  const setup = practiceSetup(6, new Dice(seed));
  const steps: Recorded[] = [];
  play(setup, seed, ({ before, chosen }) => steps.push({ before, action: chosen.action }));
  return { setup, steps };
}

const games = ["one", "two", "three", "four"].map(sixPlayers);
const late = games.flatMap(({ steps }) => steps.slice(Math.floor(steps.length * 0.6)));

/** Actions taken in a second, over at least so many milliseconds. */
function perSecond(ms: number): number {
  const from = performance.now();
  let applied = 0;
  while (performance.now() - from < ms) {
    for (const { before, action } of late) apply(before, action);
    applied += late.length;
  }
  return applied / ((performance.now() - from) / 1_000);
}

// A bot runs for weeks: what the compiler does in its first seconds is left out.
perSecond(3_000);
figure("engine.apply.per_second", perSecond(2_000), "actions/s");

const legal: number[] = [];
for (const { before, action } of late) {
  const from = performance.now();
  legalActions(before, action.seat);
  legal.push(performance.now() - from);
}
figure("engine.legal.p99_ms", percentile(legal, 0.99), "ms");

const long = games.reduce((most, game) => (game.steps.length > most.steps.length ? game : most));
const script = long.steps.slice(0, 1_000).map(({ action }) => action);
const replays = [1, 2, 3, 4, 5].map(() => {
  const from = performance.now();
  const seed = ["one", "two", "three", "four"][games.indexOf(long)] ?? "";
  let game = createGame(long.setup, seed);
  for (const action of script) {
    const result = apply(game, action);
    if (!result.ok) throw new Error("a replayed action was refused");
    game = result.game;
  }
  return ((performance.now() - from) / script.length) * 1_000;
});
figure("engine.replay_1000.ms", percentile(replays, 0.5), "ms");

const dice = new Dice("weight");
let heaviest = createGame(practiceSetup(6, dice), "weight");
for (let actions = 0; actions < 1_000 && !heaviest.result; actions++) {
  const seat = dice.of(heaviest.awaiting).seat;
  const result = apply(heaviest, choose(legalActions(heaviest, seat), dice).action);
  if (result.ok) heaviest = result.game;
}
figure("store.game_kb", JSON.stringify(heaviest).length / 1_000, "kB");
