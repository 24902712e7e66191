/** engine: the passage on states after "Votes"; Dual Race Games; glossary: States */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Side, State } from "../../state/game.ts";
import { isSameSide, playing, raceOfSide, seatOf } from "../../state/lookup.ts";
import type { SeatIndex, StateName } from "../../state/vocabulary.ts";
import { ratingOf } from "../costs/influence.ts";
import { areOfOneRaceAtPeace, factionsOfRace, isDivided, oneRaceRefusal } from "../in-force/same-race.ts";

export const WAR: StateName = "war";

export const NON_AGGRESSION: StateName = "non-aggression";

export const NEUTRALITY: StateName = "neutrality";

/** All states that there are, those that are suspended too. */
export function allStates(game: Game): readonly State[] {
  return game.states ?? [];
}

/** A side as the table calls it: a player's name, or a race that nobody plays. */
export function stateSideName(game: Game, side: Side): string {
  return "seat" in side ? seatOf(game, side.seat).name : side.race;
}

/** Whether a state is one between two factions of one race. */
export function isWithin(game: Game, [one, other]: State["between"]): boolean {
  return raceOfSide(game, one) === raceOfSide(game, other);
}

/** Whether factions of one race share a state of this name. */
function isShared(game: Game, name: StateName): boolean {
  return ruled(game, name === WAR ? "war-of-a-race" : "states-of-a-race") === "all-factions";
}

/**
 * Whether a state is one between these two. By the Engine Rules it is one between the two factions that were chosen for
 * it; by the published ones it is shared by all the factions of the two races, unless civil war has parted them.
 */
export function isBetween(game: Game, state: State, a: Side, b: Side): boolean {
  const [one, other] = state.between;
  if ((isSameSide(one, a) && isSameSide(other, b)) || (isSameSide(one, b) && isSameSide(other, a))) return true;
  // Between factions of one race it is theirs alone.
  if (!isShared(game, state.name) || raceOfSide(game, a) === raceOfSide(game, b) || isWithin(game, state.between))
    return false;
  return (stands(game, one, a) && stands(game, other, b)) || (stands(game, one, b) && stands(game, other, a));
}

/** Whether a side of a shared state stands for this one. */
function stands(game: Game, own: Side, side: Side): boolean {
  const race = raceOfSide(game, own);
  return isSameSide(own, side) || (race === raceOfSide(game, side) && !isDivided(game, race));
}

/** The players who have what a state gives to one of its sides. rulebook: States */
export function sharersOf(game: Game, state: Pick<State, "name" | "between" | "divided">, side: Side): SeatIndex[] {
  if ("race" in side) return [];
  const race = raceOfSide(game, side);
  const alone = !isShared(game, state.name) || isWithin(game, state.between) || state.divided?.includes(race);
  return alone ? [side.seat] : factionsOfRace(game, race);
}

/** The state of this name between two sides, if there is one that is not suspended. */
export function stateBetween(game: Game, name: StateName, a: Side, b: Side): State | null {
  const made = allStates(game).find((state) => state.name === name && !state.suspended && isBetween(game, state, a, b));
  if (made || name !== NON_AGGRESSION || !("seat" in a) || !("seat" in b)) return made ?? null;
  return areOfOneRaceAtPeace(game, a.seat, b.seat) ? { name, between: [a, b], source: "" } : null;
}

/**
 * Whether no military conflict of the one targets the other, and their fleets do not attack each other. compendium:
 * Non-Aggression Pact; rulebook: Tension and Unrest — as factions of one race are by themselves
 */
export function areAtPeace(game: Game, a: SeatIndex, b: SeatIndex): boolean {
  return a !== b && stateBetween(game, NON_AGGRESSION, { seat: a }, { seat: b }) !== null;
}

export function peaceRefusal(game: Game, a: SeatIndex, b: SeatIndex): Refusal {
  if (areOfOneRaceAtPeace(game, a, b)) return oneRaceRefusal(game, a, b);
  const source = stateBetween(game, NON_AGGRESSION, { seat: a }, { seat: b })?.source || null;
  return refusal("at-peace", { who: seatOf(game, b).name, state: NON_AGGRESSION, source });
}

/** compendium: Neutrality Treaty — the refusal where characters and fleets of two races do not attack each other. */
export function neutralityRefusal(game: Game, a: SeatIndex, b: SeatIndex): Refusal | null {
  const state = stateBetween(game, NEUTRALITY, { seat: a }, { seat: b });
  return state && refusal("at-peace", { who: seatOf(game, b).name, state: NEUTRALITY, source: state.source || null });
}

export function isAtWar(game: Game, a: SeatIndex, b: SeatIndex): boolean {
  return a !== b && stateBetween(game, WAR, { seat: a }, { seat: b }) !== null;
}

/** The players with whom this one is at war. */
export function enemiesOf(game: Game, seat: SeatIndex): SeatIndex[] {
  return game.states === undefined ? [] : playing(game).filter((other) => isAtWar(game, seat, other));
}

/** Whether a faction is in a state of this name with anybody, played or not. */
export function isInState(game: Game, name: StateName, seat: SeatIndex): boolean {
  if (name === NON_AGGRESSION && playing(game).some((other) => areOfOneRaceAtPeace(game, seat, other))) return true;
  return allStates(game).some(
    (state) =>
      state.name === name && !state.suspended && state.between.some((side) => isBetween(game, state, { seat }, side)),
  );
}

/** Why a state cannot be started between two sides. */
export function mayStart(game: Game, name: StateName, a: Side, b: Side): Refusal | null {
  if (isSameSide(a, b)) return refusal("state-with-oneself", { state: name, who: stateSideName(game, a) });
  const wars = name !== WAR && ruled(game, "states-in-war") === "refused" ? stateBetween(game, WAR, a, b) : null;
  const there = stateBetween(game, name, a, b) ?? wars;
  return there
    ? refusal("state-exists", {
        state: there.name,
        who: [stateSideName(game, a), stateSideName(game, b)],
        source: there.source || null,
      })
    : null;
}

/** Why a state between two sides cannot be ended. */
export function mayEnd(game: Game, name: StateName, a: Side, b: Side): Refusal | null {
  if (isSameSide(a, b)) return refusal("state-with-oneself", { state: name, who: stateSideName(game, a) });
  const between = allStates(game).filter((state) => !state.suspended && isBetween(game, state, a, b));
  if (between.some((state) => state.name === name)) return null;
  return refusal("state-not-there", {
    state: name,
    who: [stateSideName(game, a), stateSideName(game, b)],
    there: between.map((state) => state.name),
  });
}

/** What a state gives to one player, in influence. */
export interface Benefit {
  seat: SeatIndex;
  amount: number;
}

/** What a state gives to each who shares in it, as the influence of the others is now. */
export function benefitsOf(game: Game, state: State): Benefit[] {
  const [one, other] = state.between;
  const benefit = (side: Side, ally: Side, gives: number) => {
    const amount = state.per === undefined ? gives : gives * Math.floor(influenceOf(game, state, ally) / state.per);
    return amount === 0 ? [] : sharersOf(game, state, side).map((seat) => ({ seat, amount }));
  };
  const [toOne = 0, toOther = 0] = state.gave ?? [];
  return [...benefit(one, other, toOne), ...benefit(other, one, toOther)];
}

/** The rating of a side; where its factions share in the state, their average. rulebook: States */
function influenceOf(game: Game, state: State, side: Side): number {
  const seats = sharersOf(game, state, side);
  const ratings = seats.map((seat) => ratingOf(seatOf(game, seat)));
  return ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, seats.length);
}
