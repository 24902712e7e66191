/** How long the bot takes to start with 1,000 open tables in the embedded store, and what it weighs then. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BotProcess } from "../sandbox/bot-process.ts";
import { startStandIn } from "../sandbox/standin/index.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { createClock } from "../src/table/clock.ts";
import { Tables } from "../src/table/tables.ts";
import { figure, percentile } from "./figure.ts";
import { openTable } from "./tables.ts";
import { cpuMs, rssMb } from "./usage.ts";

const TABLES = 1_000;
const SEATS = 4;
const STARTS = 5;

/** Games that have begun, with nothing left to announce: what a bot that was stopped properly leaves behind. */
async function fill(store: Store): Promise<void> {
  const tables = new Tables(store, createClock());
  await Promise.all(
    Array.from({ length: TABLES }, async (_, at) => {
      const id = `table${at}`;
      const users = Array.from({ length: SEATS }, (_, seat) => `${(at % 250) * SEATS + seat + 1}`);
      await openTable(tables, { id, thread: `${100_000 + at}`, users });
      const last = (await store.outbox(id)).at(-1);
      if (last) await store.announced(id, last.id);
    }),
  );
}

const dataDir = mkdtempSync(join(tmpdir(), "b5-bench-"));
const standIn = await startStandIn({ rateLimits: false, openApi: false });
try {
  const store = await openStore({ redisUrl: null, dataDir });
  await fill(store);
  await store.close();

  const bot = new BotProcess({ apiUrl: standIn.apiUrl, dataDir });
  // The first start registers the commands: no later one has to.
  await bot.start();
  await bot.stop();
  const starts: { ready: number; cpu: number; rss: number }[] = [];
  for (let start = 0; start < STARTS; start++) {
    const from = performance.now();
    await bot.start();
    const ready = performance.now() - from;
    const { pid } = bot;
    if (pid === undefined) throw new Error(["the bot ended", ...bot.lastLines].join("\n"));
    starts.push({ ready, cpu: cpuMs(pid), rss: rssMb(pid) });
    await bot.stop();
  }
  const median = (values: number[]) => percentile(values, 0.5);
  figure("start.ready_ms", median(starts.map(({ ready }) => ready)), "ms");
  figure("start.cpu_ms", median(starts.map(({ cpu }) => cpu)), "ms");
  figure("start.rss_mb", median(starts.map(({ rss }) => rss)), "MB");
} finally {
  await standIn.close();
  rmSync(dataDir, { recursive: true, force: true });
}
