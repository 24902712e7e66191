/** engine: Ready Cards; The Action Round; The Draw Round */

import { actingCard } from "../actions/index.ts";
import { actionRound } from "../actions/offers/action-round.ts";
import { discards, surrenders } from "../actions/offers/draw-round.ts";
import { type Found, sure } from "../actions/offers/found.ts";
import { sustainableActions } from "../rules/triggers/sustaining.ts";
import { titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { mostToBuy } from "../turn/draw.ts";
import { sustainable } from "../turn/ready.ts";
import { question, type Seen } from "./record.ts";

interface SustainQuestion {
  kind: "sustain";
  cards: readonly CardId[];
}

const sustainQuestion = question<SustainQuestion>({
  kind: "sustain",
  urgent: true,
  round: "ready",
  offers(game, seat): Found[] {
    const cards = sustainable(game, seat);
    return [
      ...(cards.length > 1 ? [sure({ type: "sustain", seat, cards })] : []),
      ...cards.map((card) => sure({ type: "sustain", seat, cards: [card] })),
      sure({ type: "sustain", seat, cards: [] }),
    ];
  },
});

/** The card stays rotated, and goes on with one of several actions. */
interface GoOnQuestion {
  kind: "go-on";
  card: CardId;
}

const goOnQuestion = question<GoOnQuestion>({
  kind: "go-on",
  offers: (game, seat, decision): Found[] =>
    sustainableActions(game, decision.card).map(({ number }) =>
      sure({ type: "sustain", seat, cards: [decision.card], deed: number }),
    ),
  seen: (game, decision): Seen => ({ about: titleOf(game, decision.card), card: decision.card }),
});

interface ActionQuestion {
  kind: "action";
  halted?: true;
}

const actionQuestion = question<ActionQuestion>({
  kind: "action",
  round: "action",
  offers: (game, seat): Found[] => actionRound(game, seat),
});

interface MercenaryQuestion {
  kind: "mercenary";
  card: CardId;
}

const mercenaryQuestion = question<MercenaryQuestion>({
  kind: "mercenary",
  offers: (game, seat, decision): Found[] =>
    actionRound(game, seat).filter(({ action }) => action.type === "pass" || actingCard(action) === decision.card),
  seen: (game, decision): Seen => ({ about: titleOf(game, decision.card), card: decision.card }),
});

/** Play is stopped where nothing but to pass is in place. */
interface HoldQuestion {
  kind: "hold";
  halted: true;
}

const holdQuestion = question<HoldQuestion>({
  kind: "hold",
  offers: (_, seat): Found[] => [sure({ type: "pass", seat })],
});

interface DiscardQuestion {
  kind: "discard";
}

const discardQuestion = question<DiscardQuestion>({
  kind: "discard",
  round: "draw",
  offers: (game, seat, decision): Found[] => [...discards(game, seat, decision), ...surrenders(game, seat)],
});

interface BuyQuestion {
  kind: "buy";
  most: number;
}

const buyQuestion = question<BuyQuestion>({
  kind: "buy",
  round: "draw",
  offers: (game, seat): Found[] => [
    ...Array.from({ length: mostToBuy(game, seat) }, (_, index) => sure({ type: "buy", seat, cards: index + 1 })),
    sure({ type: "keep", seat }),
  ],
  seen: (_, decision): Seen => ({ amount: decision.most }),
});

export const TURN = [
  sustainQuestion,
  goOnQuestion,
  actionQuestion,
  mercenaryQuestion,
  holdQuestion,
  discardQuestion,
  buyQuestion,
] as const;
