/** engine: Contingency Cards; Triggered Effects */
import type { CardFacts } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { seatOfTarget } from "../lookup.ts";
import type { ConflictId, SeatIndex } from "../vocabulary.ts";

/** Has what the card waits for just happened to this player? A card whose text is unknown may always be revealed. */
export function isTriggered(game: Game, seat: SeatIndex, facts: CardFacts, conflictId: ConflictId): boolean {
  const trigger = facts.text?.contingency?.trigger;
  const conflict = game.conflicts.find((other) => other.id === conflictId);
  if (!conflict?.result) return false;
  switch (trigger) {
    case undefined:
      return true;
    case "you-win":
      return conflict.initiator === seat && conflict.result.won;
    case "you-lose":
      return conflict.initiator === seat && !conflict.result.won;
    case "conflict-against-you-won":
      return conflict.result.won && conflict.target !== null && seatOfTarget(game, conflict.target) === seat;
  }
}
