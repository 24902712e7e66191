/** When whoever is waited for is reminded, and when reminding is of no use any more. */
import { awakeFrom } from "../../settings/hours.ts";
import { openCall } from "../calls/open.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { type OwedDecision, REMINDER_MS, type Table } from "../table.ts";
import { playerRest } from "./clocks.ts";

/** After so many reminders without an answer whoever opened the table is told, and nobody is reminded any more. */
const MOST_REMINDERS = 3;

const HOUR_MS = 60 * 60 * 1000;

/** What is to be done about a decision that is owed, and when in ms since the epoch; null: nothing. */
export function nudgeOf(table: Table, each: OwedDecision): { what: "remind" | "stall"; at: number } | null {
  const { pace, phase, clock, paused, game } = table;
  // A practice opponent needs none.
  if (isBotUser(table.seats[each.seat]?.userId ?? "")) return null;
  if (phase !== "playing" || paused || game === null || each.stalled || openCall(table)) return null;
  // Tables of before there were deadlines are reminded as they were.
  if (clock === undefined && pace !== "daily") return null;
  const hours = table.seats[each.seat]?.habits?.remindEveryHours;
  const every = hours === undefined ? REMINDER_MS : hours * HOUR_MS;
  // Reminding is for whoever is asked.
  if (clock !== undefined && each.asked === undefined) return null;
  const at = awakeFrom(playerRest(table, each.seat), each.since + every);
  const what = clock !== undefined && (each.reminders ?? 0) >= MOST_REMINDERS ? "stall" : "remind";
  return { what, at };
}

/** What is owed that is to be dealt with so by that moment. */
export function nudgedAt(table: Table, what: "remind" | "stall", now: number): OwedDecision[] {
  return table.waiting.filter((each) => {
    const nudge = nudgeOf(table, each);
    return nudge?.what === what && nudge.at <= now;
  });
}

/** When the next is due; null for never. */
export function nextNudge(table: Table): number | null {
  const times = table.waiting.flatMap((each) => nudgeOf(table, each)?.at ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
