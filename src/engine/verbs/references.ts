/** What symbolic references in an effect stand for, given whose card acts and on what. */
import type { Party, Which, Who } from "../cards/verbs.ts";
import type { Holder } from "../event.ts";
import type { Context, Game, Side } from "../game.ts";
import { ambassadorOf, conflictOf, playing, playOf, seatOfTarget } from "../lookup.ts";
import { isNonPlayer } from "../rules/influence.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";

/** The seats that a reference names; eliminated players are never among them. */
export function seatsOf(game: Game, who: Who, context: Context): SeatIndex[] {
  const present = playing(game);
  const named = namedSeats(game, who, context, present);
  return named.filter((seat) => present.includes(seat));
}

function namedSeats(game: Game, who: Who, context: Context, present: readonly SeatIndex[]): readonly SeatIndex[] {
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
    case "target": {
      const seat = context.target ? seatOfTarget(game, context.target) : null;
      return seat === null ? [] : [seat];
    }
  }
}

/** The factions that a reference names, or the race where nobody plays it. */
export function sidesOf(game: Game, who: Who, context: Context): Side[] {
  const seats = seatsOf(game, who, context);
  if (seats.length === 0 && typeof who === "object" && "race" in who) return [{ race: who.race }];
  return seats.map((seat) => ({ seat }));
}

export function holdersOf(game: Game, party: Party, context: Context): Holder[] {
  if (isNonPlayer(party)) return [{ nonPlayer: party }];
  return seatsOf(game, party, context).map((seat) => ({ seat }));
}

/** The card in play that a reference names, if it is still there and face up; of several the first. */
export function cardFor(game: Game, which: Which, context: Context): CardId | null {
  return cardsFor(game, which, context)[0] ?? null;
}

/** Every card in play that a reference names and that is still there and face up. */
export function cardsFor(game: Game, which: Which, context: Context): CardId[] {
  const isThere = (id: CardId) => game.cards[id]?.play?.faceDown === false;
  if (which === "participants") return participantsOf(game, context).filter(isThere);
  const id = namedCard(game, which, context);
  return id !== null && isThere(id) ? [id] : [];
}

function participantsOf(game: Game, context: Context): CardId[] {
  const conflict = game.conflicts.find((other) => other.id === context.conflict);
  return [...new Set(conflict?.participants.map(({ card }) => card) ?? [])];
}

function namedCard(game: Game, which: Exclude<Which, "participants">, context: Context): CardId | null {
  if (typeof which === "object") return which.card;
  switch (which) {
    case "this":
      return context.card;
    case "target":
      return context.target?.what === "card" ? context.target.card : null;
    case "host":
      return context.card === null ? null : (playOf(game, context.card)?.host ?? null);
    case "other":
      return context.other ?? null;
    case "your-ambassador":
      return ambassadorOf(game, context.by);
    case "initiator-ambassador":
      return context.conflict === null ? null : ambassadorOf(game, conflictOf(game, context.conflict).initiator);
  }
}
