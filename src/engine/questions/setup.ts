/** engine: Reveal your ambassador; Select Your Starting Hand; Appendix One: Two Player ("Duelling") games */

import { type OfferedAction, ofHand, ofPile, sure } from "../actions/offers/found.ts";
import { suggestedKeep } from "../actions/setup/duel.ts";
import { isWhole, madeHands, suggestedHand } from "../actions/setup/setup.ts";
import { mayBringIn, mayPutAside } from "../rules/decks/sideboard.ts";
import { ambassadorChoices, speciesAmbassadors } from "../rules/relations/seating.ts";
import type { Decision, Game } from "../state/game.ts";
import { ambassadorOf, seatOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardViews, sortedViews } from "../view/cards.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

/** `second`: a species ambassador for the hand, chosen in the open. */
interface AmbassadorQuestion {
  kind: "ambassador";
  revealed: readonly string[];
  second?: true;
}

/** What may be chosen: to lead the faction, or as the second of a Non-Aligned player. */
const choicesOf = (game: Game, { seat, revealed, second }: AmbassadorQuestion & { seat: SeatIndex }): CardId[] =>
  (second ? speciesAmbassadors : ambassadorChoices)(game, seat, revealed);

const ambassadorQuestion = question<AmbassadorQuestion>({
  kind: "ambassador",
  mild: (): Mild => ["choose-ambassador"],
  offers: (game, seat, decision): OfferedAction[] =>
    choicesOf(game, decision).map((card) => sure({ type: "choose-ambassador", seat, card })),
  seen: (game, decision, mine): SeenOfQuestion => ({
    ...(decision.second ? { second: true } : {}),
    ...(mine ? { options: sortedViews(game, choicesOf(game, decision)) } : {}),
  }),
});

/** Cards of the reserve may be exchanged for cards of the deck; `picked`: the one that is to come in. */
interface SideboardQuestion {
  kind: "sideboard";
  picked: CardId | null;
}

const sideboardQuestion = question<SideboardQuestion>({
  kind: "sideboard",
  mild: (): Mild => ["keep"],
  offers(game, seat, decision): OfferedAction[] {
    const { picked } = decision;
    const { reserve = [], deck } = seatOf(game, seat);
    const cards =
      picked === null
        ? reserve.filter((card) => mayBringIn(game, seat, card) === null)
        : deck.filter((card) => mayPutAside(game, seat, card, picked) === null);
    return [
      sure({ type: "keep", seat }),
      ...ofPile(game, cards).map((card) => sure({ type: "sideboard", seat, card })),
    ];
  },
  seen(game, decision, mine): SeenOfQuestion {
    const { picked } = decision;
    const { deck, reserve = [] } = seatOf(game, decision.seat);
    return {
      about: mine && picked !== null ? titleOf(game, picked) : null,
      options: mine ? sortedViews(game, picked === null ? reserve : deck) : null,
    };
  },
});

/**
 * `ifCorporate`: so many cards more where all of them are corporate. `ifFourCard`: one more at the player's own word.
 * `apart`: the second ambassadors have been chosen before.
 */
interface StartingHandQuestion {
  kind: "starting-hand";
  cards: number;
  speciesAmbassador: boolean;
  ifCorporate?: number;
  ifFourCard?: true;
  apart?: true;
}

const startingHandQuestion = question<StartingHandQuestion>({
  kind: "starting-hand",
  round: "setup",
  mild: (): Mild => ["start-with-any"],
  offers(game, seat, decision): OfferedAction[] {
    const cards = suggestedHand(game, seat, decision);
    if (!isWhole(cards, decision)) return [{ action: { type: "start-with-any", seat }, needs: ["type"] }];
    const made = madeHands(game, seat, decision).map((hand) => hand.cards);
    return [
      sure({ type: "start-with-any", seat }),
      ...(made.length > 0 ? made : [cards]).map((hand) => sure({ type: "start-with", seat, cards: [...hand] })),
    ];
  },
  seen(game, decision, mine): SeenOfQuestion {
    const amount = decision.cards + (decision.speciesAmbassador ? 1 : 0);
    return {
      amount,
      ...(decision.ifCorporate ? { ifCorporate: decision.ifCorporate } : {}),
      ...(decision.apart ? { second: true } : {}),
      ...(decision.ifFourCard ? { ifFourCard: true, about: titleOf(game, ambassadorOf(game, decision.seat)) } : {}),
      ...(mine ? handsSeen(game, decision) : {}),
      options: mine ? sortedViews(game, seatOf(game, decision.seat).deck) : null,
    };
  },
});

/** The hands that were made for the deck, for its own player. */
function handsSeen(game: Game, decision: Extract<Decision, { kind: "starting-hand" }>): SeenOfQuestion {
  const hands = madeHands(game, decision.seat, decision);
  return hands.length === 0
    ? {}
    : { hands: hands.map((hand) => ({ ...hand, titles: hand.cards.map((card) => titleOf(game, card)) })) };
}

/** A duel: which of the cards that were dealt stay in the hand. */
interface KeepHandQuestion {
  kind: "keep-hand";
  cards: number;
  dealt: readonly CardId[];
  ifCorporate?: number;
  ifFourCard?: true;
}

const keepHandQuestion = question<KeepHandQuestion>({
  kind: "keep-hand",
  mild: (): Mild => ["start-with-any"],
  offers: (game, seat, decision): OfferedAction[] => [
    sure({ type: "start-with-any", seat }),
    sure({ type: "start-with", seat, cards: suggestedKeep(game, decision) }),
    ...(game.duel === "mulligan" && decision.dealt.length > 0 ? [sure({ type: "mulligan", seat })] : []),
  ],
  seen: (game, decision, mine): SeenOfQuestion => ({
    amount: decision.cards,
    ...(decision.ifCorporate ? { ifCorporate: decision.ifCorporate } : {}),
    ...(decision.ifFourCard ? { ifFourCard: true, about: titleOf(game, ambassadorOf(game, decision.seat)) } : {}),
    options: mine ? sortedViews(game, decision.dealt) : null,
  }),
});

/** A duel: the order of what goes back on top of the deck. `next`: what is settled, to be drawn first; `left`: the rest. */
interface StackQuestion {
  kind: "stack";
  next: readonly CardId[];
  left: readonly CardId[];
}

const stackQuestion = question<StackQuestion>({
  kind: "stack",
  mild: (): Mild => ["stack"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...ofHand(game, decision.left).map((card) => sure({ type: "stack", seat, cards: [card] })),
    sure({ type: "stack", seat, cards: [] }),
  ],
  seen: (game, decision, mine): SeenOfQuestion => ({
    amount: decision.left.length,
    ...(decision.next.length > 0 ? { again: true as const } : {}),
    options: mine ? cardViews(game, decision.left) : null,
  }),
});

export const SETUP_QUESTIONS = [
  ambassadorQuestion,
  sideboardQuestion,
  startingHandQuestion,
  keepHandQuestion,
  stackQuestion,
] as const;
