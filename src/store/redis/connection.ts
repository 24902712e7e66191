import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@keyv/redis";
import { plainly } from "../../plainly.ts";
import { isBug, StoreUnavailable } from "../errors.ts";
import { addressOf, type SentinelAddress, sentinelAddress } from "./address.ts";
import { clusterLink, type Link, SETTINGS, SOCKET, sentinelClient, sentinelLink, singleLink } from "./link.ts";
import type { Script } from "./scripts.ts";

/** Sends the commands of one operation. Refuses once the operation's time is over, so that nothing happens afterwards. */
export interface Sender {
  send(command: string, key: string, ...values: string[]): Promise<unknown>;
  /** The keys lie in one hash slot. */
  run(script: Script, keys: readonly [string, ...string[]], values: readonly string[]): Promise<unknown>;
}

/** A whole operation, with all its commands: the bot has 3 s to answer its user. */
const OPERATION_MS = 2_000;
const START_MS = 2_500;

/** The connection to Redis: fails in time, and comes back by itself. */
export class Connection {
  readonly #link: Link;
  readonly #url: string;
  readonly #address: string;
  #closed = false;

  private constructor(link: Link, url: string, address: string) {
    this.#link = link;
    this.#url = url;
    this.#address = address;
  }

  /** Rejects with `StoreUnavailable` after 4 s without Redis, sooner when Redis answers with a refusal. */
  static async open(url: string): Promise<Connection> {
    const address = addressOf(url);
    const sentinel = sentinelAddress(url);
    if (sentinel) return Connection.#connected(sentinelLink(sentinel), url, address, sentinel.sentinels);
    let last: unknown;
    let started = false;
    const single = singleLink(url, (retries, cause) =>
      !started && isRefusal(cause) ? cause : SOCKET.reconnectStrategy(retries),
    );
    single.client.on("error", (error: unknown) => {
      last = error;
    });
    let link = single;
    const connect = async () => {
      await single.client.connect();
      started = true;
      if (!String(await single.send("", ["INFO", "cluster"])).includes("cluster_enabled:1")) return;
      single.destroy();
      link = clusterLink(url);
      await link.client.connect();
    };
    try {
      await withTimeout(START_MS, connect());
    } catch (error) {
      single.destroy();
      link.destroy();
      throw unavailable(address, error instanceof TimedOut ? (last ?? error) : error, true);
    }
    return new Connection(link, url, address);
  }

