/**
 * engine: Advanced Details about playing cards; glossary: Requirements — what a card asks to be done in order to be played
 * or used is paid then, by the player's own cards; where not all of it can be, nothing is.
 */
import type { Payment } from "../../cards/text.ts";
import { checkNeutralized, damage, neutralize } from "../../changes/in-force/damage.ts";
import { addModifier } from "../../changes/in-force/lasting.ts";
import { purgeMarks } from "../../changes/in-force/marks.ts";
import { rotate } from "../../changes/in-force/rotation.ts";
import { ask, editSeat, emit, type Work } from "../../changes/work.ts";
import { discardFromHand, discardFromPlay } from "../../changes/zones.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import type { Decision, Freely, Game, Target } from "../../state/game.ts";
import { ambassadorOf, named, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, Mark, SeatIndex } from "../../state/vocabulary.ts";
import { unknownFighter } from "../conflicts/fighting.ts";
import { mayRotate } from "../conflicts/rotation.ts";
import { shownNow } from "../decks/taking.ts";
import { printedNow } from "../in-force/ability.ts";
import { canBeDamaged, cannot, mayLeavePlay } from "../in-force/cannot.ts";
import { cardsWithMark, marksOf } from "../in-force/marks.ts";
import { pickable, possibleOptions } from "../triggers/choosing.ts";
import { deedsOf } from "../triggers/sustaining.ts";
import { freelyOf } from "./how-much.ts";
import { losable, loseInfluence, lossFromSpent } from "./influence.ts";
import { owedBy, payersFor, takePayers } from "./payers.ts";

/** The cards in hand besides the one that is played. */
const others = (game: Game, seat: SeatIndex, card: CardId) => seatOf(game, seat).hand.filter((id) => id !== card);

/** Cards that have to do with the same play in another way: what rotates cannot rotate to pay, what it is aimed at stays. */
export interface Busy {
  rotating?: readonly CardId[];
  target?: Target | null;
}

/** Those that cannot pay in this way. */
function busyFor(payment: Payment, card: CardId, { rotating = [], target = null }: Busy): CardId[] {
  const aimedAt = target?.what === "card" ? [target.card] : [];
  switch (payment.pays) {
    case "rotate":
    case "rotate-ambassador":
      return [...rotating];
    case "discard-card":
      return [card, ...rotating, ...aimedAt];
    default:
      return [card];
  }
}

/**
 * The first payment that a player cannot make, as a refusal.
 *
 * @param card the card that is played or used
 * @param busy the cards that cannot pay because they do something else for it
 */
export function unpayable(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  pays: readonly Payment[] | undefined,
  busy: Busy = {},
): Refusal | null {
  if (pays === undefined) return null;
  for (const payment of pays) {
    const refused = unpaid(game, seat, card, payment, busy);
    if (refused) return refused;
  }
  return null;
}

/** The card that those who pay could attack, where the payment asks for such. */
function against(payment: Payment, { target }: Busy): { against?: CardId } {
  return "fighting" in payment && payment.fighting && target?.what === "card" ? { against: target.card } : {};
}

function unpaid(game: Game, seat: SeatIndex, card: CardId, payment: Payment, busy: Busy): Refusal | null {
  const title = titleOf(game, card);
  switch (payment.pays) {
    case "purge-mark": {
      const has = marksOf(game, seat, payment.mark);
      const needs = `${payment.amount} ${payment.mark} ${payment.amount === 1 ? "mark" : "marks"} to purge`;
      return has < payment.amount ? refusal("marks-to-purge", { title, needs, has }) : null;
    }
    case "rotate":
    case "neutralize":
    case "discard-card":
    case "damage": {
      const owed = { ...owedBy(seat, payment, busyFor(payment, card, busy), title), ...against(payment, busy) };
      const has = payersFor(game, owed).length;
      const fighter =
        has < owed.amount && owed.against !== undefined ? unknownFighter(game, seat, owed.types, owed.against) : null;
      if (fighter) return factNeeded(fighter.card, titleOf(game, fighter.card), fighter.facts);
      return has < owed.amount ? refusal("cannot-pay", { title, needs: neededFor(payment), has }) : null;
    }
    case "discard": {
      const has = others(game, seat, card).length;
      const needs = `${payment.amount} other ${payment.amount === 1 ? "card" : "cards"} in hand to discard`;
      return has < payment.amount ? refusal("cannot-pay", { title, needs, has }) : null;
    }
    case "damage-this": {
      const play = playOf(game, card);
      if (play && !play.neutralized && canBeDamaged(game, card)) return cannot(game, "be-damaged", card);
      return refusal("cannot-pay", { title, needs: "that it can be damaged" });
    }
    case "neutralize-this": {
      const play = playOf(game, card);
      if (play && !play.neutralized && canBeDamaged(game, card)) return cannot(game, "be-neutralized", card);
      return refusal("cannot-pay", { title, needs: "that it can be neutralized" });
    }
    case "rotate-ambassador":
      return busyFor(payment, card, busy).includes(ambassadorOf(game, seat))
        ? refusal("cannot-pay", { title, needs: "an ambassador that rotates for nothing else" })
        : mayRotate(game, ambassadorOf(game, seat));
    case "discard-this":
      return playOf(game, card)
        ? mayLeavePlay(game, card, false)
        : refusal("cannot-pay", { title, needs: "that it is in play" });
    case "rotate-target": {
      const aimed = busy.target?.what === "card" ? busy.target.card : null;
      if (aimed === null) return refusal("cannot-pay", { title, needs: "a card to rotate" });
      return mayRotate(game, aimed) ?? cannot(game, "be-rotated", aimed);
    }
    case "printed-ability": {
      const has = printedNow(game, card, payment.ability);
      if (has === null) return factNeeded(card, title, [payment.ability]);
      const needs = `${payment.amount} printed ${payment.ability} to give up`;
      return has < payment.amount ? refusal("cannot-pay", { title, needs, has }) : null;
    }
    case "lose-influence": {
      const has = losable(game, { seat }, payment.amount);
      const needs = `${payment.amount} influence to lose, down to a rating of 3`;
      return has < payment.amount ? refusal("cannot-pay", { title, needs, has }) : null;
    }
    // What must be applied at the least is counted together with the cost.
    case "influence":
    case "lose-power":
      return null;
  }
}

