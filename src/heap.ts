import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** More tables in line than this leave so much garbage behind that it counts. */
const MANY = 20;
/** By how much of what was in use after a collection the heap may grow until the next, most of which goes on beside the work. */
const GROWTH_PERCENT = 25;
/** A heap with less in use, in bytes, is collected within some 50 ms. */
const SMALL = 100 * 2 ** 20;

/** Whoever has tables in line says how many are left there. */
export interface Heap {
  left(tables: number): void;
}

/**
 * This process's heap. Left alone, V8 looks for garbage for the first time when the heap has grown to some hundred MB, and
 * lets it grow to several times of what is in use from then on, and it gives new objects 32 MB of their own, which stay.
 * That is the fastest, but while a long line of tables is gone through the process would weigh what all of them have been:
 * as long as there is one, the heap grows in small steps, and the part for new objects not at all. `src/start.mjs` begins so.
 */
export class SparingHeap implements Heap {
  #isSparing: boolean | null = null;

  left(tables: number): void {
    if (!this.#isSparing && tables > MANY) {
      this.#isSparing = true;
      setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
      // It counts from a collection on, and a heap as small as after a start would not be collected for long.
      if (process.memoryUsage().heapUsed < SMALL) collect();
    } else if (this.#isSparing === null || (this.#isSparing && tables === 0)) {
      this.#isSparing = false;
      setFlagsFromString("--semi-space-growth-factor=2");
      setFlagsFromString("--heap-growing-percent=0");
    }
    // Each thread that starts sets it back.
    if (this.#isSparing) setFlagsFromString("--semi-space-growth-factor=1");
  }
}

function collect(): void {
  setFlagsFromString("--expose-gc");
  const gc: unknown = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  if (typeof gc === "function") gc();
}
