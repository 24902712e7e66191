/** Nights that are under way: rounds with their pods, as they were published. */
import { mayOpen, type Night, type Said, type USUAL_SETTINGS } from "../../src/leagues/night/index.ts";
import { opening, said, taken } from "./night/night.ts";

export const MINUTE = 60_000;

/** A night of so many players, all of them here, with these rounds published; their tables are "t<round>-<pod>". */
export function played(
  players: number,
  rounds: readonly { readonly pods: readonly (readonly number[])[]; readonly byes?: readonly number[] }[],
  settings: Partial<typeof USUAL_SETTINGS> = {},
): Night {
  const all = Array.from({ length: players }, (_, at) => String(at + 1));
  const here = all.map((user): Said => ({ type: "here", user, here: true }));
  let night = taken(
    opening(players, { rounds: 12, pace: "daily", ...settings }),
    here.map((each) => said(each)),
  );
  for (const [at, { pods, byes = [] }] of rounds.entries()) {
    const round = at + 1;
    const draft: Said = {
      type: "drafted",
      round,
      final: false,
      pods: pods.map((pod) => pod.map(String)),
      byes: byes.map(String),
      locked: [],
      why: [],
      repeats: 0,
      proven: true,
    };
    night = taken(night, [said(draft)]);
    const tables = pods.map((_, pod) => `t${round}-${pod + 1}`);
    night = opened(taken(night, [said({ type: "published", draft: night.drafts, tables, channel: "900" })]));
  }
  return night;
}

/** The night with each table open that may be, in a thread "9<round><pod>". */
export function opened(night: Night, at?: number): Night {
  const ready = night.rounds.flatMap(({ number: round, pods }) =>
    pods
      .filter((pod) => mayOpen(night, pod))
      .map(({ number }): Said => {
        return { type: "pod-opened", round, pod: number, thread: `9${round}${number}` };
      }),
  );
  return taken(
    night,
    ready.map((each) => said(each, "moderator", at)),
  );
}

/** What an organiser says came of a pod. */
export const result = (
  round: number,
  pod: number,
  places: readonly number[],
  more: { victory?: "major" | "standard" | "none"; before_time?: boolean; odd?: string } = {},
): Said => ({
  type: "reported",
  round,
  pod,
  from: "organiser",
  result: { places, victory: "none", before_time: false, ...more },
});
