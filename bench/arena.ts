/**
 * Matches of players that are no people: `npm run -s arena -- --seats 2 --games 100 --a practice --b greedy --seed X`. One
 * seat is A's, all others are B's. The same seed plays the same match; see `arena/match.ts`.
 */
import { parseArgs } from "node:util";
import { LEAST_SEATS, MOST_SEATS } from "../src/engine/index.ts";
import { played } from "./arena/match.ts";
import { isPlayer, PLAYERS } from "./arena/players.ts";

const { values } = parseArgs({
  options: {
    seats: { type: "string", default: "2" },
    games: { type: "string", default: "100" },
    a: { type: "string", default: "practice" },
    b: { type: "string", default: "greedy" },
    seed: { type: "string", default: "arena" },
  },
});

/** A whole number out of the options; ends with what is wrong where it is none. */
function whole(name: "seats" | "games", least: number, most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return wrong(`--${name} ${values[name]}: a whole number from ${least} to ${most}`);
}

function player(name: "a" | "b") {
  const named = values[name];
  return isPlayer(named) ? named : wrong(`--${name} ${named}: one of ${Object.keys(PLAYERS).join(", ")}`);
}

function wrong(what: string): never {
  console.error(what);
  process.exit(1);
}

const seats = whole("seats", LEAST_SEATS, MOST_SEATS);
console.log(
  JSON.stringify(
    played({ seats, games: whole("games", 1, 100_000), a: player("a"), b: player("b"), seed: values.seed }),
  ),
);
