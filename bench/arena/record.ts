/**
 * Plays anew the games from which the tests tell what practice opponents are like, with the same setups and seeds as they are
 * recorded with: `npm run -s arena:record -- among` or `greedy`; both without a name. To be done where they play otherwise on
 * purpose; it takes some ten minutes.
 */
import { type Action, NEWEST_REVISION } from "../../src/engine/index.ts";
import { Dice, practiceSetup } from "../../test/engine/play/random-player.ts";
import { gameOf } from "./match.ts";
import { PLAYERS, type PlayerName } from "./players.ts";
import { type ArenaGame, RECORDINGS, type Recording, recordedGames, writeGames } from "./recorded.ts";

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

const gamesOf = (recording: Recording): ArenaGame[] =>
  recordedGames(recording).map(({ deal, players }) => played(deal, players));

const wanted = process.argv.slice(2);
for (const recording of RECORDINGS)
  if (wanted.length === 0 || wanted.includes(recording)) writeGames(recording, gamesOf(recording));
