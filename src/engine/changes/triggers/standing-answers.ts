/** What players say in advance, and for how long it holds. The moderator's own convention. */

import type { Triggers } from "../../cards/triggers.ts";
import { triggerSaid } from "../../rules/triggers/standing-answers.ts";
import type { StandingAnswer, StandingAnswers } from "../../state/game.ts";
import type { CardId, ConflictId, SeatIndex } from "../../state/vocabulary.ts";
import type { Work } from "../work.ts";

export function setStanding(work: Work, seat: SeatIndex, answer: StandingAnswer, conflict: ConflictId | null): void {
  const others = aftermathsOf(work).filter((one) => one.seat !== seat);
  keep(work, { aftermaths: answer === "ask" ? others : [...others, { seat, conflict }] });
}

/**
 * What holds for a card from now on. `on`: what alone triggers it; "always" and "never" leave what was said of that as it
 * is, "ask" without it means that anything may.
 */
export function setCardStanding(
  work: Work,
  seat: SeatIndex,
  card: CardId,
  answer: StandingAnswer,
  on?: Triggers,
): void {
  if (answer !== "ask" && answer !== "always" && answer !== "never") return;
  const others = cardsOf(work).filter((one) => one.seat !== seat || one.card !== card);
  const when = on ?? (answer === "ask" ? undefined : triggerSaid(work.game, seat, card));
  const nothing = answer === "ask" && when === undefined;
  const said = { seat, card, answer, ...(when === undefined ? {} : { on: when }) };
  keep(work, { cards: nothing ? others : [...others, said] });
}

/** What was said until the end of this conflict holds no longer. */
export function forgetConflict(work: Work, conflict: ConflictId): void {
  keep(work, { aftermaths: aftermathsOf(work).filter((one) => one.conflict !== conflict) });
}

/** What was said until the end of the turn holds no longer, nor what was said of cards that have left. */
export function forgetTurn(work: Work): void {
  keep(work, { aftermaths: [], cards: cardsOf(work).filter(({ card }) => work.game.cards[card]?.play) });
}

const aftermathsOf = (work: Work): StandingAnswers["aftermaths"] => work.game.standing?.aftermaths ?? [];

const cardsOf = (work: Work): NonNullable<StandingAnswers["cards"]> => work.game.standing?.cards ?? [];

function keep(work: Work, changed: Partial<StandingAnswers>): void {
  const { aftermaths, cards } = { aftermaths: aftermathsOf(work), cards: cardsOf(work), ...changed };
  if (aftermaths.length + cards.length === 0) work.game.standing = undefined;
  else work.game.standing = { aftermaths, ...(cards.length > 0 ? { cards } : {}) };
}
