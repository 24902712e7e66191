/** compendium: TOURNAMENT RULES; engine: Ambassador Clashes */

import { editSeat, emit, reopen, type Work } from "../../changes/work.ts";
import { leavePlay, moveCard } from "../../changes/zones.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { STARTING_RATING } from "../../rules/costs/influence.ts";
import { mayBringIn, mayLeadInstead, mayPutAside } from "../../rules/decks/sideboard.ts";
import type { Decision } from "../../state/game.ts";
import { ambassadorOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { lead } from "../../turn/setup.ts";
import { cardId } from "../fields.ts";
import { action, shapeOf } from "../record.ts";
import { label } from "../words.ts";

type Asked = Extract<Decision, { kind: "sideboard" }>;

/** First a card of the reserve, then the one of the deck that makes room for it; then the same again, until it is kept. */
const sideboard = action({
  called: "Exchange with the reserve",
  /** A card of the reserve that is to come into the deck, then the one of the deck that makes room for it. */
  shape: shapeOf("sideboard", { card: cardId }),
  answers: ["sideboard"],
  ofAnyType: (): boolean => true,
  perform(work, { seat, card }, decision): Refusal | undefined {
    if (decision.kind !== "sideboard") return refusal("not-now");
    const { picked } = decision;
    if (picked !== null) {
      const refused = mayPutAside(work.game, seat, card, picked);
      if (refused) return refused;
      moveCard(work, picked, "deck");
      moveCard(work, card, "reserve");
      askAgain(work, { ...decision, picked: null });
      return undefined;
    }
    const refused = mayBringIn(work.game, seat, card);
    if (refused) return refused;
    if (mayLeadInstead(work.game, seat, card)) {
      changeAmbassador(work, seat, card);
      askAgain(work, decision);
    } else askAgain(work, { ...decision, picked: card });
    return undefined;
  },
  orders: { "put-aside": "put aside {card}", "bring-in": "bring in {card}{as-ambassador?}" },
  sentence(game, action, asked): string {
    const out = asked?.kind === "sideboard" && asked.picked !== null;
    const leads = !out && mayLeadInstead(game, action.seat, action.card);
    return `${out ? "put aside" : "bring in"} ${label(game, action.card)}${leads ? " as ambassador" : ""}`;
  },
});

/** Nothing more is exchanged; a card that was picked stays in the reserve, and another one may be picked. */
export function keepDeck(work: Work, decision: Asked): void {
  if (decision.picked !== null) askAgain(work, { ...decision, picked: null });
  else emit(work, { type: "deck-settled", seat: decision.seat });
}

/** Under the same number and in the same place, so that nobody else sees a step being taken. */
function askAgain(work: Work, decision: Asked): void {
  reopen(work, decision);
  work.game.awaiting = work.game.awaiting.toSorted((a, b) => a.id - b.id);
}

/** The other one leads the faction openly from now on, and the first goes into the reserve. */
function changeAmbassador(work: Work, seat: SeatIndex, card: CardId): void {
  const before = ambassadorOf(work.game, seat);
  moveCard(work, card, "limbo");
  leavePlay(work, before, "reserve");
  Object.assign(editSeat(work, seat), { ambassador: card, unspent: STARTING_RATING });
  lead(work, seat);
}

export const actions = [sideboard] as const;
