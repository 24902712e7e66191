/** Whom the arena knows. */
import { type Action, type Game, legalActions, type SeatIndex, viewFor } from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { choose, Dice } from "../../test/engine/play/random-player.ts";

/** What a seat does in a position; the seed is another one for each move. */
export type ArenaPlayer = (game: Game, seat: SeatIndex, seed: string) => Action | null;

export const PLAYERS = {
  random: (game, seat, seed) => choose(legalActions(game, seat), new Dice(seed)).action,
  greedy: (game, seat) => greedy(viewFor(game, { seat }), legalActions(game, seat)).action,
  practice: (game, seat, seed) => practice(game, seat, seed),
} as const satisfies Record<string, ArenaPlayer>;

export type PlayerName = keyof typeof PLAYERS;

export const isPlayer = (name: string): name is PlayerName => Object.hasOwn(PLAYERS, name);
