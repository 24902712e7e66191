import { quietAt } from "./quiet.ts";
import { REMINDER_MS, type Table } from "./table.ts";

/** When the table is to be looked at next, in ms since the epoch: to remind, or to ask whether it is still there; null for never. */
export function deadlineOf(table: Table): number | null {
  const times = [reminderAt(table), quietAt(table)].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

function reminderAt({ pace, phase, waiting, paused }: Table): number | null {
  if (pace !== "daily" || phase !== "playing" || waiting.length === 0 || paused) return null;
  return Math.min(...waiting.map(({ since }) => since)) + REMINDER_MS;
}
