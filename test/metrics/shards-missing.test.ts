/** What a host sees of shards that no process runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { freePort } from "../../sandbox/redis-server.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";

describe("Of shards that are split over processes", { timeout: 90_000 }, () => {
  let standIn: StandIn;
  let dataDir: string;
  const bots: BotProcess[] = [];
  const started = async (SHARDS: string, METRICS_PORT = "") => {
    const bot = new BotProcess({
      apiUrl: standIn.apiUrl,
      dataDir,
      settings: { SHARDS, METRICS_PORT },
      logLevel: "info",
    });
    bots.push(bot);
    await bot.start();
    return bot;
  };

  beforeAll(async () => {
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    dataDir = mkdtempSync(join(tmpdir(), "b5-shards-"));
  });
  afterAll(async () => {
    for (const bot of bots) await bot.stop();
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("those that nobody runs stand in the log, in /healthz and in the figures, and are gone once somebody does", async () => {
    const port = await freePort();
    const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}/${path}`)).text();
    const first = await started("0-1/4", String(port));
    expect(JSON.parse(await page("healthz"))).toMatchObject({ status: "ok", shards_missing: [] });
    await first.advance(36_000);
    await expect
      .poll(async () => JSON.parse(await page("healthz")), { timeout: 20_000 })
      .toMatchObject({ status: "ok", shards_missing: [2, 3] });
    expect(await page("metrics")).toContain("\nb5_shards_missing 2\n");
    expect(first.lastLines.join("\n")).toContain("no process runs 2 of 4 shards");
    expect(first.lastLines.join("\n")).toContain("SHARDS=2-3/4");
    await started("2-3/4");
    await first.advance(16_000);
    await expect
      .poll(async () => JSON.parse(await page("healthz")), { timeout: 20_000 })
      .toMatchObject({ shards_missing: [] });
    expect(first.lastLines.join("\n")).toContain("every shard is run by a process again");
  });
});
