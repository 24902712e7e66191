/** What a kind of entry does to a night, and what stands against it. */
import type { EntryOf, Said } from "./entry.ts";
import type { LeagueRound, Night, Pod } from "./state.ts";

/** Why nothing was written. */
export const NIGHT_PROBLEMS = [
  /** The night has ended. */
  "over",
  /** It is so already. */
  "nothing-new",
  "not-in",
  "already-in",
  "full",
  /** The player plays no more. */
  "gone",
  /** Decks are locked since the night began. */
  "locked",
  /** The player sits at a table that is still open. */
  "playing",
  "no-round",
  "no-pod",
  /** All rounds are played. */
  "no-more-rounds",
  /** Somebody else has changed or published the draft meanwhile. */
  "draft-changed",
  /** Somebody has come or gone since it was drafted. */
  "field-changed",
  /** The pods are not those of this field. */
  "wrong-field",
  /** Two would meet who must not. */
  "clash",
  "same-pod",
  "locked-pod",
  /** Some would have more open tables than they may: `pods` of `round` have no result. */
  "tables-open",
  /** A pod of an earlier round, the first of `pods` of `round`, has no table yet: it waits for those of `users`, if any. */
  "not-opened",
  "clock-runs",
  "no-clock",
  "time-called",
  "settled",
  "not-reported",
  /** Another report has come meanwhile. */
  "report-changed",
  "own-report",
  "not-of-pod",
  /** The places do not follow from each other. */
  "wrong-result",
  "already-disputed",
  "not-disputed",
  /** It waits for a judge. */
  "disputed",
] as const;
export type NightProblemCode = (typeof NIGHT_PROBLEMS)[number];

/** What the words about it need besides. */
export interface NightProblem {
  readonly code: NightProblemCode;
  readonly users?: readonly string[];
  readonly round?: number;
  readonly pods?: readonly number[];
  /** What is wrong with a result, in short. */
  readonly detail?: string;
}

export const problem = (code: NightProblemCode, facts: Omit<NightProblem, "code"> = {}): NightProblem => ({
  code,
  ...facts,
});

export interface Step<T extends Said["type"]> {
  /** Why this may not be; null where it may. */
  against(night: Night, entry: EntryOf<T>): NightProblem | null;
  /** The night after it, where nothing stands against it. */
  apply(night: Night, entry: EntryOf<T>): Night;
}

export type Steps<T extends Said["type"]> = { readonly [K in T]: Step<K> };

/** Somebody has come or gone, or what is asked of pairings has changed. */
export const withoutPlans = (night: Night): Night => ({
  ...night,
  plan: null,
  draft: night.draft === null ? null : { ...night.draft, stale: true },
});

export const withRound = (night: Night, number: number, change: (round: LeagueRound) => LeagueRound): Night => ({
  ...night,
  rounds: night.rounds.map((round) => (round.number === number ? change(round) : round)),
});

export const withPod = (night: Night, at: { round: number; pod: number }, change: (pod: Pod) => Pod): Night =>
  withRound(night, at.round, (round) => ({
    ...round,
    pods: round.pods.map((pod) => (pod.number === at.pod ? change(pod) : pod)),
  }));
