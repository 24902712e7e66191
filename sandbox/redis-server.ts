import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A private redis-server on a free port of 127.0.0.1, with its files in a folder of its own. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Starts it again, on the same port and with what it had saved. Does nothing when it runs. */
  start(): Promise<void>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it from answering, without closing its connections, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Kills it and removes its files. */
  stop(): Promise<void>;
}

/** Whether a redis-server can be started here. */
export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/**
 * Starts a private redis-server, which writes every change to an append-only file. With `cluster`, a Redis Cluster of one
 * node: it refuses what would not work on more. With `durable`, not even its own `kill` loses what it has answered;
 * otherwise, as Redis does by default, it may lose the last second.
 */
export async function startRedis(
  options: { cluster?: boolean; password?: string; durable?: boolean } = {},
): Promise<RedisServer> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "b5-redis-"));
  const flags = ["--port", String(port), "--bind", "127.0.0.1", "--dir", dir, "--save", "", "--appendonly", "yes"];
  if (options.cluster) flags.push("--cluster-enabled", "yes", "--cluster-port", String(await freePort()));
  if (options.durable) flags.push("--appendfsync", "always");
  if (options.password) flags.push("--requirepass", options.password);
  let child: ChildProcess | undefined;

  const start = async () => {
    if (child) return;
    child = spawn("redis-server", flags, { stdio: ["ignore", "pipe", "ignore"] });
    await saying(child, "Ready to accept connections");
  };
  const kill = async () => {
    const dying = child;
    child = undefined;
    if (!dying) return;
    const gone = once(dying, "exit");
    dying.kill("SIGKILL");
    await gone;
  };

  // Whatever happens to the tests, no server is left behind.
  process.once("exit", () => child?.kill("SIGKILL"));
  await start();
  if (options.cluster) await makeCluster(port, options.password);
  const secret = options.password ? `:${options.password}@` : "";
  return {
    url: `redis://${secret}127.0.0.1:${port}`,
    port,
    start,
    kill,
    freeze: () => child?.kill("SIGSTOP"),
    thaw: () => child?.kill("SIGCONT"),
    stop: async () => {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function saying(child: ChildProcess, line: string): Promise<void> {
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.includes(line)) break;
  }
  if (!said.includes(line)) throw new Error(`redis-server did not start:\n${said}`);
}

/** Gives the node all slots, and waits until the cluster is whole. */
async function makeCluster(port: number, password = ""): Promise<void> {
  const cli = (...command: string[]) =>
    spawnSync("redis-cli", ["-p", String(port), "cluster", ...command], {
      env: { ...process.env, REDISCLI_AUTH: password },
    }).stdout.toString();
  cli("addslotsrange", "0", "16383");
  for (let tries = 0; tries < 100; tries++) {
    if (cli("info").includes("cluster_state:ok")) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the cluster did not become whole");
}
