/** How often players have met each race, while a plan is being made better. */
import type { Pairs } from "./field.ts";

/** How often something came again that has come so often, each time counted by those before it. */
export const times = (count: number): number => (count * (count - 1)) / 2;

export class Rivals {
  readonly #race: Int16Array;
  readonly #races: number;
  /** By player and race, how often the one has met the other. */
  readonly #met: Int16Array;
  #again = 0;

  /** As often as they have met before. */
  constructor(pairs: Pairs) {
    const { players } = pairs;
    const races = [...new Set(players.map(({ race }) => race))];
    this.#races = races.length;
    this.#race = Int16Array.from(players, ({ race }) => races.indexOf(race));
    this.#met = new Int16Array(players.length * races.length);
    for (const a of players.keys()) for (const b of players.keys()) if (a < b) this.meet(a, b, pairs.met(a, b));
  }

  /** How often somebody has met a race again, all together. */
  get again(): number {
    return this.#again;
  }

  /** Two meet so often more. */
  meet(a: number, b: number, by: number): void {
    this.#add(a, b, by);
    this.#add(b, a, by);
  }

  #add(player: number, other: number, by: number): void {
    const at = player * this.#races + (this.#race[other] ?? 0);
    const before = this.#met[at] ?? 0;
    this.#met[at] = before + by;
    this.#again += times(before + by) - times(before);
  }
}
