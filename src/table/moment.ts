import type { Game, LegalAction, SeatIndex, View } from "../engine/index.ts";
import { ownView, possibleNow } from "../thread/looks.ts";
import type { Context } from "../views/index.ts";
import { mostUrgent } from "../views/tracker/urgency.ts";
import { contextOf } from "./context.ts";
import { type Refused, tableRefuses } from "./refusal.ts";
import { seatOf, type Table } from "./table.ts";

/** A running game as one of its players sees it, and what they may do now. */
export interface Moment {
  table: Table;
  game: Game;
  seat: SeatIndex;
  view: View;
  actions: readonly LegalAction[];
  ctx: Context;
}

export type Momentary = { ok: true; moment: Moment } | { ok: false; refused: Refused };

/** The moment for a user; refuses where no game runs or they do not sit at the table. */
export function momentOf(table: Table, userId: string): Momentary {
  const { game } = table;
  if (table.phase === "lobby" || table.phase === "ended" || game === null) {
    return { ok: false, refused: tableRefuses({ code: "not-playing", phase: table.phase }) };
  }
  const seat = seatOf(table, userId);
  if (seat === null) return { ok: false, refused: tableRefuses({ code: "not-seated" }) };
  const view = ownView(game, seat);
  return {
    ok: true,
    moment: { table, game, seat, view, actions: possibleNow(game, seat), ctx: contextOf(table) },
  };
}

/** The id of the decision that this seat is asked now, or null. */
export function ownDecision({ view, seat }: Moment): number | null {
  return mostUrgent(view.awaiting, seat)?.id ?? null;
}
