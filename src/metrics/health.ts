import type { Store } from "../store/index.ts";
import type { Unsaid } from "./unsaid.ts";

/** For how long something may remain unsaid before a bot counts as unwell, in s: longer than any pause between two tries. */
export const UNSAID_PATIENCE_S = 900;

export interface Health {
  readonly status: "ok" | "unwell";
  /** Whether Discord's gateway is ready. */
  readonly gateway: "ready" | "not ready";
  readonly store: "answers" | "does not answer";
  /** For how long the oldest word has waited to be said, in s. */
  readonly unsaid_seconds: number;
  /** Where the shards are split: those that no process runs. That is no fault of this one, which goes on. */
  readonly shards_missing: readonly number[];
}

/** How this process is. Never rejects. */
export async function healthOf(
  store: Store,
  unsaid: Unsaid,
  gatewayReady: boolean,
  shardsMissing: readonly number[] = [],
): Promise<Health> {
  const answers = await store.ping().then(
    () => true,
    () => false,
  );
  if (answers) await unsaid.look().catch(() => undefined);
  const seconds = Math.round(unsaid.oldestSeconds());
  return {
    status: gatewayReady && answers && seconds <= UNSAID_PATIENCE_S ? "ok" : "unwell",
    gateway: gatewayReady ? "ready" : "not ready",
    store: answers ? "answers" : "does not answer",
    unsaid_seconds: seconds,
    shards_missing: shardsMissing,
  };
}
