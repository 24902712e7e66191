/** engine: Preparing to Play */

import type { CardFacts } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { ambassadorOf, factsOf, named, playing, seatOf } from "../lookup.ts";
import { clashes, leadsFaction } from "../rules/seating.ts";
import { enterPlay, move, shuffleDeck } from "../rules/zones.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { ask, editSeat, emit, schedule, shuffle, type Work } from "../work.ts";

export const STARTING_HAND = 3;

/** Cards in a seat's deck that may lead its faction, one copy of each. engine: Reveal your ambassador */
export function ambassadorChoices(game: Game, seat: SeatIndex, revealed: readonly string[] = []): CardId[] {
  const chosen = seatOf(game, seat);
  return oneOfEach(game, chosen.deck, (facts) => leadsFaction(facts, chosen) && !revealed.includes(facts.title));
}

/** The species ambassadors in a Non-Aligned player's deck, one copy of each, whatever the faction. */
export function speciesAmbassadors(game: Game, seat: SeatIndex): CardId[] {
  const { race, deck } = seatOf(game, seat);
  if (race !== "non-aligned") return [];
  return oneOfEach(game, deck, (facts) => facts.ambassador === "species" && facts.race === race);
}

function oneOfEach(game: Game, deck: readonly CardId[], fits: (facts: CardFacts) => boolean): CardId[] {
  const seen = new Set<string>();
  return deck.filter((id) => {
    const facts = factsOf(game, id);
    if (seen.has(facts.id) || !fits(facts)) return false;
    seen.add(facts.id);
    return true;
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
    const facts = factsOf(work.game, ambassador);
    // A card that is not limited clashes with nobody's.
    const title = clashes(facts) ? facts.title : `${facts.title} of seat ${seat}`;
    byTitle.set(title, [...(byTitle.get(title) ?? []), seat]);
  }
  const revealed = [...before, ...byTitle.keys()];
  const clashing: SeatIndex[] = [];
  for (const [title, seats] of byTitle) {
    const [seat] = seats;
    if (seat !== undefined && seats.length === 1) lead(work, seat);
    else {
      emit(work, { type: "ambassador-clash", title, seats });
      for (const rival of seats) putAside(work, rival);
      clashing.push(...seats);
    }
  }
  // Rivals who have seen all their choices clash would never end: then the lot decides who takes what is left.
  if (clashing.some((seat) => ambassadorChoices(work.game, seat, revealed).length === 0)) {
    for (const seat of shuffle(work, clashing)) takeByLot(work, seat);
    clashing.length = 0;
  }
  for (const seat of clashing) ask(work, { kind: "ambassador", seat, revealed });
  schedule(work, clashing.length > 0 ? { task: "reveal-ambassadors", revealed } : { task: "starting-hands" });
}

function putAside(work: Work, seat: SeatIndex): void {
  const { ambassador } = seatOf(work.game, seat);
  editSeat(work, seat).ambassador = null;
  if (ambassador !== null) move(work, ambassador, "deck");
}

/** The first ambassador in this deck that leads no faction yet; `checkSetup` has made sure that there is one. */
function takeByLot(work: Work, seat: SeatIndex): void {
  const taken = work.game.seats.flatMap(({ ambassador }) =>
    ambassador === null ? [] : [factsOf(work.game, ambassador).title],
  );
  const [card] = ambassadorChoices(work.game, seat, taken);
  if (card === undefined) throw new Error("no ambassador is left");
  move(work, card, "limbo");
  editSeat(work, seat).ambassador = card;
  lead(work, seat);
}

/** Brings a chosen ambassador into play at the head of its faction. */
function lead(work: Work, seat: SeatIndex): void {
  const ambassador = ambassadorOf(work.game, seat);
  enterPlay(work, ambassador, { faction: seat, controller: seat, row: "inner" });
  emit(work, { type: "ambassador-revealed", seat, ambassador: named(work.game, ambassador) });
}

/** Everybody chooses a starting hand at the same time. engine: Select Your Starting Hand */
export function askStartingHands(work: Work): void {
  for (const seat of playing(work.game)) {
    // The Non-Aligned begin with a second species ambassador in hand, where their deck has one.
    const speciesAmbassador = speciesAmbassadors(work.game, seat).length > 0;
    const cards = Math.min(STARTING_HAND, typesInDeck(work.game, seat, speciesAmbassador));
    ask(work, { kind: "starting-hand", seat, cards, speciesAmbassador });
  }
  schedule(work, { task: "first-turn" });
}

/** How many different types a hand can be made of, with a species ambassador apart. */
function typesInDeck(game: Game, seat: SeatIndex, speciesAmbassador: boolean): number {
  const { deck } = seatOf(game, seat);
  const extra = speciesAmbassador ? speciesAmbassadors(game, seat)[0] : undefined;
  return new Set(deck.filter((id) => id !== extra).map((id) => factsOf(game, id).type)).size;
}

/** Shuffles the decks and begins the first turn with its conflict round. engine: Beginning Play */
export function beginFirstTurn(work: Work): void {
  for (const seat of playing(work.game)) shuffleDeck(work, seat);
  work.game.turn = 1;
  emit(work, { type: "turn-started", turn: 1 });
  schedule(work, { task: "initiative" });
}
