/** A match: the same games for all seats in turn, so that neither a deck nor a place at the table is anybody's luck. */
import { apply, createGame, type Game, type SeatIndex, type Setup } from "../../src/engine/index.ts";
import { practiceDeal } from "./deals.ts";
import { type ArenaPlayer, PLAYERS, type PlayerName } from "./players.ts";
import { seedOfMove } from "./recorded.ts";

export interface Match {
  seats: number;
  games: number;
  /** In one seat, and in all others. */
  a: PlayerName;
  b: PlayerName;
  seed: string;
}

/** What came of it. A game that A wins alone is A's, one that others win without A is B's; A may share one. */
export interface Outcome {
  games: number;
  wins_a: number;
  wins_b: number;
  shared: number;
  turns_median: number;
  /** Processor time for a move of A's, of which 99 in 100 take less. */
  cpu_ms_p99: number;
}

/** More actions than this are a game that never ends. */
const MOST_ACTIONS = 10_000;

/**
 * Plays a match. Each setup and seed is played once for every seat that A may have, one after the other.
 *
 * @param watch sees each action before it is taken.
 */
export function played({ seats, games, a, b, seed }: Match, watch?: (game: Game, seat: SeatIndex) => void): Outcome {
  const cpu: number[] = [];
  const turns: number[] = [];
  const wins = { a: 0, b: 0, shared: 0 };
  for (let number = 0; number < games; number++) {
    const deal = `${seed} ${Math.floor(number / seats)}`;
    const mine = number % seats;
    const end = gameOf(
      practiceDeal(seats, deal),
      deal,
      (seat) => PLAYERS[seat === mine ? a : b],
      (seat, ms) => seat === mine && cpu.push(ms),
      watch,
    );
    turns.push(end.turn);
    const winners = end.result?.winners ?? [];
    if (winners.includes(mine)) wins[winners.length === 1 ? "a" : "shared"] += 1;
    else if (winners.length > 0) wins.b += 1;
  }
  return {
    games,
    wins_a: wins.a,
    wins_b: wins.b,
    shared: wins.shared,
    turns_median: at(turns, 0.5),
    cpu_ms_p99: Math.round(at(cpu, 0.99) * 10) / 10,
  };
}

/** A whole game between such players, from its setup to its end. */
export function gameOf(
  setup: Setup,
  deal: string,
  playerOf: (seat: SeatIndex) => ArenaPlayer,
  took: (seat: SeatIndex, ms: number) => void = () => {},
  watch: (game: Game, seat: SeatIndex) => void = () => {},
): Game {
  let game = createGame(setup, deal);
  for (let actions = 0; game.result === null; actions++) {
    if (actions > MOST_ACTIONS) throw new Error(`${deal}: no end after ${actions} actions`);
    const seat = game.awaiting[0]?.seat;
    if (seat === undefined) throw new Error(`${deal}: nobody is asked anything in turn ${game.turn}`);
    watch(game, seat);
    const before = process.cpuUsage();
    const action = playerOf(seat)(game, seat, seedOfMove(deal, actions));
    const { user, system } = process.cpuUsage(before);
    took(seat, (user + system) / 1000);
    const applied = apply(game, action);
    if (!applied.ok) throw new Error(`${deal}: seat ${seat}: ${JSON.stringify(action)}: ${applied.refusal.code}`);
    game = applied.game;
  }
  return game;
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
