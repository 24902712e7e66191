/** engine: Preparing to Play */

import type { CardText } from "../cards/text.ts";
import { ask, editSeat, emit, schedule, shuffle, type Work } from "../changes/work.ts";
import { enterPlay, moveCard, shuffleCrusade, shuffleDeck } from "../changes/zones.ts";
import { mayBeFourCard } from "../rules/decks/drawing.ts";
import { ambassadorChoices, clashes, speciesAmbassadors } from "../rules/relations/seating.ts";
import { ruled } from "../rulesets/index.ts";
import type { Decision, Game, Row } from "../state/game.ts";
import { ambassadorOf, factsOf, isCrusadeCard, named, playing, seatOf } from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import { CARD_TYPES, type CardType, type SeatIndex } from "../state/vocabulary.ts";

export const STARTING_HAND = 3;

/**
 * Reveals the ambassadors that have been chosen. Those who revealed the same one put it aside and choose again, one
 * that nobody has revealed. engine: Ambassador Clashes
 */
export function revealAmbassadors(
  work: Work,
  before: readonly string[],
  clashedBefore: readonly SeatIndex[] = [],
): void {
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
      // quickstart: Bring the decks to the table — a coin says who keeps it.
      const [kept] = ruled(work.game, "same-ambassador") === "lot" ? shuffle(work, seats) : [];
      const rivals = seats.filter((rival) => rival !== kept);
      emit(work, { type: "ambassador-clash", title, seats, ...(kept === undefined ? {} : { kept }) });
      for (const rival of rivals) putAside(work, rival);
      if (kept !== undefined) lead(work, kept);
      clashing.push(...rivals);
    }
  }
  const chooseAgain = [...clashing];
  // Rivals who have seen all their choices clash would never end: then the lot decides who takes what is left.
  if (clashing.some((seat) => ambassadorChoices(work.game, seat, revealed).length === 0)) {
    for (const seat of shuffle(work, clashing)) takeByLot(work, seat);
    clashing.length = 0;
  }
  for (const seat of clashing) ask(work, { kind: "ambassador", seat, revealed });
  const clashed = [...clashedBefore, ...chooseAgain];
  schedule(
    work,
    clashing.length > 0 ? { task: "reveal-ambassadors", revealed, clashed } : { task: "sideboards", clashed },
  );
}

function putAside(work: Work, seat: SeatIndex): void {
  const { ambassador } = seatOf(work.game, seat);
  editSeat(work, seat).ambassador = null;
  if (ambassador !== null) moveCard(work, ambassador, "deck");
}

/** The first ambassador in this deck that leads no faction yet; `checkSetup` has made sure that there is one. */
function takeByLot(work: Work, seat: SeatIndex): void {
  const taken = work.game.seats.flatMap(({ ambassador }) =>
    ambassador === null ? [] : [factsOf(work.game, ambassador).title],
  );
  const [card] = ambassadorChoices(work.game, seat, taken);
  if (card === undefined) throw new Error("no ambassador is left");
  moveCard(work, card, "limbo");
  editSeat(work, seat).ambassador = card;
  lead(work, seat);
}

/** Brings a chosen ambassador into play at the head of its faction. */
export function lead(work: Work, seat: SeatIndex): void {
  const ambassador = ambassadorOf(work.game, seat);
  enterPlay(work, ambassador, { faction: seat, controller: seat, row: "inner" });
  // engine: Set Influence Tokens — unless a starting card says otherwise
  const { influence } = startOf(work.game, seat);
  if (influence !== undefined) editSeat(work, seat).unspent = influence;
  emit(work, { type: "ambassador-revealed", seat, ambassador: named(work.game, ambassador) });
}

/** The Crusade card among a Crusade pile starts in play beside the ambassador. engine: Construct your Crusade Pile */
function beginCrusade(work: Work, seat: SeatIndex): void {
  const card = seatOf(work.game, seat).crusade?.find((id) => isCrusadeCard(factsOf(work.game, id)));
  if (card === undefined) return;
  const { type } = factsOf(work.game, card);
  const row = (type && CRUSADE_ROWS[type]) ?? "supporting";
  enterPlay(work, card, { faction: seat, controller: seat, row });
  emit(work, {
    type: "crusade-begun",
    seat,
    card: named(work.game, card),
    pile: seatOf(work.game, seat).crusade?.length ?? 0,
  });
}

const CRUSADE_ROWS: Readonly<Partial<Record<CardType, Row>>> = {
  agenda: "agenda",
  enhancement: "faction",
  aftermath: "faction",
};

/** What an ambassador's text says of the start of the game. engine: Select Your Starting Hand */
export function startOf(game: Game, seat: SeatIndex): NonNullable<CardText["starts"]> {
  return factsOf(game, ambassadorOf(game, seat)).text?.starts ?? {};
}

