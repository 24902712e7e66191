/**
 * A plan of several rounds while it is being made better: two players of different pods of a round change places. What a
 * change costs is told from tables, so that a second holds millions of them.
 */
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import type { Pieces } from "../../piecemeal.ts";
import { Alike } from "./alike.ts";
import { below, isKept } from "./draws.ts";
import { type Pairs, POD_SIZES } from "./field.ts";
import { Rivals, times } from "./rivals.ts";

/**
 * What two who must not meet weigh, and to sit out once more than others, in repeats: more than all that one change brings. To sit in
 * an odd pod once more leads the way among plans of few repeats; which of them is the best, is told without it.
 */
const CLASH = 100_000;
const BYE = 1_000;
const ODD = 0.1;
/** Where the heat begins and ends, in repeats, and for what comes after them, in units of its own. */
const HOT = 0.38;
const COLD = 0.3;
const AFTER = { hottest: 3, hot: 1, cold: 0.25 } as const;
/** So often it begins anew from the best, by turns at one heat and the other: small plans need the more of it. */
const TURNS = 8;
/** What an aim weighs against the next, where that one is made better; no change may bring so many repeats more. */
const BEFORE = 2;
const MOST_HARM = 6;
/** Which part of the time is kept for each of the aims that come after repeats. */
const SHARE_AFTER = 0.08;
/** Moves between two pauses. */
const AT_ONCE = 4_000;

