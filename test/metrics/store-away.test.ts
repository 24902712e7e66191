/** What an operator's monitoring reads of a running bot while its store is away. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { freePort, hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";

describe.skipIf(!hasRedis())("A bot whose Redis goes away", { timeout: 60_000 }, () => {
  let standIn: StandIn;
  let redis: RedisServer;
  let bot: BotProcess;
  let dataDir: string;
  let port: number;
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) });
  const health = async () => {
    const response = await at("/healthz");
    return { ...((await response.json()) as { store: string; gateway: string }), status: response.status };
  };

  beforeAll(async () => {
    [standIn, redis, port] = await Promise.all([
      startStandIn({ rateLimits: false, openApi: false }),
      startRedis({ durable: true }),
      freePort(),
    ]);
    dataDir = mkdtempSync(join(tmpdir(), "b5-metrics-"));
    const settings = { METRICS_PORT: String(port) };
    bot = new BotProcess({ apiUrl: standIn.apiUrl, dataDir, redisUrl: redis.url, settings });
    await bot.start();
  }, 60_000);

  afterAll(async () => {
    await bot?.stop();
    await standIn?.close();
    await redis?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each([
    ["is killed", () => redis.kill(), () => redis.start()],
    ["does not answer", async () => redis.freeze(), async () => redis.thaw()],
  ])("says that the store %s, still gives its figures, and is well once it is back", async (_, goes, comes) => {
    expect(await health()).toMatchObject({ status: 200, store: "answers" });
    await goes();
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({
      status: 503,
      store: "does not answer",
      gateway: "ready",
    });
    const figures = await at("/metrics");
    expect(figures.status).toBe(200);
    expect(await figures.text()).toMatch(/^b5_gateway_ready 1$/mu);
    await comes();
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ status: 200, store: "answers" });
    await expect.poll(async () => (await at("/metrics")).status).toBe(200);
  });
});
