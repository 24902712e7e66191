/** The clock of a round. compendium: 11. Tournament Rules */
import { podOf, roundOf } from "./state.ts";
import { problem, type Steps, withPod, withRound } from "./step.ts";

type Kind = "clock-started" | "extended" | "warned" | "time-called";

export const CLOCK_STEPS: Steps<Kind> = {
  "clock-started": {
    against(night, { round }) {
      const found = roundOf(night, round);
      if (found === null) return problem("no-round");
      return found.clock === null ? null : problem("clock-runs", { round });
    },
    apply: (night, { at, round, minutes }) =>
      withRound(night, round, (found) => ({ ...found, clock: { startedAt: at, minutes, extra: 0, warned: [] } })),
  },

  extended: {
    against(night, { round, pod }) {
      const found = roundOf(night, round);
      if (found === null) return problem("no-round");
      if (found.clock === null) return problem("no-clock", { round });
      const pods = pod === null ? found.pods : found.pods.filter(({ number }) => number === pod);
      if (pods.length === 0) return problem("no-pod", { round });
      // Once time was called everywhere, there is nothing left to prolong.
      return pods.every(({ called, standing }) => called !== null || standing === "settled")
        ? problem("time-called", { round })
        : null;
    },
    apply(night, { round, pod, minutes }) {
      // What was said of the time that is left holds no more.
      if (pod !== null)
        return withPod(night, { round, pod }, (found) => ({ ...found, extra: found.extra + minutes, warned: [] }));
      return withRound(night, round, (found) =>
        found.clock === null
          ? found
          : {
              ...found,
              clock: { ...found.clock, extra: found.clock.extra + minutes, warned: [] },
              pods: found.pods.map((each) => ({ ...each, warned: [] })),
            },
      );
    },
  },

  warned: {
    against(night, { round, pod, left }) {
      const found = roundOf(night, round);
      if (found === null) return problem("no-round");
      if (found.clock === null) return problem("no-clock", { round });
      const warned = pod === null ? found.clock.warned : podOf(night, { round, pod })?.warned;
      if (warned === undefined) return problem("no-pod", { round });
      return warned.includes(left) ? problem("nothing-new", { round }) : null;
    },
    apply(night, { round, pod, left }) {
      if (pod !== null)
        return withPod(night, { round, pod }, (found) => ({ ...found, warned: [...found.warned, left] }));
      return withRound(night, round, (found) =>
        found.clock === null ? found : { ...found, clock: { ...found.clock, warned: [...found.clock.warned, left] } },
      );
    },
  },

  "time-called": {
    against(night, at) {
      const pod = podOf(night, at);
      if (pod === null) return problem("no-pod", { round: at.round });
      if (pod.standing === "settled") return problem("settled", { round: at.round, pods: [at.pod] });
      return pod.called === null ? null : problem("time-called", { round: at.round, pods: [at.pod] });
    },
    apply: (night, { at: now, round, pod }) => withPod(night, { round, pod }, (found) => ({ ...found, called: now })),
  },
};
