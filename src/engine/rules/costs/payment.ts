/**
 * engine: Advanced Details about playing cards; glossary: Requirements — what a card asks to be done in order to be played
 * or used is paid then, by the player's own cards; where not all of it can be, nothing is.
 */
import type { Payment } from "../../cards/text.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import type { Game, Target } from "../../state/game.ts";
import { ambassadorOf, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { unknownFighter } from "../conflicts/fighting.ts";
import { mayRotate } from "../conflicts/rotation.ts";
import { printedNow } from "../in-force/ability.ts";
import { canBeDamaged, cannot, mayLeavePlay } from "../in-force/cannot.ts";
import { marksOf } from "../in-force/marks.ts";
import { losable } from "./influence.ts";
import { owedBy, payersFor } from "./payers.ts";

/** The cards in hand besides the one that is played. */
export const otherCardsInHand = (game: Game, seat: SeatIndex, card: CardId) =>
  seatOf(game, seat).hand.filter((id) => id !== card);

/** Cards that have to do with the same play in another way: what rotates cannot rotate to pay, what it is aimed at stays. */
export interface Busy {
  rotating?: readonly CardId[];
  target?: Target | null;
}

/** Those that cannot pay in this way. */
export function busyFor(payment: Payment, card: CardId, { rotating = [], target = null }: Busy): CardId[] {
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
export function againstWhom(payment: Payment, { target }: Busy): { against?: CardId } {
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
      const owed = { ...owedBy(seat, payment, busyFor(payment, card, busy), title), ...againstWhom(payment, busy) };
      const has = payersFor(game, owed).length;
      const fighter =
        has < owed.amount && owed.against !== undefined ? unknownFighter(game, seat, owed.types, owed.against) : null;
      if (fighter) return factNeeded(fighter.card, titleOf(game, fighter.card), fighter.facts);
      return has < owed.amount ? refusal("cannot-pay", { title, needs: neededFor(payment), has }) : null;
    }
    case "discard": {
      const has = otherCardsInHand(game, seat, card).length;
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
