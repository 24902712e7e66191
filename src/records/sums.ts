/** What results add up to: of a player, of races and factions. */
import type { Faction, Race, RuleSetId } from "../engine/index.ts";
import { madeInTurns, type Pieces } from "../piecemeal.ts";
import { NO_USER } from "../table/table.ts";
import { bothOf, NO_PROMISES, type Promises } from "./promises.ts";
import { ENOUGH_GAMES, type Rating, ratingsOf } from "./rating.ts";
import type { Result, SeatResult } from "./result.ts";

/** A player's games by one rule set. */
export interface PlayerSum {
  readonly user: string;
  /** What they were called last. */
  readonly name: string;
  readonly rules: RuleSetId;
  readonly games: number;
  readonly won: number;
  /** How often each place, the first first. */
  readonly places: readonly number[];
  /** Null before five games. */
  readonly rating: Rating | null;
}

/** A race or a faction: seats of anybody, and how many of those have won. */
export interface SideSum<T> {
  readonly side: T;
  readonly seats: number;
  readonly won: number;
}

/** By rule set, in each the best rated first, then who has most games. */
export async function playersOf(results: readonly Result[]): Promise<PlayerSum[]> {
  const sums: PlayerSum[] = [];
  for (const rules of new Set(results.map((each) => each.rules))) {
    const games = results.filter((each) => each.rules === rules);
    const ratings = await ratingsOf(games);
    const seats = await madeInTurns(seatsOf(games));
    const of = [...seats].map(([user, own]) => sumOf(user, rules, own, ratings.get(user) ?? null));
    sums.push(...of.sort((one, other) => worth(other) - worth(one) || other.games - one.games));
  }
  return sums;
}

const worth = ({ rating }: PlayerSum): number => rating?.mu ?? Number.NEGATIVE_INFINITY;

/** The seats of each player who is on record. */
function* seatsOf(results: readonly Result[]): Pieces<Map<string, SeatResult[]>> {
  const seats = new Map<string, SeatResult[]>();
  for (const result of results) {
    for (const seat of result.seats) {
      if (seat.user === NO_USER) continue;
      const own = seats.get(seat.user);
      if (own) own.push(seat);
      else seats.set(seat.user, [seat]);
    }
    yield;
  }
  return seats;
}

function sumOf(user: string, rules: RuleSetId, own: readonly SeatResult[], rating: Rating | null): PlayerSum {
  const most = Math.max(...own.map(({ place }) => place));
  return {
    user,
    name: own.at(-1)?.name ?? "",
    rules,
    games: own.length,
    won: own.filter(({ won }) => won).length,
    places: Array.from({ length: most }, (_, at) => own.filter(({ place }) => place === at + 1).length),
    rating: own.length >= ENOUGH_GAMES ? rating : null,
  };
}

/** How somebody has kept their deadlines, in all these games. */
export function promisesOf(user: string, results: readonly Result[]): Promises {
  const own = results.flatMap(({ seats }) => seats.filter((each) => each.user === user && user !== NO_USER));
  return own.reduce((sum, { promises }) => (promises ? bothOf(sum, promises) : sum), NO_PROMISES);
}

export const racesOf = (results: readonly Result[]): SideSum<Race>[] => sidesOf(results, ({ race }) => race);
export const factionsOf = (results: readonly Result[]): SideSum<Faction>[] =>
  sidesOf(results, ({ faction }) => faction);

/** Whoever wins most often first. */
function sidesOf<T>(results: readonly Result[], sideOf: (seat: SeatResult) => T): SideSum<T>[] {
  const sums = new Map<T, { seats: number; won: number }>();
  for (const { seats } of results)
    for (const seat of seats) {
      const sum = sums.get(sideOf(seat)) ?? { seats: 0, won: 0 };
      sums.set(sideOf(seat), { seats: sum.seats + 1, won: sum.won + (seat.won ? 1 : 0) });
    }
  return [...sums]
    .map(([side, sum]) => ({ side, ...sum }))
    .sort((one, other) => other.won / other.seats - one.won / one.seats || other.seats - one.seats);
}
