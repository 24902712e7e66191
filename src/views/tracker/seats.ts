import {
  type CardId,
  type CardInPlayView,
  type CardView,
  type DecisionView,
  mostUrgent,
  type SeatIndex,
  type SeatView,
  type View,
} from "../../engine/index.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** The seat that this view was made for, or null for the public and a judge. */
export function ownSeat(view: View): SeatView | null {
  const { viewer } = view;
  return typeof viewer === "object" ? (view.seats[viewer.seat] ?? null) : null;
}

/** What this view's own seat is asked now, the most urgent first, or null. */
export function ownDecision(view: View): DecisionView | null {
  const seat = ownSeat(view);
  return seat ? mostUrgent(view.awaiting, seat.seat) : null;
}

/** Seats in initiative order; before there is one, and whoever is not in it, by seat. */
export function seatsInOrder(view: View): SeatView[] {
  const place = (seat: SeatIndex) => {
    const at = view.order.indexOf(seat);
    return at === -1 ? view.order.length + seat : at;
  };
  return [...view.seats].sort((a, b) => place(a.seat) - place(b.seat));
}

/** Every card in play that a seat's faction has, as far as this viewer may look. */
export function cardsInPlay(seat: SeatView): CardInPlayView[] {
  return [...seat.inner, ...seat.supporting, ...(seat.agenda ? [seat.agenda] : []), ...seat.onFaction];
}

/** A card that this viewer may look at, and where it is. */
export interface SeenCard {
  card: CardView;
  /** In whose faction, or whose hand. */
  seat: SeatIndex;
  where: "hand" | "play" | "options" | "discard" | "reserve";
  inPlay: CardInPlayView | null;
  /** What it lies on: the title of a card, or the whole game. */
  on?: string;
}

/** What a card lies on that is aimed at no other. */
export const WHOLE_GAME = "the whole game";

/** Every card that this viewer may look at, by id. */
export function seenCards(view: View): ReadonlyMap<CardId, SeenCard> {
  const seen = new Map<CardId, SeenCard>();
  for (const seat of view.seats) {
    for (const card of seat.discard) seen.set(card.id, { card, seat: seat.seat, where: "discard", inPlay: null });
    // An event that lies aside is as open as one that is discarded.
    for (const card of seat.aside ?? []) seen.set(card.id, { card, seat: seat.seat, where: "discard", inPlay: null });
    for (const card of seat.hand ?? []) seen.set(card.id, { card, seat: seat.seat, where: "hand", inPlay: null });
    for (const card of seat.reserve ?? []) seen.set(card.id, { card, seat: seat.seat, where: "reserve", inPlay: null });
    for (const card of cardsInPlay(seat)) {
      seen.set(card.id, { card, seat: seat.seat, where: "play", inPlay: card });
      for (const other of card.attachments ?? [])
        seen.set(other.id, { card: other, seat: seat.seat, where: "play", inPlay: null, on: card.title });
    }
  }
  for (const card of view.global) {
    const seat = view.seats.find(({ name }) => name === card.controller)?.seat ?? 0;
    seen.set(card.id, { card, seat, where: "play", inPlay: card, ...(card.nobodys ? {} : { on: WHOLE_GAME }) });
  }
  for (const { seat, options } of view.awaiting) {
    for (const card of options ?? []) {
      if (!seen.has(card.id)) seen.set(card.id, { card, seat, where: "options", inPlay: null });
    }
  }
  return seen;
}

/** ", 2 additional, 3 additional next turn": what a seat can apply outside of its rating, or nothing. */
export function additionalWords(
  { additional, additionalNext = 0 }: SeatView,
  language: Language = FIRST_LANGUAGE,
): string {
  const now = additional > 0 ? say(language, "seat-additional", { amount: additional }) : "";
  return additionalNext > 0 ? `${now}${say(language, "seat-additional-next", { amount: additionalNext })}` : now;
}
