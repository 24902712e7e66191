import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const heap = fileURLToPath(new URL("../src/heap.ts", import.meta.url));

interface Weight {
  whole: number;
  /** Of it what there is for new objects. */
  young: number;
}

/** What a process weighs at most, in MB of its heap, while 150 tables of 3 MB go by, the last 10 in hand at a time. */
async function weight(told: readonly number[]): Promise<Weight> {
  const program = `
    import { SparingHeap } from ${JSON.stringify(heap)};
    import { setImmediate } from "node:timers/promises";
    import { getHeapSpaceStatistics } from "node:v8";
    const heap = new SparingHeap();
    for (const tables of ${JSON.stringify(told)}) heap.left(tables);
    const inHand = [];
    const most = { whole: 0, young: 0 };
    for (let table = 0; table < 150; table++) {
      inHand[table % 10] = Array.from({ length: 60_000 }, (_, at) => ({ at }));
      await setImmediate();
      const young = getHeapSpaceStatistics().find((space) => space.space_name === "new_space").space_size;
      most.whole = Math.max(most.whole, process.memoryUsage().heapTotal / 2 ** 20);
      most.young = Math.max(most.young, young / 2 ** 20);
    }
    console.log(JSON.stringify(most));
  `;
  // As src/start.mjs begins.
  const given = ["--semi-space-growth-factor=1", "--import", "tsx", "--input-type=module", "-e", program];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, given);
  // V8 says so where it does not know a flag.
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Weight;
}

test("a heap stays small while many tables are in line, and only then", async () => {
  const asUsual = await weight([0]);
  const sparing = await weight([1_000]);
  expect(sparing.whole).toBeLessThan(asUsual.whole * 0.75);
  expect(sparing.young).toBeLessThan(asUsual.young * 0.25);
  // A line that is gone through is one no more.
  const after = await weight([1_000, 0]);
  expect(after.whole).toBeGreaterThan(asUsual.whole * 0.75);
  expect(after.young).toBeGreaterThan(asUsual.young * 0.75);
}, 60_000);
