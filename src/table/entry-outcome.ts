/** What applying an entry gives, and what every kind of entry needs for it. */
import { type Event, type Game, openlyAwaited, type SeatIndex } from "../engine/index.ts";
import type { Announcement } from "./announcement.ts";
import { type Refused, type TableRefusal, tableRefuses } from "./refusal.ts";
import { isOut, type OwedDecision, seatGiven, seatOfUser, type Table } from "./table.ts";

export type EntryOutcome =
  | {
      ok: true;
      table: Table;
      announcements: readonly Announcement[];
      events: readonly Event[];
      /** Whose orders, given in advance, were carried out in the same step; absent where nobody's were. */
      ordered?: readonly SeatIndex[];
    }
  | { ok: false; refused: Refused };

/** The table changed, and there is nothing to say about it. */
export function yes(table: Table): EntryOutcome {
  return { ok: true, table, announcements: [{ what: "changed" }], events: [] };
}

export function no(refusal: TableRefusal): Extract<EntryOutcome, { ok: false }> {
  return { ok: false, refused: tableRefuses(refusal) };
}

/** Why somebody who plays no seat of this table, or plays no more, cannot act at it. */
export function unseated(table: Table, user: string): TableRefusal {
  if (isOut(table, user)) return { code: "out-of-game" };
  const given = seatGiven(table, user);
  const { playedBy } = (given === null ? null : table.seats[given]) ?? {};
  return playedBy === undefined ? { code: "not-seated" } : { code: "seat-given", name: playedBy };
}

/** Who plays in which seat of which game, when play waits for nothing; else why nothing can be done now. */
export function seatedPlayer(
  table: Table,
  user: string,
): { ok: true; game: Game; seat: SeatIndex } | Extract<EntryOutcome, { ok: false }> {
  const { game } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  const seat = seatOfUser(table, user);
  if (seat === null) return no(unseated(table, user));
  const waits = whatWaits(table);
  return waits ? no(waits) : { ok: true, game, seat };
}

/** What keeps everybody from acting; null where play goes on. */
export function whatWaits({ phase, game, paused, dispute, objection, hand }: Table): TableRefusal | null {
  if (phase !== "playing" || game === null) return { code: "not-playing", phase };
  if (paused) return { code: "paused", name: paused.name };
  if (dispute) return { code: "disputed", title: dispute.title };
  const step = objection && hand?.steps.find(({ id }) => id === objection.id);
  return step ? { code: "objected", because: step.because } : null;
}

/** The table with a game that went on, whether it is over, and who is waited for now. */
export function wentOn(
  table: Table,
  game: Game,
  at: number,
  announcements: readonly Announcement[],
  events: readonly Event[],
): EntryOutcome {
  const over = game.result !== null;
  return {
    ok: true,
    table: { ...table, game, phase: over ? "over" : "playing", waiting: waitingFor(game, table.waiting, at) },
    announcements: over && table.seed !== null ? [...announcements, { what: "over", seed: table.seed }] : announcements,
    events,
  };
}

/** What the rules did, as the log tells it. */
export function happened(table: Table, events: readonly Event[]): Extract<Announcement, { what: "happened" }> {
  return { what: "happened", seatNames: table.seats.map(({ display }) => display), events };
}

/** A decision that was owed before keeps its moment; a new one starts waiting now. */
export function waitingFor(game: Game, before: readonly OwedDecision[], at: number): OwedDecision[] {
  return openlyAwaited(game).map(
    ({ id, seat }) => before.find(({ decision }) => decision === id) ?? { decision: id, seat, since: at },
  );
}
