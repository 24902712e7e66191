/** A league's night: a log of entries, and what they come to. Pure but for `Nights`, which keeps them. */
export { type Drafted, type DraftsWorth, draftOfNext, draftsWorth } from "./drafting.ts";
export {
  type Entering,
  type Entry,
  type EntryOf,
  MODERATOR,
  type PodResult,
  podResultSchema,
  type Said,
  WAYS_OUT,
} from "./entry.ts";
export {
  type DecideNight,
  endRunningIn,
  type KeptNight,
  keyOf,
  type NightActed,
  type NightRef,
  Nights,
  type Speaker,
} from "./nights.ts";
export { hasBegun } from "./players.ts";
export { openedNight, replayedNight, withEntry } from "./replay.ts";
export { reportsOf } from "./results.ts";
export { isFinal, lastRound } from "./rounds.ts";
export {
  NIGHT_LIMITS,
  NIGHT_PACES,
  type NightPace,
  OPEN_TABLES,
  ROUND_MINUTES,
  type Settings,
  settingsSchema,
  USUAL_MINUTES,
  USUAL_SETTINGS,
} from "./settings.ts";
export {
  type Draft,
  fieldOf,
  isOpen,
  isTimed,
  isUnopened,
  type LeagueRound,
  mayOpen,
  type Night,
  type NightPhase,
  type NightPlayer,
  openPodsOf,
  type Pod,
  type PodReport,
  type PodStanding,
  playerOf,
  playersLeft,
  podOf,
  roundOf,
  sittingIn,
  timeIsOverAt,
  waitsFor,
} from "./state.ts";
export { NIGHT_PROBLEMS, type NightProblem, type NightProblemCode } from "./step.ts";