/** The Non-Aligned where there are several and each chooses a second ambassador in the open, in the order of their seats. */
function choosingSeconds(game: Game): SeatIndex[] {
  if (!since(game, 3) || ruled(game, "second-ambassadors") === "with-hand") return [];
  const league = playing(game).filter((seat) => seatOf(game, seat).race === "non-aligned");
  return league.length > 1 ? league : [];
}

/**
 * Whoever has chosen an ambassador last chooses a second one first, of those that nobody has. Who is left with none begins
 * without. rulebook: The Home Factions; compendium: Setup for multiple Non-Aligned factions
 */
export function askSecondAmbassador(work: Work, { left: [seat, ...left] }: { left: readonly SeatIndex[] }): void {
  if (seat === undefined) {
    schedule(work, { task: "starting-hands", apart: true });
    return;
  }
  schedule(work, { task: "second-ambassadors", left });
  const revealed = ambassadorsTaken(work.game);
  if (speciesAmbassadors(work.game, seat, revealed).length > 0)
    ask(work, { kind: "ambassador", seat, revealed, second: true });
}

/** What leads a faction already or is in a hand, which then is a second ambassador; what is not limited is nobody's alone. */
function ambassadorsTaken(game: Game): string[] {
  const seats = playing(game).map((seat) => seatOf(game, seat));
  const taken = seats.flatMap(({ ambassador, hand }) => [...(ambassador === null ? [] : [ambassador]), ...hand]);
  const titles = taken.map((id) => factsOf(game, id)).filter(clashes);
  return [...new Set(titles.map(({ title }) => title))];
}

/** Everybody chooses a starting hand at the same time. engine: Select Your Starting Hand */
export function askStartingHands(work: Work, { apart }: { apart?: true }): void {
  const league = apart ? [] : choosingSeconds(work.game);
  if (league.length > 0) {
    schedule(work, { task: "second-ambassadors", left: league.reverse() });
    return;
  }
  for (const seat of playing(work.game)) {
    beginCrusade(work, seat);
    // The Non-Aligned begin with a second species ambassador in hand, where their deck has one.
    const speciesAmbassador = !apart && speciesAmbassadors(work.game, seat).length > 0;
    if (work.game.duel) {
      // engine: Appendix One, "Non-aligned" — one in play and one in hand, and then the hand is dealt.
      if (speciesAmbassador) ask(work, { kind: "starting-hand", seat, cards: 0, speciesAmbassador });
      continue;
    }
    const { cards: most = STARTING_HAND, ifCorporate } = startOf(work.game, seat);
    const types = typesInDeck(work.game, seat, speciesAmbassador);
    const cards = Math.min(most, types);
    const ifFourCard = types > cards && mayBeFourCard(factsOf(work.game, ambassadorOf(work.game, seat)));
    const more = {
      ...(ifCorporate ? { ifCorporate } : {}),
      ...(ifFourCard ? { ifFourCard } : {}),
      ...(apart ? { apart } : {}),
    };
    ask(work, { kind: "starting-hand", seat, cards, speciesAmbassador, ...more });
  }
  schedule(work, work.game.duel ? { task: "deal-hands" } : { task: "first-turn" });
}

/** How many different types a hand can be made of, with a species ambassador apart. */
function typesInDeck(game: Game, seat: SeatIndex, speciesAmbassador: boolean): number {
  const { deck } = seatOf(game, seat);
  const extra = speciesAmbassador ? speciesAmbassadors(game, seat)[0] : undefined;
  const cards = deck.filter((id) => id !== extra).map((id) => factsOf(game, id));
  const types = new Set(cards.flatMap(({ type }) => type ?? []));
  // Each card of an unknown type may be of one more.
  const untyped = new Set(cards.filter(({ type }) => type === undefined).map(({ id }) => id));
  return Math.min(types.size + untyped.size, CARD_TYPES.length);
}

/** The same decisions about starting hands, for a deck of whose types more is known now. */
export function withTypesKnown(game: Game, awaiting: readonly Decision[]): Decision[] {
  return awaiting.map((asked) =>
    asked.kind === "starting-hand" && !game.duel
      ? { ...asked, cards: Math.min(asked.cards, typesInDeck(game, asked.seat, asked.speciesAmbassador)) }
      : asked,
  );
}

export function shufflePiles(work: Work): void {
  for (const seat of playing(work.game)) {
    shuffleDeck(work, seat);
    shuffleCrusade(work, seat);
  }
}

/** Shuffles the decks and Crusade piles, and begins the first turn with its conflict round. engine: Beginning Play */
export function beginFirstTurn(work: Work): void {
  // In a duel they have been shuffled before the hands were dealt, and cards were put back on top.
  if (!work.game.duel) shufflePiles(work);
  work.game.turn = 1;
  emit(work, { type: "turn-started", turn: 1 });
  schedule(work, { task: "initiative" });
}
