import { randomUUID } from "node:crypto";
import type { Shards } from "../config.ts";
import type { Store } from "../store/index.ts";

/** A process that is gone is missed after so long, in ms. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

/** Says in the store which of the gateway's shards are run, where they are split, and knows which are. */
export class Hearing {
  readonly #store: Pick<Store, "lease" | "release" | "isLeased">;
  readonly #shards: () => Shards;
  readonly #holder = randomUUID();
  readonly #now: () => number;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `now`: ms on a clock that nobody sets back. */
  constructor(store: Pick<Store, "lease" | "release" | "isLeased">, shards: () => Shards, now: () => number) {
    this.#store = store;
    this.#shards = shards;
    this.#now = now;
  }

  async start(): Promise<void> {
    const { ids, count } = this.#shards();
    // Whoever runs all of them has nobody to tell.
    if (ids.length === count) return;
    this.#since = this.#now();
    this.#timer = setInterval(() => void this.#renew(), RENEW_MS);
    await this.#renew();
  }

  async stop(): Promise<void> {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    const { ids } = this.#shards();
    await Promise.allSettled(ids.map((id) => this.#store.release(this.#lease(id), this.#holder)));
  }

  /** Whether a process runs this shard, has until a moment ago, or may be about to. */
  async isRun(shard: number): Promise<boolean> {
    // Others that are started together with this one are given the time to come.
    if (this.#now() - this.#since < LEASE_MS) return true;
    return this.#store.isLeased(this.#lease(shard));
  }

  async #renew(): Promise<void> {
    const { ids } = this.#shards();
    // Another process that runs the same shards may hold it; the store may be away for the moment.
    await Promise.allSettled(ids.map((id) => this.#store.lease(this.#lease(id), this.#holder, LEASE_MS)));
  }

  #lease(shard: number): string {
    return `shard:${shard}/${this.#shards().count}`;
  }
}
