/** What a practice opponent does without a thought, since a turn's end says nothing of what it is good for. */
import type { Action, Decision, Game, LegalAction, SeatIndex } from "../../engine/index.ts";
import { startingHand } from "./starting-hand.ts";

/** So many cards in hand are enough, and so few in the deck too few to buy of. */
const FULL_HAND = 10;
const THIN_DECK = 20;

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

/** What stays in the hand longest: whatever has to be answered, or waits for others, goes first. */
const KEPT: readonly string[] = [
  "event",
  "contingency",
  "aftermath",
  "enhancement",
  "location",
  "group",
  "conflict",
  "fleet",
  "agenda",
  "character",
];
/** A hand larger than this makes room for what is drawn. */
const LARGE_HAND = 9;

/** Nobody can use so many: what is of least use goes. */
function discarded(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action | null {
  const keep = legal.find(({ action }) => action.type === "keep")?.action ?? null;
  const hand = game.seats[seat]?.hand ?? [];
  const over = hand.length - LARGE_HAND;
  if (over <= 0) return keep;
  const rating = (game.seats[seat]?.unspent ?? 0) + (game.seats[seat]?.spent ?? 0);
  const use = (id: number): number => {
    const { type, cost } = game.facts[game.cards[id]?.facts ?? -1] ?? {};
    const dear = typeof cost === "number" && cost > rating ? 5 : 0;
    return KEPT.indexOf(type ?? "") - dear;
  };
  const cards = hand.toSorted((a, b) => use(a) - use(b) || a - b).slice(0, over);
  return { type: "discard", seat, cards };
}

/** Influence that is left at the end of a turn is worth cards: as many as fill the hand. */
function bought(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Action | null {
  const state = game.seats[seat];
  if (!state) return null;
  const room = Math.min(FULL_HAND - state.hand.length, state.deck.length - THIN_DECK);
  const buys = legal.flatMap(({ action }) => (action.type === "buy" && action.cards <= room ? [action] : []));
  const most = buys.toSorted((a, b) => b.cards - a.cards)[0];
  return most ?? legal.find(({ action }) => action.type === "keep")?.action ?? null;
}
