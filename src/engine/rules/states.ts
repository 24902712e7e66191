/** engine: the passage on states after "Votes"; Dual Race Games; glossary: States */
import type { Game, Side, State } from "../game.ts";
import { playing, seatOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { ruled } from "../rulesets/index.ts";
import type { Race, SeatIndex, StateName } from "../vocabulary.ts";
import { emit, type Work } from "../work.ts";
import { gainInfluence, lowerRating, ratingOf } from "./influence.ts";
import { expelForWar } from "./isa.ts";

export const WAR: StateName = "war";

/** All states that there are, those that are suspended too. */
export function allStates(game: Game): readonly State[] {
  return game.states ?? [];
}

export function raceOf(game: Game, side: Side): Race {
  return "race" in side ? side.race : seatOf(game, side.seat).race;
}

const isSame = (a: Side, b: Side) =>
  "seat" in a ? "seat" in b && a.seat === b.seat : "race" in b && a.race === b.race;

/** A side as the table calls it: a player's name, or a race that nobody plays. */
export function sideName(game: Game, side: Side): string {
  return "seat" in side ? seatOf(game, side.seat).name : side.race;
}

/**
 * Whether a state is one between these two. By the Engine Rules it is one between the two factions that were chosen for
 * it; by the published ones it is shared by all the factions of the two races.
 */
function isBetween(game: Game, state: State, a: Side, b: Side): boolean {
  const [one, other] = state.between;
  if ((isSame(one, a) && isSame(other, b)) || (isSame(one, b) && isSame(other, a))) return true;
  if (ruled(game, state.name === WAR ? "war-of-a-race" : "states-of-a-race") !== "all-factions") return false;
  const [raceA, raceB, raceOne, raceOther] = [a, b, one, other].map((side) => raceOf(game, side));
  // Between factions of one race it is theirs alone.
  if (raceA === raceB || raceOne === raceOther) return false;
  return (raceA === raceOne && raceB === raceOther) || (raceA === raceOther && raceB === raceOne);
}

/** The state of this name between two sides, if there is one that is not suspended. */
export function stateBetween(game: Game, name: StateName, a: Side, b: Side): State | null {
  return (
    allStates(game).find((state) => state.name === name && !state.suspended && isBetween(game, state, a, b)) ?? null
  );
}

export function isAtWar(game: Game, a: SeatIndex, b: SeatIndex): boolean {
  return a !== b && stateBetween(game, WAR, { seat: a }, { seat: b }) !== null;
}

/** The players with whom this one is at war. */
export function enemiesOf(game: Game, seat: SeatIndex): SeatIndex[] {
  return playing(game).filter((other) => isAtWar(game, seat, other));
}

/** Whether a faction is in a state of this name with anybody, played or not. */
export function isInState(game: Game, name: StateName, seat: SeatIndex): boolean {
  return allStates(game).some(
    (state) => state.name === name && state.between.some((side) => isBetween(game, state, { seat }, side)),
  );
}

/** Why a state cannot be started between two sides. */
export function mayStart(game: Game, name: StateName, a: Side, b: Side): Refusal | null {
  if (isSame(a, b)) return refusal("state-with-oneself", { state: name, who: sideName(game, a) });
  const there = allStates(game).find((state) => state.name === name && isBetween(game, state, a, b));
  return there
    ? refusal("state-exists", {
        state: name,
        who: [sideName(game, a), sideName(game, b)],
        source: there.source,
      })
    : null;
}

/** Why a state between two sides cannot be ended. */
export function mayEnd(game: Game, name: StateName, a: Side, b: Side): Refusal | null {
  if (isSame(a, b)) return refusal("state-with-oneself", { state: name, who: sideName(game, a) });
  const between = allStates(game).filter((state) => isBetween(game, state, a, b));
  if (between.some((state) => state.name === name)) return null;
  return refusal("state-not-there", {
    state: name,
    who: [sideName(game, a), sideName(game, b)],
    there: between.map((state) => state.name),
  });
}

export interface Start {
  name: StateName;
  between: readonly [Side, Side];
  /** What the two gain with it. */
  gives: readonly [number, number];
  /** Whose card or declaration starts it. */
  by: SeatIndex;
  source: string;
}

/** Starts a state; a war ends all other states between the two. Returns false where it cannot start. */
export function startState(work: Work, { name, between, gives, by, source }: Start): boolean {
  const [a, b] = between;
  if (mayStart(work.game, name, a, b)) return false;
  const gave = gives.some((amount) => amount > 0) ? { gave: gives } : {};
  work.game.states = [...allStates(work.game), { name, between, source, ...gave }];
  emit(work, { type: "state-started", state: name, between, source });
  for (const [index, side] of between.entries())
    if ("seat" in side && gives[index]) gainInfluence(work, side, gives[index], source);
  if (name !== WAR) return true;
  end(work, (state) => state.name !== WAR && isBetween(work.game, state, a, b), "war", source);
  const seats = between.flatMap((side) => ("seat" in side ? [side.seat] : []));
  if (seats.length === between.length) expelForWar(work, by, seats, source);
  return true;
}

/** Ends a state between two sides. Returns false where there is none. */
export function endState(work: Work, name: StateName, a: Side, b: Side, source: string): boolean {
  if (mayEnd(work.game, name, a, b)) return false;
  end(work, (state) => state.name === name && isBetween(work.game, state, a, b), "effect", source);
  return true;
}

/** The states of a faction that leaves the game end with it. Nobody broke them, so what they gave stays. */
export function endStatesOf(work: Work, seat: SeatIndex): void {
  end(work, (state) => state.between.some((side) => isSame(side, { seat })), "elimination", "");
}

type Why = "effect" | "war" | "elimination";

function end(work: Work, ends: (state: State) => boolean, why: Why, source: string): void {
  const ending = allStates(work.game).filter(ends);
  if (ending.length === 0) return;
  work.game.states = allStates(work.game).filter((state) => !ending.includes(state));
  for (const { name, between, gave } of ending) {
    const taken = why === "elimination" ? [] : takenBack(work, between, gave);
    emit(work, { type: "state-ended", state: name, between, source, why, taken });
  }
}

/** The ratings are adjusted by what the state had given, down to 3 at most. */
function takenBack(work: Work, between: State["between"], gave: State["gave"]) {
  return between.flatMap((side, index) => {
    if (!("seat" in side)) return [];
    const amount = lowerRating(work, side.seat, gave?.[index] ?? 0);
    return amount === 0 ? [] : [{ seat: side.seat, amount, rating: ratingOf(seatOf(work.game, side.seat)) }];
  });
}
