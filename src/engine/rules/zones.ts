/** Where cards lie: the only place that moves them. engine: Decks and Piles; Playing Cards and Card Details */
import type { Context, InPlay, Row, Zone } from "../game.ts";
import { cardOf, factsOf, isMercenary, limitOf, mustPlay, named, sameCard, seatOf } from "../lookup.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { editCard, editPlay, editSeat, emit, schedule, shuffle, type Work } from "../work.ts";
import { whileBlanking } from "./blanking.ts";
import { endControlWhileRotated } from "./control.ts";
import { connectMarks, cutOffMarks } from "./mark-sources.ts";
import { printedMarks } from "./marks.ts";

type Pile = "deck" | "hand" | "discard" | "removed";
const PILES: readonly Zone[] = ["deck", "hand", "discard", "removed"];
const isPile = (zone: Zone): zone is Pile => PILES.includes(zone);

/** Moves a card that is not in play to another zone (onto the top of a pile, always its owner's). */
export function move(work: Work, id: CardId, to: Exclude<Zone, "play">): void {
  const card = editCard(work, id);
  if (card.play) throw new Error(`card ${id} leaves play by leavePlay`);
  takeFrom(work, id, card.owner, card.zone);
  card.zone = to;
  if (isPile(to)) {
    const seat = editSeat(work, card.owner);
    seat[to] = [...seat[to], id];
  }
}

export interface Entry {
  faction: SeatIndex | null;
  controller: SeatIndex;
  row: Row;
  host?: CardId;
  faceDown?: boolean;
}

/** Brings a card into play, ready and undamaged, with its printed marks and the marks that it gives. */
export function enterPlay(work: Work, id: CardId, entry: Entry): void {
  const card = editCard(work, id);
  takeFrom(work, id, card.owner, card.zone);
  card.zone = "play";
  const play: InPlay = {
    faction: entry.faction,
    // engine: Factions and Control — a mercenary is in a faction, and nobody's to use until somebody hires it.
    controller: isMercenary(factsOf(work.game, id)) ? null : entry.controller,
    row: entry.row,
    rotated: false,
    neutralized: false,
    neutralizedIn: 0,
    damage: 0,
    severe: 0,
    healingIn: 0,
    marks: {},
    host: entry.host ?? null,
    leads: null,
    untilConflict: null,
    faceDown: entry.faceDown ?? false,
  };
  card.play = play;
  work.fresh.add(play);
  const enter = () => {
    work.game.inPlay = [...work.game.inPlay, id];
  };
  if (blanks(work, id)) whileBlanking(work, enter);
  else enter();
  if (!play.faceDown) takeEffect(work, id);
}

/** Turns up a card that entered play face down: from now on it is in play like any other. */
export function turnUp(work: Work, id: CardId): void {
  const up = () => {
    editPlay(work, id).faceDown = false;
  };
  if (blanks(work, id)) whileBlanking(work, up);
  else up();
  takeEffect(work, id);
}

function takeEffect(work: Work, id: CardId): void {
  editPlay(work, id).marks = printedMarks(work.game, id);
  connectMarks(work, id);
  notePlayed(work, id);
}

/** A unique card can be played once in a game, whatever becomes of it. */
export function notePlayed(work: Work, id: CardId): void {
  const card = cardOf(work.game, id);
  if (limitOf(factsOf(work.game, id)) === "unique" && !work.game.spent.includes(card.facts))
    work.game.spent = [...work.game.spent, card.facts];
}

/** Takes a card out of play, with everything that is attached to it and everything that it gave. */
export function leavePlay(work: Work, id: CardId, to: Pile): void {
  for (const other of work.game.inPlay) {
    if (mustPlay(work.game, other).host === id) {
      emit(work, {
        type: "discarded",
        seat: cardOf(work.game, other).owner,
        cards: [named(work.game, other)],
        from: "play",
      });
      leavePlay(work, other, "discard");
    }
  }
  for (const other of work.game.inPlay) if (mustPlay(work.game, other).leads === id) editPlay(work, other).leads = null;
  cutOffMarks(work, id);
  endControlWhileRotated(work, id);
  const leave = () => {
    work.game.inPlay = work.game.inPlay.filter((other) => other !== id);
  };
  if (blanks(work, id)) whileBlanking(work, leave);
  else leave();
  work.game.modifiers = work.game.modifiers.filter(
    ({ card, holder, until }) => card !== id && (until !== "while-rotated" || holder !== id),
  );
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.result === null && conflict.participants.some((participant) => participant.card === id)
      ? { ...conflict, participants: conflict.participants.filter((participant) => participant.card !== id) }
      : conflict,
  );
  const card = editCard(work, id);
  card.play = null;
  card.zone = "limbo";
  move(work, id, to);
}

/** Removes a card in play from the game, in public. No copy of a limited one can enter play again. engine glossary: Removed from the Game */
export function removeFromGame(work: Work, id: CardId): void {
  const facts = factsOf(work.game, id);
  emit(work, { type: "removed", seat: cardOf(work.game, id).owner, cards: [named(work.game, id)] });
  leavePlay(work, id, "removed");
  if (limitOf(facts) === "multiple") return;
  const gone = work.game.facts.flatMap((other, index) => (sameCard(other, facts) ? [index] : []));
  work.game.spent = [...new Set([...work.game.spent, ...gone])];
}

/** Discards from play, in public. */
export function discardFromPlay(work: Work, id: CardId): void {
  emit(work, { type: "discarded", seat: cardOf(work.game, id).owner, cards: [named(work.game, id)], from: "play" });
  leavePlay(work, id, "discard");
}

/** Discards cards from a hand, face up. */
export function discardFromHand(work: Work, seat: SeatIndex, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const id of cards) move(work, id, "discard");
  emit(work, { type: "discarded", seat, cards: cards.map((id) => named(work.game, id)), from: "hand" });
}

/** Draws from the top of the deck, as many as there are; returns how many. */
export function drawCards(work: Work, seat: SeatIndex, count: number, why: "free" | "bought" | "effect"): number {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const top = seatOf(work.game, seat).deck.at(-1);
    if (top === undefined) break;
    move(work, top, "hand");
  }
  if (drawn > 0) emit(work, { type: "drew", seat, cards: drawn, why, left: seatOf(work.game, seat).deck.length });
  return drawn;
}

export function shuffleDeck(work: Work, seat: SeatIndex): void {
  const state = editSeat(work, seat);
  state.deck = shuffle(work, state.deck);
}

/** What a card that has come into play does at once. */
export function scheduleEntryEffects(work: Work, context: Context): void {
  if (context.card === null) return;
  const effects = factsOf(work.game, context.card).text?.effects;
  if (effects) schedule(work, { task: "effects", effects, context });
}

const blanks = (work: Work, id: CardId) =>
  factsOf(work.game, id).text?.statics?.some(({ gives }) => gives === "blank") === true;

function takeFrom(work: Work, id: CardId, owner: SeatIndex, zone: Zone): void {
  if (!isPile(zone)) return;
  const seat = editSeat(work, owner);
  seat[zone] = seat[zone].filter((other) => other !== id);
}
