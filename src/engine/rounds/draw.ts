/** engine: The Draw Round */
import type { Game, Result } from "../game.ts";
import { ambassadorOf, innerCircle, playing, seatOf } from "../lookup.ts";
import { checkNeutralized } from "../rules/damage.ts";
import { eliminate } from "../rules/elimination.ts";
import { availableInfluence } from "../rules/influence.ts";
import { endOfTurn } from "../rules/modifiers.ts";
import { forgetTurn } from "../rules/standing.ts";
import { enemiesOf } from "../rules/states.ts";
import { checkVictory } from "../rules/victory.ts";
import { discardFromPlay, drawCards } from "../rules/zones.ts";
import { ruled } from "../rulesets/index.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { ask, editSeat, emit, schedule, type Work } from "../work.ts";

/** What one more card costs in step 4. */
export const CARD_PRICE = 3;

/** Step 1: neutralized supporting cards go. */
export function beginDrawRound(work: Work): void {
  work.game.round = "draw";
  work.game.conflicts = [];
  emit(work, { type: "round-started", round: "draw" });
  for (const id of work.game.inPlay) {
    const play = work.game.cards[id]?.play;
    if (play?.neutralized && play.row === "supporting") discardFromPlay(work, id);
  }
  schedule(work, isCheckedFirst(work.game) ? { task: "victory" } : { task: "discards" });
}

/** Quickstart checks for victory before the draw. quickstart: Turn Phases */
const isCheckedFirst = (game: Game) => ruled(game, "victory-check") === "before-drawing";

/** Step 2: everybody may discard from hand. */
export function askForDiscards(work: Work): void {
  // engine: Unconditional Surrender — whoever is at war is asked in any case.
  for (const seat of playing(work.game))
    if (seatOf(work.game, seat).hand.length > 0 || enemiesOf(work.game, seat).length > 0)
      ask(work, { kind: "discard", seat });
  schedule(work, { task: "free-cards" });
}

/**
 * Step 3: the free card must be drawn. Without a deck an inner-circle character goes instead, or the player does: all at
 * the same time, so that the last two can go together.
 */
export function drawFreeCards(work: Work): void {
  schedule(work, { task: "buy-cards" });
  const stuck = work.game.order.filter(
    (seat) => !seatOf(work.game, seat).eliminated && drawCards(work, seat, 1, "free") === 0,
  );
  for (const seat of stuck) {
    const spare = innerCircle(work.game, seat).filter((id) => id !== ambassadorOf(work.game, seat));
    if (spare.length > 0) ask(work, { kind: "discard-inner", seat });
    else eliminate(work, seat, "empty-deck");
  }
}

/** How many cards a player can pay for, and has. */
export function mostToBuy(game: Game, seat: SeatIndex): number {
  const state = seatOf(game, seat);
  return Math.min(Math.floor(availableInfluence(state) / CARD_PRICE), state.deck.length);
}

/** Step 4: whoever has three influence left and a deck may buy cards. */
export function askToBuy(work: Work): void {
  for (const seat of playing(work.game)) {
    const most = mostToBuy(work.game, seat);
    if (most > 0) ask(work, { kind: "buy", seat, most });
  }
  schedule(work, isCheckedFirst(work.game) ? { task: "end-of-turn" } : { task: "victory" });
}

/** Step 5. */
export function checkForVictory(work: Work): void {
  const result = checkVictory(work.game);
  if (result) finish(work, result);
  else schedule(work, isCheckedFirst(work.game) ? { task: "discards" } : { task: "end-of-turn" });
}

/** What lasts until the end of the turn ends; a new turn begins. */
export function endTurn(work: Work): void {
  endOfTurn(work);
  work.game.playedThisTurn = [];
  delete work.game.playedEvents;
  forgetTurn(work);
  if (work.game.bound) work.game.bound = [];
  work.game.bids = [];
  work.game.assistance = [];
  for (const seat of playing(work.game)) {
    const { additional, discounts = [] } = seatOf(work.game, seat);
    if (additional > 0) editSeat(work, seat).additional = 0;
    if (discounts.length > 0) editSeat(work, seat).discounts = [];
  }
  checkNeutralized(work, "the end of the turn");
  schedule(work, { task: "ready" });
}

/** Ends the game with a result. */
export function finish(work: Work, result: Result): void {
  work.game.round = "over";
  work.game.result = result;
  work.game.tasks = [];
  work.game.awaiting = [];
  delete work.game.aftermathStep;
  delete work.game.halt;
  emit(work, { type: "game-over", result });
}
