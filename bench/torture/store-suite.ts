import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openStore, type Store } from "../../src/store/index.ts";
import { figure } from "../figure.ts";
import type { Servers } from "./servers.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What every store must do; outages of one server are another thing. */
const CORE = ["tables", "documents", "deadlines", "queue", "registry", "copying", "limits"];
const COMMITS = 200;
const PATIENCE_MS = 30_000;

/** Runs the store's own tests there, then commits through a failover where there is one; gives what went wrong. */
export async function storeOn(kind: string, servers: Servers): Promise<string[]> {
  const wrong: string[] = [];
  const files = CORE.map((name) => `test/store/${name}.test.ts`);
  const vitest = spawn("npx", ["vitest", "run", ...files, "--maxWorkers=1", "-t", ", on Redis "], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, REDIS_URL: servers.url },
  });
  const [code] = await once(vitest, "exit");
  if (code !== 0) wrong.push(`the store's tests on ${kind} ended with ${code}`);
  if (servers.failOver) wrong.push(...(await throughFailover(servers.url, servers.failOver)));
  figure(`torture.${kind}.faults`, wrong.length, "faults");
  return wrong;
}

/** Commits one step after the other while the primary dies: each is there once, and the store comes back by itself. */
async function throughFailover(url: string, failOver: () => Promise<void>): Promise<string[]> {
  const store = await openStore({ redisUrl: url, dataDir: "" });
  try {
    const half = await commitMany(store, "before", COMMITS / 2);
    // What the primary has taken is passed on within a moment; a failover before that may lose it, which is Redis' own.
    await sleep(500);
    const from = performance.now();
    await failOver();
    const rest = await commitMany(store, "after", COMMITS / 2);
    figure("torture.sentinel.back_ms", performance.now() - from, "ms");
    const there = await Promise.all(["before", "after"].map(async (table) => (await store.log(table)).length));
    return [
      ...half,
      ...rest,
      ...there.flatMap((many, at) => (many === COMMITS / 2 ? [] : [`log ${at} has ${many} steps`])),
    ];
  } finally {
    await store.close();
  }
}

async function commitMany(store: Store, table: string, many: number): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  for (let seen = 0; seen < many; ) {
    try {
      const step = { entry: `${seen}`, snapshot: "{}", outbox: [], deadline: null };
      const { version } = await store.commit({ table, seen, key: `${table}${seen}`, ...step });
      seen = version;
    } catch (error) {
      if (Date.now() > end) return [`no commit within ${PATIENCE_MS / 1_000} s: ${error}`];
      await sleep(50);
    }
  }
  return [];
}
