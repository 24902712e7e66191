import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Shards } from "../config.ts";
import type { Store } from "../store/index.ts";

/** A process that is gone is missed after so long, in ms. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** Discord lets one shard connect in so long, in ms, whichever process runs it. */
const CONNECT_MS = 5_000;

/** "2-3/4 and 5/8" as SHARDS names them: the ranges of these shards, in order. */
export function rangesOf(shards: readonly number[], count: number): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const shard of shards) {
    const last = ranges.at(-1);
    if (last && last.to === shard - 1) last.to = shard;
    else ranges.push({ from: shard, to: shard });
  }
  return ranges.map(({ from, to }) => `${from === to ? from : `${from}-${to}`}/${count}`);
}

/**
 * Says in the store which of the gateway's shards are run, where they are split, and knows which are. In the servers of one that
 * no process runs nothing answers, which nobody there can tell the host: it is told in the log, and asked for as `missing`.
 */
export class Hearing {
  readonly #store: Pick<Store, "lease" | "release" | "isLeased">;
  readonly #shards: () => Shards;
  readonly #holder = randomUUID();
  readonly #now: () => number;
  readonly #log: Pick<Logger, "warn" | "info">;
  #since = 0;
  #lookedAt = 0;
  #missing: readonly number[] = [];
  #timer: NodeJS.Timeout | null = null;

  /** `now`: ms on a clock that nobody sets back. */
  constructor(
    store: Pick<Store, "lease" | "release" | "isLeased">,
    shards: () => Shards,
    now: () => number,
    log: Pick<Logger, "warn" | "info">,
  ) {
    this.#store = store;
    this.#shards = shards;
    this.#now = now;
    this.#log = log;
  }

  /** The shards that no process ran when this one last looked; none until it has given others the time to come. */
  get missing(): readonly number[] {
    return this.#missing;
  }

  async start(): Promise<void> {
    const { ids, count } = this.#shards();
    // Whoever runs all of them has nobody to tell.
    if (ids.length === count) return;
    this.#since = this.#now();
    // Others that are started together with this one may still wait for their turn to connect.
    this.#lookedAt = this.#since + count * CONNECT_MS;
    this.#timer = setInterval(() => void this.renew(), RENEW_MS);
    await this.renew();
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

  /** Goes on running its own shards, and looks now and then whether all others are run. Never rejects. */
  async renew(): Promise<void> {
    const { ids } = this.#shards();
    // Another process that runs the same shards may hold it; the store may be away for the moment.
    await Promise.allSettled(ids.map((id) => this.#store.lease(this.#lease(id), this.#holder, LEASE_MS)));
    if (this.#now() - this.#lookedAt < LEASE_MS) return;
    this.#lookedAt = this.#now();
    await this.#look().catch(() => undefined);
  }

  async #look(): Promise<void> {
    const { ids, count } = this.#shards();
    const others = Array.from({ length: count }, (_, id) => id).filter((id) => !ids.includes(id));
    const run = await Promise.all(others.map((id) => this.#store.isLeased(this.#lease(id))));
    const missing = others.filter((_, at) => !run[at]);
    if (missing.join() === this.#missing.join()) return;
    this.#missing = missing;
    const ranges = rangesOf(missing, count);
    if (ranges.length === 0) this.#log.info({ count }, "every shard is run by a process again");
    else
      this.#log.warn(
        { shards: ranges },
        `no process runs ${missing.length} of ${count} shards: nothing answers in their servers until one is started with ` +
          `SHARDS=${ranges.join(" or ")}, or all name another number of shards`,
      );
  }

  #lease(shard: number): string {
    return `shard:${shard}/${this.#shards().count}`;
  }
}
