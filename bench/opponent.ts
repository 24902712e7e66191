/**
 * How well practice opponents play in a short match, in percent of its games (a shared win counts in parts), and what a move
 * of theirs takes. So few games say little of a small change: `npm run -s arena` plays as many as one likes.
 */
import { type Outcome, played } from "./arena/match.ts";
import { figure } from "./figure.ts";

const GAMES = 24;

const share = ({ games, wins_a, shared }: Outcome): number => ((wins_a + shared / 2) / games) * 100;

const againstGreedy = played({ seats: 2, games: GAMES, a: "practice", b: "greedy", seed: "bench" });
const againstRandom = played({ seats: 2, games: GAMES / 2, a: "practice", b: "random", seed: "bench" });

figure("opponent.move.cpu_ms", Math.max(againstGreedy.cpu_ms_p99, againstRandom.cpu_ms_p99), "ms");
figure("opponent.wins_greedy", share(againstGreedy), "%");
figure("opponent.wins_random", share(againstRandom), "%");
