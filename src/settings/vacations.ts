/** Vacations: announced ahead, in days, bounded. */
import type { Vacation } from "./personal.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much vacation a player has in one game, in ms: the clocks of all others stand still for no longer. */
export const ALLOWANCE_MS = 14 * DAY_MS;
/** A vacation may be announced so long ahead, in ms. */
const AHEAD_MS = 365 * DAY_MS;
/** The hour that a summer's end adds to a day. */
const HOUR_MS = 60 * 60 * 1000;

export type NoVacation =
  | { readonly why: "backwards" | "past" | "far-off" }
  /** It takes `days`, and there are `left`. */
  | { readonly why: "too-long"; readonly days: number; readonly left: number };

/** In how many days a span of ms is counted, begun ones whole. */
export const daysOf = (ms: number): number => Math.ceil((ms - HOUR_MS) / DAY_MS);

/** How many whole days a span of ms still has room for. */
export const daysLeft = (ms: number): number => Math.floor((ms + HOUR_MS) / DAY_MS);

/** Why this cannot be announced; null where it can. */
export function checkVacation({ from, until }: Vacation, now: number): NoVacation | null {
  if (until <= from) return { why: "backwards" };
  if (until <= now) return { why: "past" };
  if (from > now + AHEAD_MS) return { why: "far-off" };
  const left = ALLOWANCE_MS;
  return until - from > left + HOUR_MS ? { why: "too-long", days: daysOf(until - from), left: daysOf(left) } : null;
}

/** The same vacations with one more, in the order of time; those that meet are one. */
export function withVacation(before: readonly Vacation[], added: Vacation): Vacation[] {
  const sorted = [...before, added].sort((a, b) => a.from - b.from);
  const joined: Vacation[] = [];
  for (const each of sorted) {
    const last = joined.at(-1);
    if (last && each.from <= last.until)
      joined[joined.length - 1] = { ...last, until: Math.max(last.until, each.until) };
    else joined.push(each);
  }
  return joined;
}

/** The vacations after one is called off: what has passed of it has been. */
export function withoutVacation(before: readonly Vacation[], from: number, now: number): Vacation[] {
  return before.flatMap((each) => {
    if (each.from !== from || each.until <= now) return [each];
    return each.from >= now ? [] : [{ ...each, until: now }];
  });
}

/** The vacation that somebody is on at that moment; null where they are on none. */
export const vacationAt = (vacations: readonly Vacation[] | undefined, at: number): Vacation | null =>
  vacations?.find(({ from, until }) => from <= at && at < until) ?? null;

/** Vacations that are not over yet. */
export const ahead = (vacations: readonly Vacation[] | undefined, now: number): Vacation[] =>
  (vacations ?? []).filter(({ until }) => until > now);
