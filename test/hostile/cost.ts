/** The processor's time of this process so far, in ms: what else the machine does is not in it. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * The processor's time for some work in ms, the least of several runs: what is done once, as compiling, is not counted.
 */
export function cpuMs(work: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const before = spent();
    work();
    return spent() - before;
  });
  return Math.min(...times);
}

/** What some work took of the processor, in ms. */
export interface Took {
  /** In all. */
  readonly whole: number;
  /** From one turn of the main loop to the next at most: so long nobody else was answered. */
  readonly turn: number;
}

/** Does the work, and looks at the processor's time at each turn of the main loop until it is done. */
export async function took(work: () => Promise<unknown>): Promise<Took> {
  let turn = 0;
  let last = spent();
  const before = last;
  let done = false;
  const look = () => {
    const now = spent();
    turn = Math.max(turn, now - last);
    last = now;
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    done = true;
    look();
  }
  return { whole: last - before, turn };
}
