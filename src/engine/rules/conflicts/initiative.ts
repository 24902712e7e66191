/** engine: Initiative; Determine Initiative. Lowest influence rating acts first. */
import type { FactName } from "../../cards/facts.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { ambassadorOf, playing, seatOf } from "../../state/lookup.ts";
import type { Ability, CardId, SeatIndex } from "../../state/vocabulary.ts";
import { ratingOf } from "../costs/influence.ts";
import { abilityOf } from "../in-force/ability.ts";
import { addedFor } from "../in-force/statics.ts";

/** Compared in this order; the higher acts later. */
export const TIE_BREAKERS: readonly Ability[] = ["diplomacy", "intrigue", "psi", "leadership"];

/** What must be known of the ambassadors before the ties can be broken: the first missing ability of each. */
export function missingForInitiative(game: Game): { seat: SeatIndex; card: CardId; facts: FactName[] }[] {
  const seats = playing(game);
  return seats.flatMap((seat) => {
    const missing = missingAbility(game, seat, seats);
    const card = ambassadorOf(game, seat);
    return missing ? [{ seat, card, facts: [missing] }] : [];
  });
}

/** The influence rating, and what counts as influence here only. */
export function influenceFor(game: Game, seat: SeatIndex): number {
  return ratingOf(seatOf(game, seat)) + addedFor(game, "initiative", seat);
}

function missingAbility(game: Game, seat: SeatIndex, seats: readonly SeatIndex[]): Ability | null {
  let tied = seats.filter((other) => influenceFor(game, other) === influenceFor(game, seat));
  for (const ability of TIE_BREAKERS) {
    if (tied.length < 2) return null;
    const value = (other: SeatIndex) => abilityOf(game, ambassadorOf(game, other), ability);
    if (value(seat) === null) return ability;
    if (tied.some((other) => value(other) === null)) return null;
    tied = tied.filter((other) => value(other) === value(seat));
  }
  return null;
}

/** Seats in the order in which they act in the action round; others go by `Game.order`, the lowest first. */
export function actionOrder(game: Game): readonly SeatIndex[] {
  return ruled(game, "action-order") === "lowest-first" ? game.order : game.order.toReversed();
}
