import { setTimeout as sleep } from "node:timers/promises";
import { StoreBusy } from "./errors.ts";
import { Lines } from "./in-line.ts";
import type { Commit, Loaded, Store } from "./store.ts";

/** A commit without what the queue knows itself. */
export type QueuedCommit = Omit<Commit, "table" | "seen" | "key">;

/** What an attempt gives: a step with something for its caller to keep, or a refusal. */
export type Attempt<Kept, Refusal> =
  | { readonly ok: true; readonly step: QueuedCommit; readonly kept: Kept }
  | { readonly ok: false; readonly refusal: Refusal };

export type CommitOutcome<Kept, Refusal> =
  | { readonly outcome: "committed"; readonly version: number; readonly kept: Kept }
  | { readonly outcome: "duplicate"; readonly version: number }
  | { readonly outcome: "refused"; readonly refusal: Refusal };

const TRIES = 50;
const TIME_MS = 2_500;

const queues = new WeakMap<Store, Lines>();

/**
 * Takes one step of a table in its turn: loads, asks `attempt`, commits; when another process was faster, loads and asks
 * again. Work of this process for one table waits in line, so simultaneous presses are queued and never refused for that.
 *
 * `attempt` gets the table as it is now (null: there is none), must be pure, and may be called several times. A key that
 * was committed before is a "duplicate" without asking. Rejects with `StoreUnavailable`, and with `StoreBusy` after
 * losing 50 races over at least 2.5 s.
 *
 * ```ts
 * await commitInOrder(store, table, interaction.id, (now) =>
 *   now === null ? { ok: false, refusal: "no such table" } : { ok: true, step: next(now), kept: undefined });
 * ```
 */
export function commitInOrder<Kept, Refusal>(
  store: Store,
  table: string,
  key: string,
  attempt: (present: Loaded | null) => Attempt<Kept, Refusal>,
): Promise<CommitOutcome<Kept, Refusal>> {
  const lines = queues.get(store) ?? new Lines();
  queues.set(store, lines);
  return lines.inLine(table, async () => {
    const start = Date.now();
    for (let lost = 0; lost < TRIES || Date.now() - start < TIME_MS; lost++) {
      if (lost > 0) await sleep(Math.random() * Math.min(2 ** lost, 60));
      const [present, before] = await Promise.all([store.load(table), store.committed(table, key)]);
      if (before !== null) return { outcome: "duplicate", version: before };
      const tried = attempt(present);
      if (!tried.ok) return { outcome: "refused", refusal: tried.refusal };
      const result = await store.commit({ ...tried.step, table, key, seen: present?.version ?? 0 });
      if (result.outcome === "committed") return { ...result, kept: tried.kept };
      if (result.outcome === "duplicate") return { outcome: "duplicate", version: result.version };
    }
    throw new StoreBusy(`Table ${table} is being changed by too many at once`);
  });
}
