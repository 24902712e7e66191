/** From a plan over a draft to a round that is played. */
import type { Draft, Night, Pod } from "./state.ts";
import { fieldOf, isUnopened, openPodsOf, playerOf, podOf, waitsFor } from "./state.ts";
import { type NightProblem, problem, type Steps, withoutPlans, withPod } from "./step.ts";

type Kind =
  | "settings"
  | "begun"
  | "planned"
  | "drafted"
  | "swapped"
  | "locked"
  | "discarded"
  | "published"
  | "pod-opened"
  | "pod-failed"
  | "posted"
  | "ended";

export const ROUND_STEPS: Steps<Kind> = {
  settings: {
    against: (night, { settings }) =>
      JSON.stringify(settings) === JSON.stringify(night.settings) ? problem("nothing-new") : null,
    apply(night, { settings }) {
      const { size, rounds, close, apart, cut } = night.settings;
      const asked = { size, rounds, close, apart, cut };
      const asks = {
        size: settings.size,
        rounds: settings.rounds,
        close: settings.close,
        apart: settings.apart,
        cut: settings.cut,
      };
      const changed = { ...night, settings };
      return JSON.stringify(asked) === JSON.stringify(asks) ? changed : withoutPlans(changed);
    },
  },

  begun: {
    against: (night) => (night.phase === "gathering" ? null : problem("nothing-new")),
    apply: (night) => ({ ...night, phase: "playing" }),
  },

  planned: {
    against(night, { from, rounds }) {
      if (from !== night.rounds.length + 1 || from + rounds.length - 1 > night.settings.rounds)
        return problem("no-more-rounds");
      for (const round of rounds) {
        const wrong = againstPods(night, round, false);
        if (wrong !== null) return wrong;
      }
      return null;
    },
    apply: (night, { from, rounds, repeats, proven }) => ({ ...night, plan: { from, rounds, repeats, proven } }),
  },

  drafted: {
    against(night, { round, final, pods, byes, locked }) {
      if (round !== night.rounds.length + 1 || round > lastRound(night)) return problem("no-more-rounds");
      if (final !== isFinal(night, round)) return problem("wrong-field");
      if (locked.some((pod) => pod >= pods.length)) return problem("no-pod");
      return againstPods(night, { pods, byes }, final);
    },
    apply(night, { round, final, pods, byes, locked, why, repeats, proven }) {
      const version = night.drafts + 1;
      const fresh = { swapped: false, stale: false, paired: { pods, byes } };
      const draft = { version, round, final, pods, byes, locked, why, repeats, proven, ...fresh };
      return { ...night, drafts: version, draft };
    },
  },

  swapped: {
    against(night, { draft: version, a, b }) {
      const found = draftOf(night, version);
      if ("code" in found) return found;
      const [from, to] = [placeIn(found, a), placeIn(found, b)];
      if (from === null || to === null) return problem("not-in", { users: [from === null ? a : b] });
      if (from === to) return problem("same-pod", { users: [a, b] });
      if (found.locked.includes(from) || found.locked.includes(to)) return problem("locked-pod");
      const { pods, byes } = exchanged(found, a, b);
      return againstPods(night, { pods, byes }, found.final);
    },
    apply: (night, { a, b }) => withDraft(night, (draft) => ({ ...draft, ...exchanged(draft, a, b), swapped: true })),
  },

  locked: {
    against(night, { draft: version, pod, on }) {
      const found = draftOf(night, version);
      if ("code" in found) return found;
      if (pod >= found.pods.length) return problem("no-pod");
      return found.locked.includes(pod) === on ? problem("nothing-new") : null;
    },
    apply: (night, { pod, on }) =>
      withDraft(night, (draft) => ({
        ...draft,
        locked: on ? [...draft.locked, pod].sort((x, y) => x - y) : draft.locked.filter((each) => each !== pod),
      })),
  },

  discarded: {
    against(night, { draft: version }) {
      const found = draftOf(night, version, true);
      return "code" in found ? found : null;
    },
    apply: (night) => ({ ...night, draft: null }),
  },

  published: {
    against(night, { draft: version, tables }) {
      const found = draftOf(night, version);
      if ("code" in found) return found;
      if (tables.length !== found.pods.length || new Set(tables).size !== tables.length) return problem("wrong-field");
      const wrong = againstPods(night, found, found.final);
      return wrong ?? againstTables(night, found);
    },
    apply(night, { at, by, tables, channel }) {
      const { draft } = night;
      if (draft === null) return night;
      const pods = draft.pods.map((players, place) => freshPod(place + 1, players, tables[place] ?? ""));
      const round = { number: draft.round, final: draft.final, at, by, channel, pods, byes: draft.byes, clock: null };
      // A plan holds for as long as it is followed.
      const follows =
        JSON.stringify(night.plan?.rounds[draft.round - night.plan.from]?.pods) === JSON.stringify(draft.pods);
      const plan = follows ? night.plan : null;
      return { ...night, phase: "playing", draft: null, plan, rounds: [...night.rounds, round] };
    },
  },

  "pod-opened": {
    against(night, at) {
      const pod = podOf(night, at);
      if (pod === null) return problem("no-pod");
      return pod.thread === null ? null : problem("nothing-new");
    },
    apply: (night, at) =>
      withPod(night, at, (pod) => {
        const opened = { ...pod, thread: at.thread, trouble: null };
        return at.waited === undefined ? opened : { ...opened, extra: pod.extra + at.waited, warned: [] };
      }),
  },

  "pod-failed": {
    against(night, at) {
      const pod = podOf(night, at);
      if (pod === null) return problem("no-pod");
      return pod.thread === null && pod.trouble !== at.why ? null : problem("nothing-new");
    },
    apply: (night, at) => withPod(night, at, (pod) => ({ ...pod, trouble: at.why })),
  },

  posted: {
    against: () => null,
    apply(night, { what, round, channel, message }) {
      const others = night.posted.filter((each) => each.what !== what || each.round !== round);
      return { ...night, posted: [...others, { what, round, channel, message }] };
    },
  },

  ended: {
    against: () => null,
    apply: (night, { at }) => ({ ...night, phase: "ended", endedAt: at, draft: null, plan: null }),
  },
};

