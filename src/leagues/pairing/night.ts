/**
 * All rounds of a night planned together, where they are known ahead and points play no part: whoever meets in the first
 * round costs those of the last. By annealing over the whole plan, as `anneal.ts` does it for one round.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Pieces } from "../../piecemeal.ts";
import { leastRepeats } from "./bound.ts";
import { seedNumber } from "./draws.ts";
import { type Field, pairsOf } from "./field.ts";
import { type Paired, paired } from "./pair.ts";
import { compareWorths, Plan } from "./plan.ts";
import type { FirstRooms } from "./seating.ts";
import { distance } from "./sizes.ts";
import { waysWith } from "./ways.ts";

/** Exchanges tried for each seat of the night; for more seats than these each of them needs more. */
const MOVES_EACH = 50_000;
const FEW_SEATS = 60;
/** Exchanges that all together may take. */
const MOST_MOVES = 12_000_000;

/** The pods and byes of each round, by the players' ids, and how many meetings are not the first of those two. */
export interface PairedNight {
  rounds: readonly { pods: readonly (readonly string[])[]; byes: readonly string[] }[];
  repeats: number;
  /** Fewer are impossible, in pods of these sizes or of others that are as near to the wanted one. */
  proven: boolean;
}

export type Planned = ({ ok: true } & PairedNight) | { ok: false; error: string };

/** So many ways to split a field are planned for, where they are equally near to the wanted size. */
const MOST_WAYS = 3;

/**
 * Plans so many rounds for a field; refuses what a single round refuses. The same seed, the same plan. In each round as
 * many sit out, and the pods have the same sizes.
 */
export function* plannedNight(field: Field, rounds: number, enough = 0): Pieces<Planned> {
  // Which sizes and how many byes are possible has nothing to do with who has met before.
  const players = field.players.map((player) => ({ ...player, met: [], odd: 0 }));
  const first: Paired = yield* paired({ ...field, players, close: false });
  if (!first.ok) return first;
  yield;
  const pairs = pairsOf(field);
  const ways = roomsFor(field, first);
  const seats = field.players.length * rounds;
  const moves = Math.min(MOST_MOVES, MOVES_EACH * seats * Math.max(1, seats / FEW_SEATS));
  const sizes = first.pods.map((pod) => pod.length);
  const bound = leastRepeats(pairs, field, sizes, rounds);
  const least = Math.max(bound, enough);
  yield;
  const random = xoroshiro128plus(seedNumber(`night ${field.seed}`));
  let best: Plan | null = null;
  for (const rooms of ways) {
    const plan = new Plan(pairs, field.size, { ...rooms, rounds });
    yield;
    yield* plan.anneal(random, Math.floor(moves / ways.length), least);
    // Only the first way is known to be possible without anybody meeting whom they must not.
    if (best === null || (!plan.clashes() && compareWorths(plan.worth(), best.worth()) < 0)) best = plan;
    if (best.repeats() <= least) break;
  }
  const named = (places: readonly number[]) => places.map((at) => field.players[at]?.id ?? "");
  const planned = best?.rounds().map(({ pods, byes }) => ({ pods: pods.map(named), byes: named(byes) }));
  const repeats = best?.repeats() ?? 0;
  return { ok: true, rounds: planned ?? [], repeats, proven: repeats <= bound };
}

type Rooms = Omit<FirstRooms, "rounds">;

/** The pods of one round, and the same players in pods of other sizes that are equally near to the wanted one. */
function roomsFor(
  field: Field,
  { pods, byes }: { pods: readonly (readonly string[])[]; byes: readonly string[] },
): Rooms[] {
  const place = new Map(field.players.map(({ id }, at) => [id, at]));
  const order = [...pods, byes].flat().map((id) => place.get(id) ?? 0);
  const sizes = pods.map((pod) => pod.length);
  const far = distance(sizes, field.size);
  const alike = waysWith(field, byes.length).find(([way = []]) => distance(way, field.size) === far) ?? [];
  const others = alike.filter((way) => way.join() !== sizes.toSorted((a, b) => b - a).join());
  return [sizes, ...others].slice(0, MOST_WAYS).map((way) => ({ rooms: filled(order, way), seated: way.length }));
}

/** Pods of these sizes, one after the other; whoever is left over sits out. */
function filled(order: readonly number[], sizes: readonly number[]): number[][] {
  const left = [...order];
  const rooms = sizes.map((size) => left.splice(0, size));
  return left.length > 0 ? [...rooms, left] : rooms;
}
