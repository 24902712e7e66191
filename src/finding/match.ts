/**
 * Who of those in line play together: pure. The one who has waited longest chooses first, so that nobody waits while others
 * who fit come later; nobody sits with somebody whom one of the two keeps away from.
 */
import type { RuleSetId } from "../engine/index.ts";
import type { Pieces } from "../piecemeal.ts";
import type { Pace } from "../settings/pace.ts";

/** What somebody in line would play; what is left out is all the same to them. */
export interface Wanted {
  readonly rules?: RuleSetId;
  readonly pace?: Pace;
  /** How many are to sit there. */
  readonly seats?: number;
}

/** Somebody in line. */
export interface InLine extends Wanted {
  readonly user: string;
  /** Since when, in ms since the epoch. */
  readonly at: number;
}

/** How many sit at a table for those to whom that is all the same. */
export const USUAL_SEATS = 3;
export const SEATS = { least: 2, most: 6 } as const;

/** Of how many who might fit a table is made, the ones who have waited longest; and how much is tried for one of them. */
const MOST_TRIED = 60;
const MOST_STEPS = 5_000;

export interface Group<P extends InLine = InLine> {
  readonly players: readonly P[];
  readonly wanted: Wanted;
}

/** What all of these can have in common; null where they cannot. */
function both(one: Wanted, other: Wanted): Wanted | null {
  const fits = <T>(a: T | undefined, b: T | undefined) => a === undefined || b === undefined || a === b;
  if (!fits(one.rules, other.rules) || !fits(one.pace, other.pace) || !fits(one.seats, other.seats)) return null;
  const rules = one.rules ?? other.rules;
  const pace = one.pace ?? other.pace;
  const seats = one.seats ?? other.seats;
  return {
    ...(rules === undefined ? {} : { rules }),
    ...(pace === undefined ? {} : { pace }),
    ...(seats === undefined ? {} : { seats }),
  };
}

/** Whether one of the two keeps away from the other. */
export type Apart = (one: string, other: string) => boolean;

/** Tables out of those in line, nobody twice; whoever is left over goes on waiting. Made in turns: a line may be long. */
export function* grouping<P extends InLine>(line: readonly P[], apart: Apart): Pieces<Group<P>[]> {
  const groups: Group<P>[] = [];
  let left = [...line].sort((a, b) => a.at - b.at || (a.user < b.user ? -1 : 1));
  for (const first of [...left]) {
    if (!left.includes(first)) continue;
    yield;
    const group = groupOf(
      first,
      left.filter((each) => each.user !== first.user),
      apart,
    );
    if (group === null) continue;
    groups.push(group);
    const users = new Set(group.players.map(({ user }) => user));
    left = left.filter(({ user }) => !users.has(user));
  }
  return groups;
}

/** A table for this one with those who have waited longest of all who fit; null where there is none. */
function groupOf<P extends InLine>(first: P, others: readonly P[], apart: Apart): Group<P> | null {
  const near = others
    .filter((each) => both(first, each) !== null && !apart(first.user, each.user))
    .slice(0, MOST_TRIED);
  let steps = 0;
  const grow = (players: readonly P[], wanted: Wanted, from: number): Group<P> | null => {
    if (players.length === (wanted.seats ?? USUAL_SEATS)) return { players, wanted };
    for (let at = from; at < near.length && steps < MOST_STEPS; at++) {
      steps++;
      const next = near[at];
      const common = next && both(wanted, next);
      if (!next || !common || players.length + 1 > (common.seats ?? USUAL_SEATS)) continue;
      if (players.some(({ user }) => user === next.user || apart(user, next.user))) continue;
      const whole = grow([...players, next], common, at + 1);
      if (whole !== null) return whole;
    }
    return null;
  };
  return grow([first], first, 0);
}

/** The line is looked through at these moments alone, in ms: no table opens because somebody has just come. */
export const RUN_MS = 5 * 60_000;

/** The number of the run that a moment belongs to. */
export const runAt = (now: number): number => Math.floor(now / RUN_MS);

/**
 * Whether somebody takes part in a run: each sits out one of three, by lot and whoever else is in line. So waiting says nothing
 * of whom somebody keeps away from. `below`: a whole number from 0, less than what it is given.
 */
export const takesPart = (below: (end: number) => number): boolean => below(3) > 0;
