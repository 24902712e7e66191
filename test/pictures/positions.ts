/** Positions of games played by chance, for the pictures' tests. */
import { type Game, type Setup, type View, viewFor } from "../../src/engine/index.ts";
import type { Context } from "../../src/views/text/context.ts";
import { Dice, play, practiceSetup } from "../engine/play/random-player.ts";

const NAMES = [
  "Mirabel",
  "Wrenfield",
  "Tobias_K",
  "Okonkwo",
  "Juniper",
  "Castellan",
  "Bashir-92",
  "Nadezhda Volkonskaya",
  "Pell",
  "Ottoline",
];

/** Players' names as a table has them. */
export const people = (seats: number): Pick<Context, "people"> => ({
  people: NAMES.slice(0, seats).map((display, seat) => ({ seat, userId: null, display })),
});

export interface Position {
  readonly game: Game;
  readonly view: View;
  readonly ctx: Pick<Context, "people">;
}

const known = new Map<string, Game>();

/** A game of so many seats where it stands in a round of a turn, or at its end where it ends before. */
export function position(
  seats: number,
  turn: number,
  seed: string,
  until: (game: Game) => boolean = ({ round }) => round === "action",
): Position {
  const name = `${seats} ${turn} ${seed} ${until}`;
  const game = known.get(name) ?? playedTo(practiceSetup(seats, new Dice(`s${seed}`)), turn, seed, until);
  known.set(name, game);
  return { game, view: viewFor(game, "public"), ctx: people(seats) };
}

const playedTo = (setup: Setup, turn: number, seed: string, until: (game: Game) => boolean): Game =>
  play(setup, `g${seed}`, undefined, { until: (game) => game.turn >= turn && until(game) });

/** The same game in the action rounds of several turns, as far as it goes. */
export function positions(seats: number, turns: readonly number[], seed: string): Position[] {
  const found = new Map<number, Game>();
  const last = Math.max(...turns);
  play(
    practiceSetup(seats, new Dice(`s${seed}`)),
    `g${seed}`,
    ({ applied: { game } }) => {
      if (game.round === "action" && turns.includes(game.turn)) found.set(game.turn, game);
    },
    { until: (game) => game.turn > last },
  );
  return [...found.values()].map((game) => ({ game, view: viewFor(game, "public"), ctx: people(seats) }));
}

/** So many cards like these. */
export function again<T extends { readonly id: number }>(cards: readonly T[], many: number): T[] {
  const [first] = cards;
  if (first === undefined) return [];
  return Array.from({ length: many }, (_, index) => ({
    ...(cards[index % cards.length] ?? first),
    id: 5_000 + first.id * 50 + index,
  }));
}
