/** A call for a judge while it is open, and what a table remembers of those that are over. */
import type { SeatIndex } from "../../engine/index.ts";
import type { Pace, Table } from "../table.ts";

/** How long a question and an answer may be, in characters. */
export const CALL_LIMITS = { question: 500, answer: 1_000 } as const;

const [MINUTE_MS, DAY_MS] = [60_000, 24 * 60 * 60_000];
/** How long a call waits for a judge, and then for the one who has taken it, in ms. */
export const CALL_MS: Readonly<Record<Pace, number>> = {
  live: 30 * MINUTE_MS,
  daily: DAY_MS,
  slow: DAY_MS,
  bank: DAY_MS,
  custom: DAY_MS,
};

/** What a player would have the whole table agree to. */
export interface CallWording {
  /** Counts the wordings of the call, from 1. */
  readonly number: number;
  readonly seat: SeatIndex;
  readonly text: string;
  readonly agreed: readonly SeatIndex[];
}

/** A call that is not over. */
export interface JudgeCall {
  /** Counts the calls of this table, from 1. */
  readonly number: number;
  readonly seat: SeatIndex;
  /** Who called. */
  readonly by: string;
  readonly question: string;
  /** Titles of the rulings that the caller has been shown. */
  readonly shown: readonly string[];
  /** The role that judges in the table's server; null where it has none. */
  readonly role: string | null;
  /** What those are called who have answered in that server lately. */
  readonly near: readonly string[];
  /** The channel where the server's judges are told; absent where the table's thread calls them. */
  readonly channel?: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** Which judge has taken it, and when in ms since the epoch. */
  readonly taken?: { readonly by: string; readonly name: string; readonly at: number };
  /** A judge has put something right by hand since. */
  readonly corrected?: true;
  readonly wording?: CallWording;
}

/** A call that has come to something in words. */
export interface SettledCall {
  readonly number: number;
  readonly question: string;
  readonly text: string;
}

/** A table's calls. */
export interface Calls {
  readonly count: number;
  readonly open?: JudgeCall;
  /** The last of them, the last last. */
  readonly settled: readonly SettledCall[];
}

type Asked = Pick<Table, "phase" | "calls">;

/** The call that a table waits with its clocks for, or null. */
export const openCall = ({ phase, calls }: Asked): JudgeCall | null =>
  (phase === "playing" ? calls?.open : undefined) ?? null;

/** When a call is over because nobody has come, or the judge who took it has said nothing; null for never. */
export function lapseAt(table: Pick<Table, "phase" | "calls" | "pace">): number | null {
  const call = openCall(table);
  return call && (call.taken?.at ?? call.at) + CALL_MS[table.pace];
}
