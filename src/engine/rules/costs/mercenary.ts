/** engine: Take control of a Mercenary; rulebook: Offer Influence to a Mercenary */
import type { CardFacts } from "../../cards/facts.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, isMercenary, mustPlay, seatOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";

/** What hires a mercenary: the cost on the card unless its text names another; `none` without one, null if unknown. */
export function mercenaryCost(facts: CardFacts): number | "none" | null {
  return facts.text?.mercenary?.cost ?? facts.cost ?? (facts.complete ? "none" : null);
}

/** The mercenaries in play, whoever's faction they are in. */
export function mercenaries(game: Game): CardId[] {
  return game.inPlay.filter((id) => !mustPlay(game, id).faceDown && isMercenary(factsOf(game, id)));
}

/** What a player has applied to a mercenary this turn. */
export function bidOf(game: Game, card: CardId, seat: SeatIndex): number {
  return game.bids?.find((bid) => bid.card === card && bid.seat === seat)?.influence ?? 0;
}

/** The only player who has applied the most to a mercenary this turn; a tie is nobody's. */
export function highestBidder(game: Game, card: CardId): SeatIndex | null {
  const bids = (game.bids ?? []).filter((bid) => bid.card === card && !seatOf(game, bid.seat).eliminated);
  const most = Math.max(0, ...bids.map(({ influence }) => influence));
  const highest = bids.filter(({ influence }) => influence === most);
  return highest.length === 1 ? (highest[0]?.seat ?? null) : null;
}
