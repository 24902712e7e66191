/** What folding an entry gives, and what every kind of entry needs for it. */
import { type Event, type Game, openlyAwaited } from "../engine/index.ts";
import type { Announcement } from "./announcement.ts";
import { type Refused, type TableRefusal, tableRefuses } from "./refusal.ts";
import type { Table, Waiting } from "./table.ts";

export type Folded =
  | { ok: true; table: Table; announcements: readonly Announcement[]; events: readonly Event[] }
  | { ok: false; refused: Refused };

/** The table changed, and there is nothing to say about it. */
export function yes(table: Table): Folded {
  return { ok: true, table, announcements: [{ what: "changed" }], events: [] };
}

export function no(refusal: TableRefusal): Folded {
  return { ok: false, refused: tableRefuses(refusal) };
}

/** The table with a game that went on, whether it is over, and who is waited for now. */
export function wentOn(
  table: Table,
  game: Game,
  at: number,
  told: readonly Announcement[],
  events: readonly Event[],
): Folded {
  const over = game.result !== null;
  return {
    ok: true,
    table: { ...table, game, phase: over ? "over" : "playing", waiting: waitingFor(game, table.waiting, at) },
    announcements: over && table.seed !== null ? [...told, { what: "over", seed: table.seed }] : told,
    events,
  };
}

/** A decision that was owed before keeps its moment; a new one starts waiting now. */
export function waitingFor(game: Game, before: readonly Waiting[], at: number): Waiting[] {
  return openlyAwaited(game).map(
    ({ id, seat }) => before.find(({ decision }) => decision === id) ?? { decision: id, seat, since: at },
  );
}
