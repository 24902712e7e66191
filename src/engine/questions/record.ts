/** What a question is: one record, in the file of its family. */
import type { ActionType } from "../actions/index.ts";
import type { OfferedAction } from "../actions/offers/found.ts";
import type { Game } from "../state/game.ts";
import type { Round, SeatIndex } from "../state/vocabulary.ts";
import type { DecisionView } from "../view/view.ts";

/** Kinds of actions, the first of them first. An interface, since what an action is hangs on what is asked. */
export interface Mild extends ReadonlyArray<ActionType> {}

/** A question as it is put to a seat. */
type Put<Q> = { id: number; seat: SeatIndex } & Q;

/** What is shown of a question besides who is asked what. */
export type SeenOfQuestion = Partial<Omit<DecisionView, "id" | "seat" | "kind">>;

/**
 * One question that a player can be asked.
 *
 * @typeParam Q what it says, of which what a player owes follows
 */
export interface QuestionRecord<Q extends { kind: string }> {
  readonly kind: Q["kind"];
  /** It comes up in the middle of something else, which waits for it. */
  readonly urgent?: true;
  /** The round that it belongs to, where it is one's only. */
  readonly round?: Round;
  /**
   * What is answered first for a player who is not there: to decline, to keep things as they are, or what the rules would
   * choose; after these comes whatever costs least. Nothing where only the player can know.
   */
  mild(): Mild;
  /** The complete actions that answer it, in the order in which they are shown. */
  offers(game: Game, seat: SeatIndex, decision: Put<Q>): OfferedAction[];
  /** What its own seat (`mine`) or everybody else sees of it. */
  seen?(game: Game, decision: Put<Q>, mine: boolean): SeenOfQuestion;
}

/** Any question's record; which question it takes is a matter of its kind. */
export type AnyQuestion = QuestionRecord<{ kind: string }>;

/** What the question of a record says. */
export type QuestionOf<R> = R extends QuestionRecord<infer Q> ? Q : never;

/** The same record, with the type of its question. */
export function question<Q extends { kind: string }>(record: QuestionRecord<Q>): QuestionRecord<Q> {
  return record;
}
