/** engine: Ready Cards; The Action Round; The Draw Round */

import { actingCard, sentenceOf } from "../actions/index.ts";
import { actionRound, actionsAlong, actionsInHalt } from "../actions/offers/action-round.ts";
import { discards, surrenders } from "../actions/offers/draw-round.ts";
import { type OfferedAction, sure } from "../actions/offers/found.ts";
import type { AlongWith } from "../effects/parts.ts";
import { mostToBuy } from "../rules/decks/drawing.ts";
import { sustainableActions } from "../rules/triggers/sustaining.ts";
import type { Decision, Game } from "../state/game.ts";
import { titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { isKeptSecret } from "../turn/drawing.ts";
import { sustainable } from "../turn/ready.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

interface SustainQuestion {
  kind: "sustain";
  cards: readonly CardId[];
}

const sustainQuestion = question<SustainQuestion>({
  kind: "sustain",
  urgent: true,
  round: "ready",
  mild: (): Mild => ["sustain"],
  offers(game, seat): OfferedAction[] {
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
  mild: (): Mild => ["sustain"],
  offers: (game, seat, decision): OfferedAction[] =>
    sustainableActions(game, decision.card).map(({ number }) =>
      sure({ type: "sustain", seat, cards: [decision.card], deed: number }),
    ),
  seen: (game, decision): SeenOfQuestion => ({ about: titleOf(game, decision.card), card: decision.card }),
});

interface ActionQuestion {
  kind: "action";
  halted?: true;
  /** The action that goes along with a card that has been played, and of which kinds it may be. */
  along?: { source: string; with?: readonly AlongWith[] };
}

const actionQuestion = question<ActionQuestion>({
  kind: "action",
  round: "action",
  mild: (): Mild => ["pass"],
  offers: (game, seat, { along, halted }): OfferedAction[] => {
    if (along) return actionsAlong(game, seat, along.with);
    return halted ? actionsInHalt(game, seat) : actionRound(game, seat);
  },
  seen: (_, { along }): SeenOfQuestion => (along ? { about: along.source } : {}),
});

interface MercenaryQuestion {
  kind: "mercenary";
  card: CardId;
}

const mercenaryQuestion = question<MercenaryQuestion>({
  kind: "mercenary",
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] =>
    actionRound(game, seat).filter(({ action }) => action.type === "pass" || actingCard(action) === decision.card),
  seen: (game, decision): SeenOfQuestion => ({ about: titleOf(game, decision.card), card: decision.card }),
});

/** Play is stopped where nothing but to pass is in place. */
interface HoldQuestion {
  kind: "hold";
  halted: true;
}

const holdQuestion = question<HoldQuestion>({
  kind: "hold",
  mild: (): Mild => ["pass"],
  offers: (_, seat): OfferedAction[] => [sure({ type: "pass", seat })],
});

/** To keep the hand and say at once what is bought, where the draw round is played in one go. */
function keptWhileBuying(game: Game, seat: SeatIndex, { id }: Pick<Decision, "id">): OfferedAction[] {
  if (!isKeptSecret(game, { id })) return [];
  return Array.from({ length: mostToBuy(game, seat) }, (_, index) => sure({ type: "keep", seat, buy: index + 1 }));
}

/** What this seat has answered in the draw round, as an order, and the free cards that it has seen. */
function secretSeen(game: Game, { id, seat, kind }: Pick<Decision, "id" | "seat" | "kind">): SeenOfQuestion {
  const answer = isKeptSecret(game, { id }) && game.drawStep?.answers.find((one) => one.seat === seat);
  if (!answer) return {};
  const { discards: cards, buys, seen } = answer;
  const kept = cards.length === 0 ? "keep" : sentenceOf(game, { type: "discard", seat, cards: [...cards] }, null);
  const bought = buys === null ? null : buys === 0 ? "buy none" : `buy ${buys}`;
  if (kind === "discard") return bought === null ? {} : { answered: buys === 0 ? kept : `${kept}, ${bought}` };
  return {
    before: kept,
    drawn: (seen ?? []).map((card) => titleOf(game, card)),
    ...(bought === null ? {} : { answered: bought }),
  };
}

interface DiscardQuestion {
  kind: "discard";
}

const discardQuestion = question<DiscardQuestion>({
  kind: "discard",
  round: "draw",
  mild: (): Mild => ["keep"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...discards(game, seat, decision),
    ...keptWhileBuying(game, seat, decision),
    ...surrenders(game, seat),
  ],
  seen: (game, decision, mine): SeenOfQuestion => (mine ? secretSeen(game, decision) : {}),
});

interface BuyQuestion {
  kind: "buy";
  most: number;
}

const buyQuestion = question<BuyQuestion>({
  kind: "buy",
  round: "draw",
  mild: (): Mild => ["keep"],
  offers: (game, seat): OfferedAction[] => [
    ...Array.from({ length: mostToBuy(game, seat) }, (_, index) => sure({ type: "buy", seat, cards: index + 1 })),
    sure({ type: "keep", seat }),
  ],
  seen: (game, decision, mine): SeenOfQuestion => ({
    amount: decision.most,
    ...(mine ? secretSeen(game, decision) : {}),
  }),
});

export const TURN_QUESTIONS = [
  sustainQuestion,
  goOnQuestion,
  actionQuestion,
  mercenaryQuestion,
  holdQuestion,
  discardQuestion,
  buyQuestion,
] as const;
