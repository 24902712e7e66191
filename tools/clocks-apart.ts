/** How far Discord's clock was behind the one that a backup's records were dated by. */
import { z } from "zod";
import { momentOfId } from "../src/snowflake.ts";
import { BEHIND_UNMEASURED } from "../src/thread/pass/as-restored.ts";
import type { BackupRecord } from "./backup-file.ts";

/** All in ms. Steps so long before the backup tell of the clocks as they were when it was taken. */
const RECENT = 60 * 60_000;
/** By how much two clocks drift from one another within that, or another machine that keeps its time takes the backup. */
const DRIFT = 1_000;
const MOST = 10 * 60_000;

const entrySchema = z.looseObject({ at: z.number() });
/** Steps that come of a press or a command are keyed by its id, which is a moment of Discord's clock. */
const INTERACTION = /^\d{17,20}$/u;

/**
 * Measured from the steps in the backup: each was dated by the bot's clock after Discord had dated what it came of, so
 * that Discord's clock is behind by no more than the least time that lies between the two.
 */
export class ClocksApart {
  readonly #since: number;
  #least = Number.POSITIVE_INFINITY;

  constructor(made: number) {
    this.#since = made - RECENT;
  }

  note(record: BackupRecord): void {
    if (!("table" in record)) return;
    const { keys, log } = record.table;
    for (const [key, version] of keys.toReversed()) {
      const at = momentOf(log[version - 1]);
      if (at === null || at < this.#since) return;
      if (INTERACTION.test(key)) this.#least = Math.min(this.#least, at - momentOfId(key));
    }
  }

  /** By how much Discord's clock may be behind, in ms; negative where it is ahead. */
  get behind(): number {
    if (this.#least === Number.POSITIVE_INFINITY) return BEHIND_UNMEASURED;
    return Math.max(-MOST, Math.min(MOST, this.#least + DRIFT));
  }
}

function momentOf(entry: string | undefined): number | null {
  try {
    return entrySchema.parse(JSON.parse(entry ?? "")).at;
  } catch {
    return null;
  }
}
