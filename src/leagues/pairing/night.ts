/**
 * All rounds of a night planned together, where they are known ahead and points play no part: whoever meets in the first
 * round costs those of the last. By annealing over the whole plan, as `anneal.ts` does it for one round.
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Pieces } from "../../piecemeal.ts";
import { isKept, seedNumber } from "./draws.ts";
import type { Field, Pairs } from "./field.ts";
import { pairsOf } from "./field.ts";
import { type Paired, paired, waysWith } from "./pair.ts";
import { distance } from "./sizes.ts";

/** Exchanges tried for each player in each round. */
const MOVES_EACH = 20_000;
const MOST_MOVES = 4_000_000;
const AT_ONCE = 2_000;
const CLASH = 40;
/** To sit out once more than others weighs as much as this many repeats, to sit in an odd pod once more less than one. */
const BYE = 30;
const ODD = 0.01;
const HOT = 0.5;
const COLD = 0.12;

/** The pods and byes of each round, by the players' ids, and how many meetings are not the first of those two. */
export interface Night {
  rounds: readonly { pods: readonly (readonly string[])[]; byes: readonly string[] }[];
  repeats: number;
}

export type Planned = ({ ok: true } & Night) | { ok: false; error: string };

/** So many ways to split a field are planned for, where they are equally near to the wanted size. */
const MOST_WAYS = 3;

/**
 * Plans so many rounds for a field; refuses what a single round refuses. The same seed, the same plan. In each round as
 * many sit out, and the pods have the same sizes.
 */
export function* plannedNight(field: Field, rounds: number): Pieces<Planned> {
  const first: Paired = yield* paired({ ...field, close: false });
  if (!first.ok) return first;
  const pairs = pairsOf(field);
  const ways = roomsFor(field, first);
  let best: Plan | null = null;
  for (const [number, rooms] of ways.entries()) {
    const plan = new Plan(pairs, field, { ...rooms, rounds });
    yield* plan.anneal(`night ${number} ${field.seed}`, ways.length);
    // Only the first way is known to be possible without anybody meeting whom they must not.
    if (best === null || (!plan.clashes() && plan.repeats() < best.repeats())) best = plan;
  }
  return { ok: true, rounds: best?.rounds() ?? [], repeats: best?.repeats() ?? 0 };
}

interface Rooms {
  /** Who sits where at first, by places in the field. */
  rooms: number[][];
  /** How many of them are pods; one more sits out. */
  seated: number;
}

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

type Rounds = number[][][];

class Plan {
  readonly #pairs: Pairs;
  readonly #count: number;
  readonly #seated: number;
  /** Whether a pod has another size than wanted. */
  readonly #isOdd: readonly boolean[];
  /** By round and pod; the last pod sits out where there are byes. */
  readonly #pods: Rounds;
  readonly #podOf: readonly Int32Array[];
  /** What two weigh who meet for the first time in this night, row by row. */
  readonly #before: Float64Array;
  /** How often two meet in this night. */
  readonly #meets: Int32Array;
  /** How often each has sat out, and in an odd pod, by the end of the night. */
  readonly #outs: number[];
  readonly #odds: number[];
  #best: Rounds;

