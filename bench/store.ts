import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasRedis, startRedis } from "../sandbox/redis-server.ts";
import { openStore, type Store } from "../src/store/index.ts";

/*
 * Commits per second of one process: 50 tables act at once, each commit with a snapshot of 20 KB, an entry, an
 * announcement and a deadline. Every commit is counted in the store afterwards.
 */
const TABLES = 50;
const SECONDS = 4;
const snapshot = JSON.stringify(
  Array.from({ length: 270 }, (_, at) => ({
    id: `card-${(at * 7919) % 1000}`,
    where: "deck",
    owner: at % 4,
    ready: true,
  })),
);
const entry = JSON.stringify({ seat: 2, action: "support", card: "card-17", with: "card-4", ability: "diplomacy" });

async function perSecond(store: Store): Promise<number> {
  await store.ping();
  const start = performance.now();
  const end = start + SECONDS * 1_000;
  const commits = await Promise.all(Array.from({ length: TABLES }, (_, table) => play(store, `table-${table}`, end)));
  const seconds = (performance.now() - start) / 1_000;
  const taken = await Promise.all(commits.map(async (_, table) => (await store.load(`table-${table}`))?.version ?? 0));
  if (taken.some((version, table) => version !== commits[table])) throw new Error("the store lost a commit");
  return commits.reduce((sum, many) => sum + many, 0) / seconds;
}

async function play(store: Store, table: string, end: number): Promise<number> {
  let version = 0;
  while (performance.now() < end) {
    const key = `${1_200_000_000_000_000_000n + BigInt(version)}`;
    const deadline = Date.now() + 86_400_000;
    const result = await store.commit({ table, seen: version, key, entry, snapshot, outbox: [entry], deadline });
    if (result.outcome !== "committed") throw new Error(`a commit was ${result.outcome}`);
    version = result.version;
    if (version % 20 === 0) await store.announced(table, version);
  }
  return version;
}

function print(name: string, value: number): void {
  console.log(JSON.stringify({ name, value: Math.round(value), unit: "commits/s" }));
}

const dataDir = mkdtempSync(join(tmpdir(), "b5-bench-"));
try {
  if (hasRedis()) {
    const redis = await startRedis();
    const store = await openStore({ redisUrl: redis.url, dataDir });
    print("store.commit.redis.per_second", await perSecond(store));
    await store.close();
    await redis.stop();
  } else {
    console.error("store.commit.redis.per_second was skipped: there is no redis-server here");
  }
  const store = await openStore({ redisUrl: null, dataDir });
  print("store.commit.embedded.per_second", await perSecond(store));
  await store.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
