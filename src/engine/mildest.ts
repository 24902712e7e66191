/** What is answered for a player who is not there: of what the rules allow, whatever gives up least. */

import type { Action } from "./actions/index.ts";
import { ANSWERS } from "./actions/index.ts";
import { legalActions } from "./actions/legal.ts";
import { apply } from "./apply.ts";
import { mostUrgent } from "./questions/decisions.ts";
import { isUrgent, mildTypes } from "./questions/index.ts";
import type { Game } from "./state/game.ts";
import { factsOf } from "./state/lookup.ts";
import type { SeatIndex } from "./state/vocabulary.ts";

/** How much an action gives up, beside others of its type: the influence that is printed on its cards, and the like. */
function loss(game: Game, action: Action): number {
  switch (action.type) {
    case "vote":
      return action.vote === "abstain" ? 0 : 1;
    // What is spent already is missed least.
    case "lose":
      return -action.spent;
    // In the order in which it lies; nothing stays rotated.
    case "stack":
    case "sustain":
      return action.cards.length;
    case "discard":
      return costOf(game, action.cards);
    case "purge":
    case "discard-inner":
    case "take":
      return costOf(game, [action.card]);
    default:
      return 0;
  }
}

const costOf = (game: Game, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + printed(factsOf(game, card).cost), 0);

/** A figure, as far as one is known. */
const printed = (cost: number | "none" | undefined): number => (typeof cost === "number" ? cost : 0);

/**
 * The mildest answer to what this seat is asked first; null where it is asked nothing, or something that only its player
 * can know. Pure: the same game gives the same answer.
 */
export function mildest(game: Game, seat: SeatIndex): Action | null {
  const asked = mostUrgent(game.awaiting, seat);
  if (asked === null) return null;
  const mild = mildTypes(asked.kind);
  const rank = ({ type }: Action): number => {
    const at = mild.indexOf(type);
    return at === -1 ? mild.length : at;
  };
  const found = legalActions(game, seat)
    .filter(({ action: { type }, needs }) => needs.length === 0 && (ANSWERS[type]?.includes(asked.kind) ?? false))
    .map(({ action }, at) => ({ action, at, rank: rank(action), loss: loss(game, action) }))
    .sort((a, b) => a.rank - b.rank || a.loss - b.loss || a.at - b.at);
  // What is offered may still want what only trying it tells.
  return found.find(({ action }) => apply(game, action).ok)?.action ?? null;
}

/** The longest that answering for somebody goes on, in actions: what a question brings with it is answered at once. */
const MOST_ACTIONS = 20;

/**
 * All that is done for this seat where its player is not there: the mildest answer to what it is asked first, and to what
 * comes up in the middle of that. Empty where nothing can be answered for it.
 */
export function mildestAnswers(game: Game, seat: SeatIndex): readonly Action[] {
  const actions: Action[] = [];
  const first = mostUrgent(game.awaiting, seat)?.id;
  let now = game;
  for (let goesOn = true; goesOn && actions.length < MOST_ACTIONS; ) {
    const action = mildest(now, seat);
    const applied = action === null ? null : apply(now, action);
    if (action === null || !applied?.ok) break;
    actions.push(action);
    now = applied.game;
    const next = mostUrgent(now.awaiting, seat);
    goesOn = next !== null && (next.id === first || isUrgent(next.kind)) && now.result === null;
  }
  return actions;
}
