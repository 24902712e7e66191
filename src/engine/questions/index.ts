/** Everything that a player can be asked, and what follows from each question's record. */
import type { ActionType } from "../actions/index.ts";
import type { OfferedAction } from "../actions/offers/found.ts";
import type { Decision, DecisionKind, Game } from "../state/game.ts";
import type { Round, SeatIndex } from "../state/vocabulary.ts";
import type { DecisionView } from "../view/view.ts";
import { CARD_QUESTIONS } from "./cards.ts";
import { CHOOSING_QUESTIONS } from "./choosing.ts";
import { CONFLICT_QUESTIONS } from "./conflicts.ts";
import { PAYING_QUESTIONS } from "./paying.ts";
import type { AnyQuestion, QuestionOf } from "./record.ts";
import { SETUP_QUESTIONS } from "./setup.ts";
import { TABLE_QUESTIONS } from "./table.ts";
import { TURN_QUESTIONS } from "./turn.ts";

const QUESTIONS = [
  ...SETUP_QUESTIONS,
  ...TURN_QUESTIONS,
  ...CONFLICT_QUESTIONS,
  ...PAYING_QUESTIONS,
  ...CARD_QUESTIONS,
  ...CHOOSING_QUESTIONS,
  ...TABLE_QUESTIONS,
] as const;

/** What a player can be asked. */
export type Question = QuestionOf<(typeof QUESTIONS)[number]>;

const BY_KIND = Object.fromEntries(QUESTIONS.map((one) => [one.kind, one])) as Readonly<
  Record<DecisionKind, AnyQuestion>
>;

export const QUESTION_KINDS: readonly DecisionKind[] = QUESTIONS.map(({ kind }) => kind);

/** Whether a question comes up in the middle of something else, which waits for it. */
export function isUrgent(kind: DecisionKind): boolean {
  return BY_KIND[kind].urgent ?? false;
}

/** The only round in which this is asked; null where it is asked in several. */
export function roundOfQuestion(kind: DecisionKind): Round | null {
  return BY_KIND[kind].round ?? null;
}

/** The actions that are answered first for a player who is not there. */
export function mildTypes(kind: DecisionKind): readonly ActionType[] {
  return BY_KIND[kind].mild();
}

/** The complete actions that answer this question. */
export function offersFor(game: Game, seat: SeatIndex, decision: Decision): OfferedAction[] {
  return BY_KIND[decision.kind].offers(game, seat, decision);
}

/** A decision that is due, as its own seat or (`own` another or null) everybody else sees it. */
export function decisionView(game: Game, decision: Decision, own: SeatIndex | null): DecisionView {
  const { id, seat, kind } = decision;
  return {
    id,
    seat,
    kind,
    amount: null,
    about: null,
    facts: null,
    card: null,
    options: null,
    ...BY_KIND[kind].seen?.(game, decision, seat === own),
  };
}
