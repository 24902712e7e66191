/**
 * engine: Advanced Details about playing cards; Applying influence; glossary: Requirements — a player pays what a card asks
 * for; where there is a choice of cards, the player is asked.
 */

import type { Payment } from "../../cards/text.ts";
import { freelyOf } from "../../rules/costs/how-much.ts";
import { lossFromSpent } from "../../rules/costs/influence.ts";
import { type Owed, owedBy, payersFor } from "../../rules/costs/payers.ts";
import { againstWhom, type Busy, busyFor, otherCardsInHand } from "../../rules/costs/payment.ts";
import { readyPrice, rotationPrice } from "../../rules/costs/prices.ts";
import { shownNow } from "../../rules/decks/searching.ts";
import { cardsWithMark, marksOf } from "../../rules/in-force/marks.ts";
import { givenTo } from "../../rules/in-force/statics.ts";
import { pickable, possibleOptions } from "../../rules/triggers/choosing.ts";
import { sustainableActions } from "../../rules/triggers/sustaining.ts";
import type { Decision, Freely, Game } from "../../state/game.ts";
import { ambassadorOf, named, titleOf } from "../../state/lookup.ts";
import type { CardId, Mark, SeatIndex } from "../../state/vocabulary.ts";
import { checkNeutralized, damage, neutralize } from "../in-force/damage.ts";
import { addModifier } from "../in-force/lasting.ts";
import { purgeMarks } from "../in-force/marks.ts";
import { rotate } from "../in-force/rotation.ts";
import { ask, editSeat, emit, schedule, type Work } from "../work.ts";
import { discardFromHand, discardFromPlay } from "../zones.ts";
import { notePayer } from "./how-much.ts";
import { applyInfluence, loseInfluence } from "./influence.ts";

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
        ...againstWhom(payment, busy),
        payingFor: card,
      });
      return;
    case "discard": {
      const hand = otherCardsInHand(work.game, seat, card);
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
  if (decision.kind === "go-on") return sustainableActions(game, decision.card).length > 1;
  if (decision.kind === "discard-shown") return shownNow(game, decision).length > 0;
  if (decision.kind === "rotate-for") return payersFor(game, decision).length > 0;
  return decision.kind !== "purge" || cardsWithMark(game, decision.seat, decision.mark).length > 0;
}

/** So many of the player's cards; those that there are, where there is nothing to choose. */
export function takePayers(work: Work, owed: Owed): void {
  const cards = payersFor(work.game, owed);
  if (owed.freely ? cards.length > 0 && owed.freely.upTo > 0 : cards.length > owed.amount)
    ask(work, { kind: "rotate-for", ...owed });
  else if (!owed.freely) for (const id of cards) payWith(work, id, owed);
}

/** What is done to a card with which its player pays. */
export function payWith(work: Work, id: CardId, { seat, deed, damage: points, source, payingFor }: Owed): void {
  switch (deed) {
    case undefined:
      payToRotate(work, seat, id);
      rotate(work, id);
      if (payingFor !== undefined) notePayer(work, payingFor, id);
      emit(work, { type: "turned", card: named(work.game, id), to: "rotated", source });
      return;
    case "damage":
      damage(work, id, points ?? 1, source);
      return;
    case "neutralize":
      neutralize(work, id, source);
      return;
    case "discard-card":
      discardFromPlay(work, id);
  }
}

/** Applies what rotating this card takes, where anything does. The caller has checked that it is there. */
export function payToRotate(work: Work, seat: SeatIndex, id: CardId): void {
  const amount = rotationPrice(work.game, id);
  if (amount === 0) return;
  applyInfluence(work, seat, amount);
  emit(work, { type: "influence-applied", seat, amount, source: sourceOf(work.game, id) });
}

function sourceOf(game: Game, id: CardId): string {
  return givenTo(game, "rotation-price", id)
    .map(({ giver }) => titleOf(game, giver))
    .join(", ");
}

/** Leaves the player the choice to apply what readying this rotated card takes, or to leave it as it is. */
export function letPayToReady(work: Work, seat: SeatIndex, id: CardId): void {
  const { card, title } = named(work.game, id);
  const [first] = givenTo(work.game, "ready-price", id);
  const source = first ? titleOf(work.game, first.giver) : title;
  schedule(work, {
    task: "effects",
    effects: [
      {
        verb: "choose",
        who: { seat },
        options: [
          {
            does: `ready ${title}`,
            influence: readyPrice(work.game, id),
            effects: [{ verb: "ready", which: { card } }],
          },
          { does: `leave ${title} rotated`, effects: [] },
        ],
      },
    ],
    context: { by: seat, card: null, source, target: null, conflict: null },
  });
}

/** The character has sponsored a card: what assistance was waiting for that is used up. */
export function useUpAssistance(work: Work, sponsor: CardId): void {
  if (work.game.assistance) work.game.assistance = work.game.assistance.filter(({ whom }) => whom !== sponsor);
}
