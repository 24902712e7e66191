/** Where cards lie: the only place that moves them. engine: Decks and Piles; Playing Cards and Card Details */

import { hasForfeitedDraw } from "../rules/decks/drawing.ts";
import { printedMarks } from "../rules/in-force/marks.ts";
import { isBlanked } from "../rules/in-force/statics.ts";
import { copyOfPlay } from "../state/copies.ts";
import type { EffectContext, Row, Target, Zone } from "../state/game.ts";
import {
  cardOf,
  factsOf,
  isAimedAt,
  isFactionless,
  isMercenary,
  limitIn,
  limitOf,
  mustPlay,
  named,
  playOf,
  sameCard,
  seatOf,
} from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import { snapshotsOf } from "../state/snapshot.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { endControlWhileRotated } from "./in-force/control.ts";
import { stopWatching } from "./in-force/lasting.ts";
import { connectMarks, cutOffMarks, whileBlanking } from "./in-force/mark-sources.ts";
import { stopLeading } from "./in-force/rotation.ts";
import { editCard, editPlay, editSeat, emit, schedule, shuffle, type Work } from "./work.ts";

type Pile = "deck" | "hand" | "discard" | "removed" | "reserve" | "crusade";

const PILES: readonly Zone[] = ["deck", "hand", "discard", "removed", "reserve", "crusade"];

const isPile = (zone: Zone): zone is Pile => PILES.includes(zone);

/** Moves a card that is not in play to another zone (onto the top of a pile, always its owner's). */
export function moveCard(work: Work, id: CardId, to: Exclude<Zone, "play">): void {
  const card = editCard(work, id);
  if (card.play) throw new Error(`card ${id} leaves play by leavePlay`);
  // compendium: Contingency Cards — before the conflict they were placed on goes.
  if (card.zone === "declared") discardUnder(work, id);
  takeFrom(work, id, card.owner, card.zone);
  card.zone = to;
  if (isPile(to)) {
    const seat = editSeat(work, card.owner);
    seat[to] = [...(seat[to] ?? []), id];
    if (to === "discard") notePiled(work, card.owner, id);
  }
}

/** Remembers which cards come to a discard pile at once. engine glossary: Discard */
function notePiled(work: Work, owner: SeatIndex, id: CardId): void {
  const { moment, piled } = work;
  const cards = piled?.seat === owner && piled.moment === moment ? [...piled.cards, id] : [id];
  work.piled = { seat: owner, moment, cards };
  const seat = editSeat(work, owner);
  if (cards.length > 1 || seat.together) seat.together = cards.length > 1 ? cards : undefined;
}

export interface PlaceInPlay {
  faction: SeatIndex | null;
  controller: SeatIndex;
  row: Row;
  host?: CardId;
  faceDown?: boolean;
}

/** Brings a card into play, ready and undamaged, with its printed marks and the marks that it gives. */
export function enterPlay(work: Work, id: CardId, entry: PlaceInPlay): void {
  const card = editCard(work, id);
  takeFrom(work, id, card.owner, card.zone);
  card.zone = "play";
  const apart = isFactionless(factsOf(work.game, id));
  const play = copyOfPlay({
    faction: apart ? null : entry.faction,
    // engine: Factions and Control — a mercenary is in a faction, and nobody's to use until somebody hires it.
    controller: apart || isMercenary(factsOf(work.game, id)) ? null : entry.controller,
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
  });
  card.play = play;
  work.fresh.add(play);
  if (blanks(work, id)) whileBlanking(work, () => join(work, id));
  else join(work, id);
  if (!play.faceDown) takeEffect(work, id);
}

function join(work: Work, id: CardId): void {
  work.game.inPlay = [...work.game.inPlay, id];
}