/** How many rounds there are, the final one included. */
export const lastRound = ({ settings: { rounds, cut } }: Pick<Night, "settings">): number =>
  cut === null ? rounds : rounds + 1;

/** Whether a round is the final: the one after all preliminary rounds. */
export const isFinal = ({ settings: { rounds, cut } }: Pick<Night, "settings">, round: number): boolean =>
  cut !== null && round === rounds + 1;

function freshPod(number: number, players: readonly string[], table: string): Pod {
  return {
    number,
    table,
    players,
    thread: null,
    trouble: null,
    left: [],
    extra: 0,
    warned: [],
    called: null,
    standing: "open",
    reports: [],
    confirmed: null,
    dispute: null,
  };
}

function withDraft(night: Night, change: (draft: Draft) => Draft): Night {
  if (night.draft === null) return night;
  const version = night.drafts + 1;
  return { ...night, drafts: version, draft: { ...change(night.draft), version } };
}

/** The draft that somebody has before them. `any`: also one that does not hold any more. */
function draftOf({ draft }: Night, version: number, any = false): Draft | NightProblem {
  if (draft === null || draft.version !== version) return problem("draft-changed");
  return draft.stale && !any ? problem("field-changed") : draft;
}

/** The pod of a player, or -1 for those who sit out; null where they are not in the draft. */
function placeIn({ pods, byes }: Pick<Draft, "pods" | "byes">, user: string): number | null {
  if (byes.includes(user)) return -1;
  const pod = pods.findIndex((players) => players.includes(user));
  return pod === -1 ? null : pod;
}

function exchanged({ pods, byes }: Draft, a: string, b: string): Pick<Draft, "pods" | "byes"> {
  const other = (user: string) => (user === a ? b : user === b ? a : user);
  return { pods: pods.map((players) => players.map(other)), byes: byes.map(other) };
}

/** Whether these are pods of just those who are here, with nobody beside whom they must not meet. */
function againstPods(
  night: Night,
  { pods, byes }: { pods: readonly (readonly string[])[]; byes: readonly string[] },
  final: boolean,
): NightProblem | null {
  const seated = [...pods.flat(), ...byes];
  const field = fieldOf(night);
  const isField = new Set(seated).size === seated.length && seated.length === (final ? seated.length : field.length);
  if (!isField || pods.length === 0 || seated.some((user) => !field.some((player) => player.user === user)))
    return problem("wrong-field");
  for (const [at, players] of pods.entries()) {
    const clash = clashIn(night, players, final);
    if (clash !== null) return problem("clash", { users: clash, pods: [at + 1] });
  }
  return null;
}

/** Two of a pod who must not meet, or null. */
function clashIn(night: Night, players: readonly string[], final: boolean): [string, string] | null {
  for (const [at, a] of players.entries())
    for (const b of players.slice(at + 1)) {
      const sameRace = !final && playerOf(night, a)?.race === playerOf(night, b)?.race;
      const apart = night.settings.apart.some((pair) => pair.includes(a) && pair.includes(b));
      if (sameRace || apart) return [a, b];
    }
  return null;
}

/**
 * Whether a round is to be over, or in a league of days to be at its tables, before the next one is published. A pod of the next
 * one waits for whoever has as many open tables as they may have.
 */
function againstTables(night: Night, { pods }: Draft): NightProblem | null {
  if (night.settings.pace === "daily") return againstUnopened(night);
  const busy = pods.flat().flatMap((user) => {
    const [open] = openPodsOf(night, user);
    return open ? [{ round: open.round.number, pod: open.pod.number, user }] : [];
  });
  const [first] = busy;
  if (!first) return null;
  const same = busy.filter(({ round }) => round === first.round);
  return problem("tables-open", {
    round: first.round,
    pods: [...new Set(same.map(({ pod }) => pod))].sort((a, b) => a - b),
    users: busy.map(({ user }) => user),
  });
}

/** A pod that is published already has its table before any of a later round. */
function againstUnopened(night: Night): NightProblem | null {
  for (const { number, pods } of night.rounds) {
    const pod = pods.find(isUnopened);
    if (pod) return problem("not-opened", { round: number, pods: [pod.number], users: waitsFor(night, pod) });
  }
  return null;
}
