/** What came of a pod while its table was being opened, when nobody could be told it there. */
import type { LeagueRound, Night, NightRef, Pod } from "../leagues/night/index.ts";
import { podOf, roundOf, timeIsOverAt } from "../leagues/night/index.ts";
import { disputedMessage, reportedMessage } from "../views/leagues/results.ts";
import { timeChanged, timeMessage } from "../views/leagues/round-clock.ts";
import { saySettled } from "./results.ts";
import { sayInPod, type Voice } from "./saying.ts";

interface Opened {
  readonly ref: NightRef;
  readonly night: Night;
  readonly at: { readonly round: number; readonly pod: number };
  /** Whom a doubted result calls. */
  readonly organisers: readonly string[];
}

/** Minutes on top of the round's, for all and for the pod alone. */
const given = ({ clock }: LeagueRound, { extra }: Pod): number => (clock?.extra ?? 0) + extra;

/** Says in a table's thread what has changed about its pod since it was `called` there, as it stands now. */
export async function sayMeanwhile(
  voice: Voice,
  { ref, night, at, organisers }: Opened,
  called: { readonly round: LeagueRound; readonly pod: Pod },
): Promise<void> {
  const round = roundOf(night, at.round);
  const pod = podOf(night, at);
  if (round === null || pod === null) return;
  const there = { guild: ref.guild, night, round, pod };
  if (pod.standing === "settled") return saySettled(voice, ref, night, at);
  const over = timeIsOverAt(round, pod);
  if (pod.called !== null)
    await sayInPod(voice, there, `time ${pod.extra}`, (language) => timeMessage(night, round, pod, language));
  else if (over !== null && given(round, pod) !== given(called.round, called.pod))
    await sayInPod(voice, there, `until ${over}`, (language) => timeChanged(night, over, language));
  const count = pod.reports.length;
  if (pod.standing === "reported")
    await sayInPod(voice, there, `reported ${count}`, (language) => reportedMessage(night, round, pod, language));
  else if (pod.standing === "disputed")
    await sayInPod(voice, there, `disputed ${count}`, (language) =>
      disputedMessage(night, round, pod, organisers, language),
    );
}
