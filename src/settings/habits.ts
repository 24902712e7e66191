/** What a table has to know of a player's habits: its own copy, so that its clocks follow from its log alone. */
import type { Rest } from "./hours.ts";
import type { Language } from "./languages.ts";
import type { Personal, Vacation } from "./personal.ts";
import { ALLOWANCE_MS } from "./vacations.ts";

export interface Habits extends Rest {
  readonly remindEveryHours?: number;
  readonly muted?: true;
  readonly remindByDm?: true;
  readonly next?: true;
  /** In which their hand is sent to them, where they have chosen one. */
  readonly language?: Language;
}

/** What a table is told of somebody's settings. */
export function habitsOf({
  zone,
  quiet,
  vacations,
  remindEveryHours,
  muted,
  remindByDm,
  next,
  language,
}: Personal): Habits {
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(vacations === undefined ? {} : { vacations }),
    ...(remindEveryHours === undefined ? {} : { remindEveryHours }),
    ...(muted ? { muted } : {}),
    ...(remindByDm ? { remindByDm } : {}),
    ...(next ? { next } : {}),
    ...(language === undefined ? {} : { language }),
  };
}

/** Somebody's rest in a game that began at that moment: no more vacation than everybody has. */
export function restIn({ zone, quiet, vacations = [] }: Habits, begun: number): Rest {
  const allowed = allowedSince(vacations, begun);
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(allowed.length === 0 ? {} : { vacations: allowed }),
  };
}

/** The vacations since a moment, as far as the allowance goes. */
function allowedSince(vacations: readonly Vacation[], begun: number): Vacation[] {
  let left = ALLOWANCE_MS + HOUR_MS;
  return vacations.flatMap(({ from, until }) => {
    const start = Math.max(from, begun);
    const end = Math.min(until, start + left);
    if (end <= start) return [];
    left -= end - start;
    return [{ from: start, until: end }];
  });
}

/** An hour more, as summer's end may add it to a day. */
const HOUR_MS = 60 * 60 * 1000;

/** How much vacation since a moment goes beyond the allowance, in ms; 0: none. */
export function beyondAllowance(vacations: readonly Vacation[] | undefined, begun: number): number {
  return Math.max(0, takenSince(vacations, begun) - ALLOWANCE_MS - HOUR_MS);
}

/** How much of the allowance is left since a moment, in ms. */
export function allowanceLeft(vacations: readonly Vacation[] | undefined, begun: number): number {
  return Math.max(0, ALLOWANCE_MS - takenSince(vacations, begun));
}

/** How long vacations last since a moment, together, in ms. */
function takenSince(vacations: readonly Vacation[] = [], begun: number): number {
  return vacations.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, begun)), 0);
}
