/** engine: Preparing to Play */

import type { Game } from "../game.ts";
import { factsOf, playing, seatOf } from "../lookup.ts";
import { enterPlay, move, shuffleDeck } from "../rules/zones.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { ask, editSeat, emit, schedule, type Work } from "../work.ts";

export const STARTING_HAND = 3;

/** Cards in a seat's deck that may lead its faction, one copy of each. engine: Reveal your ambassador */
export function ambassadorChoices(game: Game, seat: SeatIndex, revealed: readonly string[] = []): CardId[] {
  const { deck, race, faction } = seatOf(game, seat);
  const wanted = race === "non-aligned" ? "species" : faction;
  const seen = new Set<string>();
  return deck.filter((id) => {
    const facts = factsOf(game, id);
    const fits =
      facts.ambassador === wanted && facts.race === race && !seen.has(facts.id) && !revealed.includes(facts.title);
    if (fits) seen.add(facts.id);
    return fits;
  });
}

/**
 * Reveals the ambassadors that have been chosen. Those who revealed the same one put it aside and choose again, one
 * that nobody has revealed. engine: Ambassador Clashes
 */
export function revealAmbassadors(work: Work, before: readonly string[]): void {
  const byTitle = new Map<string, SeatIndex[]>();
  for (const seat of playing(work.game)) {
    const { ambassador } = seatOf(work.game, seat);
    if (ambassador === null || work.game.cards[ambassador]?.play) continue;
    const { title } = factsOf(work.game, ambassador);
    byTitle.set(title, [...(byTitle.get(title) ?? []), seat]);
  }
  const revealed = [...before, ...byTitle.keys()];
  for (const [title, seats] of byTitle) {
    if (seats.length > 1) {
      emit(work, { type: "ambassador-clash", title, seats });
      for (const seat of seats) {
        const aside = seatOf(work.game, seat).ambassador;
        editSeat(work, seat).ambassador = null;
        if (aside !== null) move(work, aside, "deck");
        ask(work, { kind: "ambassador", seat, revealed });
      }
      continue;
    }
    const [seat] = seats;
    const ambassador = seat === undefined ? null : seatOf(work.game, seat).ambassador;
    if (seat === undefined || ambassador === null) continue;
    enterPlay(work, ambassador, { faction: seat, controller: seat, row: "inner" });
    emit(work, { type: "ambassador-revealed", seat, ambassador: { card: ambassador, title } });
  }
  schedule(work, work.game.awaiting.length > 0 ? { task: "reveal-ambassadors", revealed } : { task: "starting-hands" });
}

/** Everybody chooses a starting hand at the same time. engine: Select Your Starting Hand */
export function askStartingHands(work: Work): void {
  for (const seat of playing(work.game)) {
    // The Non-Aligned begin with a second species ambassador in hand, where their deck has one.
    const speciesAmbassador =
      seatOf(work.game, seat).race === "non-aligned" && ambassadorChoices(work.game, seat).length > 0;
    ask(work, { kind: "starting-hand", seat, cards: STARTING_HAND, speciesAmbassador });
  }
  schedule(work, { task: "first-turn" });
}

/** Shuffles the decks and begins the first turn with its conflict round. engine: Beginning Play */
export function beginFirstTurn(work: Work): void {
  for (const seat of playing(work.game)) shuffleDeck(work, seat);
  work.game.turn = 1;
  emit(work, { type: "turn-started", turn: 1 });
  schedule(work, { task: "initiative", first: true });
}
