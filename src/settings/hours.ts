/** When somebody's clocks run: never in their quiet hours, never on vacation. Days and hours are those of their zone. */
import { Temporal } from "temporal-polyfill";
import { NO_ZONE } from "./days.ts";
import type { Quiet, Vacation } from "./personal.ts";

/** When somebody rests. */
export interface Rest {
  readonly zone?: string;
  readonly quiet?: Quiet;
  /** In the order of time. */
  readonly vacations?: readonly Vacation[];
}

/** At most so many spans of rest are counted: with the longest quiet hours some weeks of running take no more. */
const MOST_SPANS = 2_000;

/** The first moment at or after `at` at which somebody is not resting; all in ms since the epoch. */
export function awakeFrom(rest: Rest, at: number): number {
  let now = at;
  for (let count = 0; count < MOST_SPANS; count++) {
    const span = nextRest(rest, now);
    if (span === null || span.from > now) return now;
    now = span.until;
  }
  return now;
}

/** The moment at which a clock that began at `from` has run for `ms`. */
export function afterRunning(rest: Rest, from: number, ms: number): number {
  let now = from;
  let left = ms;
  for (let count = 0; count < MOST_SPANS; count++) {
    const span = nextRest(rest, now);
    if (span === null || span.from >= now + left) return now + left;
    left -= Math.max(0, span.from - now);
    now = span.until;
  }
  return now + left;
}

/** For how many ms a clock runs between two moments. */
export function ranBetween(rest: Rest, from: number, to: number): number {
  let now = from;
  let ran = 0;
  for (let count = 0; count < MOST_SPANS && now < to; count++) {
    const span = nextRest(rest, now);
    const until = span === null ? to : Math.min(to, Math.max(now, span.from));
    ran += until - now;
    if (span === null || span.from >= to) return ran;
    now = Math.max(span.until, now);
  }
  return ran;
}

/** The rest that somebody is in at a moment, or else the next; null where none comes. */
function nextRest({ zone = NO_ZONE, quiet, vacations = [] }: Rest, at: number): Vacation | null {
  const spans = [
    ...vacations.filter(({ until }) => until > at).slice(0, 1),
    ...(quiet ? nights(zone, quiet, at) : []),
  ].sort((a, b) => a.from - b.from);
  return spans[0] ?? null;
}

/** The quiet hours that are under way or come next: those of the day before, of the day itself and of the next. */
function nights(zone: string, { from, to }: Quiet, at: number): Vacation[] {
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  // An hour that the clocks leave out begins when they go on, and one that comes twice counts from its first time.
  const moment = (date: Temporal.PlainDate, time: string) =>
    date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone).epochMilliseconds;
  const nextDay = to > from ? 0 : 1;
  for (const days of [-1, 0, 1]) {
    const date = today.add({ days });
    const night = { from: moment(date, from), until: moment(date.add({ days: nextDay }), to) };
    if (night.until > at) return [night];
  }
  return [];
}

/** Quiet hours take so many minutes of a day at most: a game that waits has to go on at some time. */
export const MOST_QUIET_MINUTES = 16 * 60;

/** How long a quiet span of the day is, in minutes by the clock. */
export function quietMinutes({ from, to }: Quiet): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutes(to) - minutes(from) + 24 * 60) % (24 * 60);
}
