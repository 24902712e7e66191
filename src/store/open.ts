import type { Store } from "./store.ts";

/**
 * Opens the store: Redis when there is a URL, the embedded one under `dataDir` otherwise. Only the one that is wanted is
 * loaded: each brings a database driver with it.
 * Rejects with `StoreUnavailable` within 5 s.
 */
export async function openStore({ redisUrl, dataDir }: { redisUrl: string | null; dataDir: string }): Promise<Store> {
  if (redisUrl !== null) return (await import("./redis/open.ts")).openRedis(redisUrl);
  return (await import("./embedded/open.ts")).openEmbedded(dataDir);
}
