import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a process holds in memory now, in MB. */
export function rssMb(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;
}

/**
 * The processor time that a process has used so far, in ms; NaN where the system does not say. Unlike time on the clock,
 * it hardly depends on what else the machine does.
 */
export function cpuMs(pid: number): number {
  try {
    // Name and state come first, the name in parentheses; then user and system time are the 12th and 13th, in 10 ms.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
