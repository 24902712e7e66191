/** The connection to Discord: made with patience, watched, and given up only where Discord says so for good. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  Options,
  type REST,
  RESTEvents,
} from "discord.js";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { type CutOff, cutOffBy, invalidated, tokenRefused } from "./cut-off.ts";
import { forgetLostServers } from "./lost-servers.ts";
import { PATIENT } from "./thread/sending/messenger.ts";
import { watchToken } from "./token-doubted.ts";

type Settings = Pick<Config, "discordApiUrl" | "shards"> & { discordToken: string };

/** Pauses between attempts to log in, in ms: doubled each time up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** After so many refused requests Discord's own limit, 10,000 in ten minutes, is worth a warning. */
const INVALID_WARNING = 500;
/** A rate limit that holds a request back for longer is worth a warning, in ms. */
const LONG_LIMIT_MS = 5_000;

/**
 * Logs in, and tries again as long as Discord is away. Gives a client that is ready; null where `signal` said to stop.
 * Rejects with `CutOff` where Discord will never take this bot as it is set up. Later, `lost` is told the same once.
 */
export async function connected(
  settings: Settings,
  log: Logger,
  signal: AbortSignal,
  lost: (reason: CutOff) => void,
): Promise<Client<true> | null> {
  for (let failed = 0; !signal.aborted; failed++) {
    const client = createClient(settings);
    const attempt = new Attempt(client);
    watchGateway(client, log);
    forgetLostServers(client);
    watchRequests(client.rest, log);
    try {
      const ready = await attempt.login(settings.discordToken, signal);
      if (ready === null) break;
      attempt.whenCutOff(lost);
      watchToken(ready.rest, settings.discordToken, log, () => attempt.cutOff(tokenRefused()));
      return ready;
    } catch (error) {
      await client.destroy().catch(() => undefined);
      const reason = attempt.reason ?? (isTokenRefused(error) ? tokenRefused() : null);
      if (reason) {
        log.fatal(reason.message);
        throw reason;
      }
      const ms = pauseAfter(failed);
      log.warn({ err: error, again_in_ms: ms }, "Discord cannot be reached; trying again");
      await sleep(ms, undefined, { signal }).catch(() => undefined);
    }
  }
  return null;
}

const isTokenRefused = (error: unknown): boolean =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;

/** A client that waits to be ready, and hears when it is cut off. */
class Attempt {
  readonly #client: Client;
  #reason: CutOff | null = null;
  #listener: ((reason: CutOff) => void) | null = null;

  constructor(client: Client) {
    this.#client = client;
    client.on(Events.ShardDisconnect, ({ code }) => this.cutOff(cutOffBy(code)));
    client.on(Events.Invalidated, () => this.cutOff(invalidated()));
  }

  /** Why Discord has cut the client off; null where it has not. */
  get reason(): CutOff | null {
    return this.#reason;
  }

  /** The ready client; null where it was told to stop before. */
  async login(token: string, signal: AbortSignal): Promise<Client<true> | null> {
    const client = this.#client;
    const stopped = new Promise<null>((resolve) =>
      signal.addEventListener("abort", () => resolve(null), { once: true }),
    );
    const cut = new Promise<never>((_, reject) => this.whenCutOff(reject));
    const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
    const login = client.login(token).then(() => ready);
    login.catch(() => undefined);
    return Promise.race([login, cut, stopped]);
  }

  /** Tells, now or once it happens. Whoever was to be told before is not. */
  whenCutOff(listener: (reason: CutOff) => void): void {
    this.#listener = listener;
    if (this.#reason) listener(this.#reason);
  }

  /** Discord has cut the client off for this reason; null where it has not. */
  cutOff(reason: CutOff | null): void {
    if (reason === null || this.#reason) return;
    this.#reason = reason;
    this.#listener?.(reason);
  }
}

/** A little early or late, so that many processes do not come back at once. */
function pauseAfter(failed: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS);
  return Math.round(pause * (0.75 + Math.random() / 2));
}

function createClient({ discordApiUrl, shards }: Settings): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: {
      ...PATIENT,
      invalidRequestWarningInterval: INVALID_WARNING,
      // Whatever else stands behind an address of its own keeps Discord's global limit itself.
      ...(discordApiUrl === null ? {} : { api: discordApiUrl, globalRequestsPerSecond: Number.POSITIVE_INFINITY }),
    },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 100,
      UserManager: 100,
    }),
    ...shardOptions(shards),
  });
}

/** discord.js would take SHARDS from the environment for the number of one shard: the list keeps it from doing so. */
function shardOptions(shards: Config["shards"]) {
  if (shards === null) return {};
  if (shards === "auto") return { shards } as const;
  return { shards: [...shards.ids], shardCount: shards.count };
}

/** Writes down how the connection fares: once when it breaks, once when it is back. */
function watchGateway(client: Client, log: Logger): void {
  const broken = new Set<number>();
  client.on(Events.Error, (error) => log.error({ err: error }, "the connection to Discord failed"));
  client.on(Events.Warn, (warning) => log.warn({ warning }, "discord.js warns"));
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, "a connection to Discord failed"));
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log.error({ shard, code }, "Discord closed a connection for good"),
  );
  client.on(Events.ShardReconnecting, (shard) => {
    log[broken.has(shard) ? "debug" : "warn"]({ shard }, "a connection to Discord broke; connecting again");
    broken.add(shard);
  });
  client.on(Events.ShardResume, (shard, replayed) => {
    broken.delete(shard);
    log.info({ shard, replayed }, "a connection to Discord is back");
  });
  client.on(Events.ShardReady, (shard) => {
    broken.delete(shard);
    log.info({ shard }, "connected to Discord");
  });
}

/** Writes down where Discord holds requests back. Addresses hold interactions' tokens: only the kind of request is named. */
function watchRequests(rest: REST, log: Logger): void {
  rest.on(RESTEvents.RateLimited, ({ method, route, global, scope, limit, timeToReset }) => {
    const level = global || timeToReset > LONG_LIMIT_MS ? "warn" : "debug";
    log[level](
      { method, route, global, scope, limit, wait_ms: timeToReset },
      "Discord's rate limit holds requests back",
    );
  });
  rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
    log.warn({ count, reset_in_ms: remainingTime }, "Discord has refused many requests; it bans a bot after 10,000");
  });
}
