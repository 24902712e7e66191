/**
 * When people come to a table that has asked for them: the model behind the figures of a game over days.
 *
 * - A ping is answered after a delay of waking hours, drawn from a lognormal distribution: the median is 2 h, one answer in
 *   ten takes over 5.5 h, one in a hundred over 12.
 * - Nobody answers at night, from 23:00 to 07:00 by the own clock. Every other player lives six hours west of the rest.
 * - Whoever has done something at the table in the last five minutes is still there, and answers after half a minute.
 * - One press takes half a minute.
 */
import { draw, type RandomState, seeded } from "../../src/engine/state/random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In ms. */
export const PRESS_MS = MINUTE / 2;
const STAYS_MS = 5 * MINUTE;

const MEDIAN_MS = 2 * HOUR;
/** Of the logarithm of the delay. */
const SPREAD = 0.8;

const WAKES = 7 * HOUR;
const SLEEPS = 23 * HOUR;
/** Ahead of UTC, for the players in turn. */
const ZONES = [1 * HOUR, -5 * HOUR];

/** A whole number of so many is as good as a fraction. */
const FINE = 1_000_000;

/** The delays of one game: the same seed, the same delays. */
export class Answering {
  #random: RandomState;

  constructor(seed: string) {
    this.#random = seeded(seed);
  }

  /**
   * When a player comes who is asked for now.
   *
   * @param now in ms since the epoch.
   * @param lastThere when the player last did something at the table; null for never.
   */
  comes(seat: number, now: number, lastThere: number | null): number {
    if (lastThere !== null && now - lastThere <= STAYS_MS) return now + PRESS_MS;
    return awakeFor(now, MEDIAN_MS * Math.exp(SPREAD * this.#normal()), ZONES[seat % ZONES.length] ?? 0);
  }

  /** Normally distributed, by Box and Muller. */
  #normal(): number {
    return Math.sqrt(-2 * Math.log(this.#fraction())) * Math.cos(2 * Math.PI * this.#fraction());
  }

  /** Above 0, up to 1. */
  #fraction(): number {
    const [value, next] = draw(this.#random, FINE);
    this.#random = next;
    return (value + 1) / FINE;
  }
}

/** When so many waking hours have gone by, in ms since the epoch. */
function awakeFor(from: number, waking: number, zone: number): number {
  let at = from;
  let left = waking;
  for (;;) {
    const time = (at + zone) % DAY;
    if (time < WAKES) at += WAKES - time;
    else if (time >= SLEEPS) at += DAY - time + WAKES;
    else if (left <= SLEEPS - time) return at + left;
    else {
      left -= SLEEPS - time;
      at += SLEEPS - time;
    }
  }
}
