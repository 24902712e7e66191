/** A plan of several rounds while it is being made better: two players of different pods of a round change places. */
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import type { Pieces } from "../../piecemeal.ts";
import { Alike } from "./alike.ts";
import { below, isKept } from "./draws.ts";
import type { Pairs } from "./field.ts";
import { type FirstRooms, type PlannedRound, Seating, type Worth } from "./seating.ts";

/** What it weighs in repeats to sit in an odd pod once more: it leads the way among plans of few; which of them is the best, is told without it. */
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

export const compareWorths = (a: Worth, b: Worth): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

export class Plan {
  readonly #pairs: Pairs;
  readonly #seating: Seating;
  readonly #alike: Alike;
  /** The exchange drawn last, and what it would change: one object, since millions are drawn. */
  readonly #drawn = { round: 0, a: 0, b: 0, from: 0, to: 0, change: 0, oddly: 0 };
  readonly #best: Int16Array;
  #worth: Worth = [0, 0, 0];
  /** How many repeats that has; whoever meets whom they must not counts for very many. */
  #fewest = 0;

  /** @param size of the pods that are wanted. */
  constructor(pairs: Pairs, size: number, first: FirstRooms) {
    this.#pairs = pairs;
    this.#seating = new Seating(pairs, size, first);
    this.#alike = new Alike(pairs);
    this.#best = this.#seating.places.slice();
  }

  /**
   * Tries so many changes, from hot to cold, and keeps the best that was found: first the fewest repeats, then those aims that
   * come after them, each without any harm to the ones before.
   *
   * @param least fewer repeats are impossible: they are looked for no longer.
   */
  *anneal(random: RandomGenerator, moves: number, least = 0): Pieces<void> {
    this.#keep();
    const isOdd = this.#seating.hasOddPods;
    const after = Math.floor(moves * SHARE_AFTER);
    yield* this.#annealRepeats(random, moves - (isOdd ? 2 : 1) * after, least);
    if (isOdd) yield* this.#annealAfter(random, after, 1);
    yield* this.#annealAfter(random, after, 2);
  }

  /** Draws who might change places, into `#drawn`; false where they sit in one room, or it would do too much harm. */
  #draw(random: RandomGenerator): boolean {
    const drawn = this.#drawn;
    const round = below(random, this.#seating.rounds);
    const a = below(random, this.#seating.count);
    const b = this.#alike.partner(random, a);
    const from = this.#seating.roomIn(round, a);
    const to = this.#seating.roomIn(round, b);
    if (from === to) return false;
    drawn.change = this.#seating.changed(round, a, from, to, b) + this.#seating.changed(round, b, to, from, a);
    if (drawn.change > MOST_HARM) return false;
    drawn.round = round;
    drawn.a = a;
    drawn.b = b;
    drawn.from = from;
    drawn.to = to;
    drawn.oddly = this.#seating.oddly(a, from, to) + this.#seating.oddly(b, to, from);
    return true;
  }

  *#annealRepeats(random: RandomGenerator, moves: number, least: number): Pieces<void> {
    let [now, odd] = this.#worth;
    let heat = HOT;
    let isFair = this.#seating.isFair;
    for (let move = 0; move < moves; move++) {
      if (move % AT_ONCE === AT_ONCE - 1) {
        heat = HOT * (COLD / HOT) ** (move / moves);
        yield;
      }
      if (this.#fewest <= least && isFair) return;
      if (!this.#draw(random)) continue;
      const { change, oddly } = this.#drawn;
      if (!isKept(random, change + ODD * oddly, heat)) continue;
      this.#seating.exchange(this.#drawn);
      now += change;
      odd += oddly;
      if (now < this.#worth[0] || (now === this.#worth[0] && odd < this.#worth[1])) {
        this.#keep();
        isFair = this.#seating.isFair;
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
        this.#seating.restore(this.#best);
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
      const rivalry = this.#seating.rivalry;
      this.#seating.meetRaces(this.#drawn, 1);
      const more = aim === 1 ? oddly : BEFORE * oddly + this.#seating.rivalry - rivalry;
      if (!isKept(random, BEFORE ** aim * change + more, heat)) {
        this.#seating.meetRaces(this.#drawn, -1);
        continue;
      }
      this.#seating.reseat(this.#drawn);
      now = [now[0] + change, now[1] + oddly, this.#seating.rivalry];
      if (compareWorths(now, this.#worth) < 0) this.#keep();
    }
  }

  #keep(): void {
    this.#best.set(this.#seating.places);
    const { repeats, worth } = this.#seating.weighed();
    this.#fewest = repeats;
    this.#worth = worth;
  }

  /** How the best that was found compares with others. */
  worth(): Worth {
    return this.#worth;
  }

  /** The best that was found. */
  rounds(): PlannedRound[] {
    return this.#seating.roundsOf(this.#best);
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
            const key = Math.min(a, b) * this.#seating.count + Math.max(a, b);
            const before = met.get(key) ?? this.#pairs.met(a, b);
            repeats += before;
            met.set(key, before + 1);
          }
    return repeats;
  }
}
