/**
 * The processor's time for some work in ms, the least of several runs: what else the machine does is not counted, nor
 * what is done once, as compiling.
 */
export function cpuMs(work: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
