/**
 * Matches of players that are no people: `npm run -s arena -- --seats 2 --games 100 --a practice --b greedy --seed X`. One
 * seat is A's, all others are B's. The same seed plays the same match; see `arena/match.ts`.
 */
import { called, calledWrongly, wholeNumber } from "../src/called.ts";
import { LEAST_SEATS, MOST_SEATS } from "../src/engine/index.ts";
import { played } from "./arena/match.ts";
import { isPlayer, PLAYERS } from "./arena/players.ts";

const USAGE = "npm run -s arena -- [--seats 2] [--games 100] [--a practice] [--b greedy] [--seed arena]";
const { values } = called(USAGE, {
  seats: { type: "string", default: "2" },
  games: { type: "string", default: "100" },
  a: { type: "string", default: "practice" },
  b: { type: "string", default: "greedy" },
  seed: { type: "string", default: "arena" },
});

function player(name: "a" | "b") {
  const named = values[name];
  if (isPlayer(named)) return named;
  return calledWrongly(`--${name} takes ${Object.keys(PLAYERS).join(", ")}, not “${named}”`, USAGE);
}

const seats = wholeNumber("--seats", values.seats, [LEAST_SEATS, MOST_SEATS], USAGE);
const games = wholeNumber("--games", values.games, [1, 100_000], USAGE);
console.log(JSON.stringify(played({ seats, games, a: player("a"), b: player("b"), seed: values.seed })));
