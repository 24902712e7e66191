import type { Event } from "../events/event.ts";
import { copyOfGame, copyOfPlay, copyOfSeat } from "../state/copies.ts";
import type { Card, Decision, Game, InPlay, Seat, Task } from "../state/game.ts";
import { shuffled } from "../state/random.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { stableAtFirst } from "./stable.ts";

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A decision before it is given its number. */
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type NewDecision = WithoutId<Decision>;

/**
 * A working copy of a game: parts are copied the first time that they are changed, so the game that it was opened on
 * stays as it was. A refused action simply drops the copy.
 */
export class Work {
  readonly game: Mutable<Game>;
  #cards: Card[] | null = null;
  readonly seats: Seat[];
  readonly events: Event[] = [];
  readonly fresh = new Set<object>();
  /** How often a card or a seat has been opened for a change. */
  edits = 0;
  /** How things stood, and after how many edits, when what follows by itself was last seen to; null: not yet. */
  stable: { edits: number; compared: readonly unknown[] } | null;
  /** Counts what happens one after the other; whatever happens at once has the same number. */
  moment = 0;
  /** The last cards that came to a player's discard pile at once. */
  piled: { seat: SeatIndex; moment: number; cards: readonly CardId[] } | null = null;
  /** How many of the events have been looked at for what cards may answer. */
  seen = 0;

  constructor(game: Game) {
    this.seats = game.seats.slice();
    this.game = copyOfGame(game, game.cards, this.seats);
    this.stable = stableAtFirst(game);
  }

  /** The cards to be changed, a list of its own from then on; most of what players do changes none of the hundreds. */
  get cards(): Card[] {
    if (this.#cards === null) {
      this.#cards = this.game.cards.slice();
      this.game.cards = this.#cards;
    }
    return this.#cards;
  }
}

export function open(game: Game): Work {
  return new Work(game);
}

export function editCard(work: Work, id: CardId): Card {
  const card = work.game.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  work.edits += 1;
  if (work.fresh.has(card)) return card;
  const copy = { ...card };
  work.fresh.add(copy);
  work.cards[id] = copy;
  return copy;
}

/** The part of a card that exists only while it is in play. */
export function editPlay(work: Work, id: CardId): InPlay {
  const card = editCard(work, id);
  if (!card.play) throw new Error(`card ${id} is not in play`);
  if (work.fresh.has(card.play)) return card.play;
  const copy = copyOfPlay(card.play);
  work.fresh.add(copy);
  card.play = copy;
  return copy;
}

export function editSeat(work: Work, index: SeatIndex): Seat {
  const seat = work.seats[index];
  if (!seat) throw new Error(`no seat ${index}`);
  work.edits += 1;
  if (work.fresh.has(seat)) return seat;
  const copy = copyOfSeat(seat);
  work.fresh.add(copy);
  work.seats[index] = copy;
  return copy;
}

export function emit(work: Work, event: Event): void {
  work.events.push(event);
}

/** Puts tasks on the stack so that the first one given is done first. */
export function schedule(work: Work, ...tasks: Task[]): void {
  work.game.tasks = [...work.game.tasks, ...tasks.reverse()];
}

/** Adds a decision that a seat owes. */
export function ask(work: Work, question: NewDecision): void {
  const id = work.game.nextDecision;
  work.game.nextDecision = id + 1;
  work.game.awaiting = [...work.game.awaiting, { ...question, id } as Decision];
}

/** Adds a decision whose number is known already. */
export function reopen(work: Work, decision: Decision): void {
  work.game.awaiting = [...work.game.awaiting, decision];
}

/** Strikes a decision that has been given. */
export function strikeDecision(work: Work, decision: Decision): void {
  work.game.awaiting = work.game.awaiting.filter((other) => other.id !== decision.id);
}

export function shuffle<T>(work: Work, items: readonly T[]): T[] {
  const [result, state] = shuffled(work.game.random, items);
  work.game.random = state;
  return result;
}
