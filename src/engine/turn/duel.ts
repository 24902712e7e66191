/** Two players whose hands are dealt rather than chosen. engine: Appendix One: Two Player ("Duelling") games */

import { ask, emit, schedule, type Work } from "../changes/work.ts";
import { moveCard, shuffleDeck } from "../changes/zones.ts";
import { mayBeFourCard } from "../rules/decks/drawing.ts";
import type { Game } from "../state/game.ts";
import { ambassadorOf, factsOf, playing, seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { STARTING_HAND, shufflePiles, startOf } from "./setup.ts";

/** How many cards each player is dealt. */
export const DEALT_HAND = 8;

/** Shuffles, deals, and asks both at the same time what they keep. */
export function dealHands(work: Work): void {
  shufflePiles(work);
  for (const seat of playing(work.game)) deal(work, seat, DEALT_HAND, false);
  schedule(work, { task: "first-turn" });
}

/** How many of the dealt cards stay in the hand: as many as the faction would have chosen. */
export function cardsToKeep(game: Game, seat: SeatIndex, dealt: number): number {
  return Math.min(startOf(game, seat).cards ?? STARTING_HAND, dealt);
}

/** The top cards of the deck come into the hand, as many as there are. */
export function deal(work: Work, seat: SeatIndex, most: number, again: boolean): void {
  const dealt = seatOf(work.game, seat)
    .deck.slice(Math.max(0, seatOf(work.game, seat).deck.length - most))
    .toReversed();
  for (const id of dealt) moveCard(work, id, "hand");
  emit(work, { type: "hand-dealt", seat, cards: dealt.length, again });
  const { ifCorporate } = startOf(work.game, seat);
  const cards = cardsToKeep(work.game, seat, dealt.length);
  if (dealt.length === 0) return;
  const ifFourCard = dealt.length > cards && mayBeFourCard(factsOf(work.game, ambassadorOf(work.game, seat)));
  const more = { ...(ifCorporate ? { ifCorporate } : {}), ...(ifFourCard ? { ifFourCard } : {}) };
  ask(work, { kind: "keep-hand", seat, cards, dealt, ...more });
}

/** A hand goes back, and one of one card less is dealt. engine: Mulligan rule (optional) */
export function dealAgain(work: Work, seat: SeatIndex, dealt: readonly number[]): void {
  for (const id of dealt) moveCard(work, id, "deck");
  shuffleDeck(work, seat);
  deal(work, seat, dealt.length - 1, true);
}
