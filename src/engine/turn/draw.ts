/** engine: The Draw Round */

import { turnAdditional } from "../changes/costs/influence.ts";
import { endTemporaryInfluence } from "../changes/costs/temporary-influence.ts";
import { discardRunOut } from "../changes/decks/aside.ts";
import { endVisits } from "../changes/decks/searching.ts";
import { checkNeutralized, ENDED } from "../changes/in-force/damage.ts";
import { clearAfterResolution, discardNeutralized } from "../changes/in-force/discarding.ts";
import { endOfTurn } from "../changes/in-force/lasting.ts";
import { noteStrain } from "../changes/relations/civil-war.ts";
import { eliminate } from "../changes/relations/elimination.ts";
import { forgetTurn } from "../changes/triggers/standing-answers.ts";
import { askAboutClaims } from "../changes/victory/claims.ts";
import { ask, editSeat, emit, schedule, type Work } from "../changes/work.ts";
import { drawCards } from "../changes/zones.ts";
import { freeCards, mostToBuy } from "../rules/decks/drawing.ts";
import { innerToSpare } from "../rules/in-force/counts-as.ts";
import { enemiesOf } from "../rules/relations/states.ts";
import { powerOf } from "../rules/victory/power.ts";
import { checkVictory, result as resultOf } from "../rules/victory/victory.ts";
import { ruled } from "../rulesets/index.ts";
import type { Game, GameResult, PlannedPurchase } from "../state/game.ts";
import { playing, seatOf } from "../state/lookup.ts";
import { carryOutPurchases, drawTogether } from "./drawing.ts";
import { happen } from "./responses.ts";

/** Step 1: neutralized supporting cards go. */
export function beginDrawRound(work: Work): void {
  clearAfterResolution(work);
  work.game.round = "draw";
  work.game.conflicts = [];
  emit(work, { type: "round-started", round: "draw" });
  happen(work, { what: "draw" });
  discardNeutralized(work);
  schedule(work, isCheckedFirst(work.game) || work.game.time ? { task: "victory" } : { task: "discards" });
}

/** Quickstart checks for victory before the draw. quickstart: Turn Phases */
const isCheckedFirst = (game: Game) => ruled(game, "victory-check") === "before-drawing";

/** Step 2: everybody may discard from hand; where the round is played in one go they say as well what they buy. */
export function askForDiscards(work: Work): void {
  if (work.game.together) {
    drawTogether(work);
    return;
  }
  // engine: Unconditional Surrender — whoever is at war is asked in any case.
  for (const seat of playing(work.game))
    if (seatOf(work.game, seat).hand.length > 0 || enemiesOf(work.game, seat).length > 0)
      ask(work, { kind: "discard", seat });
  schedule(work, { task: "free-cards" });
}

/**
 * Step 3: the free card, or as many as cards say, must be drawn. Without a deck an inner-circle character goes instead, or the player does: all at
 * the same time, so that the last two can go together.
 */
export function drawFreeCards(work: Work, buys?: readonly PlannedPurchase[]): void {
  schedule(work, { task: "buy-cards", ...(buys ? { buys } : {}) });
  const stuck = work.game.order.filter((seat) => {
    const cards = seatOf(work.game, seat).eliminated ? 0 : freeCards(work.game, seat);
    return cards > 0 && drawCards(work, seat, cards, "free") === 0;
  });
  for (const seat of stuck) ask(work, { kind: "discard-inner", seat });
  eliminateStuck(work);
}

/**
 * Whoever owes an inner-circle character for a card that cannot be drawn, and has none, is out: also where it has just left
 * with another player, who owned it. True where somebody is.
 */
export function eliminateStuck(work: Work): boolean {
  for (let any = false; ; any = true) {
    const out = work.game.awaiting.filter(
      ({ kind, seat }) => kind === "discard-inner" && innerToSpare(work.game, seat).length === 0,
    );
    if (out.length === 0) return any;
    work.game.awaiting = work.game.awaiting.filter((one) => !out.includes(one));
    for (const { seat } of out) if (!seatOf(work.game, seat).eliminated) eliminate(work, seat, "empty-deck");
  }
}

/** Step 4: whoever has three influence left and a deck may buy cards, as was said already or else now. */
export function askToBuy(work: Work, buys?: readonly PlannedPurchase[]): void {
  if (buys) carryOutPurchases(work, buys);
  else
    for (const seat of playing(work.game)) {
      const most = mostToBuy(work.game, seat);
      if (most > 0) ask(work, { kind: "buy", seat, most });
    }
  schedule(work, isCheckedFirst(work.game) ? { task: "turn-ends" } : { task: "victory" });
}

/** Step 5. What only the table can read off an agenda is asked first: all who win in the same check win together. */
export function checkForVictory(work: Work): void {
  if (work.game.claims && askAboutClaims(work)) {
    schedule(work, { task: "victory" });
    return;
  }
  const result = checkVictory(work.game);
  if (result) finish(work, result);
  else if (work.game.time) finishWithoutVictory(work);
  else schedule(work, isCheckedFirst(work.game) ? { task: "discards" } : { task: "turn-ends" });
}

/** What waits for the end of the turn is done before all else ends. */
export function beforeTurnEnds(work: Work): void {
  happen(work, { what: "end" });
  schedule(work, { task: "end-of-turn" });
}

/** What lasts until the end of the turn ends; a new turn begins. */
export function endTurn(work: Work): void {
  endOfTurn(work);
  endVisits(work);
  endTemporaryInfluence(work);
  noteStrain(work);
  discardRunOut(work);
  work.game.playedThisTurn = [];
  work.game.resolved = undefined;
  work.game.playedEvents = undefined;
  forgetTurn(work);
  if (work.game.bound) work.game.bound = [];
  work.game.bids = [];
  work.game.assistance = [];
  for (const seat of playing(work.game)) {
    const { additional, additionalNext, discounts = [], barred = [] } = seatOf(work.game, seat);
    if (barred.some(({ until }) => until === "end-of-turn"))
      editSeat(work, seat).barred = barred.filter(({ until }) => until !== "end-of-turn");
    if (additional > 0 || additionalNext !== undefined) turnAdditional(work, seat);
    if (discounts.length > 0) editSeat(work, seat).discounts = [];
  }
  checkNeutralized(work, ENDED.turn);
  schedule(work, { task: "ready" });
}

/** compendium: TOURNAMENT RULES — time is over and nobody has won: all places go by power, as the game stands. */
export function finishWithoutVictory(work: Work): void {
  const power = work.game.seats.map((_, seat) => powerOf(work.game, seat));
  finish(work, resultOf(work.game, "none", [], power));
}

/** Ends the game with a result. */
export function finish(work: Work, ended: GameResult): void {
  const result: GameResult = work.game.time ? { ...ended, time: true } : ended;
  work.game.round = "over";
  work.game.result = result;
  work.game.tasks = [];
  work.game.awaiting = [];
  work.game.aftermathStep = undefined;
  work.game.declareStep = undefined;
  work.game.drawStep = undefined;
  work.game.halt = undefined;
  emit(work, { type: "game-over", result });
}
