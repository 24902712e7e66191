/** What a night's players and rounds are called, and what came of a pod in words. */
import {
  isOpen,
  type LeagueRound,
  type Night,
  type Pod,
  type PodReport,
  type PodResult,
  waitsFor,
} from "../../leagues/night/index.ts";
import { sharesOf } from "../../leagues/results/shares.ts";
import { type PointsTable, pointsOf, type Report } from "../../leagues/standings/report.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";

/** What a player of the night is called. */
export function playerName({ players }: Pick<Night, "players">, user: string, language: Language): string {
  return safe(players.find((player) => player.user === user)?.name ?? say(language, "round-former"), 32);
}

/** "90 minutes", "3 days"; `case`: as a preposition may want it. */
export function spanOf(minutes: number, language: Language, grammar: "accusative" | "dative" = "accusative"): string {
  const [unit, size] = minutes % 1_440 === 0 ? (["day", 1_440] as const) : (["minute", 1] as const);
  const count = minutes / size;
  return say(language, grammar === "dative" ? "round-span-of" : "round-span", { unit, count, shown: String(count) });
}

type Named = Pick<LeagueRound, "final" | "number">;

/** "Round 2", "The final" */
export const roundName = ({ final, number }: Named, language: Language): string =>
  final ? say(language, "round-name-final") : say(language, "round-name", { round: number });

/** "round 2", "the final" */
export const roundIt = ({ final, number }: Named, language: Language): string =>
  final ? say(language, "round-it-final") : say(language, "round-it", { round: number });

/** "round 2, pod 3" */
export const podName = (round: Named, { number: pod }: Pick<Pod, "number">, language: Language): string =>
  round.final ? say(language, "round-pod-final", { pod }) : say(language, "round-pod", { round: round.number, pod });

/** The same as a line begins. */
export const podBegins = (round: Named, { number: pod }: Pick<Pod, "number">, language: Language): string =>
  round.final
    ? say(language, "round-pod-begins-final", { pod })
    : say(language, "round-pod-begins", { round: round.number, pod });

/** "4", "2.5", "3.33" */
export const pointsWord = (points: number): string => String(Math.round(points * 100) / 100);

/** "a standard victory before time", "no victory" */
export const victoryWords = (
  { victory, before_time }: Pick<PodResult, "victory" | "before_time">,
  language: Language,
): string => say(language, victory !== "none" && before_time ? "round-victory-before" : "round-victory", { victory });

export const reportOf = (round: number, pod: Pick<Pod, "players">, result: PodResult): Report => ({
  round,
  pod: pod.players,
  places: result.places,
  victory: result.victory,
  before_time: result.before_time,
  ...(result.odd === undefined ? {} : { odd: result.odd }),
});

/** A line for each player, the first first, and what is still to be agreed on. */
export function resultLines(
  night: Night,
  round: LeagueRound,
  pod: Pod,
  result: PodResult,
  points: PointsTable,
  language: Language,
): string[] {
  const report = reportOf(round.number, pod, result);
  const given = pointsOf(points, report);
  const lines = pod.players
    .map((user, seat) => ({ user, place: result.places[seat] ?? 0, points: given[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ user, place, points: own }) => {
      const how = result.out?.find((each) => each.user === user)?.how;
      const out = how === undefined ? "" : ` · ${say(language, `round-out-${how}`)}`;
      return `**${place}.** ${playerName(night, user, language)} · ${pointsWord(own)}${out}`;
    });
  const open = sharesOf(points, report).filter(({ settled, over }) => !settled && over > 0);
  const agree = open.map(({ players, sum, over }) => {
    const names = players.map((user) => playerName(night, user, language));
    return say(language, "round-share", { names: listedIn(names, language), points: pointsWord(sum), over });
  });
  return [...lines, `-# ${victoryWords(result, language)}`, ...agree];
}

/** "corrected by Zack: two were swapped" */
export function reportedBy({ from, as, why }: PodReport, language: Language): string {
  if (from === "table") return say(language, "round-by-table");
  const by = say(language, `round-by-${from}`, { name: safe(as ?? say(language, "round-an-organiser"), 32) });
  return why === "" ? by : say(language, "round-by-why", { by, why: safe(why, 120) });
}

/** "waits for a table of Londo and G’Kar"; null where its table is open, or about to be. */
export function waitingWords(night: Night, pod: Pod, language: Language): string | null {
  const users = waitsFor(night, pod);
  if (users.length === 0) return null;
  return waitsForTable(
    users.map((user) => playerName(night, user, language)),
    language,
  );
}

/** By what the players are called whose tables keep it waiting. */
export const waitsForTable = (names: readonly string[], language: Language): string =>
  say(language, "round-waits", { names: listedIn(names, language) });

/** How a pod stands: "reported, to be confirmed". */
export function standingWords(night: Night, pod: Pod, language: Language): string {
  const waits = waitingWords(night, pod, language);
  if (waits !== null) return waits;
  return say(
    language,
    pod.standing === "open" && pod.called !== null ? "round-stands-called" : `round-stands-${pod.standing}`,
  );
}

/** The pods that wait for a table of their players, in the order of rounds. */
export const waitingPods = (night: Night): readonly { round: LeagueRound; pod: Pod }[] =>
  podsWithoutResult(night).filter(({ pod }) => waitsFor(night, pod).length > 0);

/** What still has no result that counts, in the order of rounds. */
export const podsWithoutResult = (night: Night): readonly { round: LeagueRound; pod: Pod }[] =>
  night.rounds.flatMap((round) => round.pods.filter(isOpen).map((pod) => ({ round, pod })));
