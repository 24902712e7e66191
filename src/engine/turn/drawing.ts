/**
 * engine: Step 2. Discard Cards from Hand; Step 3. Draw Free Card; Step 4. "Buy" More Cards — in one go, where the table
 * has agreed on it.
 *
 * Each discards, is shown the free card and buys without waiting for the others. Nothing of it happens until the last has
 * answered: then the steps are carried out one after the other, each in initiative order. Until then an answer can be
 * changed, but for discards once the free card has been seen.
 */

import { applyInfluence } from "../changes/costs/influence.ts";
import { ask, editSeat, reopen, schedule, type Work } from "../changes/work.ts";
import { discardFromHand, drawCards } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { CARD_PRICE, comingFree, mostToBuy } from "../rules/decks/drawing.ts";
import { enemiesOf } from "../rules/relations/states.ts";
import type { Decision, DrawAnswer, DrawStep, Game, PlannedPurchase } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";

/** Asks all at once who have anything to discard, to buy or to surrender for. */
export function drawTogether(work: Work): void {
  schedule(work, { task: "carry-out-draws" });
  let number = work.game.nextDecision;
  const asked: DrawStep["asked"][number][] = [];
  work.game.drawStep = { asked, answers: [] };
  for (const seat of work.game.order) {
    if (seatOf(work.game, seat).eliminated) continue;
    // engine: Unconditional Surrender — whoever is at war is asked in any case.
    const discards = seatOf(work.game, seat).hand.length > 0 || enemiesOf(work.game, seat).length > 0;
    const buys = mostToBuy(work.game, seat) > 0;
    if (!discards && !buys) continue;
    asked.push({ seat, ...(discards ? { discard: number++ } : {}), ...(buys ? { buy: number++ } : {}) });
  }
  work.game.nextDecision = number;
  for (const { seat, discard } of asked)
    if (discard === undefined) showFree(work, answerOf(work.game, seat, []));
    else reopen(work, { id: discard, seat, kind: "discard" });
}

function answerOf(game: Game, seat: SeatIndex, discards: readonly CardId[]): DrawAnswer {
  return { seat, discards, buys: null, had: availableInfluence(seatOf(game, seat)) };
}

/** The own question that this is one of; absent where nothing is asked in secret. */
function askedOf({ drawStep }: Game, id: number): DrawStep["asked"][number] | undefined {
  return drawStep?.asked.find((one) => one.discard === id || one.buy === id);
}

/** Whether what answers this question is kept until all have answered. */
export function isKeptSecret(game: Game, { id }: Pick<Decision, "id">): boolean {
  return askedOf(game, id) !== undefined;
}

/** Takes down what a seat discards; then it is asked what it buys, unless that is said at once or nothing can be bought. */
export function discardSecretly(
  work: Work,
  seat: SeatIndex,
  discards: readonly CardId[],
  buys: number | undefined,
): Refusal | null {
  const most = mostToBuy(work.game, seat);
  if (buys !== undefined && buys > most) return tooMany(work.game, seat, buys);
  const answer = answerOf(work.game, seat, discards);
  const asked = work.game.drawStep?.asked.find((one) => one.seat === seat);
  if (buys !== undefined || most === 0) takeDown(work, { ...answer, buys: buys ?? 0 });
  // Whoever has come to so much influence only now is asked when all have drawn.
  else if (asked?.buy === undefined) takeDown(work, { ...answer, buys: 0, had: 0 });
  else showFree(work, answer);
  return null;
}

/** Takes down how many cards a seat buys. */
export function buySecretly(work: Work, seat: SeatIndex, buys: number): Refusal | null {
  if (buys > mostToBuy(work.game, seat)) return tooMany(work.game, seat, buys);
  const before = work.game.drawStep?.answers.find((one) => one.seat === seat);
  takeDown(work, { ...(before ?? {}), ...answerOf(work.game, seat, before?.discards ?? []), buys });
  return null;
}

export function tooMany(game: Game, seat: SeatIndex, wanted: number): Refusal {
  const unspent = availableInfluence(seatOf(game, seat));
  return refusal("buy-too-many", { wanted, most: mostToBuy(game, seat), unspent, price: CARD_PRICE });
}

function takeDown(work: Work, answer: DrawAnswer): void {
  const step = work.game.drawStep;
  if (!step) return;
  const others = step.answers.filter(({ seat }) => seat !== answer.seat);
  work.game.drawStep = { ...step, answers: [...others, answer] };
}

/** Shows a player the free cards, which are those on top of the deck, and asks what to buy. */
function showFree(work: Work, answer: DrawAnswer): void {
  const { seat } = answer;
  const coming = comingFree(work.game, seat);
  takeDown(work, { ...answer, seen: coming > 0 ? seatOf(work.game, seat).deck.slice(-coming).toReversed() : [] });
  const id = work.game.drawStep?.asked.find((one) => one.seat === seat)?.buy;
  if (id !== undefined) reopen(work, { id, seat, kind: "buy", most: mostToBuy(work.game, seat) });
}

/** All have answered: all discard, and then draw; whoever has seen the free cards draws those. */
export function carryOutDraws(work: Work): void {
  const step = work.game.drawStep;
  work.game.drawStep = undefined;
  const answers = (step?.asked ?? []).flatMap(({ seat }) =>
    seatOf(work.game, seat).eliminated ? [] : (step?.answers.find((one) => one.seat === seat) ?? []),
  );
  for (const { seat, discards, seen } of answers) {
    const { hand } = seatOf(work.game, seat);
    const left = discards.filter((id) => hand.includes(id));
    discardFromHand(work, seat, left);
    if (seen) putOnTop(work, seat, seen);
  }
  const buys = answers.map(({ seat, buys, had }): PlannedPurchase => ({ seat, had, cards: buys ?? 0 }));
  schedule(work, { task: "free-cards", buys });
}

/** What a player has seen is what is drawn, even where the deck has been shuffled by an effect since. */
function putOnTop(work: Work, seat: SeatIndex, cards: readonly CardId[]): void {
  const { deck } = seatOf(work.game, seat);
  const there = cards.filter((id) => deck.includes(id)).toReversed();
  const top = deck.slice(deck.length - there.length);
  if (there.every((id, at) => top[at] === id)) return;
  editSeat(work, seat).deck = [...deck.filter((id) => !there.includes(id)), ...there];
}

/**
 * Carries out what was said, in initiative order. Whoever cannot afford it any more, or has come to more influence in the
 * meantime, is asked.
 */
export function carryOutPurchases(work: Work, buys: readonly PlannedPurchase[]): void {
  for (const seat of work.game.order) {
    if (seatOf(work.game, seat).eliminated) continue;
    const { cards, had } = buys.find((one) => one.seat === seat) ?? { cards: 0, had: 0 };
    const gained = availableInfluence(seatOf(work.game, seat)) > had;
    const possible = cards <= mostToBuy(work.game, seat);
    if (possible && cards > 0) {
      applyInfluence(work, seat, cards * CARD_PRICE);
      drawCards(work, seat, cards, "bought");
    }
    const most = mostToBuy(work.game, seat);
    if (most > 0 && (gained || !possible)) ask(work, { kind: "buy", seat, most });
  }
}
