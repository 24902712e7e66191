import { commitInOrder, openStore, type Store } from "../../src/store/index.ts";
import type { Place } from "./stores.ts";

/**
 * A process of its own on a store, for the tests that need a real one. It says "ready", then does every task it is sent:
 *   ["count", table, name, many]   many presses of its own and many that every counter has, all at once
 *   ["claim", now]                 claims deadlines until there are none
 *   ["commit", table]              commits until it is killed, and tells each commit that is done
 *   ["lease", name, ms]            takes a lease, and tells whether it got it
 */
const store = await openStore(JSON.parse(process.argv[2] ?? "") as Place);
process.on("message", async ([task, ...rest]: string[]) => {
  if (task === "count") process.send?.(await count(store, rest[0] ?? "", rest[1] ?? "", Number(rest[2])));
  if (task === "claim") process.send?.(await claim(store, Number(rest[0])));
  if (task === "lease") process.send?.([String(await store.lease(rest[0] ?? "", "child", Number(rest[1])))]);
  if (task === "commit") await commitOnAndOn(store, rest[0] ?? "");
});
process.send?.("ready");

async function count(store: Store, table: string, name: string, many: number): Promise<string[]> {
  const keys = Array.from({ length: many }, (_, at) => [`${name}:${at}`, `shared:${at}`]).flat();
  const outcomes = await Promise.all(
    keys.map((key) =>
      commitInOrder(store, table, key, (present) => ({
        ok: true,
        kept: key,
        step: { entry: key, snapshot: String(Number(present?.snapshot ?? 0) + 1), outbox: [key], deadline: null },
      })),
    ),
  );
  return outcomes.flatMap((outcome) => (outcome.outcome === "committed" ? [outcome.kept] : []));
}

async function claim(store: Store, now: number): Promise<string[]> {
  const claimed: string[] = [];
  for (;;) {
    const due = await store.due(now, 3);
    if (due.length === 0) return claimed;
    claimed.push(...due);
  }
}

async function commitOnAndOn(store: Store, table: string): Promise<void> {
  for (let seen = 0; ; seen++) {
    const snapshot = `${seen + 1}:${"x".repeat(20_000)}`;
    const step = { entry: `entry ${seen + 1}`, snapshot, outbox: [`said ${seen + 1}`], deadline: null };
    await store.commit({ table, seen, key: `k${seen}`, ...step });
    process.send?.(seen + 1);
  }
}
