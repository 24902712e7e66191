/** The next round of a night as it might be: out of what was planned, or paired now. */
import type { Pieces } from "../../piecemeal.ts";
import { type Evaluated, evaluated, type Worse, worseThan } from "../pairing/evaluate.ts";
import { EXACT_MOST } from "../pairing/exact.ts";
import { type Field, fieldSchema, POD_SIZES } from "../pairing/field.ts";
import { plannedNight } from "../pairing/night.ts";
import { paired } from "../pairing/pair.ts";
import { standingsOf } from "../standings/standings.ts";
import type { Said } from "./entry.ts";
import { reportsOf } from "./results.ts";
import { isFinal, lastRound } from "./rounds.ts";
import { fieldOf, type Night } from "./state.ts";

/** What is to be written, or why no pods are possible: by whom there is, in words with the players' ids. */
export type Drafted =
  | { ok: true; said: readonly Said[] }
  | { ok: false; why: "too-few"; here: number }
  | { ok: false; why: "no-more-rounds" }
  | { ok: false; why: "impossible"; error: string };

interface Pods {
  readonly pods: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/**
 * Drafts the next round. Where all rounds are known ahead and points play no part, all that are left are planned together.
 * The same night gives the same draft; `again`: it is to be another one, but for the pods that are locked.
 */
export function* draftOfNext(night: Night, again = false): Pieces<Drafted> {
  const round = night.rounds.length + 1;
  if (round > lastRound(night)) return { ok: false, why: "no-more-rounds" };
  const field = fieldFor(night, round);
  if (field.players.length < POD_SIZES.least) return { ok: false, why: "too-few", here: fieldOf(night).length };
  if (isFinal(night, round)) return finalists(night, round);
  const locked = again ? lockedIn(night) : [];
  const planned = night.plan?.rounds[round - night.plan.from];
  if (planned && !again) return drafted(night, round, planned, field, { known: yield* knownLeast(field, planned) });
  const left = night.settings.rounds - round + 1;
  if (locked.length === 0 && !night.settings.close && left > 1) {
    const plan = yield* plannedNight(field, left);
    if (!plan.ok) return { ok: false, why: "impossible", error: plan.error };
    const { rounds, repeats, proven } = plan;
    const said = { type: "planned", from: round, rounds, repeats, proven } as const;
    const [first] = rounds;
    const draft = first ? drafted(night, round, first, field, { known: yield* knownLeast(field, first) }) : null;
    if (draft?.ok) return { ok: true, said: [said, ...draft.said] };
  }
  const free = { ...field, players: field.players.filter(({ id }) => !locked.flat().includes(id)) };
  if (free.players.length === 0 && locked.length > 0) return drafted(night, round, { pods: locked, byes: [] }, field);
  const found = yield* paired(free);
  if (!found.ok) return { ok: false, why: "impossible", error: found.error };
  const pods = { pods: [...locked, ...found.pods], byes: found.byes };
  const known = locked.length > 0 ? yield* knownLeast(field, pods) : found.proven ? found.cost[1] : 0;
  return drafted(night, round, pods, field, { locked: locked.length, known });
}

/** What the pods of a draft are worth as they are now, and what of that has become worse since they were paired. */
export interface DraftsWorth extends Pick<Evaluated, "repeats" | "proven" | "why"> {
  readonly worse: readonly Worse[];
}

/** Null where there is no draft, or somebody has come or gone since. */
export function draftsWorth(night: Night): DraftsWorth | null {
  const { draft } = night;
  if (draft === null || draft.stale) return null;
  const field = fieldFor(night, draft.round);
  const now = evaluated(field, draft, draft.proven ? draft.repeats : 0);
  if (now === null) return null;
  const first = draft.swapped ? evaluated(field, draft.paired) : null;
  return { ...now, worse: first === null ? [] : worseThan(first, now) };
}

/** The field of a round, with whom each has met in this night. */
function fieldFor(night: Night, round: number): Field {
  const { settings, rounds } = night;
  const points = new Map(standingsOf(settings.points, reportsOf(night)).map((one) => [one.id, one.points]));
  const pods = rounds.flatMap((each) => each.pods);
  const apartFrom = (user: string) =>
    settings.apart.flatMap((pair) => (pair.includes(user) ? pair.filter((other) => other !== user) : []));
  return fieldSchema.parse({
    players: fieldOf(night).map(({ user, race }) => ({
      id: user,
      race,
      points: points.get(user) ?? 0,
      byes: rounds.filter(({ byes }) => byes.includes(user)).length,
      met: pods.flatMap(({ players }) => (players.includes(user) ? players.filter((other) => other !== user) : [])),
      apart: apartFrom(user),
      odd: pods.filter(({ players }) => players.includes(user) && players.length !== settings.size).length,
    })),
    size: settings.size,
    seed: `${night.seed} ${round} ${night.drafts}`,
    preliminary: !isFinal(night, round),
    close: settings.close && round > 1,
  });
}

/** The pods that are to stay, as long as all of them are still here. */
function lockedIn({ draft, players }: Night): readonly (readonly string[])[] {
  if (draft === null) return [];
  const isHere = (user: string) =>
    players.some((player) => player.user === user && player.here && player.gone === null);
  return draft.locked.flatMap((at) => {
    const pod = draft.pods[at];
    return pod?.every(isHere) ? [pod] : [];
  });
}

/** Those who stand first of whoever is still here, at one table. */
function finalists(night: Night, round: number): Drafted {
  const here = new Set(fieldOf(night).map(({ user }) => user));
  const standing = standingsOf(night.settings.points, reportsOf(night)).filter(({ id }) => here.has(id));
  const pod = standing.slice(0, night.settings.cut ?? 0).map(({ id }) => id);
  if (pod.length < POD_SIZES.least) return { ok: false, why: "too-few", here: pod.length };
  const facts = { why: [], repeats: 0, proven: true, locked: [] };
  return { ok: true, said: [{ type: "drafted", round, final: true, pods: [pod], byes: [], ...facts }] };
}

/** How few repeats a round of a small field has at the least, where all its pods can be tried; 0 where that is not known. */
function* knownLeast(field: Field, pods: Pods): Pieces<number> {
  if (field.players.length > EXACT_MOST || evaluated(field, pods)?.repeats === 0) return 0;
  const best = yield* paired(field);
  return best.ok ? best.cost[1] : 0;
}

/** `locked`: how many of the pods stay, the first ones; `known`: fewer repeats than these are known to be impossible. */
function drafted(
  night: Night,
  round: number,
  { pods, byes }: Pods,
  field: Field,
  { locked = 0, known = 0 }: { locked?: number; known?: number } = {},
): Drafted {
  const worth = evaluated(field, { pods, byes }, known);
  if (worth === null) return { ok: false, why: "impossible", error: "Two would meet who must not." };
  const { repeats, proven, why } = worth;
  const kept = Array.from({ length: locked }, (_, at) => at);
  const final = isFinal(night, round);
  return { ok: true, said: [{ type: "drafted", round, final, pods, byes, locked: kept, why, repeats, proven }] };
}