/** What a payment by cards in play takes, for a refusal. */
function neededFor({ pays, types, amount }: Extract<Payment, { types: unknown }>): string {
  const which = types.join(" or ");
  switch (pays) {
    case "rotate":
      return `${amount} ready ${which} to rotate`;
    case "damage":
      return `1 other ${which} to take ${amount} damage`;
    case "neutralize":
      return `${amount} other ${which} to neutralize`;
    case "discard-card":
      return `${amount} other ${which} in play to discard`;
  }
}

/** Pays; where there is a choice of cards, the player is asked. */
export function pay(
  work: Work,
  seat: SeatIndex,
  card: CardId,
  pays: readonly Payment[] | undefined,
  busy: Busy = {},
): void {
  for (const payment of pays ?? []) payOne(work, seat, card, payment, busy);
}

function payOne(work: Work, seat: SeatIndex, card: CardId, payment: Payment, busy: Busy): void {
  const source = titleOf(work.game, card);
  switch (payment.pays) {
    case "purge-mark":
      purgeFrom(work, seat, { ...payment, source, ...freelyOf(payment, card) });
      return;
    case "rotate":
    case "neutralize":
    case "discard-card":
    case "damage":
      takePayers(work, {
        ...owedBy(seat, payment, busyFor(payment, card, busy), source),
        ...freelyOf(payment, card),
        ...against(payment, busy),
        payingFor: card,
      });
      return;
    case "discard": {
      const hand = others(work.game, seat, card);
      const { amount } = payment;
      const free = freelyOf(payment, card);
      if (free.freely ? hand.length > 0 : hand.length > amount)
        ask(work, { kind: "discard-some", seat, amount, source, ...free });
      else discardFromHand(work, seat, hand, source);
      return;
    }
    // As soon as it is settled what the card does with it.
    case "influence":
      return;
    case "damage-this":
      damage(work, card, payment.amount, source);
      return;
    case "neutralize-this":
      neutralize(work, card, source);
      return;
    case "discard-this":
      discardFromPlay(work, card);
      return;
    case "rotate-target": {
      if (busy.target?.what !== "card") return;
      rotate(work, busy.target.card);
      emit(work, { type: "turned", card: named(work.game, busy.target.card), to: "rotated", source });
      return;
    }
    case "printed-ability": {
      const { ability, amount } = payment;
      const lasts = { until: "permanent", holder: null, conflict: null, how: "printed" } as const;
      addModifier(work, { card, ability, by: -amount, source, ...lasts });
      checkNeutralized(work, source);
      return;
    }
    case "rotate-ambassador": {
      const id = ambassadorOf(work.game, seat);
      rotate(work, id);
      emit(work, { type: "turned", card: named(work.game, id), to: "rotated", source });
      return;
    }
    case "lose-influence": {
      const { least, most } = lossFromSpent(work.game, seat, payment.amount);
      if (least === most) loseInfluence(work, seat, payment.amount, least, source);
      else ask(work, { kind: "lose", seat, amount: payment.amount, source });
      return;
    }
    case "lose-power": {
      const state = editSeat(work, seat);
      state.rawPower -= payment.amount;
      emit(work, { type: "power-lost", seat, amount: payment.amount, raw: state.rawPower, source });
    }
  }
}

/** So many marks of one kind, from the player's cards; where the player likes, as many as that. */
export function purgeFrom(
  work: Work,
  seat: SeatIndex,
  { mark, amount, source, freely }: { mark: Mark; amount: number; source: string; freely?: Freely },
): void {
  const cards = cardsWithMark(work.game, seat, mark);
  if (freely ? cards.length > 0 && freely.upTo > 0 : cards.length > 1 && marksOf(work.game, seat, mark) > amount) {
    ask(work, { kind: "purge", seat, mark, amount, source, ...(freely ? { freely } : {}) });
    return;
  }
  let left = amount;
  for (const id of cards) left -= purgeMarks(work, id, mark, left, source);
}

/** A question that no card can answer any more, because something has changed meanwhile, is dropped. */
export function dropUnpayable(work: Work): void {
  if (work.game.awaiting.some((decision) => !isPayable(work.game, decision)))
    work.game.awaiting = work.game.awaiting.filter((decision) => isPayable(work.game, decision));
}

function isPayable(game: Game, decision: Decision): boolean {
  if (decision.kind === "choose") return possibleOptions(game, decision.seat, decision).length > 0;
  if (decision.kind === "pick") return pickable(game, decision.seat, decision).length > 0;
  if (decision.kind === "go-on") return deedsOf(game, decision.card).length > 1;
  if (decision.kind === "discard-shown") return shownNow(game, decision).length > 0;
  if (decision.kind === "rotate-for") return payersFor(game, decision).length > 0;
  return decision.kind !== "purge" || cardsWithMark(game, decision.seat, decision.mark).length > 0;
}
