import { type Game, type LegalAction, mostUrgent, type SeatIndex, type View } from "../../engine/index.ts";
import { unseated } from "../../table/entry-outcome.ts";
import { type Refused, tableRefuses } from "../../table/refusal.ts";
import { seatOfUser, type Table } from "../../table/table.ts";
import type { Context } from "../../views/index.ts";
import { ownView, possibleNow } from "./cached-views.ts";
import { contextOf } from "./context.ts";

/** A running game as one of its players sees it, and what they may do now. */
export interface Perspective {
  table: Table;
  game: Game;
  seat: SeatIndex;
  view: View;
  actions: readonly LegalAction[];
  ctx: Context;
}

export type FoundPerspective = { ok: true; perspective: Perspective } | { ok: false; refused: Refused };

/** Who knows whether a table's thread takes no messages now, so that nobody is pinged there. */
export interface Pings {
  isSilent?(table: string): boolean;
}

/** The game from the seat of a user; refuses where no game runs or they do not sit at the table. */
export function perspectiveOf(table: Table, userId: string, pings: Pings): FoundPerspective {
  const { game } = table;
  if (table.phase === "lobby" || table.phase === "ended" || game === null) {
    return { ok: false, refused: tableRefuses({ code: "not-playing", phase: table.phase }) };
  }
  const seat = seatOfUser(table, userId);
  if (seat === null) return { ok: false, refused: tableRefuses(unseated(table, userId)) };
  const view = ownView(game, seat);
  return {
    ok: true,
    perspective: { table, game, seat, view, actions: possibleNow(game, seat), ctx: contextNow(table, pings) },
  };
}

/** What an answer needs to know of the table, and of how it is there now. */
export const contextNow = (table: Table, pings: Pings): Context => {
  const ctx = contextOf(table);
  return pings.isSilent?.(table.id) ? { ...ctx, silent: true } : ctx;
};

/** The id of the decision that this seat is asked now, or null. */
export function ownDecisionId({ view, seat }: Perspective): number | null {
  return mostUrgent(view.awaiting, seat)?.id ?? null;
}
