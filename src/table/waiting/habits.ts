/** A player's habits at a table: its own copy, which they change wherever they change their settings. */
import { allowanceLeft, beyondAllowance } from "../../settings/habits.ts";
import type { Vacation } from "../../settings/personal.ts";
import { daysLeft, daysOf } from "../../settings/vacations.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, unseated } from "../entry-outcome.ts";
import { seatOfUser, type Table, type TableSeat } from "../table.ts";

/** Why a table does not take these habits: more vacation than is left in its game; null where it does. */
export function habitsRefused(table: Table, by: string, { vacations = [] }: LogEntryOf<"habits">["habits"]) {
  const seat = seatOfUser(table, by);
  const begun = table.begun ?? null;
  const present = seat === null ? [] : (table.seats[seat]?.habits?.vacations ?? []);
  const added = newAmong(vacations, present);
  // What was announced before the game holds as far as it goes; nothing new goes beyond what is left.
  if (begun === null || added.length === 0 || beyondAllowance(vacations, begun) === 0) return null;
  const days = daysOf(added.reduce((sum, { from, until }) => sum + until - from, 0));
  const before = vacations.filter((one) => !added.includes(one));
  return { code: "vacation-too-long", table: table.name, days, left: daysLeft(allowanceLeft(before, begun)) } as const;
}

/** The vacations that have not been announced before. */
function newAmong(vacations: readonly Vacation[], present: readonly Vacation[]): Vacation[] {
  return vacations.filter((one) => !present.some(({ from, until }) => from === one.from && until === one.until));
}

/** A seat's habits from now on. Refused to who does not sit there, and where they take more vacation than is left. */
export function habitsNoted(table: Table, { at, by, habits }: LogEntryOf<"habits">): EntryOutcome {
  if (table.phase !== "lobby" && table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  const seat = seatOfUser(table, by);
  if (seat === null) return no(unseated(table, by));
  const refused = habitsRefused(table, by, habits);
  if (refused) return no(refused);
  const present = table.seats[seat]?.habits?.vacations ?? [];
  const fresh = newAmong(habits.vacations ?? [], present).filter(({ until }) => until > at);
  const empty = Object.keys(habits).length === 0;
  const seats = table.seats.map((each, index): TableSeat => {
    if (index !== seat) return each;
    const { habits: _, ...rest } = each;
    return empty ? rest : { ...rest, habits };
  });
  return {
    ok: true,
    table: { ...table, seats },
    announcements: [
      ...(table.phase === "playing"
        ? fresh.map(({ from, until }) => ({ what: "away", seat, from, until }) as const)
        : []),
      { what: "changed" },
    ],
    events: [],
  };
}
