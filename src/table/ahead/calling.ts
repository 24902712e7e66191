/** Where all go at once, all who have actions to come are called as an action round begins: their orders may be given then. */
import { openlyAwaited, type SeatIndex } from "../../engine/index.ts";
import type { Table } from "../table.ts";

/**
 * The table with the question noted that opens this action round, once it is asked. It hangs on what lies open alone:
 * whether somebody has given orders already is that player's secret.
 */
export function withOpening(table: Table): Table {
  const { game, timing, opening } = table;
  if (timing === undefined || game?.round !== "action" || game.halt || opening?.turn === game.turn) return table;
  const [asked, ...others] = game.awaiting;
  if (asked?.kind !== "action" || others.length > 0) return table;
  return { ...table, opening: { turn: game.turn, decision: asked.id } };
}

/** Who is called besides whoever is asked these questions: all others who play, where one of the questions opens the round. */
export function calledWith({ game, phase, opening, seats }: Table, decisions: readonly number[]): SeatIndex[] {
  if (game === null || phase !== "playing" || opening === undefined || !decisions.includes(opening.decision)) return [];
  const asked = openlyAwaited(game);
  if (!asked.some(({ id }) => id === opening.decision)) return [];
  return [...seats.keys()].filter(
    (seat) => game.seats[seat]?.eliminated === false && !asked.some((one) => one.seat === seat),
  );
}
