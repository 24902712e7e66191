/** What this thread alone has used of the processor: a process counts its other threads too. */
import { openSync, readSync } from "node:fs";

/** proc(5): the first figure is the time on a processor, in ns; the path is that of whichever thread opens it. */
const OF_THREAD = "/proc/thread-self/schedstat";

/**
 * The processor time of the thread that asks, in ms, since some moment that stays the same; that of the whole process where
 * the system does not tell threads apart.
 */
export function ownProcessorMs(): number {
  const told = ofThread();
  if (told !== null) return told;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The file of this thread's figures, open for as long as it lives; null where there is none, undefined until it is looked for. */
let figures: number | null | undefined;
const line = Buffer.alloc(96);

function ofThread(): number | null {
  if (figures === null) return null;
  try {
    figures ??= openSync(OF_THREAD, "r");
    const ns = Number.parseInt(line.toString("latin1", 0, readSync(figures, line, 0, line.length, 0)), 10);
    if (ns > 0) return ns / 1_000_000;
  } catch {
    // No Linux, or one that keeps no such figures.
  }
  figures = null;
  return null;
}
