/** Several redis-servers that belong together, on loopback and in a folder of their own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../sandbox/redis-server.ts";

const NODES = 3;
const PATIENCE_MS = 30_000;

/** What was started, by the address that the bot is given. */
export interface Servers {
  readonly url: string;
  /** Kills the node that takes writes, and resolves when another one does; null where nobody would take over. */
  readonly failOver: (() => Promise<void>) | null;
  stop(): void;
}

class Started {
  readonly folder = mkdtempSync(join(tmpdir(), "b5-redis-"));
  readonly #children = new Map<number, ChildProcess>();

  server(port: number, ...flags: string[]): void {
    const dir = join(this.folder, String(port));
    mkdirSync(dir);
    this.#spawn(port, [
      "--port",
      `${port}`,
      "--bind",
      "127.0.0.1",
      "--dir",
      dir,
      "--save",
      "",
      "--appendonly",
      "yes",
      ...flags,
    ]);
  }

  sentinel(port: number, lines: readonly string[]): void {
    const file = join(this.folder, `sentinel-${port}.conf`);
    writeFileSync(file, [`port ${port}`, "bind 127.0.0.1", `dir ${this.folder}`, ...lines, ""].join("\n"));
    this.#spawn(port, [file, "--sentinel"]);
  }

  #spawn(port: number, given: readonly string[]): void {
    this.#children.set(port, spawn("redis-server", given, { stdio: "ignore" }));
  }

  kill(port: number): void {
    this.#children.get(port)?.kill("SIGKILL");
  }

  stop(): void {
    for (const child of this.#children.values()) child.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

const cli = (port: number, ...command: string[]): string =>
  spawnSync("redis-cli", ["-p", String(port), ...command], { encoding: "utf8" }).stdout;

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${what} did not come about within ${PATIENCE_MS / 1_000} s`);
    await sleep(100);
  }
}

const ports = () => Promise.all(Array.from({ length: NODES }, () => freePort()));

/** A Redis Cluster of three nodes, each with a third of the slots. */
export async function startCluster(): Promise<Servers> {
  const started = new Started();
  try {
    const nodes = await ports();
    const buses = await ports();
    for (const [at, port] of nodes.entries())
      started.server(port, "--cluster-enabled", "yes", "--cluster-port", String(buses[at]));
    await until("a cluster's nodes", () => nodes.every((port) => cli(port, "ping").startsWith("PONG")));
    const [first = 0] = nodes;
    const addresses = nodes.map((port) => `127.0.0.1:${port}`);
    // `--cluster create` takes no bus ports of one's own: the slots are given and the nodes introduced by hand.
    for (const [at, port] of nodes.entries()) {
      const [from, to] = [at, at + 1].map((part) => Math.floor((16_384 * part) / NODES));
      cli(port, "cluster", "addslotsrange", String(from), String((to ?? 0) - 1));
      cli(port, "cluster", "set-config-epoch", String(at + 1));
      if (port !== first) cli(first, "cluster", "meet", "127.0.0.1", String(port), String(buses[at]));
    }
    await until(`a cluster of ${addresses.join(", ")}`, () =>
      nodes.every((port) => {
        const info = cli(port, "cluster", "info");
        return info.includes("cluster_state:ok") && info.includes(`cluster_known_nodes:${NODES}`);
      }),
    );
    return { url: `redis://127.0.0.1:${first}`, failOver: null, stop: () => started.stop() };
  } catch (error) {
    started.stop();
    throw error;
  }
}

/** A primary with two replicas, and three Sentinels that watch it. */
export async function startSentinels(): Promise<Servers> {
  const started = new Started();
  try {
    const [primary = 0, ...replicas] = await ports();
    started.server(primary);
    for (const port of replicas) started.server(port, "--replicaof", "127.0.0.1", String(primary));
    await until("replicas", () => cli(primary, "info", "replication").includes(`connected_slaves:${replicas.length}`));
    const watchers = await ports();
    const watched = [
      `sentinel monitor games 127.0.0.1 ${primary} 2`,
      "sentinel down-after-milliseconds games 1000",
      "sentinel failover-timeout games 5000",
    ];
    for (const port of watchers) started.sentinel(port, watched);
    const knows = (port: number) =>
      cli(port, "sentinel", "master", "games")
        .split("\n")
        .map((line) => line.trim());
    const value = (port: number, name: string) => knows(port)[knows(port).indexOf(name) + 1];
    await until("Sentinels that know each other", () =>
      watchers.every((port) => value(port, "num-other-sentinels") === "2" && value(port, "num-slaves") === "2"),
    );
    const [watcher = 0] = watchers;
    const named = () => cli(watcher, "sentinel", "get-master-addr-by-name", "games").split("\n")[1]?.trim();
    return {
      url: `redis+sentinel://${watchers.map((port) => `127.0.0.1:${port}`).join(",")}/games`,
      async failOver() {
        started.kill(primary);
        await until("another primary", () => named() !== undefined && named() !== String(primary));
      },
      stop: () => started.stop(),
    };
  } catch (error) {
    started.stop();
    throw error;
  }
}
