/** What of a step concerns a player who has said in advance to pass: from public events and cards that lie open alone. */
import type { Event } from "./events/event.ts";
import type { Conflict, Game, Side, Target } from "./state/game.ts";
import { playOf, titledApart } from "./state/lookup.ts";
import type { CardId, SeatIndex } from "./state/vocabulary.ts";
import type { NamedConflict } from "./state/which.ts";

/**
 * `attacked`: somebody attacks a card of the seat. `conflict`: one that it is in, or that it or a card of its is the target
 * of, has changed. `touched`: something else was done to it or to its cards. `acted`: another player has done anything but
 * pass. `card`: another player's card has come into play.
 */
export const CONCERNS = ["attacked", "conflict", "touched", "acted", "card"] as const;

/** How a step concerns a seat, and the first event that says so. */
export interface Concern {
  readonly what: (typeof CONCERNS)[number];
  readonly event: Event;
}

/** What is no action of a player, or tells of one that changes nothing in the game. */
const NO_ACTION: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "passed",
  "turn-started",
  "round-started",
  "readied",
  "initiative",
  "loose-agreed",
  "loose-ended",
  "resumed",
  "fact-stated",
  "fact-corrected",
  "discards-ordered",
  "time-called",
  "game-over",
]);

/**
 * How what has happened concerns a seat: at most one of each kind, in the order of `CONCERNS`.
 *
 * @param before the game before these events, `after` the one after them.
 */
export function concerns(before: Game, after: Game, events: readonly Event[], seat: SeatIndex): Concern[] {
  const games = [before, after];
  const fresh = freshCards(before, after, seat);
  const byOthers = events.filter((event) => isByAnother(event, seat));
  const found: Readonly<Record<Concern["what"], Event | undefined>> = {
    attacked: events.find((event) => isAttackOn(event, games, seat)),
    conflict: events.find((event) =>
      conflictsOf(event, games).some(([game, conflict]) => isInvolved(game, conflict, seat)),
    ),
    touched: events.find((event) => isDoneTo(event, seat) || namesOwn(event, games, seat)),
    acted: byOthers[0],
    card:
      fresh.length === 0
        ? undefined
        : (byOthers.find((event) => cardsIn(event).some((card) => fresh.includes(card))) ?? byOthers[0]),
  };
  return CONCERNS.flatMap((what) => {
    const event = found[what];
    return event === undefined ? [] : [{ what, event }];
  });
}

function isByAnother(event: Event, seat: SeatIndex): boolean {
  return "seat" in event && event.seat !== seat && !NO_ACTION.has(event.type);
}

/** The cards that have come into play and are not the seat's own. */
function freshCards(before: Game, after: Game, seat: SeatIndex): CardId[] {
  return after.inPlay.filter((id) => !before.inPlay.includes(id) && playOf(after, id)?.controller !== seat);
}

function isAttackOn(event: Event, games: readonly Game[], seat: SeatIndex): boolean {
  if (event.type !== "attacked" && event.type !== "attack-declared") return false;
  return event.seat !== seat && games.some((game) => isOwn(game, event.target.card, seat));
}

/** Whether a card lies open in play in this seat's faction or under its control. */
function isOwn(game: Game, card: CardId, seat: SeatIndex): boolean {
  const play = game.cards[card]?.play;
  return play != null && !play.faceDown && (play.controller === seat || play.faction === seat);
}

/** The conflicts that an event is about, as they are before and after it. */
function conflictsOf(event: Event, games: readonly Game[]): (readonly [Game, Conflict])[] {
  const named = conflictNamed(event);
  const leader = event.type === "led" ? event.with.card : null;
  if (named === null && leader === null) return [];
  return games.flatMap((game) =>
    game.conflicts
      .filter(
        (one) =>
          (named !== null && isCalled(game, one, named)) ||
          one.participants.some(({ card, as }) => as === "lead" && card === leader),
      )
      .map((conflict) => [game, conflict] as const),
  );
}

/** Whether it is the conflict of that title; where it has had a twin, that player's, and the one of theirs that is meant. */
function isCalled(game: Game, conflict: Conflict, { title, apart }: NamedConflict): boolean {
  const own = titledApart(game, conflict);
  if (own.title !== title) return false;
  if (apart === undefined) return true;
  return conflict.initiator === apart.seat && (own.apart === undefined || own.apart.number === apart.number);
}

function conflictNamed(event: Event): NamedConflict | null {
  const told = "apart" in event && event.apart !== undefined ? { apart: event.apart } : {};
  if ("conflict" in event && typeof event.conflict === "string") return { title: event.conflict, ...told };
  if ("target" in event && event.target !== null && "what" in event.target && event.target.what === "conflict")
    return event.target;
  switch (event.type) {
    case "conflict-initiated":
    case "conflict-prolonged":
    case "conflict-put-off":
    case "conflict-discarded":
    case "conflict-resolved":
    case "conflict-cancelled":
      return event;
    default:
      return null;
  }
}

function isInvolved(game: Game, conflict: Conflict, seat: SeatIndex): boolean {
  return (
    conflict.initiator === seat ||
    conflict.war === seat ||
    conflict.participants.some(({ card, side }) => side === seat || isOwn(game, card, seat)) ||
    [conflict.target, conflict.second].some((target) => isAimedAt(game, target, seat))
  );
}

function isAimedAt(game: Game, target: Target | null | undefined, seat: SeatIndex): boolean {
  switch (target?.what) {
    case "player":
      return target.seat === seat;
    case "card":
      return isOwn(game, target.card, seat);
    case "conflict":
      return game.conflicts.some(({ id, initiator }) => id === target.conflict && initiator === seat);
    case undefined:
      return false;
  }
}

/** Whether an event tells of something that is done to the player of this seat. */
function isDoneTo(event: Event, seat: SeatIndex): boolean {
  if ("target" in event && event.target !== null && "what" in event.target && event.target.what === "player")
    if (event.target.seat === seat) return true;
  switch (event.type) {
    case "influence-gained":
    case "influence-lost":
      return "seat" in event.whose && event.whose.seat === seat;
    case "influence-transferred":
      return [event.from, event.to].some((holder) => "seat" in holder && holder.seat === seat);
    case "power-transferred":
      return event.from === seat || event.to === seat;
    case "power-gained":
    case "power-lost":
    case "unrest-changed":
    case "rating-changed":
    case "gains-barred":
    case "gain-prevented":
    case "discarded":
    case "hand-shown":
    case "cards-shown":
    case "victory-barred":
    case "conflict-allowed":
      return event.seat === seat;
    case "tension-changed":
      return event.from === seat || event.toward === seat;
    case "state-started":
    case "state-ended":
    case "state-suspended":
      return event.between.some((side) => isSideOf(side, seat));
    case "joined-war":
      return event.against === seat;
    case "surrendered":
      return event.to === seat;
    case "conquered":
      return event.from === seat;
    case "civil-war":
      return event.seats.includes(seat);
    default:
      return false;
  }
}

const isSideOf = (side: Side, seat: SeatIndex): boolean => "seat" in side && side.seat === seat;

/** Whether an event that another player has brought about names a card of this seat. */
function namesOwn(event: Event, games: readonly Game[], seat: SeatIndex): boolean {
  if (NO_ACTION.has(event.type) || ("seat" in event && event.seat === seat)) return false;
  return cardsIn(event).some((card) => games.some((game) => isOwn(game, card, seat)));
}

/** Every card that an event names. */
function cardsIn(value: unknown): CardId[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "card" in value && typeof value.card === "number" ? [value.card] : [];
  return [...own, ...Object.values(value).flatMap(cardsIn)];
}
