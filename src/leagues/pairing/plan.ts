/**
 * A plan of several rounds while it is being made better: two players of different pods of a round change places. What a
 * change costs is told from tables, so that a second holds millions of them.
 */
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import type { Pieces } from "../../piecemeal.ts";
import { Alike } from "./alike.ts";
import { below, isKept } from "./draws.ts";
import { type Pairs, POD_SIZES } from "./field.ts";

/** What two who must not meet weigh against two who meet again. */
const CLASH = 40;
/** To sit out once more than others weighs as much as this many repeats, to sit in an odd pod once more less than one. */
const BYE = 30;
const ODD = 0.1;
/** Where the heat begins and ends, in repeats; in the last part of the time it falls to what an odd pod weighs. */
const HOT = 0.4;
const COLD = 0.25;
const LAST = 0.88;
const COLDEST = 0.02;
/** Moves between two pauses. */
const AT_ONCE = 4_000;

/** A round, by the players' places in the field. */
export interface PlannedRound {
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

export class Plan {
  readonly #pairs: Pairs;
  readonly #count: number;
  readonly #rounds: number;
  /** How many pods each round has; who sits out is in a room after them. */
  readonly #seated: number;
  readonly #sizes: readonly number[];
  readonly #isOdd: Uint8Array;
  /** How many places a room takes in `#seats`. */
  readonly #room: number;
  /** By round and room, who sits there. */
  readonly #seats: Int16Array;
  /** By round and player, the room, and the place in it. */
  readonly #roomOf: Int16Array;
  readonly #seatOf: Int16Array;
  /** By two players: what they weigh who meet once more, for all meetings of the plan so far. */
  readonly #weight: Int32Array;
  /** How often each has sat out, and in an odd pod, by the end of the plan. */
  readonly #outs: Int32Array;
  readonly #odds: Int32Array;
  readonly #alike: Alike;
  #best: Int16Array;

  /** @param rooms who sits where in each round at first; the first `seated` rooms are pods. */
  constructor(
    pairs: Pairs,
    size: number,
    { rooms, seated, rounds }: { rooms: readonly (readonly number[])[]; seated: number; rounds: number },
  ) {
    const count = pairs.players.length;
    this.#pairs = pairs;
    this.#count = count;
    this.#rounds = rounds;
    this.#seated = seated;
    this.#sizes = rooms.map((room) => room.length);
    this.#isOdd = Uint8Array.from(rooms, (room, at) => (at < seated && room.length !== size ? 1 : 0));
    this.#room = Math.max(POD_SIZES.most, ...this.#sizes);
    this.#seats = new Int16Array(rounds * rooms.length * this.#room);
    this.#roomOf = new Int16Array(rounds * count);
    this.#seatOf = new Int16Array(rounds * count);
    this.#weight = new Int32Array(count * count);
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++)
        if (a !== b) this.#weight[a * count + b] = pairs.met(a, b) + (pairs.clash(a, b) ? CLASH : 0);
    this.#outs = Int32Array.from(pairs.players, ({ byes }) => byes);
    this.#odds = Int32Array.from(pairs.players, ({ odd }) => odd);
    for (let round = 0; round < rounds; round++)
      for (const [room, places] of rooms.entries())
        for (const [seat, at] of places.entries()) this.#begin(round, at, room, places.slice(0, seat));
    this.#alike = new Alike(pairs);
    this.#best = this.#seats.slice();
  }

