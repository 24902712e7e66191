/**
 * Who sits where in each round of a plan, while players change places: what a change costs is told from tables, so that a
 * second holds millions of them.
 */
import { type Pairs, POD_SIZES } from "./field.ts";
import { Rivals, times } from "./rivals.ts";

/** What two who must not meet weigh, and to sit out once more than others, in repeats: more than all that one change brings. */
const CLASH = 100_000;
const BYE = 1_000;

/** Two of different rooms of a round who change places. */
export interface Change {
  readonly round: number;
  readonly a: number;
  readonly b: number;
  readonly from: number;
  readonly to: number;
}

/** A round, by the players' places in the field. */
export interface PlannedRound {
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** What a plan is worth, the less the better: the first that differs decides. */
export type Worth = readonly [
  /** Repeats, with what stands before them: nobody sits out twice before all once, and nobody meets whom they must not. */
  repeats: number,
  /** How often those who sit in a pod of another size than wanted have done so before. */
  odd: number,
  /** How often those who meet have met the other's race before. */
  rivalry: number,
];

/** What a plan begins from. */
export interface FirstRooms {
  /** Who sits where in each round at first, by the players' places in the field. */
  readonly rooms: readonly (readonly number[])[];
  /** How many of them are pods, which come first; one more sits out. */
  readonly seated: number;
  readonly rounds: number;
}

export class Seating {
  readonly count: number;
  readonly rounds: number;
  readonly #pairs: Pairs;
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
  /** By round, room and player: what the player weighs beside all who sit there, so that a change is weighed without looking at each. */
  readonly #beside: Int32Array;
  /** How often each has sat out, and in an odd pod, by the end of the plan. */
  readonly #outs: Int32Array;
  readonly #odds: Int32Array;
  /** How often each has met each race by the end of the plan. */
  readonly #rivals: Rivals;

  /** @param size of the pods that are wanted. */
  constructor(pairs: Pairs, size: number, { rooms, seated, rounds }: FirstRooms) {
    const count = pairs.players.length;
    this.#pairs = pairs;
    this.count = count;
    this.rounds = rounds;
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
    this.#beside = new Int32Array(rounds * rooms.length * count);
    this.#outs = Int32Array.from(pairs.players, ({ byes }) => byes);
    this.#odds = Int32Array.from(pairs.players, ({ odd }) => odd);
    this.#rivals = new Rivals(pairs);
    for (let round = 0; round < rounds; round++)
      for (const [room, places] of rooms.entries())
        for (const [seat, at] of places.entries()) this.#begin(round, at, room, places.slice(0, seat));
    for (let round = 0; round < rounds; round++)
      for (const [room, places] of rooms.entries())
        for (let at = 0; at < count; at++)
          this.#beside[this.#besideAt(round, at, room)] = sum(
            places.map((each) => this.#weight[at * count + each] ?? 0),
          );
  }

  /** Whether some pods are of another size than wanted. */
  get hasOddPods(): boolean {
    return this.#isOdd.includes(1);
  }

