/** What the clock of a night brings about, and when: warnings, time, and reports that nobody has doubted. Pure. */
import {
  isTimed,
  type LeagueRound,
  MODERATOR,
  type Night,
  type NightPace,
  type Pod,
  type Said,
  timeIsOverAt,
} from "../night/index.ts";

/** How many minutes before its end a round is warned, the longest first. */
export const WARNINGS: Readonly<Record<NightPace, readonly number[]>> = { live: [10, 5], daily: [1_440, 120] };

const MINUTE_MS = 60_000;

/** How long a report may be doubted before the clock confirms it, in ms: by then somebody of the pod has seen it. */
export const CONFIRM_MS: Readonly<Record<NightPace, number>> = { live: 15 * MINUTE_MS, daily: 24 * 60 * MINUTE_MS };

/** Something whose time comes, in ms since the epoch. `pod` null: for all whose time was not extended. */
export type Due =
  | { readonly what: "start"; readonly at: number; readonly round: number; readonly minutes: number }
  | {
      readonly what: "warn";
      readonly at: number;
      readonly round: number;
      readonly pod: number | null;
      readonly left: number;
    }
  | { readonly what: "time"; readonly at: number; readonly round: number; readonly pod: number }
  | {
      readonly what: "confirm";
      readonly at: number;
      readonly round: number;
      readonly pod: number;
      readonly report: number;
    };

/** All that is still to come, the soonest first. */
export function dueIn(night: Night): Due[] {
  if (night.phase !== "playing") return [];
  const all = night.rounds.flatMap((round) => [
    ...startOf(night, round),
    ...warningsOf(night, round),
    ...round.pods.flatMap((pod) => [...timeOf(night, round, pod), ...confirmationOf(night, round, pod)]),
  ]);
  return all.sort((a, b) => a.at - b.at);
}

/** A round of days has its deadline from when it is published; one of an evening begins when its organiser says so. */
function startOf({ settings }: Night, { clock, number, at }: LeagueRound): Due[] {
  if (clock !== null || settings.pace !== "daily") return [];
  return [{ what: "start", at, round: number, minutes: settings.minutes }];
}

function timeOf(night: Night, round: LeagueRound, pod: Pod): Due[] {
  const at = timeIsOverAt(round, pod);
  return at === null || !isTimed(night, pod) ? [] : [{ what: "time", at, round: round.number, pod: pod.number }];
}

function confirmationOf(night: Night, round: LeagueRound, pod: Pod): Due[] {
  const report = pod.reports.at(-1);
  if (pod.standing !== "reported" || !report) return [];
  const at = report.at + CONFIRM_MS[night.settings.pace];
  return [{ what: "confirm", at, round: round.number, pod: pod.number, report: report.number }];
}

function warningsOf(night: Night, round: LeagueRound): Due[] {
  const { clock, number } = round;
  if (clock === null) return [];
  const open = round.pods.filter((pod) => isTimed(night, pod));
  const marks = WARNINGS[night.settings.pace];
  const warn = (pod: Pod | null, warned: readonly number[]): Due[] => {
    const over = timeIsOverAt(round, pod ?? { extra: 0 });
    if (over === null) return [];
    return marks.flatMap((left): Due[] => {
      const at = over - left * MINUTE_MS;
      // A round that is shorter than that begins with less.
      if (warned.includes(left) || at <= clock.startedAt) return [];
      return [{ what: "warn", at, round: number, pod: pod?.number ?? null, left }];
    });
  };
  const together = open.some(({ extra }) => extra === 0) ? warn(null, clock.warned) : [];
  return [...together, ...open.filter(({ extra }) => extra > 0).flatMap((pod) => warn(pod, pod.warned))];
}

/** What is to be said now: of several warnings that are late the one with the least time left, for each of those concerned. */
export function spokenOf(due: readonly Due[]): Due[] {
  return due.filter(
    (each) =>
      each.what !== "warn" ||
      !due.some(
        (other) =>
          other.round === each.round &&
          ((other.what === "warn" && other.pod === each.pod && other.left < each.left) ||
            (other.what === "time" && (each.pod === null || other.pod === each.pod))),
      ),
  );
}

/**
 * The entries that give a round or one of its pods more time: warnings whose moment has passed by then are not given after it.
 *
 * @param now in ms since the epoch; `minutes`: how many more.
 */
export function extending(
  night: Night,
  at: { round: number; pod: number | null },
  minutes: number,
  now: number,
): Said[] {
  const round = night.rounds[at.round - 1];
  const said: Said[] = [{ type: "extended", ...at, minutes }];
  if (!round?.clock) return said;
  const pods = at.pod === null ? round.pods : round.pods.filter(({ number }) => number === at.pod);
  const passed = (over: number) => WARNINGS[night.settings.pace].filter((left) => over - left * MINUTE_MS <= now);
  const more = minutes * MINUTE_MS;
  if (at.pod === null) {
    const over = (timeIsOverAt(round, { extra: 0 }) ?? 0) + more;
    for (const left of passed(over)) said.push({ type: "warned", round: round.number, pod: null, left });
  }
  for (const pod of pods) {
    if (at.pod === null && pod.extra === 0) continue;
    const over = (timeIsOverAt(round, pod) ?? 0) + more;
    for (const left of passed(over)) said.push({ type: "warned", round: round.number, pod: pod.number, left });
  }
  return said;
}

/** The night's own word for who says what the clock says. */
export const CLOCK = { by: MODERATOR } as const;