  static async #connected(
    link: Link,
    url: string,
    address: string,
    sentinels: SentinelAddress["sentinels"],
  ): Promise<Connection> {
    try {
      await withTimeout(START_MS, someListens(sentinels));
      await withTimeout(START_MS, Promise.resolve(link.client.connect()));
    } catch (error) {
      link.destroy();
      throw unavailable(address, error, true);
    }
    return new Connection(link, url, address);
  }

  /** The raw client, for Keyv's adapters. */
  get client(): Link["client"] {
    return this.#link.client;
  }

  /** Runs one operation, which fails as a whole when it takes longer than 2 s or Redis is gone. */
  async operation<T>(work: (sender: Sender) => Promise<T>): Promise<T> {
    this.#check();
    const epoch = this.#link.epoch();
    const state = { over: false };
    try {
      return await withTimeout(OPERATION_MS, work(this.#sender(state)));
    } catch (error) {
      if (isBug(error)) throw error;
      // A connection that stopped answering is replaced: nothing else notices a lost network for a quarter of an hour.
      if (error instanceof TimedOut && !this.#closed && this.#link.epoch() === epoch) this.#link.renew();
      throw unavailable(this.#address, error, isRefusal(error));
    } finally {
      state.over = true;
    }
  }

  /** The keys that match a pattern, on every node; the same key may come twice. */
  async *scan(pattern: string): AsyncIterable<string> {
    const walk = this.#link.scan(pattern)[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await this.operation(() => walk.next());
      if (done) return;
      yield* value;
    }
  }

  /** Hears a channel until the answer is called. Comes back by itself, and misses what was said in between. */
  listen(channel: string, listener: (message: string) => void): () => void {
    const sentinel = sentinelAddress(this.#url);
    const client = sentinel
      ? sentinelClient(sentinel)
      : createClient({ url: this.#url, ...SETTINGS, disableOfflineQueue: false, socket: SOCKET });
    client.on("error", () => undefined);
    const subscribe = async (): Promise<void> => {
      while (client.isOpen) {
        const done = await client.subscribe(channel, listener).then(
          () => true,
          () => false,
        );
        if (done) return;
        await sleep(200);
      }
    };
    client.connect().then(subscribe, () => undefined);
    return () => {
      if (client.isOpen) void Promise.resolve(client.destroy()).catch(() => undefined);
    };
  }

  /** Waits at most 1 s for what is under way. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#link.isReady()) await withTimeout(1_000, this.#link.close()).catch(() => undefined);
    this.#link.destroy();
  }

  #check(): void {
    if (this.#closed) throw unavailable(this.#address, "the store is closed", true);
    if (!this.#link.isReady()) throw unavailable(this.#address, "not connected", true);
  }

  #sender(state: { over: boolean }): Sender {
    const send = async (key: string, command: readonly string[]): Promise<unknown> => {
      if (state.over) throw new TimedOut("the operation is over");
      this.#check();
      return this.#link.send(key, command);
    };
    return {
      send: (command, key, ...values) => send(key, [command, key, ...values]),
      async run(script, keys, values) {
        const [first] = keys;
        const rest = [String(keys.length), ...keys, ...values];
        try {
          return await send(first, ["EVALSHA", script.sha, ...rest]);
        } catch (error) {
          if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
          return await send(first, ["EVAL", script.lua, ...rest]);
        }
      },
    };
  }
}

function unavailable(address: string, reason: unknown, nothingChanged: boolean): StoreUnavailable {
  if (reason instanceof StoreUnavailable) return reason;
  return new StoreUnavailable(`Redis at ${address} cannot be used: ${saidPlainly(reason)}`, {
    nothingChanged,
    cause: reason,
  });
}

/** What Redis says no with, by how its answer begins, in words for whoever hosts the bot. */
const REFUSALS: readonly (readonly [string, string])[] = [
  ["NOAUTH", "it wants a password, as in redis://:PASSWORD@host:6379"],
  ["WRONGPASS", "it does not know this user with this password"],
  ["ERR AUTH", "it has no password, and the address names one"],
  ["ERR DB index", "it has no database of that number"],
  ["NOPERM", "its user may not do what the bot has to"],
  ["READONLY", "it is a copy that can only be read; the bot needs its primary"],
  ["OOM", "its memory is full"],
  ["MISCONF", "it takes no changes, since it cannot write to its own disk"],
  ["LOADING", "it still reads its file"],
];

function saidPlainly(reason: unknown): string {
  const text = plainly(reason).slice(0, 200);
  const plain = REFUSALS.find(([begins]) => text.startsWith(begins))?.[1];
  return plain === undefined ? text : `${plain} (${text.replace(/\.$/u, "")})`;
}

/** An answer of Redis itself, such as "NOAUTH …" or "OOM …": the command was not carried out. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^[A-Z]{3,}\b/.test(error.message);
}

/** Rejects where none of them can be reached: the client would write that out each second, and name no reason. */
async function someListens(sentinels: SentinelAddress["sentinels"]): Promise<void> {
  const tried = sentinels.map(async ({ host, port }) => {
    const socket = connect({ host: host.replace(/^\[|\]$/gu, ""), port, timeout: START_MS });
    socket.on("timeout", () => socket.destroy(new TimedOut("none of them answers")));
    try {
      await once(socket, "connect");
    } finally {
      socket.destroy();
    }
  });
  await Promise.any(tried);
}

class TimedOut extends Error {}

function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // An answer that waits to be read, where this process was busy meanwhile, is read before the second step.
    const timer = setTimeout(() => setImmediate(() => reject(new TimedOut(`no answer within ${ms / 1_000} s`))), ms);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
