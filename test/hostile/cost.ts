import { ownProcessorMs as spent } from "../../src/worker/processor-time.ts";

/**
 * This thread's time on the processor for some work, in ms, the least of several runs: neither what is done once, as
 * compiling, nor what other threads and programs do is counted.
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
