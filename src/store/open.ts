import { openEmbedded } from "./embedded/open.ts";
import { openRedis } from "./redis/open.ts";
import type { Store } from "./store.ts";

/**
 * Opens the store: Redis when there is a URL, the embedded one under `dataDir` otherwise.
 * Rejects with `StoreUnavailable` within 5 s.
 */
export function openStore(config: { redisUrl: string | null; dataDir: string }): Promise<Store> {
  return config.redisUrl === null ? openEmbedded(config.dataDir) : openRedis(config.redisUrl);
}
