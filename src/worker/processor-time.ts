/** What this thread alone has used of the processor: a process counts its other threads too. */
import { readFileSync } from "node:fs";

/** proc(5): the first figure is the time on a processor, in ns; the path is that of whichever thread reads it. */
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

let told = true;

function ofThread(): number | null {
  if (!told) return null;
  try {
    const ns = Number.parseInt(readFileSync(OF_THREAD, "utf8"), 10);
    if (ns > 0) return ns / 1_000_000;
  } catch {
    // No Linux, or one that keeps no such figures.
  }
  told = false;
  return null;
}
