import { createClient, type RedisClientType } from "@keyv/redis";
import { StoreUnavailable } from "../errors.ts";
import { addressOf } from "./address.ts";
import type { Script } from "./scripts.ts";

/** Sends the commands of one operation. Refuses once the operation's time is over, so that nothing happens afterwards. */
export interface Sender {
  send(...command: string[]): Promise<unknown>;
  run(script: Script, keys: readonly string[], values: readonly string[]): Promise<unknown>;
}

/** A whole operation, with all its commands: the bot has 3 s to answer its user. */
const OPERATION_MS = 2_000;
const START_MS = 4_000;

/** One connection to Redis that fails in time and comes back by itself. */
export class Connection {
  readonly client: RedisClientType;
  readonly #address: string;
  #closed = false;

  private constructor(client: RedisClientType, address: string) {
    this.client = client;
    this.#address = address;
  }

  /** Rejects with `StoreUnavailable` after 4 s without Redis, sooner when Redis answers with a refusal. */
  static async open(url: string): Promise<Connection> {
    const address = addressOf(url);
    let last: unknown;
    let started = false;
    const client = createClient({
      url,
      disableOfflineQueue: true,
      // An idle connection is kept alive by pings; one whose handshake never ends is given up.
      pingInterval: 4_000,
      socket: {
        connectTimeout: 2_000,
        socketTimeout: 10_000,
        reconnectStrategy: (retries, cause) => (!started && isRefusal(cause) ? cause : 50 * Math.min(retries + 1, 10)),
      },
    });
    client.setMaxListeners(0);
    client.on("error", (error: unknown) => {
      last = error;
    });
    const connection = new Connection(client, address);
    try {
      await withTimeout(START_MS, client.connect());
    } catch (error) {
      connection.#destroy();
      throw connection.#unavailable(error instanceof TimedOut ? (last ?? error) : error, true);
    }
    started = true;
    return connection;
  }

  /** Runs one operation, which fails as a whole when it takes longer than 2 s or Redis is gone. */
  async operation<T>(work: (sender: Sender) => Promise<T>): Promise<T> {
    const epoch = this.client.socketEpoch;
    const state = { over: false };
    try {
      return await withTimeout(OPERATION_MS, work(this.#sender(state)));
    } catch (error) {
      if (error instanceof TimedOut) this.#reconnect(epoch);
      throw this.#unavailable(error, isRefusal(error));
    } finally {
      state.over = true;
    }
  }

  /** Hears a channel until the answer is called. Comes back by itself, and misses what was said in between. */
  listen(channel: string, listener: (message: string) => void): () => void {
    const client = this.client.duplicate({ disableOfflineQueue: false });
    client.on("error", () => undefined);
    client
      .connect()
      .then(() => client.subscribe(channel, listener))
      .catch(() => undefined);
    return () => {
      if (client.isOpen) client.destroy();
    };
  }

  /** Waits at most 1 s for what is under way. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.client.isReady) await withTimeout(1_000, this.client.close()).catch(() => undefined);
    this.#destroy();
  }

  #sender(state: { over: boolean }): Sender {
    const send = (...command: string[]): Promise<unknown> => {
      if (this.#closed) throw this.#unavailable("the store is closed", true);
      if (state.over || !this.client.isReady) throw this.#unavailable("not connected", true);
      return this.client.sendCommand<unknown>(command);
    };
    return {
      send: async (...command) => send(...command),
      async run(script, keys, values) {
        const rest = [String(keys.length), ...keys, ...values];
        try {
          return await send("EVALSHA", script.sha, ...rest);
        } catch (error) {
          if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
          return await send("EVAL", script.lua, ...rest);
        }
      },
    };
  }

  /** A connection that stopped answering is replaced: a lost network is noticed by nothing else for a quarter of an hour. */
  #reconnect(epoch: number): void {
    if (this.#closed || !this.client.isReady || this.client.socketEpoch !== epoch) return;
    this.client.destroy();
    this.client.connect().catch(() => undefined);
  }

  #destroy(): void {
    if (this.client.isOpen) this.client.destroy();
  }

  #unavailable(reason: unknown, nothingChanged: boolean): StoreUnavailable {
    if (reason instanceof StoreUnavailable) return reason;
    const text = reason instanceof Error ? reason.message || reason.name : String(reason);
    return new StoreUnavailable(`Redis at ${this.#address} cannot be used: ${text.slice(0, 200)}`, {
      nothingChanged,
      cause: reason,
    });
  }
}

/** An answer of Redis itself, such as "NOAUTH …" or "OOM …": the command was not carried out. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^[A-Z]{3,}\b/.test(error.message);
}

class TimedOut extends Error {}

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
