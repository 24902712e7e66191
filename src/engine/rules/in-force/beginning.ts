/** How things stood as the turn began, where cards set something back to that. compendium: Luis Santiago; Blockade */
import type { Began, Game, Seat, Side } from "../../state/game.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { ratingOf } from "../costs/influence.ts";
import { tensionBetween } from "../relations/tension.ts";

/** What of a player may be set back later in the turn. */
export function standingNow(seat: Seat): Began {
  const { unrest, tensions, abroad } = seat;
  return { rating: ratingOf(seat), unrest, tensions, ...(abroad ? { abroad } : {}) };
}

/** How far a player's influence rating is above what it was as the turn began, or above `least` where that is more; 0 for not. */
export function risenBy(game: Game, seat: SeatIndex, least: number): number {
  const began = game.began?.[seat];
  const now = game.seats[seat];
  return began && now ? Math.max(0, ratingOf(now) - Math.max(least, began.rating)) : 0;
}

/** By how much a tension has changed since the turn began. */
export function tensionMoved(game: Game, from: Side, toward: Side): number {
  const { began } = game;
  if (began === undefined) return 0;
  const before = { ...game, seats: game.seats.map((seat, at) => asBegan(seat, began[at])) };
  return tensionBetween(game, from, toward) - tensionBetween(before, from, toward);
}

function asBegan(seat: Seat, began: Began | undefined): Seat {
  return began ? { ...seat, tensions: began.tensions, abroad: began.abroad } : seat;
}

/** By how much a player's unrest has changed since the turn began. */
export function unrestMoved(game: Game, seat: SeatIndex): number {
  const began = game.began?.[seat];
  return began ? (game.seats[seat]?.unrest ?? began.unrest) - began.unrest : 0;
}
