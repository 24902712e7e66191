/** What an operator's monitoring reads of a running bot. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { freePort } from "../../sandbox/redis-server.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";

describe("A bot with a METRICS_PORT", { timeout: 60_000 }, () => {
  let standIn: StandIn;
  let bot: BotProcess;
  let dataDir: string;
  let port: number;
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const figures = async () => (await at("/metrics")).text();
  const value = async (series: string) => {
    const line = (await figures()).split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length));
  };

  beforeAll(async () => {
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    dataDir = mkdtempSync(join(tmpdir(), "b5-metrics-"));
    port = await freePort();
    bot = new BotProcess({ apiUrl: standIn.apiUrl, dataDir, settings: { METRICS_PORT: String(port) } });
    await bot.start();
  }, 60_000);

  afterAll(async () => {
    await bot?.stop();
    await standIn?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("says that it is well, with what that means", async () => {
    const response = await at("/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ok",
      gateway: "ready",
      store: "answers",
      unsaid_seconds: 0,
      shards_missing: [],
    });
  });

  it("counts what players do, what Discord answers and what the store commits", async () => {
    const londo = standIn.user("londo").id;
    await standIn.run(londo, standIn.generalChannelId, { name: "game", subcommand: "create", options: {} });
    await standIn.run(londo, standIn.generalChannelId, { name: "help", options: {} });
    await bot.flush();
    const answered = (command: string) =>
      value(`b5_interaction_seconds_count{kind="command",command="${command}",outcome="answered"}`);
    await expect.poll(() => answered("help")).toBe(1);
    expect(await answered("game create")).toBe(1);
    expect(await value('b5_discord_responses_total{method="POST",status="2xx"}')).toBeGreaterThan(2);
    expect(await value('b5_commits_total{outcome="committed"}')).toBe(1);
    expect(await value('b5_store_seconds_count{operation="load",outcome="ok"}')).toBeGreaterThan(0);
    expect(await value("b5_gateway_ready")).toBe(1);
    expect(await value("b5_guilds")).toBe(1);
    expect(await value("b5_unsaid_oldest_seconds")).toBe(0);
    expect(await value("process_cpu_seconds_total")).toBeGreaterThan(0);
  });

  it("names no player, table or card in them", async () => {
    const text = await figures();
    expect(text).not.toContain(standIn.user("londo").id);
    expect(text).not.toMatch(/londo|sandbox-token/u);
  });

  it("says what is served where nothing is, and takes nothing but questions", async () => {
    expect((await at("/")).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(405);
  });

  it("is the only one on its port: another names the setting, and ends", async () => {
    const settings = { METRICS_PORT: String(port) };
    const other = new BotProcess({ apiUrl: standIn.apiUrl, dataDir: join(dataDir, "other"), settings });
    await expect(other.start()).rejects.toThrow(/METRICS_PORT \d+ on METRICS_HOST 127\.0\.0\.1 cannot be listened on/u);
  });

  it("is unwell while Discord does not let it in", async () => {
    await standIn.close();
    await expect.poll(async () => (await at("/healthz")).status).toBe(503);
    expect(await (await at("/healthz")).json()).toMatchObject({ status: "unwell", gateway: "not ready" });
    expect(await value("b5_gateway_ready")).toBe(0);
  });
});
