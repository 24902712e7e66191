/** Time is called in a pod: at its table, where one is being played, and else in words. */
import {
  type LeagueRound,
  MODERATOR,
  type Night,
  type NightActed,
  type NightRef,
  type Pod,
  type Speaker,
} from "../leagues/night/index.ts";
import { clockName, timeMessage } from "../views/leagues/round-clock.ts";
import type { ResultParts } from "./results.ts";
import { languageThere, sayInPod } from "./saying.ts";

/**
 * Calls time in these pods, and then writes it down: whoever is cut off in between does it again, and nothing is done twice.
 *
 * @param as what the organiser is called who says so; null: the round's clock.
 */
export async function callTime(
  parts: ResultParts,
  ref: NightRef,
  night: Night,
  pods: readonly { readonly round: LeagueRound; readonly pod: Pod }[],
  speaker: Speaker,
  as: string | null,
): Promise<NightActed | null> {
  let last: NightActed | null = null;
  for (const { round, pod } of pods) {
    const at = { round: round.number, pod: pod.number };
    const name = as ?? clockName(night, await languageThere(parts, ref.guild));
    const key = `time:${ref.league}:${night.openedAt}:${at.round}.${at.pod}:${pod.extra}`;
    const table = await parts.tables.load(pod.table);
    if (table?.phase === "playing")
      await parts.tables.act(pod.table, key, MODERATOR, () => ({
        ok: true,
        entry: { type: "time-called", name, league: true },
      }));
    else if (table?.phase !== "over")
      await sayInPod(parts, { guild: ref.guild, night, round, pod }, `time ${pod.extra}`, (language) =>
        timeMessage(night, round, pod, language),
      );
    const said = { ...speaker, ...(speaker.key === undefined ? {} : { key: `${speaker.key}:${at.round}.${at.pod}` }) };
    last = await parts.nights.act(ref, said, () => [{ type: "time-called", ...at }]);
  }
  return last;
}
