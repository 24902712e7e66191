import { randomUUID } from "node:crypto";
import { type Store, StoreUnavailable } from "../../store/index.ts";

/** How long an interaction stays claimed, in ms: longer than any process takes to hear of it. */
const CLAIMED_MS = 5 * 60_000;
/** How long to wait for the store, in ms: the user has to hear of it in time. */
const PATIENCE_MS = 1_000;

/**
 * Makes an interaction this process's own, so that of several processes that hear it one alone does what it says. Gives
 * whether it is. Rejects with `StoreUnavailable` where nobody can say; nothing is to be done then.
 */
export async function claimed(store: Pick<Store, "lease">, interaction: string): Promise<boolean> {
  const late = new StoreUnavailable(`The store did not answer within ${PATIENCE_MS / 1_000} s`, {
    nothingChanged: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS, late);
  });
  // A holder of its own each time: the same interaction heard twice by one process is done once, too.
  const lease = store.lease(`interaction:${interaction}`, randomUUID(), CLAIMED_MS);
  try {
    return await Promise.race([lease, patience]);
  } catch (error) {
    // The claim itself may be written or not: what was asked for is not done in either case.
    if (!(error instanceof StoreUnavailable) || error.nothingChanged) throw error;
    throw new StoreUnavailable(error.message, { nothingChanged: true, cause: error });
  } finally {
    clearTimeout(timer);
    lease.catch(() => undefined);
  }
}
