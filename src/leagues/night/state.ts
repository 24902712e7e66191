/** A night as it stands: nothing but what its entries come to. */
import type { Entering, PodResult, SaidOf } from "./entry.ts";
import { OPEN_TABLES, type Settings } from "./settings.ts";

export interface NightPlayer extends Entering {
  /** When they entered, in ms since the epoch. */
  readonly entered: number;
  /** Whether they came after the night had begun. */
  readonly late: boolean;
  readonly here: boolean;
  /** Since when they play no more, and how that came; null while they do. */
  readonly gone: { readonly how: "drop" | "no-show"; readonly at: number; readonly why: string } | null;
}

/** What was said of a pod's result; all of it stays to be read. */
export interface PodReport {
  /** Counts the reports of the pod, from 1. */
  readonly number: number;
  readonly result: PodResult;
  readonly from: "player" | "table" | "organiser" | "judged" | "corrected";
  readonly by: string;
  readonly as: string | null;
  readonly at: number;
  readonly why: string;
}

/** `open`: nothing is known. `reported`: waits to be confirmed. `disputed`: waits for a judge. `settled`: it counts. */
export const POD_STANDINGS = ["open", "reported", "disputed", "settled"] as const;
export type PodStanding = (typeof POD_STANDINGS)[number];

export interface Pod {
  /** Counted from 1 in its round. */
  readonly number: number;
  /** The table's id, drawn when the round was published. */
  readonly table: string;
  readonly players: readonly string[];
  /** The table's thread; null until it is there. */
  readonly thread: string | null;
  /** Why it has none so far; null where nothing is wrong. */
  readonly trouble: string | null;
  /** Who dropped while it was played. */
  readonly left: readonly string[];
  /** Minutes on top of the round's, for this pod alone. */
  readonly extra: number;
  /** Which warnings were given to this pod alone, in minutes. */
  readonly warned: readonly number[];
  /** When time was called, in ms since the epoch; null where it was not. */
  readonly called: number | null;
  readonly standing: PodStanding;
  /** The last of them is the one that counts, or will. */
  readonly reports: readonly PodReport[];
  /** Who confirmed the last of them, and how; null where nobody has. */
  readonly confirmed: { readonly by: string; readonly from: SaidOf<"confirmed">["from"]; readonly at: number } | null;
  /** Who doubts it, and why; null where nobody does. */
  readonly dispute: { readonly by: string; readonly at: number; readonly why: string } | null;
}

export interface NightRound {
  readonly startedAt: number;
  readonly minutes: number;
  /** Minutes on top, for all. */
  readonly extra: number;
  /** Which warnings were given to all, in minutes. */
  readonly warned: readonly number[];
}

export interface LeagueRound {
  /** Counted from 1. */
  readonly number: number;
  /** Two of a race may meet, and only those who came so far play. */
  readonly final: boolean;
  readonly at: number;
  readonly by: string;
  readonly channel: string;
  readonly pods: readonly Pod[];
  readonly byes: readonly string[];
  readonly clock: NightRound | null;
}

/** The next round before it is published. */
export interface Draft {
  /** Rises with everything that is done to it: who changes an older one is told so. */
  readonly version: number;
  readonly round: number;
  readonly final: boolean;
  readonly pods: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly locked: readonly number[];
  readonly why: readonly string[];
  readonly repeats: number;
  readonly proven: boolean;
  /** It was changed by hand: `why`, `repeats` and `proven` are of what it was before, `draftsWorth` says what it is now. */
  readonly swapped: boolean;
  /** What it was as it was paired. */
  readonly paired: { readonly pods: readonly (readonly string[])[]; readonly byes: readonly string[] };
  /** Somebody has come or gone since: it cannot be published. */
  readonly stale: boolean;
}

export interface PlannedRounds {
  readonly from: number;
  readonly rounds: readonly { readonly pods: readonly (readonly string[])[]; readonly byes: readonly string[] }[];
  readonly repeats: number;
  readonly proven: boolean;
}

export interface Posted {
  readonly what: SaidOf<"posted">["what"];
  readonly round: number;
  readonly channel: string;
  readonly message: string;
}