/** Turns up a card that entered play face down: from now on it is in play like any other. */
export function turnFaceUp(work: Work, id: CardId): void {
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

/** What lies under a card leaves with it, shown. */
function discardUnder(work: Work, id: CardId): void {
  for (const other of work.game.inPlay) {
    // What lay on what lies on it has left with that.
    if (playOf(work.game, other)?.host === id) {
      emit(work, {
        type: "discarded",
        seat: cardOf(work.game, other).owner,
        cards: [named(work.game, other)],
        from: "play",
        ...whoAnswers(work, other),
      });
      leavePlay(work, other, "discard");
    }
  }
}

/** Takes a card out of play, with everything that is attached to it and everything that it gave. */
export function leavePlay(work: Work, id: CardId, to: Pile | "aside"): void {
  discardUnder(work, id);
  for (const other of work.game.inPlay) if (mustPlay(work.game, other).leads === id) stopLeading(work, other);
  cutOffMarks(work, id);
  endControlWhileRotated(work, id);
  if (blanks(work, id)) whileBlanking(work, () => part(work, id));
  else part(work, id);
  work.game.modifiers = work.game.modifiers.filter(
    ({ card, holder, until }) => card !== id && (holder !== id || until === "end-of-turn" || until === "conflict"),
  );
  stopWatching(work, ({ holder }) => holder === id);
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.result === null && conflict.participants.some((participant) => participant.card === id)
      ? { ...conflict, participants: conflict.participants.filter((participant) => participant.card !== id) }
      : conflict,
  );
  if (since(work.game, 6)) forgetTarget(work, id);
  for (const other of work.game.inPlay)
    if (mustPlay(work.game, other).also === id) editPlay(work, other).also = undefined;
  const card = editCard(work, id);
  // Whatever text it had in play, it leaves as what it is.
  card.facts = card.play?.ownFacts ?? card.facts;
  card.play = null;
  card.zone = "limbo";
  moveCard(work, id, to);
}

/** What was aimed at a card that leaves is not aimed at it when it comes back. compendium: Conflict Cards */
function forgetTarget(work: Work, id: CardId): void {
  const { game } = work;
  game.conflicts = game.conflicts.map((one) => (one.result === null ? withoutTarget(one, id) : one));
  if (game.prolonged) game.prolonged = game.prolonged.map((one) => withoutTarget(one, id));
  if (game.watches)
    game.watches = game.watches.map((one) => (one.context ? { ...one, context: withoutTarget(one.context, id) } : one));
}

function withoutTarget<T extends { target: Target | null; second?: Target | null | undefined }>(
  aimed: T,
  id: CardId,
): T {
  const { target, second } = aimed;
  if (!isAimedAt(target, id) && !isAimedAt(second ?? null, id)) return aimed;
  const left = (one: Target) => (isAimedAt(one, id) ? { ...one, left: true as const } : one);
  return { ...aimed, target: target && left(target), ...(second ? { second: left(second) } : {}) };
}

function part(work: Work, id: CardId): void {
  work.game.inPlay = work.game.inPlay.filter((other) => other !== id);
}

/** Removes a card in play from the game, in public. No copy of a limited one can enter play again. engine glossary: Removed from the Game */
export function removeFromGame(work: Work, id: CardId, source?: string): void {
  const facts = factsOf(work.game, id);
  emit(work, {
    type: "removed",
    seat: cardOf(work.game, id).owner,
    cards: [named(work.game, id)],
    ...wasAt(work, id, source),
  });
  leavePlay(work, id, "removed");
  if (limitIn(work.game, facts) === "multiple") return;
  const gone = work.game.facts.flatMap((other, index) => (sameCard(other, facts) ? [index] : []));
  work.game.spent = [...new Set([...work.game.spent, ...gone])];
}

/** Discards from play, in public. `source`: title of the card whose effect it is. */
export function discardFromPlay(work: Work, id: CardId, source?: string, neutralized?: true): void {
  emit(work, {
    type: "discarded",
    seat: cardOf(work.game, id).owner,
    cards: [named(work.game, id)],
    from: "play",
    ...(neutralized && { neutralized }),
    ...wasAt(work, id, source),
    ...whoAnswers(work, id),
  });
  leavePlay(work, id, "discard");
}

/** Who may answer that a card is discarded with what stands on it: nobody where it is blanked. compendium: Du'Rog */
function whoAnswers({ game }: Work, id: CardId): { answers?: SeatIndex } {
  if (!factsOf(game, id).text?.triggered?.some(({ on }) => on === "card-discarded")) return {};
  const { controller, faceDown } = mustPlay(game, id);
  return controller === null || faceDown || isBlanked(game, id) ? {} : { answers: controller };
}