  constructor(
    pairs: Pairs,
    { size }: Field,
    { rooms, seated, rounds }: { rooms: number[][]; seated: number; rounds: number },
  ) {
    const count = pairs.players.length;
    this.#pairs = pairs;
    this.#count = count;
    this.#seated = seated;
    this.#isOdd = rooms.map((pod, at) => at < seated && pod.length !== size);
    this.#pods = Array.from({ length: rounds }, () => rooms.map((pod) => [...pod]));
    const podOf = new Int32Array(count);
    for (const [pod, places] of rooms.entries()) for (const at of places) podOf[at] = pod;
    this.#podOf = this.#pods.map(() => podOf.slice());
    this.#before = new Float64Array(count * count);
    this.#meets = new Int32Array(count * count);
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++) {
        if (a === b) continue;
        this.#before[a * count + b] = pairs.met(a, b) + (pairs.clash(a, b) ? CLASH : 0);
        if (podOf[a] === podOf[b] && (podOf[a] ?? 0) < seated) this.#meets[a * count + b] = rounds;
      }
    const inRounds = (at: number, is: (pod: number) => boolean) => (is(podOf[at] ?? 0) ? rounds : 0);
    this.#outs = pairs.players.map(({ byes }, at) => byes + inRounds(at, (pod) => pod === seated));
    this.#odds = pairs.players.map(({ odd }, at) => odd + inRounds(at, (pod) => this.#isOdd[pod] ?? false));
    this.#best = this.#copy();
  }

  /** `ways`: in how many parts the time is shared out. */
  *anneal(seed: string, ways: number): Pieces<void> {
    const rounds = this.#pods.length;
    const random = xoroshiro128plus(seedNumber(seed));
    const moves = Math.floor(Math.min(MOST_MOVES, MOVES_EACH * this.#count * rounds) / ways);
    let energy = 0;
    let least = 0;
    let heat = HOT;
    for (let move = 0; move < moves; move++) {
      if (move % AT_ONCE === AT_ONCE - 1) {
        heat = HOT * (COLD / HOT) ** (move / moves);
        yield;
      }
      const round = uniformInt(random, 0, rounds - 1);
      const a = uniformInt(random, 0, this.#count - 1);
      const b = uniformInt(random, 0, this.#count - 1);
      if (this.#podOf[round]?.[a] === this.#podOf[round]?.[b]) continue;
      const change = this.#costs(round, a, b);
      if (!isKept(random, change, heat)) continue;
      this.#exchange(round, a, b);
      energy += change;
      if (energy >= least - 1e-9) continue;
      least = energy;
      this.#best = this.#copy();
      if (this.#isIdeal()) return;
    }
  }

  /** Nobody could do better. */
  #isIdeal(): boolean {
    return (
      !this.#isOdd.includes(true) &&
      (this.#pods[0]?.length ?? 0) === this.#seated &&
      this.repeats() === 0 &&
      !this.clashes()
    );
  }

  /** The best rounds that were found, by the players' ids. */
  rounds(): Night["rounds"] {
    const named = (places: readonly number[]) => places.map((at) => this.#pairs.players[at]?.id ?? "");
    return this.#best.map((pods) => ({
      pods: pods.slice(0, this.#seated).map(named),
      byes: named(pods[this.#seated] ?? []),
    }));
  }

  /** Whether anybody meets whom they must not. */
  clashes(): boolean {
    const meet = (places: readonly number[]) =>
      places.some((a, at) => places.slice(at + 1).some((b) => this.#pairs.clash(a, b)));
    return this.#best.some((pods) => pods.slice(0, this.#seated).some(meet));
  }

  /** How many meetings are not the first of those two. */
  repeats(): number {
    const met = new Map<string, number>();
    let repeats = 0;
    for (const pods of this.#best)
      for (const places of pods.slice(0, this.#seated))
        for (const [at, a] of places.entries())
          for (const b of places.slice(at + 1)) {
            const key = a < b ? `${a} ${b}` : `${b} ${a}`;
            const before = met.get(key) ?? this.#pairs.met(a, b);
            repeats += before;
            met.set(key, before + 1);
          }
    return repeats;
  }

  #copy(): Rounds {
    return this.#pods.map((pods) => pods.map((places) => [...places]));
  }

  /** What it costs more if these two change places. */
  #costs(round: number, a: number, b: number): number {
    const from = this.#podOf[round]?.[a] ?? 0;
    const to = this.#podOf[round]?.[b] ?? 0;
    return (
      this.#changed(round, a, { from, to, beside: b }) + this.#changed(round, b, { from: to, to: from, beside: a })
    );
  }

  /** For one of the two: the other, `beside`, is met neither before nor after. */
  #changed(round: number, at: number, { from, to, beside }: { from: number; to: number; beside: number }): number {
    const pods = this.#pods[round] ?? [];
    const row = at * this.#count;
    let change = 0;
    if (from === this.#seated) change -= BYE * ((this.#outs[at] ?? 0) - 1);
    else
      for (const other of pods[from] ?? [])
        if (other !== at) change -= (this.#before[row + other] ?? 0) + (this.#meets[row + other] ?? 0) - 1;
    if (to === this.#seated) change += BYE * (this.#outs[at] ?? 0);
    else
      for (const other of pods[to] ?? [])
        if (other !== beside) change += (this.#before[row + other] ?? 0) + (this.#meets[row + other] ?? 0);
    if (this.#isOdd[from] !== this.#isOdd[to])
      change += ODD * (this.#isOdd[to] ? (this.#odds[at] ?? 0) : 1 - (this.#odds[at] ?? 0));
    return change;
  }

  #exchange(round: number, a: number, b: number): void {
    const podOf = this.#podOf[round] ?? new Int32Array();
    const from = podOf[a] ?? 0;
    const to = podOf[b] ?? 0;
    this.#leave(round, a, from);
    this.#leave(round, b, to);
    this.#enter(round, a, to);
    this.#enter(round, b, from);
    podOf[a] = to;
    podOf[b] = from;
  }

  #leave(round: number, at: number, pod: number): void {
    const places = this.#pods[round]?.[pod] ?? [];
    places.splice(places.indexOf(at), 1);
    this.#tell(at, pod, places, -1);
  }

  #enter(round: number, at: number, pod: number): void {
    const places = this.#pods[round]?.[pod] ?? [];
    this.#tell(at, pod, places, 1);
    places.push(at);
  }

  #tell(at: number, pod: number, others: readonly number[], by: 1 | -1): void {
    if (pod === this.#seated) this.#outs[at] = (this.#outs[at] ?? 0) + by;
    if (this.#isOdd[pod]) this.#odds[at] = (this.#odds[at] ?? 0) + by;
    if (pod === this.#seated) return;
    for (const other of others) {
      const key = at * this.#count + other;
      const now = (this.#meets[key] ?? 0) + by;
      this.#meets[key] = now;
      this.#meets[other * this.#count + at] = now;
    }
  }
}
