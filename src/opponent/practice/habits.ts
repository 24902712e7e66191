/** What a practice opponent does without a thought, since a turn's end says nothing of what it is good for. */
import {
  type Action,
  abilityOf,
  CARD_PRICE,
  comingFree,
  type Decision,
  freeCards,
  type Game,
  type LegalAction,
  type SeatIndex,
} from "../../engine/index.ts";
import { agendaPromise, prizeOf, warPromise, yieldsInPlay } from "./promise.ts";
import { startingHand } from "./starting-hand.ts";

type Facts = Game["facts"][number];

/** So few cards in the deck are too few to buy or to throw away of. */
export const THIN_DECK = 20;

/** So many cards of the deck are more than the draw rounds of as many turns take of it, where more than one a turn must be drawn. */
export function toSpare(game: Game, seat: SeatIndex): number {
  return (game.seats[seat]?.deck.length ?? 0) - THIN_DECK * Math.max(1, freeCards(game, seat));
}

/** A hand larger than this makes room for what is drawn. */
const LARGE_HAND = 6;
/** So many cards are the most of a hand that nothing is bought for any more. */
const MOST_HELD = 8;
/** What is of less use than this gives way to cards that can be bought in its place, down to so many. */
const OF_USE = 3;
const SMALL_HAND = 4;

/** How many cards a player may buy and would: the influence is there, the deck is not thin, and the hand not full. */
export function toBuy(game: Game, seat: SeatIndex): number {
  const state = game.seats[seat];
  if (!state) return 0;
  // Where all is said before anything is carried out, the free cards are still to come.
  const said = game.drawStep?.answers.find((one) => one.seat === seat);
  const held = state.hand.length - (said?.discards.length ?? 0) + comingFree(game, seat);
  return Math.max(0, Math.min(affordable(game, seat), toSpare(game, seat), MOST_HELD - held));
}

const affordable = (game: Game, seat: SeatIndex): number => {
  const { unspent = 0, additional = 0 } = game.seats[seat] ?? {};
  return Math.floor((unspent + additional) / CARD_PRICE);
};

/** The habitual answer; null where it is to be thought about. */
export function habit(game: Game, seat: SeatIndex, asked: Decision, legal: readonly LegalAction[]): Action | null {
  const first = (type: Action["type"]) => legal.find(({ action }) => action.type === type)?.action ?? null;
  switch (asked.kind) {
    case "ambassador":
      return first("choose-ambassador");
    case "sideboard":
      return first("keep");
    case "starting-hand":
      return startingHand(game, seat, asked) ?? first("start-with-any");
    case "keep-hand":
      return first("start-with-any");
    case "stack":
      return legal.findLast(({ action }) => action.type === "stack")?.action ?? null;
    case "victory-claim":
      return first("agree-to-victory");
    case "buy":
      return bought(game, seat, legal);
    case "discard":
      return discarded(game, seat, legal);
    default:
      return null;
  }
}

/** How gladly a card of each type is kept, and how many of it are of any use at the same time. */
const KEPT: Readonly<Partial<Record<string, { use: number; most: number }>>> = {
  character: { use: 9, most: 4 },
  fleet: { use: 8, most: 3 },
  agenda: { use: 7, most: 1 },
  conflict: { use: 6, most: 2 },
  location: { use: 5, most: 2 },
  group: { use: 5, most: 2 },
  enhancement: { use: 4, most: 1 },
  aftermath: { use: 3, most: 1 },
  contingency: { use: 2, most: 1 },
  event: { use: 1, most: 1 },
};

/** What has been of no use lately gives way to what may be: the hand keeps a few cards of each kind. */
function discarded(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action | null {
  const keep = legal.find(({ action }) => action.type === "keep")?.action ?? null;
  const state = game.seats[seat];
  if (!state) return keep;
  // With a thin deck nothing new is bought in its place: only what is too much goes, with room for the card that comes.
  const most = state.deck.length <= THIN_DECK ? MOST_HELD - 1 : LARGE_HAND;
  const bought = Math.min(affordable(game, seat), toSpare(game, seat) - freeCards(game, seat));
  const room = Math.max(SMALL_HAND, MOST_HELD - freeCards(game, seat) - Math.max(0, bought));
  if (state.hand.length <= Math.min(most, room)) return keep;
  const useFor = usesFor(game, seat);
  const held = state.hand.map((id) => {
    const facts = game.facts[game.cards[id]?.facts ?? -1];
    return { id, type: facts?.type ?? "event", use: facts ? useFor(facts) : 0 };
  });
  const counts = new Map<string, number>();
  const ranked = held
    .sort((a, b) => b.use - a.use || a.id - b.id)
    .map((one) => {
      const count = (counts.get(one.type) ?? 0) + 1;
      counts.set(one.type, count);
      return { ...one, use: count > (KEPT[one.type]?.most ?? 0) ? one.use - 10 : one.use };
    })
    .sort((a, b) => b.use - a.use || a.id - b.id);
  const cards = ranked.filter(({ use }, at) => at >= most || (at >= room && use < OF_USE)).map(({ id }) => id);
  return cards.length > 0 ? { type: "discard", seat, cards } : keep;
}

/** How gladly this seat keeps a card: by its kind, by what its text gives, and by whether it can be paid for and made use of. */
function usesFor(game: Game, seat: SeatIndex): (facts: Facts) => number {
  const own = game.inPlay.filter((id) => game.cards[id]?.play?.controller === seat);
  const { unspent = 0, spent = 0, drakh = false } = game.seats[seat] ?? {};
  const agendas = own.flatMap((id) => {
    const card = game.cards[id];
    const facts = game.facts[card?.facts ?? -1];
    return facts && card?.play?.row === "agenda" ? [agendaPromise(facts)] : [];
  });
  return (facts) => {
    const { type = "event", cost, text, conflict } = facts;
    let use = KEPT[type]?.use ?? 0;
    if (typeof cost === "number" && cost > unspent + spent) use -= 5;
    if (facts.race === "drakh") use += drakh ? 6 : -10;
    if (game.shadowWar === "on" && warPromise(facts) > 0) use += 6 + warPromise(facts);
    if (text && yieldsInPlay(text) && type !== "agenda") use += 4;
    if (type === "agenda") {
      const promise = agendaPromise(facts);
      // No better than what is in play.
      use += agendas.some((best) => best >= promise) ? -8 : Math.min(6, promise) - 4;
    }
    if (type === "conflict") {
      use += Math.min(3, prizeOf(facts)) - 2;
      // Nobody could support it.
      if (conflict && !own.some((id) => (abilityOf(game, id, conflict) ?? 0) > 0)) use -= 4;
    }
    return use;
  };
}

/** Influence that is left at the end of a turn is worth cards. */
function bought(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action | null {
  const room = toBuy(game, seat);
  const buys = legal.flatMap(({ action }) => (action.type === "buy" && action.cards <= room ? [action] : []));
  const most = buys.toSorted((a, b) => b.cards - a.cards)[0];
  return most ?? legal.find(({ action }) => action.type === "keep")?.action ?? null;
}
