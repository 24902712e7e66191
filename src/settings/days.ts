/** Times of day and days as people type them. */
import { Temporal } from "temporal-polyfill";

/** The zone that days and hours are read by where somebody has named none. */
export const NO_ZONE = "UTC";

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?$/u;
const LONGEST = 40;

/** "22", "22:30", "10 pm" as "22:00", "22:30", "22:00"; null where it is no time of day. */
export function readTimeOfDay(text: string): string | null {
  if (text.length > LONGEST) return null;
  const said = text.trim().toLowerCase().replace(/\./gu, ":");
  if (said === "midnight" || said === "24:00" || said === "24") return "00:00";
  if (said === "noon") return "12:00";
  const [, hours = "", minutes = "00", half] = CLOCK.exec(said) ?? [];
  if (hours === "") return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const whole = half === undefined ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
  if (whole > 23 || Number(minutes) > 59) return null;
  return `${String(whole).padStart(2, "0")}:${minutes}`;
}

/** "22:00-08:00", "10pm to 8am" as its two times; null where it is not two different ones. */
export function readQuiet(text: string): { from: string; to: string } | null {
  if (text.length > LONGEST) return null;
  const [first = "", second = "", ...more] = text.split(/\s*(?:-|\u2013|\u2014|\bto\b|\buntil\b)\s*/u);
  const from = readTimeOfDay(first);
  const to = readTimeOfDay(second);
  return from === null || to === null || more.length > 0 || from === to ? null : { from, to };
}

const DAY = /^\d{4}-\d{1,2}-\d{1,2}$/u;

/** The first moment of a day, "2026-07-01", "today" or "tomorrow", in that zone, and the first after it; null for no day. */
export function readDay(text: string, zone: string, now: number): { from: number; until: number } | null {
  if (text.length > LONGEST) return null;
  const said = text.trim().toLowerCase();
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const date = said === "today" ? today : said === "tomorrow" ? today.add({ days: 1 }) : dateOf(said);
  if (date === null) return null;
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(date), until: start(date.add({ days: 1 })) };
}

function dateOf(said: string): Temporal.PlainDate | null {
  if (!DAY.test(said)) return null;
  const [year, month, day] = said.split("-").map(Number);
  try {
    return Temporal.PlainDate.from({ year: year ?? 0, month: month ?? 0, day: day ?? 0 }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** Which day a moment is in that zone, "2026-07-01". */
export const dayIn = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

/** What the clocks of a zone say at that moment, "21:40". */
export const clockIn = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });
