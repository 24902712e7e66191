import type { Store } from "../store.ts";
import { Connection } from "./connection.ts";
import { RedisStore } from "./store.ts";

/** Connects to Redis. Rejects with `StoreUnavailable` within 5 s; the message names the address without its password. */
export async function openRedis(url: string): Promise<Store> {
  return new RedisStore(await Connection.open(url));
}
