/** engine: Political Relations; Dual Race Games */

import { type Ruled, ruled } from "../../rulesets/index.ts";
import type { Game, Side } from "../../state/game.ts";
import { raceOfSide, seatOf } from "../../state/lookup.ts";
import { type ByRace, RACES, type Race, type SeatIndex } from "../../state/vocabulary.ts";
import { isDivided } from "../in-force/same-race.ts";

export const LEAST_TENSION = 1;

export const MOST_TENSION = 5;

/** Tension of the race in the row toward the race in the column at the start of the game. */
export const STARTING_TENSION: ByRace<ByRace<number>> = {
  centauri: { centauri: 2, human: 1, minbari: 2, narn: 4, "non-aligned": 2 },
  human: { centauri: 1, human: 2, minbari: 3, narn: 2, "non-aligned": 2 },
  minbari: { centauri: 2, human: 3, minbari: 2, narn: 2, "non-aligned": 2 },
  // The engine table has 1 toward Humans in this row but 2 in the Human row, while its own text says that two races
  // start alike; rulebook, compendium and quickstart all give 2.
  narn: { centauri: 4, human: 2, minbari: 2, narn: 2, "non-aligned": 2 },
  "non-aligned": { centauri: 2, human: 2, minbari: 2, narn: 2, "non-aligned": 2 },
};

export const STARTING_UNREST: ByRace<number> = { centauri: 1, human: 1, minbari: 1, narn: 1, "non-aligned": 2 };

/** A player's unrest at the start. */
export function startingUnrest(rules: Ruled, races: readonly Race[], seat: SeatIndex): number {
  const own = races[seat];
  if (!own) throw new Error(`no race in seat ${seat}`);
  const rivals = races.filter((race, other) => race === own && other !== seat).length;
  const more = ruled(rules, "unrest-of-a-race") === "one-more" ? rivals : 0;
  return Math.min(MOST_TENSION, STARTING_UNREST[own] + more);
}

/** Tensions of one player toward each seat at the start; toward itself 0. */
export function startingTensions(races: readonly Race[], seat: SeatIndex): number[] {
  const own = races[seat];
  if (!own) throw new Error(`no race in seat ${seat}`);
  return races.map((race, other) => (other === seat ? 0 : STARTING_TENSION[own][race]));
}

/** The tension of one side toward another, a race that nobody plays among them. */
export function tensionBetween(game: Game, from: Side, toward: Side): number {
  if ("seat" in from && "seat" in toward) return seatOf(game, from.seat).tensions[toward.seat] ?? 0;
  if ("seat" in from && "race" in toward) return tensionWithUnplayed(game, from.seat, toward.race).toward;
  if ("race" in from && "seat" in toward) return tensionWithUnplayed(game, toward.seat, from.race).from;
  return 0;
}

/** The tension between a faction and a race that nobody plays, each way. compendium: Tensions & Unrest */
export function tensionWithUnplayed(game: Game, seat: SeatIndex, race: Race): { toward: number; from: number } {
  const own = seatOf(game, seat);
  const start = STARTING_TENSION[own.race][race];
  return own.abroad?.[race] ?? { toward: start, from: start };
}

/** The races that no player has chosen. */
export function unplayedRaces(game: Game): Race[] {
  return RACES.filter((race) => !game.seats.some((seat) => seat.race === race));
}

/** What a tension of one side toward another is a tension of: two that give the same are one and the same. */
export function sharedBetween(game: Game, from: Side, toward: Side): string {
  const [one, other] = [raceOfSide(game, from), raceOfSide(game, toward)];
  const shared = ruled(game, "tension-of-a-race") === "shared" && one !== other;
  const name = (side: Side) =>
    shared && !isDivided(game, raceOfSide(game, side)) ? { race: raceOfSide(game, side) } : side;
  return JSON.stringify([name(from), name(toward)]);
}
