/** What came of the pods: said, confirmed, doubted, judged, corrected. Nothing that was said is ever lost. */
import { type Report, reportSchema } from "../standings/report.ts";
import type { Entry, PodResult } from "./entry.ts";
import { type Night, type Pod, type PodReport, podOf } from "./state.ts";
import { type NightProblem, problem, type Steps, withPod } from "./step.ts";

type Kind = "reported" | "confirmed" | "disputed" | "judged" | "corrected";

export const RESULT_STEPS: Steps<Kind> = {
  reported: {
    against(night, entry) {
      const pod = podOf(night, entry);
      if (pod === null) return problem("no-pod", { round: entry.round });
      const facts = { round: entry.round, pods: [entry.pod] };
      if (pod.standing === "settled") return problem("settled", facts);
      if (pod.standing === "disputed") return problem("disputed", facts);
      if (entry.from === "player" && !pod.players.includes(entry.by)) return problem("not-of-pod", facts);
      const last = pod.reports.at(-1);
      if (last && pod.standing === "reported" && saysSame(last.result, entry.result))
        return problem("nothing-new", facts);
      return againstResult(entry, pod);
    },
    apply(night, entry) {
      const { from } = entry;
      // A table knows what came of it, and an organiser's word counts.
      const standing = from === "player" ? "reported" : "settled";
      return withPod(night, entry, (pod) => ({ ...withReport(pod, entry, from), standing, confirmed: null }));
    },
  },

  confirmed: {
    against(night, entry) {
      const { pod, last, wrong } = aboutLast(night, entry);
      if (wrong !== null) return wrong;
      const facts = { round: entry.round, pods: [entry.pod] };
      if (pod.standing === "disputed") return problem("disputed", facts);
      if (entry.from !== "player") return null;
      if (!pod.players.includes(entry.by)) return problem("not-of-pod", facts);
      return last.by === entry.by ? problem("own-report", facts) : null;
    },
    apply: (night, entry) =>
      withPod(night, entry, (pod) => ({
        ...pod,
        standing: "settled",
        confirmed: { by: entry.by, from: entry.from, at: entry.at },
      })),
  },

  disputed: {
    against(night, entry) {
      const { pod, wrong } = aboutLast(night, entry);
      if (wrong !== null) return wrong;
      const facts = { round: entry.round, pods: [entry.pod] };
      if (!pod.players.includes(entry.by)) return problem("not-of-pod", facts);
      return pod.standing === "disputed" ? problem("already-disputed", facts) : null;
    },
    apply: (night, entry) =>
      withPod(night, entry, (pod) => ({
        ...pod,
        standing: "disputed",
        dispute: { by: entry.by, at: entry.at, why: entry.why },
      })),
  },

  judged: {
    against(night, entry) {
      const pod = podOf(night, entry);
      if (pod === null) return problem("no-pod", { round: entry.round });
      if (pod.standing !== "disputed") return problem("not-disputed", { round: entry.round, pods: [entry.pod] });
      return againstResult(entry, pod);
    },
    apply: (night, entry) => withPod(night, entry, (pod) => settledBy(pod, entry, "judged")),
  },

  corrected: {
    against(night, entry) {
      const pod = podOf(night, entry);
      if (pod === null) return problem("no-pod", { round: entry.round });
      const last = pod.reports.at(-1);
      if (last && pod.standing === "settled" && saysSame(last.result, entry.result))
        return problem("nothing-new", { round: entry.round, pods: [entry.pod] });
      return againstResult(entry, pod);
    },
    apply: (night, entry) => withPod(night, entry, (pod) => settledBy(pod, entry, "corrected")),
  },
};

type AboutLast = { pod: Pod; last: PodReport; wrong: null } | { pod: Pod | null; last: null; wrong: NightProblem };

/** The pod and its last report, about which somebody says something, or why nothing can be said about that. */
function aboutLast(night: Night, entry: { round: number; pod: number; report: number }): AboutLast {
  const pod = podOf(night, entry);
  if (pod === null) return { pod, last: null, wrong: problem("no-pod", { round: entry.round }) };
  const facts = { round: entry.round, pods: [entry.pod] };
  const last = pod.reports.at(-1);
  if (pod.standing === "settled") return { pod, last: null, wrong: problem("settled", facts) };
  if (!last) return { pod, last: null, wrong: problem("not-reported", facts) };
  if (last.number !== entry.report) return { pod, last: null, wrong: problem("report-changed", facts) };
  return { pod, last, wrong: null };
}

/** The reports of all pods that count, the byes among them as pods of one: what the standings are made of. */
export function reportsOf({ rounds }: Pick<Night, "rounds">): Report[] {
  return rounds.flatMap(({ number, pods, byes }) => [
    ...pods.flatMap((pod) => {
      const last = pod.standing === "settled" ? pod.reports.at(-1) : undefined;
      return last ? [reportOf({ round: number, pod: pod.players }, last.result)] : [];
    }),
    ...byes.map((user) => reportOf({ round: number, pod: [user] }, BYE)),
  ]);
}

/** Whoever sits out is the first of their own. */
const BYE: PodResult = { places: [1], victory: "none", before_time: false };

function reportOf({ round, pod }: { round: number; pod: readonly string[] }, result: PodResult): Report {
  const { places, victory, before_time, odd } = result;
  return { round, pod, places, victory, before_time, ...(odd === undefined ? {} : { odd }) };
}

/** What is wrong with a result of this pod; null where nothing is. */
function againstResult({ round, result }: { round: number; result: PodResult }, pod: Pod): NightProblem | null {
  const read = reportSchema.safeParse(reportOf({ round, pod: pod.players }, result));
  const stranger = result.out?.find(({ user }) => !pod.players.includes(user));
  if (read.success && stranger === undefined) return null;
  const detail = read.success ? "somebody else is said to be out" : (read.error.issues[0]?.message ?? "");
  return problem("wrong-result", { round, pods: [pod.number], detail });
}

const saysSame = (one: PodResult, other: PodResult): boolean => keyOf(one) === keyOf(other);
const keyOf = ({ places, victory, before_time, odd, out = [] }: PodResult) =>
  JSON.stringify([places, victory, before_time, odd ?? null, out.map(({ user, how }) => [user, how])]);

type Saying = Extract<Entry, { result: PodResult }>;

function withReport(pod: Pod, entry: Saying, from: PodReport["from"]): Pod {
  const { result, by, as = null, at } = entry;
  const why = "why" in entry ? entry.why : "";
  const number = pod.reports.length + 1;
  return { ...pod, reports: [...pod.reports, { number, result, from, by, as, at, why }] };
}

const settledBy = (pod: Pod, entry: Saying, from: "judged" | "corrected"): Pod => ({
  ...withReport(pod, entry, from),
  standing: "settled",
  dispute: from === "judged" ? pod.dispute : null,
  confirmed: null,
});