/** By whose effect a card leaves play, and as it lies there. */
export const wasAt = (work: Work, id: CardId, source: string | undefined) =>
  source === undefined ? {} : { source, was: snapshotsOf(work.game, id) };

/** Discards cards from a hand, face up. `source`: title of the card whose effect it is. */
export function discardFromHand(work: Work, seat: SeatIndex, cards: readonly CardId[], source?: string): void {
  if (cards.length === 0) return;
  for (const id of cards) {
    moveCard(work, id, "discard");
    // Their player has named them in the order in which they are to lie.
    work.moment += 1;
  }
  const from = "hand" as const;
  emit(work, { type: "discarded", seat, cards: cards.map((id) => named(work.game, id)), from, ...by(source) });
}

const by = (source: string | undefined) => (source === undefined ? {} : { source });

/** Takes cards back from the discard pile into their owner's hand. */
export function takeBack(work: Work, seat: SeatIndex, cards: readonly CardId[], source: string): void {
  for (const id of cards) moveCard(work, id, "hand");
  emit(work, { type: "taken-back", seat, cards: cards.map((id) => named(work.game, id)), source });
}

/**
 * Draws from the top of the deck, as many as there are, and none in a draw round that was forfeited; returns how many.
 * `source`: the card whose effect it is.
 */
export function drawCards(
  work: Work,
  seat: SeatIndex,
  count: number,
  why: "free" | "bought" | "effect",
  source?: string,
): number {
  let drawn = 0;
  if (work.game.round === "draw" && hasForfeitedDraw(work.game, seat)) return drawn;
  for (; drawn < count; drawn++) {
    const top = seatOf(work.game, seat).deck.at(-1);
    if (top === undefined) break;
    moveCard(work, top, "hand");
  }
  const left = seatOf(work.game, seat).deck.length;
  if (drawn > 0) emit(work, { type: "drew", seat, cards: drawn, why, left, ...by(source) });
  return drawn;
}

/** Draws from the top of the Crusade pile, which no other drawing touches; returns how many. engine: Decks and Piles */
export function drawFromCrusade(work: Work, seat: SeatIndex, count: number): number {
  const drawn = seatOf(work.game, seat).crusade?.slice(-count).toReversed() ?? [];
  for (const id of drawn) moveCard(work, id, "hand");
  const left = seatOf(work.game, seat).crusade?.length ?? 0;
  if (drawn.length > 0) emit(work, { type: "drew", seat, cards: drawn.length, why: "effect", left, from: "crusade" });
  return drawn.length;
}

export function shuffleDeck(work: Work, seat: SeatIndex): void {
  const state = editSeat(work, seat);
  state.deck = shuffle(work, state.deck);
}

/** Shuffles the Crusade pile of a player who has one. engine: Decks and Piles */
export function shuffleCrusade(work: Work, seat: SeatIndex): void {
  const { crusade } = seatOf(work.game, seat);
  if (crusade) editSeat(work, seat).crusade = shuffle(work, crusade);
}

/** What a card that has come into play does at once. */
export function scheduleEntryEffects(work: Work, context: EffectContext): void {
  if (context.card === null) return;
  tellWhatIsLeft(work, context.card);
  const effects = factsOf(work.game, context.card).text?.effects;
  if (effects) schedule(work, { task: "effects", effects, context });
}

const blanks = (work: Work, id: CardId) =>
  factsOf(work.game, id).text?.statics?.some(({ gives }) => gives === "blank" || gives === "use-captured") === true;

function takeFrom(work: Work, id: CardId, owner: SeatIndex, zone: Zone): void {
  if (!isPile(zone)) return;
  const seat = editSeat(work, owner);
  seat[zone] = seat[zone]?.filter((other) => other !== id) ?? [];
  if (zone === "discard" && seat.together?.includes(id)) {
    const left = seat.together.filter((other) => other !== id);
    seat.together = left.length > 1 ? left : undefined;
  }
}

/** Says to everybody what of a card that has just been brought out is carried out by hand; nothing where that is nothing. */
export function tellWhatIsLeft(work: Work, card: CardId): void {
  const { text, complete } = factsOf(work.game, card);
  const known = text !== undefined || complete === true;
  if (known && text?.byHand === undefined) return;
  emit(work, { type: "left-by-hand", card: named(work.game, card), left: text?.byHand ?? null });
}
