/** What a player pays with, and which influence or cards are lost. */

import { discards } from "../actions/offers/draw-round.ts";
import { type OfferedAction, sure } from "../actions/offers/found.ts";
import { mayStop } from "../rules/costs/how-much.ts";
import { lossFromSpent } from "../rules/costs/influence.ts";
import { payersFor } from "../rules/costs/payers.ts";
import { innerToSpare } from "../rules/in-force/counts-as.ts";
import { cardsWithMark } from "../rules/in-force/marks.ts";
import type { Freely } from "../state/decision.ts";
import type { CardPayment, Decision } from "../state/game.ts";
import type { CardId, CardType, ConflictId, Mark, SeatIndex } from "../state/vocabulary.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

const upTo = ({ freely }: { freely?: Freely }) => (freely ? { upTo: freely.upTo } : {});

/** Where as many pay as the player likes: that it is enough. */
function stop(seat: SeatIndex, decision: Decision): OfferedAction[] {
  return mayStop(decision) ? [sure({ type: "pass", seat })] : [];
}

/** So many marks of this kind, of the player's choice. */
interface PurgeQuestion {
  kind: "purge";
  mark: Mark;
  amount: number;
  source: string;
  freely?: Freely;
}

const purgeQuestion = question<PurgeQuestion>({
  kind: "purge",
  urgent: true,
  mild: (): Mild => ["pass", "purge"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...cardsWithMark(game, seat, decision.mark).map((card) => sure({ type: "purge", seat, card })),
    ...stop(seat, decision),
  ],
  seen: (_, decision): SeenOfQuestion => ({
    ...upTo(decision),
    amount: decision.amount,
    about: decision.source,
    mark: decision.mark,
  }),
});

/** So many more of the player's cards of these types pay, but not these cards: by their rotation where `deed` is absent. */
interface RotateForQuestion {
  kind: "rotate-for";
  types: readonly CardType[];
  amount: number;
  not: readonly CardId[];
  source: string;
  deed?: CardPayment;
  /** `damage`: so much to the one card. */
  damage?: number;
  freely?: Freely;
  /** Only such as could take part in a conflict with this card, and attack it. */
  against?: CardId;
  /** Only such as may take part in this conflict. */
  eligible?: ConflictId;
  /** The card that is played or used, for which those that have rotated count as its payers. */
  payingFor?: CardId;
}

const rotateForQuestion = question<RotateForQuestion>({
  kind: "rotate-for",
  urgent: true,
  mild: (): Mild => ["pass", "purge"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...payersFor(game, decision).map((card) => sure({ type: "purge", seat, card })),
    ...stop(seat, decision),
  ],
  seen(_, decision): SeenOfQuestion {
    const { amount, types, deed, damage, source } = decision;
    return {
      ...upTo(decision),
      amount,
      about: source,
      types,
      ...(deed && { deed }),
      ...(damage && { damage }),
    };
  },
});

interface LoseQuestion {
  kind: "lose";
  amount: number;
  source: string;
}

const loseQuestion = question<LoseQuestion>({
  kind: "lose",
  urgent: true,
  mild: (): Mild => ["lose"],
  offers(game, seat, decision): OfferedAction[] {
    const { least, most } = lossFromSpent(game, seat, decision.amount);
    return Array.from({ length: most - least + 1 }, (_, index) => sure({ type: "lose", seat, spent: least + index }));
  },
  seen: (_, decision): SeenOfQuestion => ({ amount: decision.amount, about: decision.source }),
});

interface DiscardSomeQuestion {
  kind: "discard-some";
  amount: number;
  source: string;
  freely?: Freely;
}

const discardSomeQuestion = question<DiscardSomeQuestion>({
  kind: "discard-some",
  urgent: true,
  mild: (): Mild => ["keep", "discard"],
  offers: (game, seat, decision): OfferedAction[] => discards(game, seat, decision),
  seen: (_, decision): SeenOfQuestion => ({ ...upTo(decision), amount: decision.amount, about: decision.source }),
});

interface DiscardInnerQuestion {
  kind: "discard-inner";
}

const discardInnerQuestion = question<DiscardInnerQuestion>({
  kind: "discard-inner",
  urgent: true,
  mild: (): Mild => ["discard-inner"],
  offers: (game, seat): OfferedAction[] =>
    innerToSpare(game, seat).map((card) => sure({ type: "discard-inner", seat, card })),
});

export const PAYING_QUESTIONS = [
  purgeQuestion,
  rotateForQuestion,
  loseQuestion,
  discardSomeQuestion,
  discardInnerQuestion,
] as const;
