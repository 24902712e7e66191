/** The table's time. Nothing else in the bot asks what time it is, so that a scenario can move it. */
export interface Clock {
  /** Ms since the epoch. Never less than it was before. */
  now(): number;
  /** Moves the clock ahead. */
  advance(ms: number): void;
}

/** Where the time comes from. */
interface Sources {
  /** What the system says, which somebody may set back: ms since the epoch. */
  system(): number;
  /** How long it has been since some moment, in ms: nobody can set it. */
  elapsed(): number;
}

const REAL: Sources = { system: () => Date.now(), elapsed: () => performance.now() };

/**
 * The real time, `ahead` ms later. A system clock that is set back changes nothing: time goes on from where it was. One
 * that is ahead, as after a machine has slept, is followed.
 */
export function createClock(ahead = 0, { system, elapsed }: Sources = REAL): Clock {
  let offset = ahead;
  let anchor = { time: system(), at: elapsed() };
  return {
    now() {
      const steady = anchor.time + Math.floor(elapsed() - anchor.at);
      const said = system();
      if (said <= steady) return steady + offset;
      anchor = { time: said, at: elapsed() };
      return said + offset;
    },
    advance(ms) {
      offset += ms;
    },
  };
}
