/**
 * How long the bot takes to start with 1,000 open tables in the embedded store, and what it weighs then; and how much it
 * weighs at most, on Redis, where nothing of 1,000 tables has been said yet.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BotProcess } from "../sandbox/bot-process.ts";
import { hasRedis, startRedis } from "../sandbox/redis-server.ts";
import { type StandIn, startStandIn } from "../sandbox/standin/index.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { createClock } from "../src/table/clock.ts";
import { Tables } from "../src/table/tables.ts";
import { figure, percentile } from "./figure.ts";
import { openTable } from "./tables.ts";
import { anonymousMb, cpuMs, rssMb } from "./usage.ts";

const TABLES = 1_000;
const SEATS = 4;
const STARTS = 5;
/** How long the bot that has everything left to say is looked at, at most, and how often, in ms. */
const LOOKED_AT_MS = 60_000;
const LOOK_EVERY_MS = 50;

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

async function quietStart(): Promise<void> {
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
      const pid = pidOf(bot);
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
}

function pidOf(bot: BotProcess): number {
  if (bot.pid === undefined) throw new Error(["the bot ended", ...bot.lastLines].join("\n"));
  return bot.pid;
}

/** Games that have begun in threads that nothing was ever posted to: what a bot that was down all along has to say. */
async function leaveUnsaid(standIn: StandIn, redisUrl: string): Promise<Set<string>> {
  const store = await openStore({ redisUrl, dataDir: "" });
  const tables = new Tables(store, createClock());
  const threads = new Set<string>();
  for (let at = 0; at < TABLES; at++) {
    const thread = await madeThread(standIn, `Table ${at}`);
    const users = Array.from({ length: SEATS }, (_, seat) => standIn.user(`player${at % 250}x${seat}`).id);
    await openTable(tables, { id: `table${at}`, thread, users, channel: standIn.generalChannelId });
    threads.add(thread);
  }
  await store.close();
  return threads;
}

async function madeThread(standIn: StandIn, name: string): Promise<string> {
  const response = await fetch(`${standIn.apiUrl}/v10/channels/${standIn.generalChannelId}/threads`, {
    method: "POST",
    headers: { authorization: "Bot sandbox-token", "content-type": "application/json" },
    body: JSON.stringify({ name, type: 11 }),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id === undefined) throw new Error(`a thread was answered with ${response.status}`);
  return id;
}

/** The most that a bot weighs that has all of 1,000 tables left to say; without Discord's rate limits, so at its fastest. */
async function unsaidStart(): Promise<void> {
  const redis = await startRedis();
  const standIn = await startStandIn({ rateLimits: false, openApi: false });
  const bot = new BotProcess({ apiUrl: standIn.apiUrl, dataDir: "", redisUrl: redis.url });
  try {
    const unsaid = await leaveUnsaid(standIn, redis.url);
    // Whoever is asked something in a thread has seen all that was to be said there.
    const asks = /<@\d+>/u;
    standIn.subscribe((event) => {
      if (event.type === "message" && asks.test(event.message.content)) unsaid.delete(event.channelId);
    });
    const from = performance.now();
    bot.launch();
    let [peak, anonymous] = [0, 0];
    while (unsaid.size > 0 && performance.now() - from < LOOKED_AT_MS) {
      const pid = pidOf(bot);
      peak = Math.max(peak, rssMb(pid));
      anonymous = Math.max(anonymous, anonymousMb(pid));
      await sleep(LOOK_EVERY_MS);
    }
    figure("start.unsaid.peak_rss_mb", peak, "MB");
    figure("start.unsaid.peak_anonymous_mb", anonymous, "MB");
    figure("start.unsaid.tables_said", TABLES - unsaid.size, "tables");
    figure("start.unsaid.said_within_ms", performance.now() - from, "ms");
  } finally {
    await bot.stop();
    await standIn.close();
    await redis.stop();
  }
}

await quietStart();
if (hasRedis()) await unsaidStart();
else console.error("start.unsaid was skipped: there is no redis-server here");
