/** When whoever is waited for is reminded, and when reminding is of no use any more. */
import { secretStep } from "../../engine/index.ts";
import { awakeFrom } from "../../settings/hours.ts";
import { aheadOf } from "../ahead/ahead.ts";
import type { Announcement } from "../announcement.ts";
import { openCall } from "../calls/open.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no } from "../entry-outcome.ts";
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

/** Whoever is late is told so, and their time begins anew. */
export function reminded(table: Table, { at, decisions }: LogEntryOf<"reminded">): EntryOutcome {
  if (table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  if (table.paused) return no({ code: "stale" });
  const late = table.waiting.filter(({ decision }) => decisions.includes(decision));
  if (late.length === 0) return no({ code: "stale" });
  const { clock } = table;
  const more = clock ? { more: clock.answer } : {};
  return {
    ok: true,
    table: {
      ...table,
      waiting: table.waiting.map((each) =>
        late.includes(each) ? { ...each, since: at, ...(clock ? { reminders: (each.reminders ?? 0) + 1 } : {}) } : each,
      ),
    },
    announcements: late.flatMap(({ decision, seat }): Announcement[] => {
      const { userId = "", habits } = table.seats[seat] ?? {};
      if (habits?.muted) return [];
      const step = table.game && secretStep(table.game, decision);
      const about = {
        what: "reminder",
        userId,
        decision,
        ...(step ? { secret: true, ...(step.kind === "aftermath" ? {} : { about: step.kind }) } : {}),
        ...more,
      } as const;
      // Whoever has answered in secret is named like the others, and not pinged. Of one who is skipped that would tell the hand.
      if (step?.answered && aheadOf(table, seat).skips) return [about];
      if (step?.answered) return [{ ...about, quiet: true }];
      return [habits?.remindByDm ? { ...about, direct: { name: table.name, thread: table.thread } } : about];
    }),
    events: [],
  };
}
