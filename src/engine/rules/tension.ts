/** engine: Political Relations; Dual Race Games */
import { seatOf } from "../lookup.ts";
import { ruled } from "../rulesets/index.ts";
import type { ByRace, Race, RuleSetId, SeatIndex } from "../vocabulary.ts";
import { editSeat, emit, type Work } from "../work.ts";

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
export function startingUnrest(rules: RuleSetId, races: readonly Race[], seat: SeatIndex): number {
  const own = races[seat];
  if (!own) throw new Error(`no race in seat ${seat}`);
  const rivals = races.filter((race, other) => race === own && other !== seat).length;
  const more = ruled({ rules }, "unrest-of-a-race") === "one-more" ? rivals : 0;
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
  emit(work, { type: "tension-changed", from, toward, to: after, source });
  return after - before;
}

/** Changes a player's unrest within 1 to 5; returns by how much it moved. */
export function changeUnrest(work: Work, seat: SeatIndex, by: number, source: string): number {
  const before = seatOf(work.game, seat).unrest;
  const after = Math.min(MOST, Math.max(LEAST, before + by));
  if (after === before) return 0;
  editSeat(work, seat).unrest = after;
  emit(work, { type: "unrest-changed", seat, to: after, source });
  return after - before;
}
