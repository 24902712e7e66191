/** What a night's players and rounds are called, and what came of a pod in words. */
import {
  isOpen,
  type Night,
  type Pod,
  type PodReport,
  type PodResult,
  type Round,
  waitsFor,
} from "../../leagues/night/index.ts";
import { sharesOf } from "../../leagues/results/shares.ts";
import { type PointsTable, pointsOf, type Report } from "../../leagues/standings/report.ts";
import { counted, listed, safe } from "../text/safe-text.ts";

/** What a player of the night is called. */
export function playerName({ players }: Pick<Night, "players">, user: string): string {
  return safe(players.find((player) => player.user === user)?.name ?? "A former player", 32);
}

/** "90 minutes", "3 days". */
export function spanOf(minutes: number): string {
  const [unit, size] = minutes % 1_440 === 0 ? (["day", 1_440] as const) : (["minute", 1] as const);
  return counted(minutes / size, unit);
}

/** "Round 2", "The final" */
export const roundName = ({ final, number }: Pick<Round, "final" | "number">): string =>
  final ? "The final" : `Round ${number}`;

/** "round 2, pod 3" */
export const podName = (round: Pick<Round, "final" | "number">, { number }: Pick<Pod, "number">): string =>
  `${round.final ? "the final" : `round ${round.number}`}, pod ${number}`;

/** "4", "2.5", "3.33" */
export const pointsWord = (points: number): string => String(Math.round(points * 100) / 100);

const VICTORIES = { major: "a major victory", standard: "a standard victory", none: "no victory" } as const;
const OUT = { eliminated: "eliminated", conceded: "conceded", dropped: "dropped" } as const;

/** "a standard victory before time", "no victory" */
export const victoryWords = ({ victory, before_time }: Pick<PodResult, "victory" | "before_time">): string =>
  `${VICTORIES[victory]}${victory !== "none" && before_time ? " before time" : ""}`;

export const reportOf = (round: number, pod: Pick<Pod, "players">, result: PodResult): Report => ({
  round,
  pod: pod.players,
  places: result.places,
  victory: result.victory,
  before_time: result.before_time,
  ...(result.odd === undefined ? {} : { odd: result.odd }),
});

/** A line for each player, the first first, and what is still to be agreed on. */
export function resultLines(night: Night, round: Round, pod: Pod, result: PodResult, points: PointsTable): string[] {
  const report = reportOf(round.number, pod, result);
  const given = pointsOf(points, report);
  const lines = pod.players
    .map((user, seat) => ({ user, place: result.places[seat] ?? 0, points: given[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ user, place, points: own }) => {
      const how = result.out?.find((each) => each.user === user)?.how;
      return `**${place}.** ${playerName(night, user)} · ${pointsWord(own)}${how === undefined ? "" : ` · ${OUT[how]}`}`;
    });
  const open = sharesOf(points, report).filter(({ settled, over }) => !settled && over > 0);
  const agree = open.map(
    ({ players, sum, over }) =>
      `-# ${listed(players.map((user) => playerName(night, user)))} share ${pointsWord(sum)} points: ${over === 1 ? "one is" : `${over} are`} over, and they agree on who gets ${over === 1 ? "it" : "them"}. Until a report names somebody all have the same.`,
  );
  return [...lines, `-# ${victoryWords(result)}`, ...agree];
}

const FROM: Readonly<Record<PodReport["from"], string>> = {
  player: "reported by",
  table: "by its table",
  organiser: "reported by",
  judged: "decided by",
  corrected: "corrected by",
};

/** "corrected by Zack: two were swapped" */
export function reportedBy({ from, as, why }: PodReport): string {
  if (from === "table") return FROM.table;
  return `${FROM[from]} ${safe(as ?? "an organiser", 32)}${why === "" ? "" : `: ${safe(why, 120)}`}`;
}

/** "waits for a table of Londo and G’Kar"; null where its table is open, or about to be. */
export function waitingWords(night: Night, pod: Pod): string | null {
  const users = waitsFor(night, pod);
  return users.length === 0 ? null : waitsForTable(users.map((user) => playerName(night, user)));
}

/** By what the players are called whose tables keep it waiting. */
export const waitsForTable = (names: readonly string[]): string => `waits for a table of ${listed(names)}`;

/** How a pod stands: "reported, to be confirmed". */
export function standingWords(night: Night, pod: Pod): string {
  const waits = waitingWords(night, pod);
  if (waits !== null) return waits;
  switch (pod.standing) {
    case "open":
      return pod.called === null ? "is being played" : "time was called, no result yet";
    case "reported":
      return "reported, to be confirmed";
    case "disputed":
      return "disputed, a judge decides";
    case "settled":
      return "has its result";
  }
}

/** The pods that wait for a table of their players, in the order of rounds. */
export const waitingPods = (night: Night): readonly { round: Round; pod: Pod }[] =>
  podsWithoutResult(night).filter(({ pod }) => waitsFor(night, pod).length > 0);

/** What still has no result that counts, in the order of rounds. */
export const podsWithoutResult = (night: Night): readonly { round: Round; pod: Pod }[] =>
  night.rounds.flatMap((round) => round.pods.filter(isOpen).map((pod) => ({ round, pod })));
