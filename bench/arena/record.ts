/**
 * Plays anew the games from which the tests tell what practice opponents are like: `npm run -s arena:record -- among` or
 * `greedy`; both without a name. To be done where they play otherwise on purpose; it takes some ten minutes.
 */
import { type Action, NEWEST_REVISION } from "../../src/engine/index.ts";
import { Dice, practiceSetup } from "../../test/engine/play/random-player.ts";
import { gameOf } from "./match.ts";
import { PLAYERS, type PlayerName } from "./players.ts";
import { type ArenaGame, RECORDINGS, type Recording, writeGames } from "./recorded.ts";

/** How many seats each game among themselves has: the more, the longer it takes. */
const SEATS = [2, 3, 4, 2, 5, 2, 3, 6, 2, 3, 2, 4, 2, 5, 3, 2, 2, 4, 3, 6, 2, 3, 2, 4, 5];
const MATCH = 16;

function played(deal: string, players: readonly PlayerName[]): ArenaGame {
  const actions: Action[] = [];
  gameOf(players.length, deal, (own) => (game, seat, seed) => {
    const action = PLAYERS[players[own] ?? "practice"](game, seat, seed);
    if (action !== null) actions.push(action);
    return action;
  });
  console.log(`${deal}: ${players.join(", ")}, ${actions.length} actions`);
  const setup = practiceSetup(players.length, new Dice(`setup ${deal}`));
  return { deal, players, setup, revision: NEWEST_REVISION, actions };
}

function gamesOf(recording: Recording): ArenaGame[] {
  if (recording === "among")
    return [...SEATS, ...SEATS].map((seats, number) => played(`among ${number}`, Array(seats).fill("practice")));
  return Array.from({ length: MATCH }, (_, number) =>
    played(`held ${Math.floor(number / 2)}`, number % 2 === 0 ? ["practice", "greedy"] : ["greedy", "practice"]),
  );
}

const wanted = process.argv.slice(2);
for (const recording of RECORDINGS)
  if (wanted.length === 0 || wanted.includes(recording)) writeGames(recording, gamesOf(recording));
