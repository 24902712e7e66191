import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a process holds in memory now, in MB. */
export function rssMb(pid: number): number {
  return (
    statusMb(pid, "VmRSS") ??
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024
  );
}

/** The part of it that is the process's own and lies in no file, in MB; NaN where the system does not say. */
export function anonymousMb(pid: number): number {
  return statusMb(pid, "RssAnon") ?? Number.NaN;
}

function statusMb(pid: number, name: string): number | null {
  try {
    const line = readFileSync(`/proc/${pid}/status`, "utf8")
      .split("\n")
      .find((each) => each.startsWith(`${name}:`));
    return line === undefined ? null : Number.parseInt(line.slice(name.length + 1), 10) / 1_024;
  } catch {
    return null;
  }
}

/**
 * The processor time that a process has used so far, in ms; NaN where the system does not say. Unlike time on the clock,
 * it hardly depends on what else the machine does.
 */
export const cpuMs = (pid: number): number => usedMs(`/proc/${pid}/stat`);

/** The same of its first thread alone, which answers everybody: others draw pictures, compile and collect garbage. */
export const mainThreadMs = (pid: number): number => usedMs(`/proc/${pid}/task/${pid}/stat`);

function usedMs(file: string): number {
  try {
    // Name and state come first, the name in parentheses; then user and system time are the 12th and 13th, in 10 ms.
    const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
