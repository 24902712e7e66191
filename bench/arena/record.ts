/**
 * Plays anew the games from which the tests tell what practice opponents are like, with the same setups and seeds as they are
 * recorded with: `npm run -s arena:record -- among` or `greedy`; both without a name. To be done where they play otherwise on
 * purpose; it takes some ten minutes. `-- among 77 thin-2` plays further deals by their numbers and kinds (see `deals.ts`)
 * instead, at tables of two to six, and puts each in the place of the longest game of as many seats that has no kind of action
 * which no other has. In the deals of the kinds `person` and `drakh` chance plays somebody who is no practice opponent.
 */
import { called, calledWrongly } from "../../src/called.ts";
import { type Action, NEWEST_REVISION } from "../../src/engine/index.ts";
import { dealt, firstOf, isKind } from "./deals.ts";
import { gameOf } from "./match.ts";
import { PLAYERS, type PlayerName } from "./players.ts";
import { type ArenaGame, RECORDINGS, type Recording, recordedGames, writeGames } from "./recorded.ts";

/** Further deals are dealt at tables of two to six in turn. */
const FEWEST_SEATS = 2;
const TABLE_SIZES = 5;

function played(deal: string, players: readonly PlayerName[]): ArenaGame {
  const actions: Action[] = [];
  const setup = dealt(players.length, deal);
  gameOf(setup, deal, (own) => (game, seat, seed) => {
    const action = PLAYERS[players[own] ?? "practice"](game, seat, seed);
    if (action !== null) actions.push(action);
    return action;
  });
  console.log(`${deal}: ${players.join(", ")}, ${actions.length} actions`);
  return { deal, players, setup, revision: NEWEST_REVISION, actions };
}

const gamesOf = (recording: Recording): ArenaGame[] =>
  recordedGames(recording).map(({ deal, players }) => played(deal, players));

/** The kinds of action that are done in a game, and by what players. */
const kindsIn = ({ actions, players }: ArenaGame): ReadonlySet<string> =>
  new Set(actions.map(({ seat, type }) => `${players[seat]} ${type}`));

/** The games with another in the place of one that is missed least. */
function exchanged(games: readonly ArenaGame[], other: ArenaGame): ArenaGame[] {
  const missed = (game: ArenaGame) => {
    const rest = [...games, other].filter((each) => each !== game).map(kindsIn);
    return [...kindsIn(game)].some((kind) => !rest.some((kinds) => kinds.has(kind)));
  };
  const [longest] = games
    .filter((game) => game.players.length === other.players.length && !missed(game))
    .toSorted((one, another) => another.actions.length - one.actions.length);
  if (!longest) throw new Error(`each game of ${other.players.length} seats has a kind of action that no other has`);
  console.log(`${other.deal} instead of ${longest.deal}`);
  return games.map((game) => (game === longest ? other : game));
}

function further({ kind, number }: { kind: string; number: number }): ArenaGame {
  const others = Array.from({ length: FEWEST_SEATS - 1 + (number % TABLE_SIZES) }, () => "practice" as const);
  return played(`${kind} ${number}`, [firstOf(kind), ...others]);
}

/** A further deal by its number, with its kind before it where it is not of practice decks alone. */
const DEAL = /^(?:([a-z]+)-)?(\d+)$/u;

const USAGE = `npm run arena:record -- [NUMBER… | KIND-NUMBER… | ${RECORDINGS.join(" | ")}…]`;
const { positionals: wanted } = called(USAGE, {}, { most: Number.POSITIVE_INFINITY });
const isDeal = (each: string): boolean => {
  const [, kind] = DEAL.exec(each) ?? [null, ""];
  return kind === undefined || isKind(kind);
};
const strange = wanted.find((each) => !isDeal(each) && !RECORDINGS.some((recording) => recording === each));
if (strange !== undefined) calledWrongly(`There is no recording “${strange}”`, USAGE);
const deals = wanted.flatMap((each) => {
  const [, kind = "fifty A", number] = DEAL.exec(each) ?? [];
  return number === undefined ? [] : [{ kind, number: Number(number) }];
});
if (deals.length > 0) {
  writeGames("among", deals.map(further).reduce(exchanged, recordedGames("among")));
} else {
  for (const recording of RECORDINGS)
    if (wanted.length === 0 || wanted.includes(recording)) writeGames(recording, gamesOf(recording));
}
