import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Events, RESTEvents, Routes } from "discord.js";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { hasRedis, startRedis } from "../sandbox/redis-server.ts";
import { startStandIn } from "../sandbox/standin/index.ts";
import { CutOff } from "../src/cut-off.ts";
import { connected } from "../src/gateway.ts";

/** How this Discord treats whoever comes: refuses the token, or closes with a code on greeting or once it is ready. */
interface Manners {
  status?: number;
  closeAtIdentify?: number;
  closeOnceReady?: number;
}

interface Discord {
  url: string;
  server: Server;
  manners: Manners;
  /** How many asked for the gateway's address. */
  asked: number;
}

const open: Discord[] = [];

/** A Discord that knows how to greet and how to throw out, and nothing else. */
async function discord(manners: Manners, port = 0): Promise<Discord> {
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/gateway/bot")) it.asked++;
    const { port } = server.address() as AddressInfo; // an address on a port, as it listens on one
    response.writeHead(it.manners.status ?? 200, { "content-type": "application/json" });
    const limit = { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1 };
    const failed = { message: "no", code: 0 };
    const body = it.manners.status ? failed : { url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit: limit };
    response.end(JSON.stringify(body));
  });
  const it: Discord = { url: "", server, manners, asked: 0 };
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    const send = (payload: object) => socket.send(JSON.stringify(payload));
    send({ op: 10, d: { heartbeat_interval: 40_000 } });
    socket.on("message", (raw) => {
      const { op } = JSON.parse(String(raw));
      if (op === 1) return send({ op: 11 });
      if (op !== 2) return;
      if (it.manners.closeAtIdentify) return socket.close(it.manners.closeAtIdentify);
      const user = { id: "1", username: "bot", discriminator: "0", avatar: null, bot: true };
      const application = { id: "1", flags: 0 };
      const d = { v: 10, user, guilds: [], session_id: "s", resume_gateway_url: "", application, shard: [0, 1] };
      send({ op: 0, t: "READY", s: 1, d });
      const { closeOnceReady } = it.manners;
      if (closeOnceReady) setTimeout(() => socket.close(closeOnceReady), 50);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  it.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as above
  server.on("close", () => sockets.close());
  open.push(it);
  return it;
}

afterEach(() => {
  for (const { server } of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const lines: { level: number; msg: string }[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(JSON.parse(line)) });

function login(url: string, signal = new AbortController().signal, lost: (reason: CutOff) => void = () => undefined) {
  lines.length = 0;
  return connected({ discordApiUrl: url, discordToken: "a-token", shards: null }, log, signal, lost);
}

const CODES = [
  [4004, "DISCORD_TOKEN"],
  [4010, "SHARDS"],
  [4011, "SHARDS=auto"],
  [4012, "newer release"],
  [4013, "newer release"],
  [4014, "Privileged Gateway Intents"],
] as const;

describe("the connection to Discord", () => {
  it.each(CODES)("that is closed with %i at the start is given up, with a word of what to do", async (code, words) => {
    const { url } = await discord({ closeAtIdentify: code });
    const given = await login(url).catch((error: unknown) => error);
    expect(given).toBeInstanceOf(CutOff);
    expect(String(given)).toContain(words);
    expect(lines.filter(({ level }) => level === 60)).toHaveLength(1);
  });

  it.each(CODES)("that is closed with %i while the bot runs is told of once", async (code, words) => {
    const { url } = await discord({ closeOnceReady: code });
    const told: string[] = [];
    const client = await login(url, undefined, ({ message }) => told.push(message));
    while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await client?.destroy();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(words);
  });

  it("goes on where Discord says of one request that it does not know the token", async () => {
    const place = await discord({});
    const client = await login(place.url);
    place.manners = { status: 401 };
    await expect(client?.rest.get(Routes.user())).rejects.toThrow();
    place.manners = {};
    // discord.js has forgotten the token, and is told it again at once.
    await new Promise((resolve) => setImmediate(resolve));
    await expect(client?.rest.get(Routes.user())).resolves.toBeDefined();
    await client?.destroy();
  });

  it("is given up where Discord does not know the token", async () => {
    const { url } = await discord({ status: 401 });
    await expect(login(url)).rejects.toThrow(/DISCORD_TOKEN/);
  });

  it("is tried again while Discord is away or answers with errors, until it is there", async () => {
    const first = await discord({});
    const { port } = first.server.address() as AddressInfo; // as above
    first.server.close();
    const waiting = login(first.url);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const second = await discord({ closeAtIdentify: 1011 }, port);
    setTimeout(() => {
      second.manners = {};
    }, 1_500);
    const client = await waiting;
    expect(client?.isReady()).toBe(true);
    expect(lines.filter(({ msg }) => msg.includes("trying again")).length).toBeGreaterThan(0);
    await client?.destroy();
  }, 20_000);

  it("lets go of servers that it is not told of when it is ready anew, with their channels, and of no others", async () => {
    const standIn = await startStandIn({ rateLimits: false, openApi: false });
    const vega = standIn.server("Vega");
    const client = await connected(
      { discordApiUrl: standIn.apiUrl, discordToken: "sandbox-token", shards: null },
      log,
      new AbortController().signal,
      () => undefined,
    );
    const left: string[] = [];
    client?.on(Events.GuildDelete, ({ name }) => left.push(name));
    const again = new Promise((resolve) => client?.once(Events.ShardReady, resolve));
    standIn.setAway("unreachable");
    standIn.kickBot(vega.id);
    await expect.poll(() => standIn.botOnline).toBe(false);
    standIn.advance(4 * 60_000);
    standIn.setAway(null);
    await again;
    expect(left).toEqual(["Vega"]);
    expect([...(client?.guilds.cache.values() ?? [])].map(({ name }) => name)).toEqual(["Babylon 5"]);
    expect(client?.channels.cache.has(vega.generalChannelId)).toBe(false);
    expect(client?.channels.cache.has(standIn.generalChannelId)).toBe(true);
    await client?.destroy();
    await standIn.close();
  }, 30_000);

  it("writes down once that it broke and that it is back, and where Discord's limits hold requests back", async () => {
    const { url } = await discord({});
    const client = await login(url);
    lines.length = 0;
    client?.emit(Events.ShardReconnecting, 0);
    client?.emit(Events.ShardReconnecting, 0);
    client?.emit(Events.ShardResume, 0, 3);
    const limited = {
      method: "POST",
      route: "/channels/:id/messages",
      global: false,
      scope: "user",
      limit: 5,
    } as const;
    for (const timeToReset of [200, 6_000])
      client?.rest.emit(RESTEvents.RateLimited, {
        ...{ ...limited, url: "/interactions/1/secret", hash: "h", majorParameter: "1" },
        ...{ timeToReset, retryAfter: timeToReset, sublimitTimeout: 0 },
      });
    client?.rest.emit(RESTEvents.InvalidRequestWarning, { count: 500, remainingTime: 1_000 });
    expect(lines.map(({ level, msg }) => [level, msg.split(";")[0]])).toEqual([
      [40, "a connection to Discord broke"],
      [20, "a connection to Discord broke"],
      [30, "a connection to Discord is back"],
      [20, "Discord's rate limit holds requests back"],
      [40, "Discord's rate limit holds requests back"],
      [40, "Discord has refused many requests"],
    ]);
    // An interaction's address holds its token.
    expect(JSON.stringify(lines)).not.toContain("secret");
    await client?.destroy();
  });

  it("is waited for no longer once the bot is to stop", async () => {
    const stopping = new AbortController();
    const waiting = login("http://127.0.0.1:9", stopping.signal);
    setTimeout(() => stopping.abort(), 100);
    expect(await waiting).toBeNull();
  });
});

describe("the bot's process", () => {
  const root = fileURLToPath(new URL("../", import.meta.url));

  function run(url: string, dataDir: string, redisUrl = "") {
    const env = {
      ...process.env,
      DISCORD_TOKEN: "a-token",
      DISCORD_API_URL: url,
      DATA_DIR: dataDir,
      REDIS_URL: redisUrl,
    };
    return new Promise<{ code: number; stderr: string; stdout: string }>((resolve) => {
      const start = ["--require", `${root}sandbox/kept-builds.cjs`, `${root}src/start.mjs`];
      const child = execFile(process.execPath, start, { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
      running.push(child);
    });
  }
  const running: ReturnType<typeof execFile>[] = [];

  it("ends with one sentence, without a stack, when Discord cuts it off", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-cut-off-"));
    for (const manners of [{ closeAtIdentify: 4004 }, { closeOnceReady: 4014 }]) {
      const { url } = await discord(manners);
      const { code, stderr, stdout } = await run(url, dataDir);
      expect(code).toBe(1);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect(stderr).toMatch(/start me again/);
      expect(stderr).not.toContain("    at ");
      expect(stdout).toContain('"level":60');
    }
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  it("waits for a Discord that is away, and still stops when it is asked to", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-away-"));
    const ended = run("http://127.0.0.1:9", dataDir);
    const child = running.at(-1);
    let said = "";
    child?.stdout?.on("data", (text) => {
      said += text;
    });
    while (!said.includes("trying again")) await new Promise((resolve) => setTimeout(resolve, 20));
    // As Ctrl-C under npm does.
    for (let twice = 0; twice < 2; twice++) child?.kill("SIGINT");
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  it.skipIf(!hasRedis())(
    "says in a sentence that its Redis went away before it was ready",
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "b5-redis-gone-"));
      const redis = await startRedis();
      const away = await discord({ status: 503 });
      const ended = run(away.url, dataDir, redis.url);
      while (away.asked === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await redis.stop();
      delete away.manners.status;
      const { code, stderr } = await ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^Redis at redis:\/\/127\.0\.0\.1:\d+ .*Put REDIS_URL or that Redis right, and start me again\.\n$/u,
      );
      rmSync(dataDir, { recursive: true });
    },
    60_000,
  );
});
