/** A night out of its entries, and what a new entry comes to. Pure. */
import type { Pieces } from "../../piecemeal.ts";
import { CLOCK_STEPS } from "./clock.ts";
import type { Entry, EntryOf, Said } from "./entry.ts";
import { PLAYER_STEPS } from "./players.ts";
import { RESULT_STEPS } from "./results.ts";
import { ROUND_STEPS } from "./rounds.ts";
import type { Night } from "./state.ts";
import { type NightProblem, problem, type Step } from "./step.ts";

const STEPS: { readonly [T in Exclude<Said["type"], "opened">]: Step<T> } = {
  ...PLAYER_STEPS,
  ...ROUND_STEPS,
  ...CLOCK_STEPS,
  ...RESULT_STEPS,
};

/** What may still be said of a night that has ended. */
const AFTERWARDS: readonly Said["type"][] = ["corrected", "posted"];
/** As many presses are remembered as may arrive twice. */
const KEYS_KEPT = 100;

export type Applied = { ok: true; night: Night } | { ok: false; problem: NightProblem };

/** The night that an opening opens. */
export function openedNight({ at, league, number, name, settings, seed, players, key }: EntryOf<"opened">): Night {
  return {
    league,
    number,
    name,
    settings,
    seed,
    phase: "gathering",
    openedAt: at,
    endedAt: null,
    players: players.map((player) => ({ ...player, entered: at, late: false, here: false, gone: null })),
    plan: null,
    draft: null,
    drafts: 0,
    rounds: [],
    posted: [],
    keys: key === undefined ? [] : [key],
  };
}

/** The night after one more entry, or what stands against it. */
export function withEntry(night: Night, entry: Entry): Applied {
  if (entry.type === "opened") return { ok: false, problem: problem("nothing-new") };
  if (night.phase === "ended" && !AFTERWARDS.includes(entry.type)) return { ok: false, problem: problem("over") };
  const against = stepOf(entry).against(night, entry);
  return against === null ? { ok: true, night: applied(night, entry) } : { ok: false, problem: against };
}

/** The entry's own step. */
const stepOf = (entry: Exclude<Entry, EntryOf<"opened">>) => STEPS[entry.type] as Step<typeof entry.type>;

function applied(night: Night, entry: Entry): Night {
  if (entry.type === "opened") return night;
  const next = stepOf(entry).apply(night, entry);
  const { key } = entry;
  if (key === undefined || next.keys.at(-1) === key) return next;
  return { ...next, keys: [...next.keys, key].slice(-KEYS_KEPT) };
}

/**
 * All entries of a night, the opening first: whatever stands there was allowed when it was written, and counts. Throws where
 * they are those of no night.
 */
export function* replayedNight(entries: readonly Entry[]): Pieces<Night> {
  const [first, ...rest] = entries;
  if (first?.type !== "opened") throw new Error("a night begins with its opening");
  let night = openedNight(first);
  for (const entry of rest) {
    night = applied(night, entry);
    yield;
  }
  return night;
}
