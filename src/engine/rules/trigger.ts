/** engine: Contingency Cards; Triggered Effects */
import type { Trigger } from "../cards/text.ts";
import type { Event, Holder } from "../event.ts";
import type { Context, Game, Happening } from "../game.ts";
import { conflictTitle, factsOf, mustPlay, playOf, seatOfTarget, titleOf } from "../lookup.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { mayRotate } from "./rotation.ts";
import { isBlanked } from "./statics.ts";

/** The card whose fate an answering card follows: what it is attached to, or itself. */
export function subjectOf(game: Game, card: CardId): CardId {
  return playOf(game, card)?.host ?? card;
}

/**
 * Has what a card waits for just happened, as far as this player and the card's subject are concerned? `undefined`: the
 * text is unknown, and the player says.
 */
export function isTriggered(
  game: Game,
  seat: SeatIndex,
  on: Trigger | undefined,
  subject: CardId,
  happened: Happening,
): boolean {
  const conflict = "conflict" in happened ? game.conflicts.find((other) => other.id === happened.conflict) : undefined;
  const resolved = happened.what === "resolved" ? (conflict?.result ?? null) : null;
  const against = conflict?.target ? seatOfTarget(game, conflict.target) === seat : false;
  switch (on) {
    case undefined:
      return concernsContingency(game, seat, subject, happened);
    case "you-win":
      return resolved?.won === true && conflict?.initiator === seat;
    case "you-lose":
      return resolved?.won === false && conflict?.initiator === seat;
    case "conflict-against-you-won":
      return resolved?.won === true && against;
    case "conflict-against-you":
      return happened.what === "initiated" && against && conflict?.initiator !== seat;
    case "you-gain-by-conflict":
      return happened.what === "gained" && happened.seat === seat;
    case "card-attacked":
      return happened.what === "attacked" && happened.card === subject;
    case "card-neutralized":
      return happened.what === "neutralized" && happened.card === subject;
    case "card-neutralizes":
      return happened.what === "neutralized" && happened.by === subject;
    case "card-sponsors":
      return happened.what === "sponsored" && happened.with === subject;
    case "turn-starts":
      return happened.what === "turn";
  }
}

/**
 * May this concern a contingency under that card, whatever it is? Whoever is asked is asked by this alone, so that being
 * asked says nothing of the card.
 */
export function concernsContingency(game: Game, seat: SeatIndex, host: CardId, happened: Happening): boolean {
  switch (happened.what) {
    case "resolved":
      return true;
    case "initiated": {
      const conflict = game.conflicts.find((other) => other.id === happened.conflict);
      return conflict?.target ? conflict.initiator !== seat && seatOfTarget(game, conflict.target) === seat : false;
    }
    case "gained":
      return happened.seat === seat;
    case "attacked":
    case "neutralized":
      return host === happened.card || host === happened.by;
    case "sponsored":
      return host === happened.with || host === happened.on;
    case "turn":
      return false;
  }
}

/** A triggered effect of a card in play that its controller may use now. */
export interface Usable {
  card: CardId;
  effect: number;
  must: boolean;
}

export const usedKey = ({ card, effect }: Pick<Usable, "card" | "effect">): string => `${card}.${effect}`;

const triggeringAmong = new WeakMap<readonly CardId[], readonly CardId[]>();

/** The cards in play that answer anything at all, found once for each list of what is in play. */
function triggering(game: Game): readonly CardId[] {
  const known = triggeringAmong.get(game.inPlay);
  if (known) return known;
  const found = game.inPlay.filter((id) => factsOf(game, id).text?.triggered !== undefined);
  triggeringAmong.set(game.inPlay, found);
  return found;
}

export function usableTriggers(game: Game, seat: SeatIndex, happened: Happening, used: readonly string[]): Usable[] {
  return triggering(game).flatMap((card) => {
    const triggered = factsOf(game, card).text?.triggered;
    const play = mustPlay(game, card);
    if (!triggered || play.controller !== seat || play.faceDown) return [];
    return triggered.flatMap(({ on, rotates, must }, effect) => {
      if (used.includes(usedKey({ card, effect }))) return [];
      if (!isTriggered(game, seat, on, subjectOf(game, card), happened) || isBlanked(game, card)) return [];
      if (rotates && mayRotate(game, card) !== null) return [];
      return [{ card, effect, must: must === true }];
    });
  });
}

/** The face-down contingencies of a seat that this may concern. */
export function contingenciesAsked(game: Game, seat: SeatIndex, happened: Happening): CardId[] {
  return game.inPlay.filter((card) => {
    const play = mustPlay(game, card);
    return (
      play.faceDown &&
      play.controller === seat &&
      play.host !== null &&
      factsOf(game, card).type === "contingency" &&
      concernsContingency(game, seat, play.host, happened)
    );
  });
}

/** Could any card in play answer this? */
export function concernsAnybody(game: Game, happened: Happening): boolean {
  return game.order.some(
    (seat) =>
      usableTriggers(game, seat, happened, []).length > 0 || contingenciesAsked(game, seat, happened).length > 0,
  );
}

/** For whom and on what an answering card acts. */
export function answerContext(game: Game, seat: SeatIndex, card: CardId, happened: Happening): Context {
  const subject = subjectOf(game, card);
  const other = otherCard(happened, subject);
  return {
    by: seat,
    card,
    source: titleOf(game, card),
    target: { what: "card", card: subject },
    conflict: "conflict" in happened ? happened.conflict : null,
    ...(other === null ? {} : { other }),
  };
}

function otherCard(happened: Happening, subject: CardId): CardId | null {
  switch (happened.what) {
    case "attacked":
    case "neutralized":
      return subject === happened.by ? happened.card : happened.by;
    case "sponsored":
      return happened.card;
    default:
      return null;
  }
}

/** What an event is to cards that answer; null for what none answers. `before`: the events of the same action so far. */
export function happeningOf(game: Game, event: Event, before: readonly Event[]): Happening | null {
  switch (event.type) {
    case "conflict-initiated":
      return { what: "initiated", conflict: event.conflict };
    case "influence-gained":
      return gainedByConflict(game, event);
    case "attacked":
      return { what: "attacked", by: event.with.card, card: event.target.card };
    case "neutralized":
      return { what: "neutralized", card: event.card.card, by: attackerOf(event.card.card, before) };
    case "sponsored": {
      const on = event.target?.what === "card" ? event.target.named.card : null;
      return { what: "sponsored", card: event.card.card, with: event.with?.card ?? null, on };
    }
    default:
      return null;
  }
}

/** A gain counts as one by a conflict where that conflict's own text, which is being carried out, has brought it about. */
function gainedByConflict(game: Game, { whose, source }: { whose: Holder; source: string }): Happening | null {
  if (!("seat" in whose)) return null;
  const resolving = game.tasks.flatMap((task) => (task.task === "finish-conflict" ? [task.conflict] : [])).at(-1);
  const conflict = game.conflicts.find(({ id }) => id === resolving);
  if (!conflict || conflictTitle(game, conflict) !== source) return null;
  return { what: "gained", conflict: conflict.id, seat: whose.seat };
}

/** The card whose attack in the same action has just neutralized this one. */
function attackerOf(card: CardId, before: readonly Event[]): CardId | null {
  const attack = before.findLast((event) => event.type === "attacked");
  return attack?.type === "attacked" && attack.target.card === card ? attack.with.card : null;
}
