/** engine: The Draw Round; Influence and Influence Rating — losing influence */

import { z } from "zod";
import { paidFreely } from "../changes/costs/how-much.ts";
import { applyInfluence, loseInfluence } from "../changes/costs/influence.ts";
import { discardFromHand, discardFromPlay, drawCards } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { lossFromSpent } from "../rules/costs/influence.ts";
import { CARD_PRICE, mostToBuy } from "../rules/decks/drawing.ts";
import { innerToSpare, isInner } from "../rules/in-force/counts-as.ts";
import type { Decision, Game } from "../state/game.ts";
import { isAmbassador, playOf, seatOf, titleOf } from "../state/lookup.ts";
import { buySecretly, discardSecretly, isKeptSecret, tooMany } from "../turn/drawing.ts";
import { cardId, cardIds } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { DISCARD_ORDERS, label, listOf } from "./words.ts";

/** More than anybody could ever pay for. */
export const cardsToBuy = z.int().min(1).max(60);

/** How many cards an effect still takes: no more than there are in hand by now. */
export function discardsOwed(game: Game, { seat, amount }: Extract<Decision, { kind: "discard-some" }>): number {
  return Math.min(amount, seatOf(game, seat).hand.length);
}

const discardCards = action({
  called: "Discard",
  /** `buy`: how many cards are bought after that, where the draw round is played in one go. */
  shape: shapeOf("discard", { cards: cardIds, buy: cardsToBuy.optional() }),
  answers: ["discard", "discard-some"],
  ofAnyType: (): boolean => true,
  perform(work, { seat, cards, buy }, decision): Refusal | undefined {
    const { hand } = seatOf(work.game, seat);
    if (new Set(cards).size !== cards.length || !cards.every((id) => hand.includes(id)))
      return refusal("card-not-there");
    const some = decision.kind === "discard-some" ? decision : null;
    const needs = some ? Math.max(some.freely ? 1 : 0, discardsOwed(work.game, some)) : Math.max(1, cards.length);
    const most = Math.max(needs, Math.min(some?.freely?.upTo ?? 0, hand.length));
    if (cards.length < needs) return refusal("wrong-number", { needs, chosen: cards.length });
    if (cards.length > most) return refusal("wrong-number", { needs: most, chosen: cards.length });
    if (isKeptSecret(work.game, decision)) return discardSecretly(work, seat, cards, buy) ?? undefined;
    if (buy !== undefined) return refusal("buy-later");
    discardFromHand(work, seat, cards, some?.source);
    if (some?.freely) paidFreely(work, some.freely, cards.length);
    return undefined;
  },
  orders: DISCARD_ORDERS,
  sentence: (game, action): string => `discard ${listOf(game, action.cards)}${alsoBuying(action)}`,
});

/** ", buy 1": what is said of buying together with what is discarded. */
export const alsoBuying = ({ buy }: { buy?: number | undefined }) => (buy ? `, buy ${buy}` : "");

const buyCards = action({
  called: "Buy cards",
  shape: shapeOf("buy", { cards: cardsToBuy }),
  answers: ["buy"],
  perform(work, { seat, cards }, decision): Refusal | undefined {
    if (decision.kind !== "buy") return refusal("not-now");
    if (isKeptSecret(work.game, decision)) return buySecretly(work, seat, cards) ?? undefined;
    if (cards > mostToBuy(work.game, seat)) return tooMany(work.game, seat, cards);
    applyInfluence(work, seat, cards * CARD_PRICE);
    drawCards(work, seat, cards, "bought");
    return undefined;
  },
  orders: { buy: "buy {count}" },
  sentence: (_, action): string => `buy ${action.cards}`,
});

const discardInner = action({
  called: "Discard from the inner circle",
  shape: shapeOf("discard-inner", { card: cardId }),
  answers: ["discard-inner"],
  perform(work, { seat, card }): Refusal | undefined {
    const { game } = work;
    const play = game.cards[card] ? playOf(game, card) : null;
    if (!play || play.faceDown) return refusal("card-not-there");
    const about = { title: titleOf(game, card), goes: innerToSpare(game, seat).map((id) => titleOf(game, id)) };
    if (play.faction !== seat || !isInner(game, card)) return refusal("not-inner-circle", about);
    if (isAmbassador(game, card)) return refusal("ambassador-stays", about);
    discardFromPlay(work, card);
    return undefined;
  },
  orders: DISCARD_ORDERS,
  sentence: (game, action): string => `discard ${label(game, action.card)}`,
});

function lossSentence(game: Game, seat: number, spent: number): string {
  const asked = game.awaiting.find((one) => one.seat === seat && one.kind === "lose");
  const amount = asked?.kind === "lose" ? asked.amount : spent;
  const unspent = amount - spent;
  if (spent === 0) return `${unspent} from unspent`;
  if (unspent === 0) return `${spent} from spent`;
  return `${spent} from spent and ${unspent} from unspent`;
}

const chooseLoss = action({
  called: "Lose influence",
  /** How much of a loss comes from the spent pool; the rest from the unspent one. */
  shape: shapeOf("lose", { spent: z.int().min(0).max(99) }),
  answers: ["lose"],
  perform(work, { seat, spent }, decision): Refusal | undefined {
    if (decision.kind !== "lose") return refusal("not-now");
    const state = seatOf(work.game, seat);
    const { least, most } = lossFromSpent(work.game, seat, decision.amount);
    if (spent < least || spent > most)
      return refusal("pool-too-small", {
        amount: decision.amount,
        spent: state.spent,
        unspent: state.unspent,
        least,
        most,
      });
    loseInfluence(work, seat, decision.amount, spent, decision.source);
    return undefined;
  },
  orders: {
    "lose-both": "lose {spent} from spent and {unspent} from unspent",
    "lose-spent": "lose {spent} from spent",
    "lose-unspent": "lose {unspent} from unspent",
  },
  sentence: (game, action): string => `lose ${lossSentence(game, action.seat, action.spent)}`,
});

export const actions = [discardCards, buyCards, discardInner, chooseLoss] as const;
