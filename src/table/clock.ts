/** The table's time. Nothing else in the bot asks what time it is, so that a scenario can move it. */
export interface Clock {
  /** Ms since the epoch. */
  now(): number;
  /** Moves the clock ahead. */
  advance(ms: number): void;
}

/** The real time, `ahead` ms later. */
export function createClock(ahead = 0): Clock {
  let offset = ahead;
  return {
    now: () => Date.now() + offset,
    advance(ms) {
      offset += ms;
    },
  };
}