  /** Whether nobody sits out twice before all have once. */
  get isFair(): boolean {
    return isEven(this.#outs);
  }

  /** How often somebody meets a race again, all together. */
  get rivalry(): number {
    return this.#rivals.again;
  }

  /** The places of all, to be kept. */
  get places(): Int16Array {
    return this.#seats;
  }

  /** Seats everybody as they sat when these places were kept. */
  restore(kept: Int16Array): void {
    for (let round = 0; round < this.rounds; round++)
      for (const [room, size] of this.#sizes.entries())
        for (let seat = 0; seat < size; seat++) {
          const at = (round * this.#sizes.length + room) * this.#room + seat;
          const [here, wanted] = [this.#seats[at] ?? 0, kept[at] ?? 0];
          if (here === wanted) continue;
          const [from, to] = [this.roomIn(round, here), this.roomIn(round, wanted)];
          this.exchange({ round, a: here, b: wanted, from, to });
        }
  }

  /** The rounds as these places have them. */
  roundsOf(kept: Int16Array): PlannedRound[] {
    return Array.from({ length: this.rounds }, (_, round) => {
      const rooms = this.#sizes.map((size, room) => {
        const from = (round * this.#sizes.length + room) * this.#room;
        return [...kept.subarray(from, from + size)];
      });
      return { pods: rooms.slice(0, this.#seated), byes: rooms[this.#seated] ?? [] };
    });
  }

  /** How many repeats it has, where whoever meets whom they must not counts for very many; and what it is worth. */
  weighed(): { repeats: number; worth: Worth } {
    let byes = 0;
    for (const count of this.#outs) byes += BYE * times(count);
    const repeats = this.#repeats();
    const odd = this.#odds.reduce((sum, each) => sum + times(each), 0);
    return { repeats, worth: [byes + repeats, odd, this.#rivals.again] };
  }

  #repeats(): number {
    let repeats = 0;
    for (let a = 0; a < this.count; a++)
      for (let b = 0; b < a; b++) {
        const before = this.#pairs.met(a, b) + (this.#pairs.clash(a, b) ? CLASH : 0);
        repeats += times(this.#weight[a * this.count + b] ?? 0) - times(before);
      }
    return repeats;
  }

  /** The room where a player sits in a round. */
  roomIn(round: number, at: number): number {
    return this.#roomOf[round * this.count + at] ?? 0;
  }

  /** What it costs one of two who change places, in repeats: the other, `beside`, is met neither before nor after. */
  changed(round: number, at: number, from: number, to: number, beside: number): number {
    let change = 0;
    if (from === this.#seated) change -= BYE * ((this.#outs[at] ?? 0) - 1);
    else change -= (this.#beside[this.#besideAt(round, at, from)] ?? 0) - ((this.#sizes[from] ?? 1) - 1);
    if (to === this.#seated) return change + BYE * (this.#outs[at] ?? 0);
    return change + (this.#beside[this.#besideAt(round, at, to)] ?? 0) - (this.#weight[at * this.count + beside] ?? 0);
  }

  /** How often more somebody who comes from one room into another has sat in an odd pod before. */
  oddly(at: number, from: number, to: number): number {
    if (this.#isOdd[from] === this.#isOdd[to]) return 0;
    return this.#isOdd[to] ? (this.#odds[at] ?? 0) : 1 - (this.#odds[at] ?? 0);
  }

  /** Seats one more in a room, beside those who sit there already. */
  #begin(round: number, at: number, room: number, others: readonly number[]): void {
    this.#seat(round, at, room, others.length);
    if (room === this.#seated) this.#outs[at] = (this.#outs[at] ?? 0) + 1;
    else if (this.#isOdd[room]) this.#odds[at] = (this.#odds[at] ?? 0) + 1;
    if (room === this.#seated) return;
    for (const other of others) {
      this.#weigh(at, other, 1);
      this.#rivals.meet(at, other, 1);
    }
  }

  /** Both may sit in one room: then they change their seats alone. */
  exchange(change: Change): void {
    if (change.from !== change.to) this.meetRaces(change, 1);
    this.reseat(change);
  }

  /** Counts whose race each meets once they have changed places (1), or that they have not (-1): before anybody is seated anew. */
  meetRaces({ round, a, b, from, to }: Change, by: 1 | -1): void {
    this.#meetRacesIn(round, a, b, from, by);
    this.#meetRacesIn(round, b, a, to, by);
  }

  #meetRacesIn(round: number, leaves: number, comes: number, room: number, by: 1 | -1): void {
    if (room === this.#seated) return;
    const first = (round * this.#sizes.length + room) * this.#room;
    const last = first + (this.#sizes[room] ?? 0);
    for (let seat = first; seat < last; seat++) {
      const at = this.#seats[seat] ?? 0;
      if (at === leaves) continue;
      this.#rivals.meet(leaves, at, -by);
      this.#rivals.meet(comes, at, by);
    }
  }

  /** The same without counting races, where these are counted already. */
  reseat({ round, a, b, from, to }: Change): void {
    const [seatA, seatB] = [this.#seatOf[round * this.count + a] ?? 0, this.#seatOf[round * this.count + b] ?? 0];
    if (from !== to) {
      this.#tell(round, a, b, from);
      this.#tell(round, b, a, to);
      this.#settle(round, a, b, from);
      this.#settle(round, b, a, to);
    }
    this.#seat(round, a, to, seatB);
    this.#seat(round, b, from, seatA);
  }

  #seat(round: number, at: number, room: number, seat: number): void {
    this.#seats[(round * this.#sizes.length + room) * this.#room + seat] = at;
    this.#roomOf[round * this.count + at] = room;
    this.#seatOf[round * this.count + at] = seat;
  }

  /** Counts that one leaves a room and another takes the place: for both of each two in it. */
  #tell(round: number, leaves: number, comes: number, room: number): void {
    const counts = room === this.#seated ? this.#outs : this.#isOdd[room] ? this.#odds : null;
    if (counts !== null) {
      counts[leaves] = (counts[leaves] ?? 0) - 1;
      counts[comes] = (counts[comes] ?? 0) + 1;
    }
    if (room === this.#seated) return;
    const first = (round * this.#sizes.length + room) * this.#room;
    const last = first + (this.#sizes[room] ?? 0);
    for (let seat = first; seat < last; seat++) {
      const other = this.#seats[seat] ?? 0;
      if (other === leaves) continue;
      this.#meet(leaves, other, -1);
      this.#meet(comes, other, 1);
    }
  }

  /** Counts for everybody that one leaves a room and another takes the place. */
  #settle(round: number, leaves: number, comes: number, room: number): void {
    const first = this.#besideAt(round, 0, room);
    const [before, after] = [leaves * this.count, comes * this.count];
    for (let at = 0; at < this.count; at++)
      this.#beside[first + at] =
        (this.#beside[first + at] ?? 0) - (this.#weight[before + at] ?? 0) + (this.#weight[after + at] ?? 0);
  }

  #weigh(a: number, b: number, by: 1 | -1): void {
    const now = (this.#weight[a * this.count + b] ?? 0) + by;
    this.#weight[a * this.count + b] = now;
    this.#weight[b * this.count + a] = now;
  }

  #meet(a: number, b: number, by: 1 | -1): void {
    this.#weigh(a, b, by);
    for (let round = 0; round < this.rounds; round++) {
      const [ofA, ofB] = [
        this.#besideAt(round, a, this.roomIn(round, b)),
        this.#besideAt(round, b, this.roomIn(round, a)),
      ];
      this.#beside[ofA] = (this.#beside[ofA] ?? 0) + by;
      this.#beside[ofB] = (this.#beside[ofB] ?? 0) + by;
    }
  }

  #besideAt(round: number, at: number, room: number): number {
    return (round * this.#sizes.length + room) * this.count + at;
  }
}

/** Whether nobody has had something twice more than somebody else. */
const isEven = (counts: Int32Array): boolean => Math.max(...counts) - Math.min(...counts) <= 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
