import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Store } from "../store/index.ts";

/** How often the tables are counted, in ms. */
const EVERY_MS = 10 * 60_000;
/** Between two tables, so that players never wait for a count, in ms. */
const PAUSE_MS = 20;

const PAST = ["over", "ended"];
const phaseSchema = z.looseObject({ phase: z.string() });

/** Counts the tables of the store by phase, slowly and again and again. */
export class Phases {
  readonly #store: Store;
  /** Tables that are over stay so: they are read once. */
  readonly #past = new Map<string, string>();
  #counted: ReadonlyMap<string, number> = new Map();
  readonly #stop = new AbortController();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Counts until `stop`. */
  async start(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      // A store that is away keeps the former count.
      await this.count(PAUSE_MS).catch(() => undefined);
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  /** The last whole count. */
  counted(): ReadonlyMap<string, number> {
    return this.#counted;
  }

  /** Counts once, with a pause in ms between two tables that are read. Rejects with `StoreUnavailable`. */
  async count(pauseMs: number): Promise<void> {
    const counted = new Map(["lobby", "playing", ...PAST].map((phase) => [phase, 0]));
    for await (const table of this.#store.tables()) {
      if (this.#stop.signal.aborted) return;
      const phase = this.#past.get(table) ?? (await this.#read(table, pauseMs));
      if (phase !== null) counted.set(phase, (counted.get(phase) ?? 0) + 1);
    }
    this.#counted = counted;
  }

  async #read(table: string, pauseMs: number): Promise<string | null> {
    await sleep(pauseMs, undefined, { ref: false });
    const loaded = await this.#store.load(table);
    if (loaded === null) return null;
    const phase = phaseOf(loaded.snapshot);
    if (PAST.includes(phase)) this.#past.set(table, phase);
    return phase;
  }
}

/** A table of another version, or one that cannot be read, is counted too. */
function phaseOf(snapshot: string): string {
  try {
    const { data } = phaseSchema.safeParse(JSON.parse(snapshot));
    return data?.phase ?? "unreadable";
  } catch {
    return "unreadable";
  }
}
