/** How often something may be done, by key: one face for `rate-limiter-flexible` in memory and in Redis. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** `most` times within `seconds`, counted from the first of them. */
export interface LimitRule {
  /** Tells the counts of one limit from those of another. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface RateLimit {
  /** Counts one more for this key. Gives 0 where that is within the limit, else in how many ms it goes on. */
  take(key: string): Promise<number>;
  /** Counts one less: what was counted has not been done. */
  giveBack(key: string): Promise<void>;
}

/** Counted by this process alone, and forgotten when it ends. */
export function memoryLimit(rule: LimitRule): RateLimit {
  return new CountedRateLimit(new RateLimiterMemory(optionsOf(rule)));
}

/** A rule in the library's words. */
export const optionsOf = ({ name, most, seconds }: LimitRule) => ({
  keyPrefix: `b5:limit:${name}`,
  points: most,
  duration: seconds,
});

/** A limiter of the library as this project sees it. */
export class CountedRateLimit implements RateLimit {
  readonly #limiter: RateLimiterAbstract;

  constructor(limiter: RateLimiterAbstract) {
    this.#limiter = limiter;
  }

  async take(key: string): Promise<number> {
    try {
      await this.#limiter.consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // What was refused has not been done, and does not count.
      await this.giveBack(key);
      return Math.max(refused.msBeforeNext, 1);
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }
}
