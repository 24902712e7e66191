import { answerAt } from "../ahead/skipping.ts";
import { lapseAt } from "../calls/open.ts";
import { practiceAt } from "../seats/practice.ts";
import type { Table } from "../table.ts";
import { nextExpiry } from "./clocks.ts";
import { quietAt } from "./quiet.ts";
import { nextNudge } from "./reminding.ts";

/**
 * When the table is to be looked at next, in ms since the epoch: somebody's time is over, somebody is to be reminded, whoever is
 * skipped is to be answered for, a practice opponent acts, a call for a judge is over, or it is to be asked whether it is still there; null for never.
 */
export function deadlineOf(table: Table): number | null {
  // A lesson waits as long as its learner likes.
  if (table.lesson) return null;
  const times = [
    nextExpiry(table),
    nextNudge(table),
    quietAt(table),
    answerAt(table),
    practiceAt(table),
    lapseAt(table),
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}
