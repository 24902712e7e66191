/** engine: Political Relations; Dual Race Games */

import { editSeat, emit, type Work } from "../../changes/work.ts";
import { type Ruled, ruled } from "../../rulesets/index.ts";
import type { Game, Side } from "../../state/game.ts";
import { playing, seatOf } from "../../state/lookup.ts";
import { type ByRace, RACES, type Race, type SeatIndex } from "../../state/vocabulary.ts";
import { isDivided } from "../in-force/kin.ts";
import { raceOf } from "./states.ts";

export const LEAST = 1;
export const MOST = 5;

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
  return Math.min(MOST, STARTING_UNREST[own] + more);
}

/** Tensions of one player toward each seat at the start; toward itself 0. */
export function startingTensions(races: readonly Race[], seat: SeatIndex): number[] {
  const own = races[seat];
  if (!own) throw new Error(`no race in seat ${seat}`);
  return races.map((race, other) => (other === seat ? 0 : STARTING_TENSION[own][race]));
}

/** Changes one player's tension toward another, within 1 to 5; returns by how much it moved. */
export function changeTension(work: Work, from: SeatIndex, toward: SeatIndex, by: number, source: string): number {
  const before = seatOf(work.game, from).tensions[toward] ?? 0;
  const after = Math.min(MOST, Math.max(LEAST, before + by));
  if (after === before || from === toward) return 0;
  const seat = editSeat(work, from);
  seat.tensions = seat.tensions.map((value, index) => (index === toward ? after : value));
  emit(work, { type: "tension-changed", from, toward, to: after, by: after - before, source });
  return after - before;
}

/** The tension of one side toward another, a race that nobody plays among them. */
export function tensionBetween(game: Game, from: Side, toward: Side): number {
  if ("seat" in from && "seat" in toward) return seatOf(game, from.seat).tensions[toward.seat] ?? 0;
  if ("seat" in from && "race" in toward) return abroad(game, from.seat, toward.race).toward;
  if ("race" in from && "seat" in toward) return abroad(game, toward.seat, from.race).from;
  return 0;
}

/** The tension between a faction and a race that nobody plays, each way. compendium: Tensions & Unrest */
function abroad(game: Game, seat: SeatIndex, race: Race): { toward: number; from: number } {
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
  const [one, other] = [raceOf(game, from), raceOf(game, toward)];
  const shared = ruled(game, "tension-of-a-race") === "shared" && one !== other;
  const name = (side: Side) => (shared && !isDivided(game, raceOf(game, side)) ? { race: raceOf(game, side) } : side);
  return JSON.stringify([name(from), name(toward)]);
}

/**
 * Changes the tension of one side toward another: of a faction's own, or by the published rules of all the factions of
 * the two races alike. Returns by how much it moved. engine: Dual Race Games; rulebook: Tension and Unrest
 */
export function shiftTension(work: Work, from: Side, toward: Side, by: number, source: string): number {
  const shared =
    ruled(work.game, "tension-of-a-race") === "shared" && raceOf(work.game, from) !== raceOf(work.game, toward);
  const [ones, others] = shared ? [factionsOf(work.game, from), factionsOf(work.game, toward)] : [[from], [toward]];
  let moved = 0;
  for (const one of ones) for (const other of others) moved += shiftOne(work, one, other, by, source);
  return moved;
}

function factionsOf(game: Game, side: Side): Side[] {
  if ("race" in side) return [side];
  const race = raceOf(game, side);
  if (isDivided(game, race)) return [side];
  return playing(game).flatMap((seat) => (seatOf(game, seat).race === race ? [{ seat }] : []));
}

function shiftOne(work: Work, from: Side, toward: Side, by: number, source: string): number {
  if ("seat" in from && "seat" in toward) return changeTension(work, from.seat, toward.seat, by, source);
  if ("seat" in from && "race" in toward) return changeAbroad(work, from.seat, toward.race, "toward", by, source);
  if ("race" in from && "seat" in toward) return changeAbroad(work, toward.seat, from.race, "from", by, source);
  return 0;
}

function changeAbroad(
  work: Work,
  seat: SeatIndex,
  race: Race,
  way: "toward" | "from",
  by: number,
  source: string,
): number {
  const before = abroad(work.game, seat, race);
  const after = Math.min(MOST, Math.max(LEAST, before[way] + by));
  if (after === before[way]) return 0;
  const own = editSeat(work, seat);
  own.abroad = { ...own.abroad, [race]: { ...before, [way]: after } };
  const [from, toward]: [Side, Side] = way === "toward" ? [{ seat }, { race }] : [{ race }, { seat }];
  emit(work, { type: "race-tension-changed", from, toward, to: after, by: after - before[way], source });
  return after - before[way];
}

/**
 * The factions of a race come together again: their tensions toward everybody else, and everybody else's toward them,
 * become the average, rounded up. rulebook: Civil War
 */
export function averageTensions(work: Work, factions: readonly SeatIndex[], source: string): void {
  const others: Side[] = [
    ...playing(work.game).flatMap((seat) => (factions.includes(seat) ? [] : [{ seat }])),
    ...unplayedRaces(work.game).map((race) => ({ race })),
  ];
  for (const other of others) {
    const out = average(factions.map((seat) => tensionBetween(work.game, { seat }, other)));
    const back = average(factions.map((seat) => tensionBetween(work.game, other, { seat })));
    for (const seat of factions) {
      shiftOne(work, { seat }, other, out - tensionBetween(work.game, { seat }, other), source);
      shiftOne(work, other, { seat }, back - tensionBetween(work.game, other, { seat }), source);
    }
  }
}

const average = (all: readonly number[]) => Math.ceil(all.reduce((sum, one) => sum + one, 0) / all.length);

/** Changes a player's unrest within 1 to 5; returns by how much it moved. */
export function changeUnrest(work: Work, seat: SeatIndex, by: number, source: string): number {
  const before = seatOf(work.game, seat).unrest;
  const after = Math.min(MOST, Math.max(LEAST, before + by));
  if (after === before) return 0;
  editSeat(work, seat).unrest = after;
  emit(work, { type: "unrest-changed", seat, to: after, by: after - before, source });
  return after - before;
}
