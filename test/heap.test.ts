import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const heap = fileURLToPath(new URL("../src/heap.ts", import.meta.url));

/** What a process weighs at most, in MB of its heap, while 150 tables of 3 MB go by, the last 10 in hand at a time. */
async function weight(told: readonly number[]): Promise<number> {
  const program = `
    import { SparingHeap } from ${JSON.stringify(heap)};
    import { setImmediate } from "node:timers/promises";
    const heap = new SparingHeap();
    for (const tables of ${JSON.stringify(told)}) heap.left(tables);
    const inHand = [];
    let most = 0;
    for (let table = 0; table < 150; table++) {
      inHand[table % 10] = Array.from({ length: 60_000 }, (_, at) => ({ at }));
      await setImmediate();
      most = Math.max(most, process.memoryUsage().heapTotal);
    }
    console.log(most / 2 ** 20);
  `;
  const given = ["--import", "tsx", "--input-type=module", "-e", program];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, given);
  // V8 says so where it does not know a flag.
  expect(stderr).toBe("");
  return Number(stdout);
}

test("a heap stays small while many tables are in line, and only then", async () => {
  const asUsual = await weight([]);
  expect(await weight([1_000])).toBeLessThan(asUsual * 0.75);
  // A line that is gone through is one no more.
  expect(await weight([1_000, 0])).toBeGreaterThan(asUsual * 0.75);
}, 60_000);
