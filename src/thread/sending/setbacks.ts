import { Refusing } from "./refusing.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The first pause and the longest, in ms: each failure in a row doubles it. */
const PASSING = { first: SECOND, longest: 5 * MINUTE };
/** What was refused for more than the moment is asked seldom. */
const STANDING = { first: MINUTE, longest: 6 * HOUR };

interface Setback {
  tries: number;
  /** Not before, by the monotonic clock. */
  until: number;
  /** Nor before this, where something new cuts the pause short. */
  least: number;
}

/** Which steps of a table's passes have failed lately, and when each may be tried again. In memory: a restart tries all. */
export class Setbacks {
  readonly #of = new Map<string, Setback>();
  readonly #now: () => number;
  /** Steps that this pass has come to. */
  #come = new Set<string>();

  /** `now`: ms on a clock that nobody sets back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether the step may be tried now. */
  may(step: string): boolean {
    this.#come.add(step);
    const setback = this.#of.get(step);
    return setback === undefined || setback.until <= this.#now();
  }

  /** How often in a row it has failed. */
  tries(step: string): number {
    return this.#of.get(step)?.tries ?? 0;
  }

  failed(step: string, error: unknown): void {
    const tries = this.tries(step) + 1;
    const passing = !(error instanceof Refusing) || error.refuses === "passing";
    const after = error instanceof Refusing ? error.after : null;
    const { first, longest } = passing ? PASSING : STANDING;
    const pause = after ?? Math.min(first * 2 ** (tries - 1), longest);
    // What Discord itself asks for is kept; what it refuses for more than the moment is asked once a minute at most.
    const least = after ?? (passing ? 0 : MINUTE);
    this.#of.set(step, { tries, until: this.#now() + pause, least: this.#now() + least });
  }

  /** All steps are tried anew. */
  clear(): void {
    this.#of.clear();
  }

  worked(step: string): void {
    this.#of.delete(step);
  }

  /** There is something new: what has failed is tried again at once, or as soon as it may. */
  forgive(): void {
    for (const [step, setback] of this.#of) this.#of.set(step, { ...setback, until: setback.least });
  }

  /**
   * Ends a pass: forgets the steps that it might have taken and had no use for any more. Gives in how many ms the next of
   * the others may be tried, null where nothing is left.
   */
  passed(): number | null {
    const now = this.#now();
    for (const [step, { until }] of this.#of) if (until <= now && !this.#come.has(step)) this.#of.delete(step);
    this.#come = new Set();
    return this.#of.size === 0
      ? null
      : Math.max(1, Math.min(...Array.from(this.#of.values(), ({ until }) => until)) - now);
  }

  get none(): boolean {
    return this.#of.size === 0;
  }
}
