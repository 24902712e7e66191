import type { Action, Faction, Race, RuleSetId, Setup } from "../engine/index.ts";
import type { Pace, TableSeat } from "./table.ts";

/**
 * One line of a table's log: everything that its fold needs, so that the log alone makes the table again. `at` is in ms
 * since the epoch; `by` is the Discord user.
 */
export type Entry = { at: number; by: string } & (
  | {
      type: "created";
      id: string;
      guild: string;
      channel: string;
      thread: string;
      name: string;
      rules: RuleSetId;
      pace: Pace;
      hostDisplay: string;
    }
  | { type: "joined"; seat: TableSeat }
  | { type: "left" }
  | {
      type: "seat-changed";
      change: { race?: Race; faction?: Faction; ambassador?: string; deck?: string; deckChosen?: boolean };
    }
  /** The setup is whole, with the facts of every card: later changes of the data do not change this game. */
  | { type: "started"; setup: Setup; seed: string }
  /** Taken in order, all or none: an answer about a card's facts and the action that needed it go together. */
  | { type: "acted"; actions: readonly Action[] }
  /** The players of these decisions are reminded. */
  | { type: "reminded"; decisions: readonly number[] }
  | { type: "ended" }
);
export type EntryType = Entry["type"];
export type EntryOf<T extends EntryType> = Extract<Entry, { type: T }>;

/** Reads a line of a log that this bot has written. */
export function parseEntry(line: string): Entry {
  return JSON.parse(line) as Entry; // a parsed boundary: `foldEntry` checks what it says
}
