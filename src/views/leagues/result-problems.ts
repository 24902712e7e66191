/** Why nothing came of what somebody said of a round's clock or of a pod's result, and what to do. */
import type { Night, NightProblem, NightProblemCode } from "../../leagues/night/index.ts";

const WORDS: Readonly<Partial<Record<NightProblemCode, string>>> = {
  over: "This night has ended. Its results can still be corrected by its organisers.",
  "nothing-new": "That is so already.",
  "no-round": "There is no such round yet.",
  "no-pod": "There is no such pod in that round.",
  "clock-runs": "The clock of that round runs already.",
  "no-clock": "The clock of that round does not run: start it first.",
  "time-called": "Time has been called there already.",
  settled: "That pod has its result. An organiser corrects it with `/league correct`.",
  "not-reported": "Nothing has been reported of that pod yet.",
  "report-changed": "Another report has come meanwhile. Look at it again.",
  "own-report": "You reported that yourself: another player of the pod confirms it.",
  "not-of-pod": "You do not sit in that pod.",
  "already-disputed": "That is disputed already; a judge decides.",
  "not-disputed": "Nobody disputes that result.",
  disputed: "That result is disputed; a judge decides.",
};

export function nightProblem({ code, detail }: NightProblem, _night: Night): string {
  const what =
    code === "wrong-result" ? `That is no result of this pod: ${detail ?? "something is missing"}.` : WORDS[code];
  return `${what ?? "That cannot be done now."} Nothing was changed.`;
}
