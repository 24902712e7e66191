/** What an action is: one record, in the file of its family. */
import { z } from "zod";
import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import type { Decision, DecisionKind, Game } from "../state/game.ts";
import type { CardId } from "../state/vocabulary.ts";
import { seatIndex } from "./fields.ts";

/** A strict object with the action's type and the seat that takes it. */
export type ActionShape = z.ZodObject<{ type: z.ZodLiteral<string>; seat: typeof seatIndex }>;

/** The action as its shape has it. */
type Shaped<S extends ActionShape> = Readonly<z.infer<S>>;

/** The forms of an order by the name under which other languages say them. */
export type Orders = Readonly<Record<string, string>>;

/**
 * One action. Each of its functions says what it returns, so that the type of an action hangs on no more than its shape.
 *
 * @typeParam S the shape, of which the type of the action follows
 * @typeParam O the forms of its order
 */
export interface ActionRecord<S extends ActionShape, O extends Orders = Orders> {
  /** What menus and buttons call it. */
  readonly called: string;
  /** It arrives from outside, so it is parsed before it is believed. */
  readonly shape: S;
  /** The questions that it answers; null for what may be done at any time of a running game. */
  readonly answers: readonly DecisionKind[] | null;
  /**
   * Does it on the working copy, or says why not. After a refusal the copy is dropped, so it may refuse at any point.
   *
   * @param decision what the seat was asked, where the action answers a question.
   */
  perform(work: Work, action: Shaped<S>, decision: Decision): Refusal | undefined;
  /**
   * The forms that its sentence may have, by which it is told in other languages, as `act-` and the name of the form.
   * `{card}` is what it names there, `{on?}` one of the parts that may be left out, `part-on`.
   */
  readonly orders: O;
  /** The order that does it, for a player who may see all the cards in it. `asked`: what its seat is asked then. */
  sentence(game: Game, action: Shaped<S>, asked: Decision | null): string;
  /** The card in play that does it. */
  actor?(action: Shaped<S>): CardId | undefined;
  /**
   * The card that it rotates, where that is not the one that does it; null for none. Not what is paid with, answers
   * something or is initiated later.
   */
  rotates?(game: Game, action: Shaped<S>): CardId | null;
  /** The cards that it would have act or be acted on, all of which must be in play; without it, the one that does it. */
  inPlay?(action: Shaped<S>): readonly (CardId | undefined)[];
  /** Whether it is done alike with cards of every type, as an answer to this. */
  ofAnyType?(decision: Decision | null): boolean;
  /** Why it could not be done at any other time either, where nobody asks for it now. */
  never?(game: Game, action: Shaped<S>): Refusal | null;
}

/** Any action's record; which action it takes is a matter of its type. */
export type AnyActionRecord = ActionRecord<ActionShape>;

/** The action of a record. */
export type ActionIn<R extends { shape: ActionShape }> = Shaped<R["shape"]>;

/** The shape of an action: its type, the seat, and what else it says, in this order. */
export function shapeOf<const T extends string, const F extends z.core.$ZodLooseShape>(type: T, fields: F) {
  return z.object({ type: z.literal(type), seat: seatIndex, ...fields }).strict();
}

/** The same record, with the type of its action and the names of its orders. */
export function action<S extends ActionShape, const O extends Orders>(record: ActionRecord<S, O>): ActionRecord<S, O> {
  return record;
}

type TypeOf<R extends { shape: ActionShape }> = ActionIn<R>["type"];

/** What each of these records says of itself, by the type of its action. */
export function byType<const R extends readonly { readonly shape: ActionShape }[], V>(
  records: R,
  said: (record: R[number]) => V,
): Readonly<Record<TypeOf<R[number]>, V>> {
  const table = Object.fromEntries(records.map((record) => [record.shape.shape.type.value, said(record)]));
  return table as Record<TypeOf<R[number]>, V>;
}