/** `gathering`: players come, decks may change. `playing`: decks are locked. */
export type NightPhase = "gathering" | "playing" | "ended";

export interface Night {
  readonly league: string;
  readonly number: number;
  readonly name: string;
  readonly settings: Settings;
  readonly seed: string;
  readonly phase: NightPhase;
  readonly openedAt: number;
  readonly endedAt: number | null;
  /** In the order in which they entered. */
  readonly players: readonly NightPlayer[];
  /** The rounds that are not published yet; null where nobody planned them, or it holds no more. */
  readonly plan: PlannedRounds | null;
  readonly draft: Draft | null;
  /** How many versions of drafts there have been. */
  readonly drafts: number;
  readonly rounds: readonly LeagueRound[];
  readonly posted: readonly Posted[];
  /** The presses that were taken, so that none is taken twice. */
  readonly keys: readonly string[];
}

export const playerOf = ({ players }: Pick<Night, "players">, user: string): NightPlayer | null =>
  players.find((player) => player.user === user) ?? null;

export const roundOf = ({ rounds }: Pick<Night, "rounds">, number: number): LeagueRound | null =>
  rounds[number - 1] ?? null;

export const podOf = (night: Pick<Night, "rounds">, at: { round: number; pod: number }): Pod | null =>
  roundOf(night, at.round)?.pods[at.pod - 1] ?? null;

/** Whether nothing that counts is known of it. */
export const isOpen = ({ standing }: Pick<Pod, "standing">): boolean => standing !== "settled";

/** Whoever is here and plays on: those who are paired. */
export const fieldOf = ({ players }: Pick<Night, "players">): readonly NightPlayer[] =>
  players.filter(({ here, gone }) => here && gone === null);

/** The open pods of a player, in the order of their rounds. */
export const openPodsOf = (
  { rounds }: Pick<Night, "rounds">,
  user: string,
): readonly { round: LeagueRound; pod: Pod }[] =>
  rounds.flatMap((round) =>
    round.pods
      .filter((pod) => isOpen(pod) && pod.players.includes(user) && !pod.left.includes(user))
      .map((pod) => ({ round, pod })),
  );

/** Who has not dropped from it. */
export const playersLeft = ({ players, left }: Pick<Pod, "players" | "left">): readonly string[] =>
  players.filter((user) => !left.includes(user));

/** Whether its table is still to be opened: nothing is known of its result, and two at least are left to play it. */
export const isUnopened = (pod: Pod): boolean =>
  pod.thread === null && pod.standing === "open" && playersLeft(pod).length > 1;

/** Whom a pod waits for before its table is opened: each has as many open tables as a player may have at once. */
export function waitsFor(night: Pick<Night, "rounds" | "settings">, pod: Pod): readonly string[] {
  if (!isUnopened(pod)) return [];
  const tables = (user: string) => openPodsOf(night, user).filter((open) => open.pod.thread !== null);
  return playersLeft(pod).filter((user) => tables(user).length >= OPEN_TABLES[night.settings.pace]);
}

/** Whether the table of a pod is to be opened now. */
export const mayOpen = (night: Pick<Night, "rounds" | "settings">, pod: Pod): boolean =>
  isUnopened(pod) && waitsFor(night, pod).length === 0;

/** The open pods that a player sits in now, in the order of their rounds: those that wait for a table are none of them. */
export const sittingIn = (night: Pick<Night, "rounds" | "settings">, user: string): ReturnType<typeof openPodsOf> =>
  openPodsOf(night, user).filter(({ pod }) => waitsFor(night, pod).length === 0);

/** Whether time runs for a pod: in a league of days it does so from when its table is open. */
export const isTimed = ({ settings }: Pick<Night, "settings">, pod: Pod): boolean =>
  isOpen(pod) && pod.called === null && (settings.pace === "live" || pod.thread !== null);

/** When time is over for a pod, in ms since the epoch; null while the round's clock does not run. */
export function timeIsOverAt({ clock }: Pick<LeagueRound, "clock">, { extra }: Pick<Pod, "extra">): number | null {
  return clock === null ? null : clock.startedAt + (clock.minutes + clock.extra + extra) * 60_000;
}
