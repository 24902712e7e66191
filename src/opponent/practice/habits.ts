/** What a practice opponent does without a thought, since a turn's end says nothing of what it is good for. */
import {
  type Action,
  CARD_PRICE,
  comingFree,
  type Decision,
  freeCards,
  type Game,
  type LegalAction,
  type SeatIndex,
} from "../../engine/index.ts";
import { exchanged, keptOfDealt, stacked } from "./setting-up.ts";
import { startingHand } from "./starting-hand.ts";
import { mostOf, mostUseful, THIN_DECK, usesFor } from "./uses.ts";
import { voted } from "./votes.ts";

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
      return exchanged(game, seat, asked, legal) ?? first("keep");
    case "starting-hand":
      return startingHand(game, seat, asked) ?? first("start-with-any");
    case "keep-hand":
      return keptOfDealt(game, seat, asked) ?? first("start-with-any");
    case "stack":
      return stacked(game, seat, asked);
    case "take":
    case "fetch":
    case "discard-shown":
      return mostUseful(game, seat, legal);
    case "move-chaos":
      return gathered(game, seat, legal);
    case "vote":
      return voted(game, seat);
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
      return { ...one, use: count > mostOf(one.type) ? one.use - 10 : one.use };
    })
    .sort((a, b) => b.use - a.use || a.id - b.id);
  const cards = ranked.filter(({ use }, at) => at >= most || (at >= room && use < OF_USE)).map(({ id }) => id);
  return cards.length > 0 ? { type: "discard", seat, cards } : keep;
}

/** Influence that is left at the end of a turn is worth cards. */
function bought(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action | null {
  const room = toBuy(game, seat);
  const buys = legal.flatMap(({ action }) => (action.type === "buy" && action.cards <= room ? [action] : []));
  const most = buys.toSorted((a, b) => b.cards - a.cards)[0];
  return most ?? legal.find(({ action }) => action.type === "keep")?.action ?? null;
}

/** Chaos tokens go from where they count for nothing to where they do, as many as count there; else they are left where they lie. */
function gathered(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action {
  const counted = (id: number): number => {
    const { statics = [] } = game.facts[game.cards[id]?.facts ?? -1]?.text ?? {};
    const most = statics.flatMap((one) =>
      "each" in one && one.each?.count === "tokens" && one.each.kind === "chaos"
        ? [one.each.most ?? Number.POSITIVE_INFINITY]
        : [],
    );
    return Math.max(0, ...most);
  };
  const moves = legal.flatMap(({ action }) =>
    action.type === "move-chaos" &&
    counted(action.card) === 0 &&
    action.amount <= counted(action.to) - (game.cards[action.to]?.play?.chaos ?? 0)
      ? [action]
      : [],
  );
  return moves.toSorted((a, b) => b.amount - a.amount)[0] ?? { type: "pass", seat };
}
