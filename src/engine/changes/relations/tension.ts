/** engine: Political Relations; Dual Race Games; rulebook: Tension and Unrest — tension and unrest rise and fall. */

import { isDivided } from "../../rules/in-force/same-race.ts";
import {
  LEAST_TENSION,
  MOST_TENSION,
  tensionBetween,
  tensionWithUnplayed,
  unplayedRaces,
} from "../../rules/relations/tension.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Side } from "../../state/game.ts";
import { playing, raceOfSide, seatOf } from "../../state/lookup.ts";

import type { Race, SeatIndex } from "../../state/vocabulary.ts";
import { editSeat, emit, type Work } from "../work.ts";

/** Changes one player's tension toward another, within 1 to 5; returns by how much it moved. */
export function changeTension(work: Work, from: SeatIndex, toward: SeatIndex, by: number, source: string): number {
  const before = seatOf(work.game, from).tensions[toward] ?? 0;
  const after = Math.min(MOST_TENSION, Math.max(LEAST_TENSION, before + by));
  if (after === before || from === toward) return 0;
  const seat = editSeat(work, from);
  seat.tensions = seat.tensions.map((value, index) => (index === toward ? after : value));
  emit(work, { type: "tension-changed", from, toward, to: after, by: after - before, source });
  return after - before;
}

/**
 * Changes the tension of one side toward another: of a faction's own, or by the published rules of all the factions of
 * the two races alike. Returns by how much it moved. engine: Dual Race Games; rulebook: Tension and Unrest
 */
export function shiftTension(work: Work, from: Side, toward: Side, by: number, source: string): number {
  const shared =
    ruled(work.game, "tension-of-a-race") === "shared" && raceOfSide(work.game, from) !== raceOfSide(work.game, toward);
  const [ones, others] = shared ? [factionsOf(work.game, from), factionsOf(work.game, toward)] : [[from], [toward]];
  let moved = 0;
  for (const one of ones) for (const other of others) moved += shiftOne(work, one, other, by, source);
  return moved;
}

function factionsOf(game: Game, side: Side): Side[] {
  if ("race" in side) return [side];
  const race = raceOfSide(game, side);
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
  const before = tensionWithUnplayed(work.game, seat, race);
  const after = Math.min(MOST_TENSION, Math.max(LEAST_TENSION, before[way] + by));
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
  const after = Math.min(MOST_TENSION, Math.max(LEAST_TENSION, before + by));
  if (after === before) return 0;
  editSeat(work, seat).unrest = after;
  emit(work, { type: "unrest-changed", seat, to: after, by: after - before, source });
  return after - before;
}
