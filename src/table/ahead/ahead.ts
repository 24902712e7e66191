/** What players have said in advance at their table. All of it is secret: nobody but that player ever sees any of it. */
import type { Action, Event, Refusal, SeatIndex } from "../../engine/index.ts";
import type { Table } from "../table.ts";

/**
 * What ends a pass that was given ahead, besides the end of the round. `touched`: anything that is done to the player, to a
 * card of theirs, or in a conflict that they are in. `attacked`: an attack on a card of theirs. `conflict`: a conflict that they
 * are in or that is aimed at them or theirs changes. `acts`: another player does anything but pass. `card`: another player's
 * card comes into play. `round`: nothing else.
 */
export const PASS_UNTIL = ["touched", "attacked", "conflict", "acts", "card", "round"] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

/** What is meant where a player does not say. */
export const USUALLY: readonly PassUntil[] = ["touched"];

/** The most orders that may wait at once. */
export const MOST_ORDERS = 8;

/** One order that waits for its player to be asked. */
export interface Order {
  /** Counts the orders of the seat, from 1. */
  readonly id: number;
  readonly action: Action;
  /** As in an order, as it stood when it was given. */
  readonly sentence: string;
  /** The order that it hangs on: where that is dropped, this is too. */
  readonly after?: number;
  /** What is passed until, once this order has been carried out. */
  readonly thenPass?: readonly PassUntil[];
}

/** Why something that was said in advance holds no longer, for its player alone. */
export type AheadNotice =
  | { readonly what: "pass-ended"; readonly until: PassUntil; readonly event: Event }
  /** To pass was not possible. */
  | { readonly what: "pass-refused"; readonly refusal: Refusal }
  /** `refusal`: why it is not possible; null where its round is over. `also`: what hung on it. `pass`: nor is passed then. */
  | {
      readonly what: "order-dropped";
      readonly sentence: string;
      readonly refusal: Refusal | null;
      readonly also: readonly string[];
      readonly pass?: true;
    };

/** The most that is kept for a player to read; the oldest goes. */
const MOST_TOLD = 5;

/** What one seat has said in advance. */
export interface SeatAhead {
  readonly pass?: readonly PassUntil[];
  readonly orders?: readonly Order[];
  /**
   * The aftermaths of this turn are those that wait among the orders, and no others: the last question that was answered with
   * one of them, 0 for none yet.
   */
  readonly aftermaths?: number;
  /** How many orders there have been. */
  readonly given?: number;
  readonly told?: readonly AheadNotice[];
  /** Is skipped at aftermaths while holding none. */
  readonly skips?: true;
  /** What is asked of the seat, and since when in ms since the epoch, however often its player was reminded. */
  readonly asked?: readonly { readonly decision: number; readonly at: number }[];
  /** How long the player took for the last answers, in ms. */
  readonly times?: readonly number[];
}

/** What this seat has said in advance. */
export function aheadOf({ ahead }: Pick<Table, "ahead">, seat: SeatIndex): SeatAhead {
  return ahead?.[seat] ?? {};
}

/** The table with something else said in advance; a part that is `undefined` holds no longer. */
export function withAhead(
  table: Table,
  seat: SeatIndex,
  change: { readonly [K in keyof SeatAhead]?: SeatAhead[K] | undefined },
): Table {
  const changed = Object.entries({ ...aheadOf(table, seat), ...change }).filter(
    ([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0),
  );
  const now = Object.fromEntries(changed) as SeatAhead; // the same parts without those that are empty
  const seats = table.seats.map((_, one) => (one === seat ? now : aheadOf(table, one)));
  const { ahead: _, ...rest } = table;
  return seats.every((one) => Object.keys(one).length === 0) ? rest : { ...rest, ahead: seats };
}

/** The table with something more for this player to read. */
export function withNotice(table: Table, seat: SeatIndex, notice: AheadNotice): Table {
  return withAhead(table, seat, { told: [...(aheadOf(table, seat).told ?? []), notice].slice(-MOST_TOLD) });
}

/** The orders without this one and all that hang on it, and those that went. */
export function without(orders: readonly Order[], id: number): { kept: readonly Order[]; gone: readonly Order[] } {
  const ids = new Set([id]);
  // Each hangs on one that was given before it.
  for (const { id: one, after } of orders) if (after !== undefined && ids.has(after)) ids.add(one);
  return { kept: orders.filter((one) => !ids.has(one.id)), gone: orders.filter((one) => ids.has(one.id)) };
}
