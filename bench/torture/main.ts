/**
 * `npm run torture -- --cluster` and `--sentinel`: the store's own tests on a Redis Cluster of three nodes, and on a Redis that
 * three Sentinels watch, whose primary is killed then.
 *
 * `npm run torture -- [--seconds 60] [--tables 4] [--seed 1]`: two bots on one Redis play tables by presses and orders while they
 * are killed, Redis is killed and frozen, and the gateway fails; all on loopback. At the end the log of each table is compared
 * with its thread and with what its players were told. Ends with 1 when anything is lost, doubled or missing.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { hasRedis, startRedis } from "../../sandbox/redis-server.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { called, wholeNumber } from "../../src/called.ts";
import { loadLibrary } from "../../src/catalogue/library.ts";
import { openStore } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import { Tables } from "../../src/table/tables.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { figure } from "../figure.ts";
import { audit, type Findings } from "./audit.ts";
import { chances } from "./chances.ts";
import { breakThings } from "./faults.ts";
import { openByPresses, playTable } from "./play.ts";
import { Presses } from "./presses.ts";
import { startCluster, startSentinels } from "./servers.ts";
import { storeOn } from "./store-suite.ts";

const SEATS = 4;
const BOTS = 2;
/** How long what a process has said last is waited for, in ms. */
const LAST_WORDS_MS = 300;
/** What is wrong is told this often at most; the figures count all of it. */
const TOLD = 20;

interface Asked {
  seconds: number;
  tables: number;
  seed: number;
  cluster: boolean;
  sentinel: boolean;
}

const USAGE = "npm run torture -- [--seconds 60] [--tables 4] [--seed 1], or -- --cluster, -- --sentinel";

function asked(): Asked {
  const { values } = called(USAGE, {
    seconds: { type: "string", default: "60" },
    tables: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    cluster: { type: "boolean", default: false },
    sentinel: { type: "boolean", default: false },
  });
  return {
    seconds: wholeNumber("--seconds", values.seconds, [1, 3_600], USAGE),
    tables: wholeNumber("--tables", values.tables, [1, 50], USAGE),
    seed: wholeNumber("--seed", values.seed, [1, 2 ** 31], USAGE),
    cluster: values.cluster,
    sentinel: values.sentinel,
  };
}

/** The findings of one run. */
async function torture({ seconds, tables: many, seed }: Asked): Promise<Findings> {
  const chance = chances(seed);
  // What Redis has answered, it keeps: a loss would be the bots' own.
  const redis = await startRedis({ durable: true });
  const standIn = await startStandIn({ rateLimits: false, openApi: false });
  let crashes = 0;
  const bots = Array.from({ length: BOTS }, () => {
    let said: string[] = [];
    return new BotProcess({
      apiUrl: standIn.apiUrl,
      dataDir: "",
      redisUrl: redis.url,
      logLevel: "fatal",
      readyWithinMs: 60_000,
      onLine: (line) => said.push(line),
      async onExit(asked) {
        // Its last words are still on their way.
        await sleep(LAST_WORDS_MS);
        const words = said;
        said = [];
        // A start without Redis ends with a sentence, as it should.
        if (asked || words.some((line) => line.startsWith("Redis at"))) return;
        crashes++;
        console.error(["a bot ended by itself", ...words].join("\n"));
      },
    });
  });
  const store = await openStore({ redisUrl: redis.url, dataDir: "" });
  try {
    await Promise.all(bots.map((bot) => bot.start()));
    const settled = () => Promise.all(bots.map((bot) => bot.flush()));
    const place = { standIn, store, tables: new Tables(store, createClock()), presses: new Presses(standIn), chance };
    const seated = [];
    for (let table = 0; table < many; table++) {
      const users = Array.from({ length: SEATS }, (_, seat) => standIn.user(`player${table}x${seat}`).id);
      seated.push(await openByPresses(place, users, settled, (thread) => store.find(`thread:${thread}`)));
    }

    const until = Date.now() + seconds * 1_000;
    const over = () => Date.now() > until;
    const [done] = await Promise.all([
      breakThings({ bots, redis, standIn, chance }, over),
      ...seated.map((table) => playTable(place, table, over)),
    ]);
    await settled();
    const { findings, counted } = await audit(place, seated, createRender(loadLibrary()));

    figure("torture.lost", findings.lost.length, "actions");
    figure("torture.doubled", findings.doubled.length, "actions");
    figure("torture.missing", findings.missing.length, "actions");
    figure("torture.belied", findings.belied.length, "actions");
    figure("torture.crashes", crashes, "processes");
    figure("torture.presses", place.presses.all.length, "presses");
    figure("torture.committed", counted.committed, "actions");
    figure("torture.told_done", counted.toldDone, "actions");
    figure("torture.kills", done.kills, "kills");
    figure("torture.redis_restarts", done.redisRestarts, "restarts");
    figure("torture.redis_freezes", done.redisFreezes, "freezes");
    figure("torture.gateway_faults", done.gatewayFaults, "faults");
    return crashes > 0 ? { ...findings, lost: [...findings.lost, "a bot ended by itself"] } : findings;
  } finally {
    await Promise.all(bots.map((bot) => bot.stop()));
    await store.close();
    await standIn.close();
    await redis.stop();
  }
}

/** What is wrong, a sentence each. */
async function findings(given: Asked): Promise<string[]> {
  const kinds = [
    ...(given.cluster ? [["cluster", startCluster] as const] : []),
    ...(given.sentinel ? [["sentinel", startSentinels] as const] : []),
  ];
  const wrong: string[] = [];
  for (const [kind, start] of kinds) {
    const servers = await start();
    wrong.push(...(await storeOn(kind, servers).finally(() => servers.stop())));
  }
  if (kinds.length > 0) return wrong;
  return Object.entries(await torture(given)).flatMap(([what, all]: [string, string[]]) =>
    all.map((each) => `${what}: ${each}`),
  );
}

if (!hasRedis()) {
  console.error("torture was skipped: there is no redis-server here");
} else {
  const found = await findings(asked());
  for (const each of found.slice(0, TOLD)) console.error(each);
  process.exit(found.length > 0 ? 1 : 0);
}
