/** Who sits down in a lobby, changes their seat, and gets up again: the steps of the log. */
import { maySit } from "../../engine/index.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, yes } from "../entry-outcome.ts";
import { rulesRefuse } from "../refusal.ts";
import { MOST_SEATS, seatOfUser, type Table, type TableSeat } from "../table.ts";

export function joined(table: Table, { by, seat, press }: LogEntryOf<"joined">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const mine = table.seats.find(({ userId }) => userId === by);
  if (mine) return no({ code: "seated-already", race: mine.race });
  if (table.seats.length >= MOST_SEATS) return no({ code: "table-full", seats: MOST_SEATS });
  const refusal = maySit(table, seat, rivalsOf(table, by));
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: [...table.seats, press === undefined ? seat : { ...seat, press }] });
}

export function seatLeft(table: Table, { by }: LogEntryOf<"left">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (seatOfUser(table, by) === null) return no({ code: "not-seated" });
  return yes({ ...table, seats: table.seats.filter(({ userId }) => userId !== by) });
}

/** One who was invited comes; that press is mixed into the shuffles, as Join is. */
export function seatConfirmed(table: Table, { by, press }: LogEntryOf<"seat-confirmed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const mine = table.seats.find(({ userId }) => userId === by);
  if (!mine) return no({ code: "not-seated" });
  const { invited, ...seat } = mine;
  if (invited === undefined) return no({ code: "seated-already", race: mine.race });
  const now = press === undefined ? seat : { ...seat, press };
  return yes({ ...table, seats: table.seats.map((each) => (each === mine ? now : each)) });
}

export function seatChanged(table: Table, { by, change }: LogEntryOf<"seat-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const before = table.seats.find(({ userId }) => userId === by);
  if (!before) return no({ code: "not-seated" });
  const after = { ...before, ...change };
  if (before.seal !== undefined && playsOtherwise(before, after)) return no({ code: "deck-sealed" });
  const refusal = maySit(table, after, rivalsOf(table, by));
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: table.seats.map((seat) => (seat === before ? after : seat)) });
}

/** Whether more than the ambassador is another. */
const playsOtherwise = (one: TableSeat, other: TableSeat): boolean =>
  one.race !== other.race ||
  one.faction !== other.faction ||
  one.deck !== other.deck ||
  JSON.stringify(one.own ?? null) !== JSON.stringify(other.own ?? null);

/** The others at the table, as the rules of seating ask for them. */
function rivalsOf(table: Table, userId: string) {
  return table.seats.filter((each) => each.userId !== userId).map((each) => ({ ...each, name: each.display }));
}
