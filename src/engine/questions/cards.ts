/** Which cards come from where, or go. */

import { typeNeeded } from "../actions/checks/untyped.ts";
import type { Action } from "../actions/index.ts";
import { type OfferedAction, ofHand, ofPile, sure } from "../actions/offers/found.ts";
import { effectSponsorings } from "../actions/offers/from-hand.ts";
import { fetchable } from "../rules/costs/reserve.ts";
import { shownNow, takeable } from "../rules/decks/searching.ts";
import { chaosPlaces } from "../rules/in-force/faction.ts";
import type { DeckSearch } from "../state/decision.ts";
import type { Decision, Game } from "../state/game.ts";
import { mustPlay } from "../state/lookup.ts";
import type { SponsorTerms } from "../state/seat.ts";
import type { CardId, CardType, SeatIndex } from "../state/vocabulary.ts";
import { sortedViews } from "../view/cards.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

/** What fits if its card is of a type that nobody has said yet waits for that to be said. */
function maybe(game: Game, action: Action, decision: Decision): OfferedAction {
  const untyped = typeNeeded(game, action, decision);
  return untyped === null ? sure(action) : { action, needs: untyped.needs?.facts ?? [] };
}

/** Every number of chaos tokens from each card that has any to each other Drakh card. */
function chaosMoves(game: Game, seat: SeatIndex): OfferedAction[] {
  const { from, to } = chaosPlaces(game, seat);
  return from.flatMap((card) =>
    to.flatMap((other) =>
      Array.from({ length: card === other ? 0 : (mustPlay(game, card).chaos ?? 0) }, (_, index) =>
        sure({ type: "move-chaos", seat, card, to: other, amount: index + 1 }),
      ),
    ),
  );
}

interface SponsorQuestion {
  kind: "sponsor";
  terms: SponsorTerms;
}

const sponsorQuestion = question<SponsorQuestion>({
  kind: "sponsor",
  urgent: true,
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...effectSponsorings(game, seat, decision.terms),
    sure({ type: "pass", seat }),
  ],
  seen(_, decision): SeenOfQuestion {
    const { types, less = 0, free = false, source } = decision.terms;
    return { about: source, terms: { types, less, free } };
  },
});

/** Up to so many cards from the own deck or discard pile. */
type TakeQuestion = { kind: "take"; amount: number; source: string } & DeckSearch;

const takeQuestion = question<TakeQuestion>({
  kind: "take",
  urgent: true,
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...ofHand(game, takeable(game, seat, decision)).map((card) => maybe(game, { type: "take", seat, card }, decision)),
    sure({ type: "pass", seat }),
  ],
  seen: (game, decision, mine): SeenOfQuestion => ({
    amount: decision.amount,
    about: decision.source,
    from: decision.from,
    ...(decision.into ? { into: decision.into } : {}),
    options: mine ? sortedViews(game, takeable(game, decision.seat, decision)) : null,
  }),
});

/** Cards of another player's hand that only this one is shown: one of them is discarded. */
interface DiscardShownQuestion {
  kind: "discard-shown";
  of: SeatIndex;
  cards: readonly CardId[];
  source: string;
}

const discardShownQuestion = question<DiscardShownQuestion>({
  kind: "discard-shown",
  urgent: true,
  mild: (): Mild => ["take"],
  offers: (game, seat, decision): OfferedAction[] =>
    ofHand(game, shownNow(game, decision)).map((card) => sure({ type: "take", seat, card })),
  seen: (game, decision, mine): SeenOfQuestion => ({
    about: decision.source,
    to: decision.of,
    options: mine ? sortedViews(game, shownNow(game, decision)) : null,
  }),
});

/** Which card of the reserve comes into the hand. */
interface FetchQuestion {
  kind: "fetch";
  types?: readonly CardType[];
  source: string;
}

const fetchQuestion = question<FetchQuestion>({
  kind: "fetch",
  urgent: true,
  mild: (): Mild => ["pass"],
  offers: (game, seat, decision): OfferedAction[] => [
    ...ofPile(game, fetchable(game, seat, decision.types)).map((card) =>
      maybe(game, { type: "fetch", seat, card }, decision),
    ),
    sure({ type: "pass", seat }),
  ],
  seen: (_, decision): SeenOfQuestion => ({ about: decision.source }),
});

/** A Drakh faction has acted or passed, and may move chaos tokens from one of its cards to a Drakh card of its own. */
interface MoveChaosQuestion {
  kind: "move-chaos";
}

const moveChaosQuestion = question<MoveChaosQuestion>({
  kind: "move-chaos",
  urgent: true,
  mild: (): Mild => ["pass"],
  offers: (game, seat): OfferedAction[] => [...chaosMoves(game, seat), sure({ type: "pass", seat })],
});

export const CARD_QUESTIONS = [
  sponsorQuestion,
  takeQuestion,
  discardShownQuestion,
  fetchQuestion,
  moveChaosQuestion,
] as const;
