import { z } from "zod";
import type { Store } from "../store/index.ts";

/** How often to look, in ms. */
const EVERY_MS = 5_000;
/** Into how many tables one look goes; those that have waited longest come first. */
const MOST_TABLES = 100;

/** What is known of a thread that takes no messages: it is locked, deleted, or the bot may not write there. */
const barredSchema = z.looseObject({ barred: z.object({}) });

/** What a table's thread does not say yet: its first announcement, and since when that has been so, in ms. */
interface Waiting {
  readonly first: number;
  readonly many: number;
  readonly since: number;
  /** The thread takes nothing: that is for whoever plays there to mend, and no fault of this bot. */
  readonly barred: boolean;
}

/** Watches what has been committed and not been said: how much, and for how long. */
export class Unsaid {
  readonly #store: Store;
  readonly #now: () => number;
  /** By table, those that have waited longest first. */
  #waiting = new Map<string, Waiting>();
  #tables = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `now`: ms on a clock that nobody sets back. */
  constructor(store: Store, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  /** Looks every 5 s until `stop`. */
  start(): void {
    this.#timer = setInterval(() => {
      // A store that is away is another figure; this one stays as it was.
      this.look().catch(() => undefined);
    }, EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** In how many tables something waits. */
  get tables(): number {
    return this.#tables;
  }

  /** How many announcements wait, in the first hundred tables. */
  get announcements(): number {
    return [...this.#waiting.values()].reduce((sum, { many }) => sum + many, 0);
  }

  /** How many threads take no messages. */
  get barred(): number {
    return [...this.#waiting.values()].filter(({ barred }) => barred).length;
  }

  /** For how long the oldest has waited that could be said; 0 where nothing does. */
  oldestSeconds(): number {
    const open = [...this.#waiting.values()].filter(({ barred }) => !barred);
    const since = Math.min(...open.map((each) => each.since));
    return Number.isFinite(since) ? Math.max(0, (this.#now() - since) / 1_000) : 0;
  }

  /** Rejects with `StoreUnavailable`. */
  async look(): Promise<void> {
    const pending = await this.#store.pending();
    this.#tables = pending.length;
    const known = [...this.#waiting.keys()].filter((table) => pending.includes(table));
    const fresh = pending.filter((table) => !this.#waiting.has(table));
    const next = new Map<string, Waiting>();
    for (const table of [...known, ...fresh].slice(0, MOST_TABLES)) {
      const outbox = await this.#store.outbox(table);
      const first = outbox[0]?.id;
      if (first === undefined) continue;
      const before = this.#waiting.get(table);
      const since = before?.first === first ? before.since : this.#now();
      // Only where it has not been said at once is it worth asking why.
      const posted = before === undefined ? undefined : await this.#store.documents("posted").get(table);
      next.set(table, { first, many: outbox.length, since, barred: barredSchema.safeParse(posted).success });
    }
    this.#waiting = new Map([...next].sort(([, one], [, other]) => one.since - other.since));
  }
}
