/** engine: Influence and Influence Rating */
import type { Party } from "../../cards/references.ts";
import type { Holder } from "../../events/event.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Seat } from "../../state/game.ts";
import { seatOf } from "../../state/lookup.ts";
import type { NonPlayer, SeatIndex } from "../../state/vocabulary.ts";

/** No player's influence rating can ever be reduced below this. */
export const LEAST_RATING = 3;

export const STARTING_RATING = 4;

/** At 20 a force decides the game: Babylon 5 ends it, Shadows or Vorlons start the Shadow War. */
export const DECISIVE = 20;

export function ratingOf(seat: Seat): number {
  return seat.unspent + seat.spent;
}

export function ratingOfHolder(game: Game, holder: Holder): number {
  return "seat" in holder ? ratingOf(seatOf(game, holder.seat)) : game.influence[holder.nonPlayer];
}

export function isNonPlayer(party: Party): party is NonPlayer {
  return party === "babylon-5" || party === "shadows" || party === "vorlons";
}

/** What a player can apply now: the unspent pool and what is additional this turn. */
export function availableInfluence(seat: Seat): number {
  return seat.unspent + seat.additional;
}

/** The card that keeps a player from gaining influence this turn; null where none does. compendium: Blockade */
export function gainsNothing(game: Game, seat: SeatIndex): string | null {
  const bar = seatOf(game, seat).gainsNothing;
  return bar?.turn === game.turn ? bar.source : null;
}

/** How much a holder can lose or give: a player down to 3, a force down to 0. What a player already owes counts as gone. */
export function losable(game: Game, holder: Holder, amount: number): number {
  const least = "seat" in holder ? LEAST_RATING + owed(game, holder.seat) : 0;
  return Math.max(0, Math.min(amount, ratingOfHolder(game, holder) - least));
}

/** Losses for which the player has still to choose the pool. */
function owed(game: Game, seat: SeatIndex): number {
  return game.awaiting.reduce((sum, one) => sum + (one.kind === "lose" && one.seat === seat ? one.amount : 0), 0);
}

/**
 * How much of a loss may come from the spent pool, as the rule set has it. The two ends are equal where there is
 * nothing to choose. engine: Influence and Influence Rating — a lost influence leaves either pool.
 */
export function lossFromSpent(game: Game, index: SeatIndex, amount: number): { least: number; most: number } {
  const seat = seatOf(game, index);
  const least = Math.max(0, amount - seat.unspent);
  const most = Math.min(amount, seat.spent);
  switch (ruled(game, "losses")) {
    case "chosen":
      return { least, most };
    case "spent-first":
      return { least: most, most };
    case "unspent-first":
      return { least, most: least };
  }
}