/** Two of different rooms of a round who change places. */
interface Change {
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

export const compareWorths = (a: Worth, b: Worth): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

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
  /** By round, room and player: what the player weighs beside all who sit there, so that a change is weighed without looking at each. */
  readonly #beside: Int32Array;
  /** How often each has sat out, and in an odd pod, by the end of the plan. */
  readonly #outs: Int32Array;
  readonly #odds: Int32Array;
  /** How often each has met each race by the end of the plan. */
  readonly #rivals: Rivals;
  readonly #alike: Alike;
  /** The exchange drawn last, and what it would change: one object, since millions are drawn. */
  readonly #drawn = { round: 0, a: 0, b: 0, from: 0, to: 0, change: 0, oddly: 0 };
  #best: Int16Array;
  #worth: Worth = [0, 0, 0];
  /** How many repeats that has; whoever meets whom they must not counts for very many. */
  #fewest = 0;

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
    this.#alike = new Alike(pairs);
    this.#best = this.#seats.slice();
  }

  /**
   * Tries so many changes, from hot to cold, and keeps the best that was found: first the fewest repeats, then those aims that
   * come after them, each without any harm to the ones before.
   *
   * @param least fewer repeats are impossible: they are looked for no longer.
   */
  *anneal(random: RandomGenerator, moves: number, least = 0): Pieces<void> {
    this.#keep();
    const isOdd = this.#isOdd.includes(1);
    const after = Math.floor(moves * SHARE_AFTER);
    yield* this.#annealRepeats(random, moves - (isOdd ? 2 : 1) * after, least);
    if (isOdd) yield* this.#annealAfter(random, after, 1);
    yield* this.#annealAfter(random, after, 2);
  }

  /** Draws who might change places, into `#drawn`; false where they sit in one room, or it would do too much harm. */
  #draw(random: RandomGenerator): boolean {
    const drawn = this.#drawn;
    const round = below(random, this.#rounds);
    const a = below(random, this.#count);
    const b = this.#alike.partner(random, a);
    const from = this.#roomIn(round, a);
    const to = this.#roomIn(round, b);
    if (from === to) return false;
    drawn.change = this.#changed(round, a, from, to, b) + this.#changed(round, b, to, from, a);
    if (drawn.change > MOST_HARM) return false;
    drawn.round = round;
    drawn.a = a;
    drawn.b = b;
    drawn.from = from;
    drawn.to = to;
    drawn.oddly = this.#oddly(a, from, to) + this.#oddly(b, to, from);
    return true;
  }

  *#annealRepeats(random: RandomGenerator, moves: number, least: number): Pieces<void> {
    let [now, odd] = this.#worth;
    let heat = HOT;
    let isFair = isEven(this.#outs);
    for (let move = 0; move < moves; move++) {
      if (move % AT_ONCE === AT_ONCE - 1) {
        heat = HOT * (COLD / HOT) ** (move / moves);
        yield;
      }
      if (this.#fewest <= least && isFair) return;
      if (!this.#draw(random)) continue;
      const { change, oddly } = this.#drawn;
      if (!isKept(random, change + ODD * oddly, heat)) continue;
      this.#exchange(this.#drawn);
      now += change;
      odd += oddly;
      if (now < this.#worth[0] || (now === this.#worth[0] && odd < this.#worth[1])) {
        this.#keep();
        isFair = isEven(this.#outs);
      }
    }
  }

  /** From the best so far on; `aim`: which part of the worth is made less. What stands before it weighs several of it. */
  *#annealAfter(random: RandomGenerator, moves: number, aim: 1 | 2): Pieces<void> {
    const turn = Math.max(1, Math.floor(moves / TURNS));
    let now: Worth = this.#worth;
    let hot: number = AFTER.hottest;
    let heat = hot;
    for (let move = 0; move < moves && this.#worth[aim] > 0; move++) {
      if (move % turn === 0) {
        this.#restore();
        now = this.#worth;
        hot = hot === AFTER.hot ? AFTER.hottest : AFTER.hot;
        heat = hot;
      }
      if (move % AT_ONCE === AT_ONCE - 1) {
        heat = hot * (AFTER.cold / hot) ** ((move % turn) / turn);
        yield;
      }
      if (!this.#draw(random)) continue;
      const { change, oddly } = this.#drawn;
      const rivalry = this.#rivals.again;
      this.#meetRaces(this.#drawn, 1);
      const more = aim === 1 ? oddly : BEFORE * oddly + this.#rivals.again - rivalry;
      if (!isKept(random, BEFORE ** aim * change + more, heat)) {
        this.#meetRaces(this.#drawn, -1);
        continue;
      }
      this.#reseat(this.#drawn);
      now = [now[0] + change, now[1] + oddly, this.#rivals.again];
      if (compareWorths(now, this.#worth) < 0) this.#keep();
    }
  }

  #keep(): void {
    this.#best.set(this.#seats);
    let byes = 0;
    for (const count of this.#outs) byes += BYE * times(count);
    this.#fewest = this.#repeatsNow();
    const odd = this.#odds.reduce((sum, each) => sum + times(each), 0);
    this.#worth = [byes + this.#fewest, odd, this.#rivals.again];
  }

  /** Seats everybody as the best that was found has it. */
  #restore(): void {
    const best = this.#best;
    for (let round = 0; round < this.#rounds; round++)
      for (const [room, size] of this.#sizes.entries())
        for (let seat = 0; seat < size; seat++) {
          const at = (round * this.#sizes.length + room) * this.#room + seat;
          const [here, wanted] = [this.#seats[at] ?? 0, best[at] ?? 0];
          if (here === wanted) continue;
          const [from, to] = [this.#roomIn(round, here), this.#roomIn(round, wanted)];
          this.#exchange({ round, a: here, b: wanted, from, to });
        }
  }

  #repeatsNow(): number {
    let repeats = 0;
    for (let a = 0; a < this.#count; a++)
      for (let b = 0; b < a; b++) {
        const before = this.#pairs.met(a, b) + (this.#pairs.clash(a, b) ? CLASH : 0);
        repeats += times(this.#weight[a * this.#count + b] ?? 0) - times(before);
      }
    return repeats;
  }

  /** How the best that was found compares with others. */
  worth(): Worth {
    return this.#worth;
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

  /** What it costs one of two who change places: the other, `beside`, is met neither before nor after. */
  #changed(round: number, at: number, from: number, to: number, beside: number): number {
    let change = 0;
    if (from === this.#seated) change -= BYE * ((this.#outs[at] ?? 0) - 1);
    else change -= (this.#beside[this.#besideAt(round, at, from)] ?? 0) - ((this.#sizes[from] ?? 1) - 1);
    if (to === this.#seated) return change + BYE * (this.#outs[at] ?? 0);
    return change + (this.#beside[this.#besideAt(round, at, to)] ?? 0) - (this.#weight[at * this.#count + beside] ?? 0);
  }

  /** How often more somebody who comes from one room into another has sat in an odd pod before. */
  #oddly(at: number, from: number, to: number): number {
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
  #exchange(change: Change): void {
    if (change.from !== change.to) this.#meetRaces(change, 1);
    this.#reseat(change);
  }

  /** Counts whose race each meets once they have changed places (1), or that they have not (-1): before anybody is seated anew. */
  #meetRaces({ round, a, b, from, to }: Change, by: 1 | -1): void {
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

  #reseat({ round, a, b, from, to }: Change): void {
    const [seatA, seatB] = [this.#seatOf[round * this.#count + a] ?? 0, this.#seatOf[round * this.#count + b] ?? 0];
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
    this.#roomOf[round * this.#count + at] = room;
    this.#seatOf[round * this.#count + at] = seat;
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
    const [before, after] = [leaves * this.#count, comes * this.#count];
    for (let at = 0; at < this.#count; at++)
      this.#beside[first + at] =
        (this.#beside[first + at] ?? 0) - (this.#weight[before + at] ?? 0) + (this.#weight[after + at] ?? 0);
  }

  #weigh(a: number, b: number, by: 1 | -1): void {
    const now = (this.#weight[a * this.#count + b] ?? 0) + by;
    this.#weight[a * this.#count + b] = now;
    this.#weight[b * this.#count + a] = now;
  }

  #meet(a: number, b: number, by: 1 | -1): void {
    this.#weigh(a, b, by);
    for (let round = 0; round < this.#rounds; round++) {
      const [ofA, ofB] = [
        this.#besideAt(round, a, this.#roomIn(round, b)),
        this.#besideAt(round, b, this.#roomIn(round, a)),
      ];
      this.#beside[ofA] = (this.#beside[ofA] ?? 0) + by;
      this.#beside[ofB] = (this.#beside[ofB] ?? 0) + by;
    }
  }

  #roomIn(round: number, at: number): number {
    return this.#roomOf[round * this.#count + at] ?? 0;
  }

  #besideAt(round: number, at: number, room: number): number {
    return (round * this.#sizes.length + room) * this.#count + at;
  }
}

/** Whether nobody has had something twice more than somebody else. */
const isEven = (counts: Int32Array): boolean => Math.max(...counts) - Math.min(...counts) <= 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
