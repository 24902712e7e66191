/** How states begin and end, and what influence goes with them. engine glossary: States; rulebook: States, War, Civil War */

import { gainsNothing, ratingOf } from "../../rules/costs/influence.ts";
import { isDivided } from "../../rules/in-force/same-race.ts";
import { isToBeSuspended } from "../../rules/relations/civil-war.ts";
import { isaEnemiesOf } from "../../rules/relations/isa.ts";
import {
  allStates,
  type Benefit,
  benefitsOf,
  isBetween,
  mayEnd,
  mayStart,
  sharersOf,
  stateBetween,
  WAR,
} from "../../rules/relations/states.ts";
import { tensionBetween } from "../../rules/relations/tension.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Side, State } from "../../state/game.ts";
import { isSameSide, playing, raceOfSide, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { SeatIndex, StateName } from "../../state/vocabulary.ts";
import { gainInfluence, lowerRating, shiftRating } from "../costs/influence.ts";
import { emit, type Work } from "../work.ts";
import { expelForNewEnemies, expelForWar } from "./isa.ts";

export interface Start {
  name: StateName;
  between: readonly [Side, Side];
  /** What the two gain with it. */
  gives: readonly [number, number];
  /** That much for each so many influence of the other. */
  per?: number;
  /** Whose card or declaration starts it. */
  by: SeatIndex;
  source: string;
  /** What it gives is a part of the ratings for as long as it is in force, and no gain. */
  rating?: true | undefined;
  /** At which tension of either toward the other it ends. */
  endsAtTension?: number | undefined;
}

/** Starts a state; a war ends all other states between the two. Returns false where it cannot start. */
export function startState(
  work: Work,
  { name, between, gives, per, by, source, rating, endsAtTension }: Start,
): boolean {
  const [a, b] = between;
  if (mayStart(work.game, name, a, b)) return false;
  const fought = name === WAR ? isaEnemiesOf(work.game, by) : [];
  const races = new Set(between.map((side) => raceOfSide(work.game, side)));
  const divided = races.size === 1 ? [] : [...races].filter((race) => isDivided(work.game, race));
  const gained = rating ? gives : withoutBarred(work.game, between, gives);
  const state: State = {
    name,
    between,
    source,
    ...(gained.some((amount) => amount > 0) ? { gave: gained } : {}),
    ...(per === undefined ? {} : { per }),
    ...(divided.length > 0 ? { divided } : {}),
    ...(rating ? { rating } : {}),
    ...(endsAtTension === undefined ? {} : { endsAtTension }),
  };
  work.game.states = [...allStates(work.game), state];
  // What it gives is counted for both before either gains any of it.
  const benefits = benefitsOf(work.game, state);
  if (rating) emit(work, { type: "state-started", state: name, between, source, changed: raised(work, benefits) });
  else {
    emit(work, { type: "state-started", state: name, between, source });
    for (const { seat, amount } of benefits) gainInfluence(work, { seat }, amount, source);
  }
  if (name !== WAR) return true;
  closeStates(
    work,
    (other) => other.name !== WAR && !other.suspended && isBetween(work.game, other, a, b),
    "war",
    source,
  );
  if (since(work.game, 5)) {
    expelForNewEnemies(work, by, fought, source);
    return true;
  }
  const seats = between.flatMap((side) => ("seat" in side ? [side.seat] : []));
  if (seats.length === between.length) expelForWar(work, by, seats, source);
  return true;
}

/** What each gains of it: nothing where a card keeps a player from gaining influence this turn. */
function withoutBarred(game: Game, [a, b]: State["between"], [one, other]: readonly [number, number]) {
  const barred = (side: Side) => "seat" in side && gainsNothing(game, side.seat) !== null;
  return [barred(a) ? 0 : one, barred(b) ? 0 : other] as const;
}

/** Ends a state between two sides. Returns false where there is none. */
export function endState(work: Work, name: StateName, a: Side, b: Side, source: string): boolean {
  if (mayEnd(work.game, name, a, b)) return false;
  closeStates(
    work,
    (state) => state.name === name && !state.suspended && isBetween(work.game, state, a, b),
    "effect",
    source,
  );
  return true;
}

/** The states of a faction that leaves the game end with it. Nobody broke them, so what they gave stays. */
export function endStatesOf(work: Work, seat: SeatIndex): void {
  handOverStates(work, seat);
  if (ruled(work.game, "war-on-a-leaver") === "goes-over") handOverWars(work, seat);
  closeStates(work, (state) => state.between.some((side) => isSameSide(side, { seat })), "elimination", "");
}

/** rulebook: States — what the factions of a race share goes on with those that are left. */
function handOverStates(work: Work, seat: SeatIndex): void {
  const own = (side: Side) => isSameSide(side, { seat });
  const states = allStates(work.game);
  const handed = states.map((state) => {
    const heir = state.between.some(own) ? sharersOf(work.game, state, { seat }).find((other) => other !== seat) : null;
    if (heir === undefined || heir === null) return state;
    const [one, other] = state.between;
    return { ...state, between: [own(one) ? { seat: heir } : one, own(other) ? { seat: heir } : other] as const };
  });
  if (handed.some((state, at) => state !== states[at])) work.game.states = handed;
}

/** No source says what becomes of a war as one side leaves: at a table that has agreed so, the next of its race takes it over. */
function handOverWars(work: Work, seat: SeatIndex): void {
  const { race } = seatOf(work.game, seat);
  const own = (side: Side) => isSameSide(side, { seat });
  const handed = allStates(work.game).map((state) => {
    const enemy = state.name === WAR && state.between.some(own) ? state.between.find((side) => !own(side)) : undefined;
    if (enemy === undefined) return state;
    const heir = playing(work.game).find(
      (other) =>
        seatOf(work.game, other).race === race &&
        !isSameSide(enemy, { seat: other }) &&
        stateBetween(work.game, WAR, { seat: other }, enemy) === null,
    );
    if (heir === undefined) return state;
    const [one, other] = state.between;
    return { ...state, between: [own(one) ? { seat: heir } : one, own(other) ? { seat: heir } : other] as const };
  });
  if (handed.some((state, at) => state !== allStates(work.game)[at])) work.game.states = handed;
}

/** The states that last up to a tension end at that one. compendium: Non-Aggression Pact */
export function endForTension(work: Work): void {
  const isStrained = ({ between: [a, b], endsAtTension }: State) =>
    endsAtTension !== undefined &&
    [tensionBetween(work.game, a, b), tensionBetween(work.game, b, a)].some((tension) => tension >= endsAtTension);
  closeStates(work, isStrained, "tension", "");
}

type Why = "effect" | "war" | "elimination" | "tension";

/** Ends every state of which this is true, and takes back what each had given. */
export function closeStates(work: Work, ends: (state: State) => boolean, why: Why, source: string): void {
  const ending = allStates(work.game).filter(ends);
  if (ending.length === 0) return;
  work.game.states = allStates(work.game).filter((state) => !ending.includes(state));
  for (const state of ending) {
    const taken = why === "elimination" || state.suspended ? [] : takenBack(work, state);
    emit(work, { type: "state-ended", state: state.name, between: state.between, source, why, taken, was: state });
  }
}

interface Changed {
  seat: SeatIndex;
  amount: number;
  rating: number;
}

/** The ratings rise by what the state gives, which is no gain. */
function raised(work: Work, benefits: readonly Benefit[]): Changed[] {
  return benefits.map(({ seat, amount }) => {
    shiftRating(work, seat, amount);
    return { seat, amount, rating: ratingOf(seatOf(work.game, seat)) };
  });
}

/** The ratings are adjusted by what the state gives, down to 3 at most. */
function takenBack(work: Work, state: State): Changed[] {
  return benefitsOf(work.game, state).flatMap(({ seat, amount: gave }) => {
    const amount = lowerRating(work, seat, gave);
    return amount === 0 ? [] : [{ seat, amount, rating: ratingOf(seatOf(work.game, seat)) }];
  });
}

/** Suspends the states that rest now, with what they gave, and brings back those that rest no longer. */
export function suspendStates(work: Work): void {
  for (const state of allStates(work.game)) {
    const resting = isToBeSuspended(work.game, state);
    if (resting === (state.suspended === true)) continue;
    if (resting) suspend(work, state);
    else bringBack(work, state);
  }
}

/** By hand, with the title of the card whose text says so, or back again. compendium: Commerce Raiding */
export function suspendByHand(work: Work, state: State, by: string): void {
  const aside: State = { ...state, setAside: true };
  exchange(work, state, aside);
  suspend(work, aside, by);
}

export function resumeByHand(work: Work, state: State, by: string): void {
  const { setAside: _, ...again } = state;
  exchange(work, state, again);
  bringBack(work, again, by);
}

function suspend(work: Work, state: State, by?: string): void {
  const { name, between, source } = state;
  const changed = takenBack(work, state);
  const withheld = changed.map(({ seat, amount }) => ({ seat, amount }));
  exchange(work, state, { ...state, suspended: true, ...(withheld.length > 0 ? { withheld } : {}) });
  emit(work, { type: "state-suspended", state: name, between, source, suspended: true, changed, ...of(by) });
}

function bringBack(work: Work, state: State, by?: string): void {
  const { name, between, source } = state;
  const { suspended: _, withheld = [], ...back } = state;
  // A war between the two has come in the meantime.
  if (stateBetween(work.game, WAR, ...between)) {
    closeStates(work, (other) => other === state, "war", source);
    return;
  }
  exchange(work, state, back);
  const changed = withheld
    .filter(({ seat }) => !seatOf(work.game, seat).eliminated)
    .map(({ seat, amount }) => {
      shiftRating(work, seat, amount);
      return { seat, amount, rating: ratingOf(seatOf(work.game, seat)) };
    });
  emit(work, { type: "state-suspended", state: name, between, source, suspended: false, changed, ...of(by) });
}

const of = (by: string | undefined) => (by === undefined ? {} : { by });

function exchange(work: Work, old: State, fresh: State): void {
  work.game.states = allStates(work.game).map((state) => (state === old ? fresh : state));
}
