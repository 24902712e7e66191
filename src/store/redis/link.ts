import {
  createClient,
  createCluster,
  createSentinel,
  type RedisClientType,
  type RedisClusterType,
  type RedisSentinelType,
} from "@keyv/redis";
import type { SentinelAddress } from "./address.ts";
import { list, text, texts } from "./reply.ts";

/** The way to one Redis, to the nodes of a Redis Cluster, or to the primary that Sentinels name. */
export interface Link {
  readonly client: RedisClientType | RedisClusterType | RedisSentinelType;
  isReady(): boolean;
  /** Sends a command to where this key lies. Commands are never kept for later: without a connection it rejects at once. */
  send(key: string, command: readonly string[]): Promise<unknown>;
  /** The keys that match a pattern, in batches, on every node. */
  scan(pattern: string): AsyncIterable<string[]>;
  /** Rises with every connection that is made. */
  epoch(): number;
  /** Gives up connections that do not answer and makes new ones. */
  renew(): void;
  close(): Promise<void>;
  destroy(): void;
}

export const SETTINGS = {
  disableOfflineQueue: true,
  // An idle connection is kept alive by pings; one whose handshake never ends is given up.
  pingInterval: 4_000,
} as const;

/** How many keys a server looks at between two answers of a scan. */
const SCANNED = 1_000;

export const SOCKET = {
  connectTimeout: 2_000,
  socketTimeout: 10_000,
  reconnectStrategy: (retries: number) => 50 * Math.min(retries + 1, 10),
} as const;

export function singleLink(url: string, reconnectStrategy: (retries: number, cause: Error) => number | Error): Link {
  const client: RedisClientType = createClient({ ...SETTINGS, url, socket: { ...SOCKET, reconnectStrategy } });
  client.setMaxListeners(0);
  return {
    client,
    isReady: () => client.isReady,
    send: (_key, command) => client.sendCommand<unknown>(command),
    scan: (pattern) => client.scanIterator({ MATCH: pattern, COUNT: SCANNED }),
    epoch: () => client.socketEpoch,
    renew: () => {
      if (!client.isReady) return;
      client.destroy();
      client.connect().catch(() => undefined);
    },
    close: async () => client.close(),
    destroy: () => {
      if (client.isOpen) client.destroy();
    },
  };
}

export function clusterLink(url: string): Link {
  const { protocol, username, password } = new URL(url);
  const secret = {
    ...(username === "" ? {} : { username: decodeURIComponent(username) }),
    ...(password === "" ? {} : { password: decodeURIComponent(password) }),
  };
  const socket = protocol === "rediss:" ? { ...SOCKET, tls: true as const } : SOCKET;
  const client: RedisClusterType = createCluster({
    rootNodes: [{ url }],
    defaults: { ...SETTINGS, ...secret, socket },
  });
  client.setMaxListeners(0);
  client.on("error", () => undefined);
  let epoch = 0;
  let over = false;
  const connect = async () => {
    while (!over && !client.isOpen) {
      await client.connect().catch(() => new Promise((resolve) => setTimeout(resolve, 500)));
    }
  };
  return {
    client,
    isReady: () => client.isOpen,
    send: (key, command) => client.sendCommand<unknown>(key, false, [...command]),
    async *scan(pattern) {
      for (const main of client.masters) {
        const node: RedisClientType = await client.nodeClient(main);
        yield* node.scanIterator({ MATCH: pattern, COUNT: SCANNED });
      }
    },
    epoch: () => epoch,
    renew: () => {
      if (!client.isOpen) return;
      epoch++;
      client.destroy();
      void connect();
    },
    close: () => {
      over = true;
      return client.close();
    },
    destroy: () => {
      over = true;
      if (client.isOpen) client.destroy();
    },
  };
}

/** Follows the Sentinels: when they name another primary, commands go there. */
export function sentinelLink(address: SentinelAddress): Link {
  const client = sentinelClient(address);
  let epoch = 0;
  let over = false;
  const connect = async () => {
    while (!over && !client.isOpen) {
      await client.connect().catch(() => new Promise((resolve) => setTimeout(resolve, 500)));
    }
  };
  const ended = () => client.destroy().catch(() => undefined);
  return {
    client,
    isReady: () => client.isReady,
    send: (_key, command) => client.sendCommand<unknown>(false, [...command]),
    async *scan(pattern) {
      let cursor = "0";
      do {
        const reply = await client.sendCommand<unknown>(false, [
          "SCAN",
          cursor,
          "MATCH",
          pattern,
          "COUNT",
          `${SCANNED}`,
        ]);
        const [next, keys] = list(reply);
        cursor = text(next);
        yield texts(keys);
      } while (cursor !== "0");
    },
    epoch: () => epoch,
    renew: () => {
      if (!client.isOpen) return;
      epoch++;
      void ended().then(connect);
    },
    close: () => {
      over = true;
      return client.close();
    },
    destroy: () => {
      over = true;
      if (client.isOpen) void ended();
    },
  };
}

/** A client that is not connected yet. */
export function sentinelClient({
  name,
  sentinels,
  tls,
  username,
  password,
  database,
}: SentinelAddress): RedisSentinelType {
  const secret = { ...(username ? { username } : {}), ...(password ? { password } : {}) };
  const client: RedisSentinelType = createSentinel({
    name,
    sentinelRootNodes: [...sentinels],
    nodeClientOptions: { ...SETTINGS, ...secret, database, socket: tls ? { ...SOCKET, tls: true as const } : SOCKET },
    sentinelClientOptions: { socket: { connectTimeout: SOCKET.connectTimeout } },
    // One connection for all commands: clients lent to each command are not all given back when many are sent at once.
    reserveClient: true,
    scanInterval: 1_000,
  });
  client.setMaxListeners(0);
  client.on("error", () => undefined);
  return client;
}
