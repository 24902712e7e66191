/** What symbolic references in an effect stand for, given whose card acts and on what. */
import type { Party, Which, Who } from "../../cards/references.ts";
import type { Holder } from "../../events/event.ts";
import type { Conflict, EffectContext, Game, Side } from "../../state/game.ts";
import { ambassadorOf, conflictOf, factsOf, playing, playOf, seatOf, seatOfTarget } from "../../state/lookup.ts";
import type { CardId, Race, SeatIndex } from "../../state/vocabulary.ts";
import { legalTargets } from "../conflicts/target.ts";
import { isNonPlayer } from "../costs/influence.ts";
import { unplayedRaces } from "../relations/tension.ts";

/** The seats that a reference names; eliminated players are never among them. */
export function seatsOf(game: Game, who: Who, context: EffectContext): SeatIndex[] {
  const present = playing(game);
  const named = namedSeats(game, who, context, present);
  return named.filter((seat) => present.includes(seat));
}

function namedSeats(game: Game, who: Who, context: EffectContext, present: readonly SeatIndex[]): readonly SeatIndex[] {
  if (typeof who === "object") {
    if ("seat" in who) return [who.seat];
    return present.filter((seat) => game.seats[seat]?.race === who.race);
  }
  switch (who) {
    case "you":
      return [context.by];
    case "each":
      return present;
    case "others":
      return present.filter((seat) => seat !== context.by);
    case "initiator":
      return context.conflict === null ? [] : [conflictOf(game, context.conflict).initiator];
    case "conflict-target": {
      const aimed = context.conflict === null ? null : conflictOf(game, context.conflict).target;
      const seat = aimed ? seatOfTarget(game, aimed) : null;
      return seat === null ? [] : [seat];
    }
    case "target-race":
    case "other-races": {
      const race = targetRace(game, context);
      if (race === null) return [];
      return present.filter((seat) => (game.seats[seat]?.race === race) === (who === "target-race"));
    }
    case "second": {
      const seat = context.second ? seatOfTarget(game, context.second) : null;
      return seat === null ? [] : [seat];
    }
    case "target": {
      const seat = context.target ? seatOfTarget(game, context.target) : null;
      return seat === null ? [] : [seat];
    }
  }
}

/** The race of the faction that is aimed at. */
function targetRace(game: Game, { target }: EffectContext): Race | null {
  const seat = target ? seatOfTarget(game, target) : null;
  return seat === null ? null : seatOf(game, seat).race;
}

/** The conflict that is being resolved or answered, or else the one that is aimed at; null for none. */
export function conflictAtHand(game: Game, { conflict, target, second }: EffectContext): Conflict | null {
  const aimed = [target, second].find((each) => each?.what === "conflict");
  const id = conflict ?? (aimed?.what === "conflict" ? aimed.conflict : null);
  return id === null ? null : (game.conflicts.find((one) => one.id === id) ?? null);
}

/** The factions that a reference names, or the race where nobody plays it. */
export function sidesOf(game: Game, who: Who, context: EffectContext): Side[] {
  const seats = seatsOf(game, who, context);
  if (who === "other-races")
    return [...seats.map((seat) => ({ seat })), ...unplayedRaces(game).map((race) => ({ race }))];
  if (seats.length === 0 && typeof who === "object" && "race" in who) return [{ race: who.race }];
  return seats.map((seat) => ({ seat }));
}

export function holdersOf(game: Game, party: Party, context: EffectContext): Holder[] {
  if (isNonPlayer(party)) return [{ nonPlayer: party }];
  return seatsOf(game, party, context).map((seat) => ({ seat }));
}

/** The card in play that a reference names, if it is still there and face up; of several the first. */
export function cardFor(game: Game, which: Which, context: EffectContext): CardId | null {
  return cardsFor(game, which, context)[0] ?? null;
}

/** Every card in play that a reference names and that is still there and face up. */
export function cardsFor(game: Game, which: Which, context: EffectContext): CardId[] {
  const isThere = (id: CardId) => game.cards[id]?.play?.faceDown === false;
  if (isSeveral(which)) return severalFor(game, which, context).filter(isThere);
  const id = namedCard(game, which, context);
  return id !== null && isThere(id) && !hasLeft(which, context) ? [id] : [];
}

/** Whether what was aimed at has left play: the same card that has come back is not it. */
const hasLeft = (which: Which, { target, second }: EffectContext): boolean =>
  [which === "target" && target, which === "second" && second].some((one) => one && one.what === "card" && one.left);

/** The same of a card that has just left play and lies open, so that what is printed on it can be counted. */
export function printedFor(game: Game, which: Which, context: EffectContext): CardId[] {
  if (isSeveral(which)) return cardsFor(game, which, context);
  const id = namedCard(game, which, context);
  const card = id === null ? undefined : game.cards[id];
  const there = card?.play?.faceDown === false && !hasLeft(which, context);
  return card && (card.zone === "discard" || there) ? [card.id] : [];
}

/** A reference to however many cards are so at that moment. */
export type SeveralCards = "participants" | "payers" | Extract<Which, { every: unknown }>;

export function isSeveral(which: Which): which is SeveralCards {
  return which === "participants" || which === "payers" || (typeof which === "object" && "every" in which);
}

function severalFor(game: Game, which: SeveralCards, context: EffectContext): CardId[] {
  if (which === "participants") return participantsOf(game, context);
  if (which === "payers") return [...(context.payers ?? [])];
  const targets = legalTargets(game, which.every, { by: context.by, conflict: conflictAtHand(game, context) });
  const factions = which.in === undefined ? null : seatsOf(game, which.in, context);
  const isWithin = (card: CardId) => factions === null || factions.includes(playOf(game, card)?.faction ?? -1);
  return targets.flatMap((target) => (target.what === "card" && isWithin(target.card) ? [target.card] : []));
}

function participantsOf(game: Game, context: EffectContext): CardId[] {
  const conflict = game.conflicts.find((other) => other.id === context.conflict);
  return [...new Set(conflict?.participants.map(({ card }) => card) ?? [])];
}

/** compendium: Telepathic Scan */
function firstSupporter(game: Game, { conflict: id }: EffectContext): CardId | null {
  const conflict = game.conflicts.find((other) => other.id === id);
  const first = conflict?.participants.find(({ card, as }) => {
    const own = playOf(game, card)?.faction === conflict.initiator;
    return own && as === "support" && factsOf(game, card).type === "character";
  });
  return first?.card ?? null;
}

function namedCard(game: Game, which: Exclude<Which, SeveralCards>, context: EffectContext): CardId | null {
  if (typeof which === "object") return which.card;
  switch (which) {
    case "this":
      return context.card;
    case "target":
      return context.target?.what === "card" ? context.target.card : null;
    case "second":
      return context.second?.what === "card" ? context.second.card : null;
    case "host":
      return context.card === null ? null : (playOf(game, context.card)?.host ?? null);
    case "first-supporter":
      return firstSupporter(game, context);
    case "other":
      return context.other ?? null;
    case "your-ambassador":
      return ambassadorOf(game, context.by);
    case "initiator-ambassador":
      return context.conflict === null ? null : ambassadorOf(game, conflictOf(game, context.conflict).initiator);
  }
}
