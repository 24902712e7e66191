/** rulebook: Dual Races — the factions of one race, which by the published rules stand together until civil war parts them */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { playing, seatOf } from "../../state/lookup.ts";
import type { Race, SeatIndex } from "../../state/vocabulary.ts";

/** Up to this tension, each way, the factions of a race leave one another in peace. */
export const PEACEFUL = 3;

/** Whether a race is in civil war: its factions count as races of their own. */
export function isDivided(game: Game, race: Race): boolean {
  return game.civilWars?.includes(race) ?? false;
}

/** The factions of a race that are still in the game. */
export function factionsOfRace(game: Game, race: Race): SeatIndex[] {
  return playing(game).filter((seat) => seatOf(game, seat).race === race);
}

/**
 * Whether two factions are of one race and in the state of non-aggression that comes with it: no military conflict of
 * the one targets the other, and their fleets do not attack each other. rulebook: Tension and Unrest
 */
export function areOfOneRaceAtPeace(game: Game, a: SeatIndex, b: SeatIndex): boolean {
  if (a === b) return false;
  const [one, other] = [seatOf(game, a), seatOf(game, b)];
  if (one.race !== other.race || one.eliminated || other.eliminated) return false;
  if (ruled(game, "factions-of-a-race") !== "one-people" || isDivided(game, one.race)) return false;
  return (one.tensions[b] ?? 0) <= PEACEFUL && (other.tensions[a] ?? 0) <= PEACEFUL;
}

/** The refusal of what two factions of one race do not do to each other; with the tension there is, each way. */
export function oneRaceRefusal(game: Game, a: SeatIndex, b: SeatIndex): Refusal {
  const [one, other] = [seatOf(game, a), seatOf(game, b)];
  const tension = Math.max(one.tensions[b] ?? 0, other.tensions[a] ?? 0);
  return refusal("kin-at-peace", { who: other.name, race: other.race, tension, most: PEACEFUL });
}

/** Every two factions of one race that are in that state. */
export function pairsOfOneRaceAtPeace(game: Game): [SeatIndex, SeatIndex][] {
  if (ruled(game, "factions-of-a-race") !== "one-people") return [];
  const seats = playing(game);
  return seats.flatMap((a, index) =>
    seats.slice(index + 1).flatMap((b): [SeatIndex, SeatIndex][] => (areOfOneRaceAtPeace(game, a, b) ? [[a, b]] : [])),
  );
}

/**
 * Whom a loss of influence hits that a military conflict inflicts on this faction: by the published rules every faction
 * of the race, unless it is in civil war. rulebook: Joint Effects
 */
export function sharingLosses(game: Game, seat: SeatIndex): SeatIndex[] {
  const { race } = seatOf(game, seat);
  if (ruled(game, "factions-of-a-race") !== "one-people" || isDivided(game, race)) return [seat];
  return factionsOfRace(game, race);
}