  /** Tries so many changes, from hot to cold, and keeps the best that was found. Ends sooner where nobody could do better. */
  *anneal(random: RandomGenerator, moves: number): Pieces<void> {
    let energy = 0;
    let least = 0;
    let heat = HOT;
    const last = this.#isOdd.includes(1) ? LAST : 1;
    for (let move = 0; move < moves; move++) {
      if (move % AT_ONCE === AT_ONCE - 1) {
        heat = heatAt(move / moves, last);
        yield;
      }
      const round = below(random, this.#rounds);
      const a = below(random, this.#count);
      const b = this.#alike.partner(random, a);
      const from = this.#roomOf[round * this.#count + a] ?? 0;
      const to = this.#roomOf[round * this.#count + b] ?? 0;
      if (from === to) continue;
      const change = this.#changed(round, a, from, to, b) + this.#changed(round, b, to, from, a);
      if (!isKept(random, change, heat)) continue;
      this.#exchange(round, a, b);
      energy += change;
      if (energy >= least - 1e-9) continue;
      least = energy;
      this.#best.set(this.#seats);
      if (this.#isIdeal()) return;
    }
  }

  /** The best that was found. */
  rounds(): PlannedRound[] {
    return Array.from({ length: this.#rounds }, (_, round) => {
      const rooms = this.#sizes.map((size, room) => {
        const from = (round * this.#sizes.length + room) * this.#room;
        return [...this.#best.subarray(from, from + size)];
      });
      return { pods: rooms.slice(0, this.#seated), byes: rooms[this.#seated] ?? [] };
    });
  }

  /** Whether anybody meets whom they must not. */
  clashes(): boolean {
    const meet = (places: readonly number[]) =>
      places.some((a, at) => places.slice(at + 1).some((b) => this.#pairs.clash(a, b)));
    return this.rounds().some(({ pods }) => pods.some(meet));
  }

  /** How many meetings are not the first of those two. */
  repeats(): number {
    const met = new Map<number, number>();
    let repeats = 0;
    for (const { pods } of this.rounds())
      for (const places of pods)
        for (const [at, a] of places.entries())
          for (const b of places.slice(at + 1)) {
            const key = Math.min(a, b) * this.#count + Math.max(a, b);
            const before = met.get(key) ?? this.#pairs.met(a, b);
            repeats += before;
            met.set(key, before + 1);
          }
    return repeats;
  }

  /** Nobody could do better: asked of what is seated now. */
  #isIdeal(): boolean {
    return isFair(this.#outs) && isFair(this.#odds) && this.repeats() === 0 && !this.clashes();
  }

  /** What it costs one of two who change places: the other, `beside`, is met neither before nor after. */
  #changed(round: number, at: number, from: number, to: number, beside: number): number {
    let change = 0;
    if (from === this.#seated) change -= BYE * ((this.#outs[at] ?? 0) - 1);
    else change -= this.#weighed(round, at, from, at) - ((this.#sizes[from] ?? 1) - 1);
    if (to === this.#seated) change += BYE * (this.#outs[at] ?? 0);
    else change += this.#weighed(round, at, to, beside);
    if (this.#isOdd[from] !== this.#isOdd[to])
      change += ODD * (this.#isOdd[to] ? (this.#odds[at] ?? 0) : 1 - (this.#odds[at] ?? 0));
    return change;
  }

  /** What a player weighs beside all of a room but one. */
  #weighed(round: number, at: number, room: number, without: number): number {
    const first = (round * this.#sizes.length + room) * this.#room;
    const last = first + (this.#sizes[room] ?? 0);
    const row = at * this.#count;
    let sum = 0;
    for (let seat = first; seat < last; seat++) {
      const other = this.#seats[seat] ?? 0;
      if (other !== without) sum += this.#weight[row + other] ?? 0;
    }
    return sum;
  }

  /** Seats one more in a room, beside those who sit there already. */
  #begin(round: number, at: number, room: number, others: readonly number[]): void {
    this.#seat(round, at, room, others.length);
    if (room === this.#seated) this.#outs[at] = (this.#outs[at] ?? 0) + 1;
    else if (this.#isOdd[room]) this.#odds[at] = (this.#odds[at] ?? 0) + 1;
    if (room < this.#seated) for (const other of others) this.#meet(at, other, 1);
  }

  #exchange(round: number, a: number, b: number): void {
    const [ofA, ofB] = [round * this.#count + a, round * this.#count + b];
    const [from, to] = [this.#roomOf[ofA] ?? 0, this.#roomOf[ofB] ?? 0];
    const [seatA, seatB] = [this.#seatOf[ofA] ?? 0, this.#seatOf[ofB] ?? 0];
    this.#tell(round, a, from, -1);
    this.#tell(round, b, to, -1);
    this.#seat(round, a, to, seatB);
    this.#seat(round, b, from, seatA);
    this.#tell(round, a, to, 1);
    this.#tell(round, b, from, 1);
  }

  #seat(round: number, at: number, room: number, seat: number): void {
    this.#seats[(round * this.#sizes.length + room) * this.#room + seat] = at;
    this.#roomOf[round * this.#count + at] = room;
    this.#seatOf[round * this.#count + at] = seat;
  }

  /** Counts that one comes into a room, or leaves it: for both of each two in it. */
  #tell(round: number, at: number, room: number, by: 1 | -1): void {
    if (room === this.#seated) {
      this.#outs[at] = (this.#outs[at] ?? 0) + by;
      return;
    }
    if (this.#isOdd[room]) this.#odds[at] = (this.#odds[at] ?? 0) + by;
    const first = (round * this.#sizes.length + room) * this.#room;
    const last = first + (this.#sizes[room] ?? 0);
    for (let seat = first; seat < last; seat++) {
      const other = this.#seats[seat] ?? 0;
      if (other !== at) this.#meet(at, other, by);
    }
  }

  #meet(a: number, b: number, by: 1 | -1): void {
    const now = (this.#weight[a * this.#count + b] ?? 0) + by;
    this.#weight[a * this.#count + b] = now;
    this.#weight[b * this.#count + a] = now;
  }
}

/** @param last from which share of the time on it falls to the coldest. */
const heatAt = (share: number, last: number): number =>
  share < last ? HOT * (COLD / HOT) ** (share / last) : COLD * (COLDEST / COLD) ** ((share - last) / (1 - last));

/** Whether nobody has had something twice more than somebody else. */
const isFair = (counts: Int32Array): boolean => Math.max(...counts) - Math.min(...counts) <= 1;
