import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BotProcess } from "../bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../redis-server.ts";
import type { StandIn } from "../standin/face.ts";
import { discordRateLimits, invitedPermissions, startStandIn } from "../standin/index.ts";
import { Backups } from "./backups.ts";
import type { StoreControl } from "./happen.ts";
import { StepFailed } from "./step-failed.ts";

/** How long Discord waits for an answer to an interaction. */
export const DISCORD_WAITS_MS = 3_000;
/** How long a bot may take to start on a machine with little else to do. */
const START_MS = 20_000;
/** How many of the bot's lines a failure quotes. */
const QUOTED_LINES = 8;

export interface VenueOptions {
  /** What is started as the bot; src/index.ts by default. */
  bot?: string | URL;
  /** Redis for the bot; the embedded store in a fresh folder by default. */
  redisUrl?: string;
  /** Discord's rate limits; off by default, so that a script plays as fast as the bot does. */
  rateLimits?: boolean;
  /** How long `expect`, `click` and the like wait, and people for an answer; 3,000 ms by default, and never less for an answer. */
  patienceMs?: number;
  logLevel?: string;
  /** A folder in which what a start puts together is kept for the next one. */
  keptBuilds?: string;
  /** Every line that the bot writes. */
  onLine?(line: string): void;
}

/** Where a scenario is played: a stand-in and a bot with a store of its own. */
export class Venue {
  readonly standIn: StandIn;
  readonly bot: BotProcess;
  /** What the stand-in does not do as Discord does, since the scenario began. */
  readonly notes: string[];
  readonly #dataDir: string;
  readonly #redis: RedisServer | null;
  readonly #backups: Backups;
  /** It is a Redis that others may use, too. */
  readonly #isElsewhere: boolean;
  #linesSince = 0;
  #hasBegun = false;

  private constructor(
    standIn: StandIn,
    dataDir: string,
    redis: RedisServer | null,
    notes: string[],
    options: VenueOptions,
  ) {
    this.standIn = standIn;
    this.notes = notes;
    this.#dataDir = dataDir;
    this.#redis = redis;
    this.#isElsewhere = redis === null && options.redisUrl !== undefined;
    this.#backups = new Backups(dataDir, redis?.url ?? null);
    this.bot = new BotProcess({
      apiUrl: standIn.apiUrl,
      dataDir,
      redisUrl: redis?.url ?? options.redisUrl,
      logLevel: options.logLevel,
      entry: options.bot,
      keptBuilds: options.keptBuilds,
      settings: { SANDBOX_WEBHOOKS: "1" },
      // Whoever waits longer for what is expected waits longer for a bot as well.
      ...(options.patienceMs === undefined ? {} : { readyWithinMs: START_MS + options.patienceMs }),
      onLine: (line) => {
        this.#linesSince += 1;
        options.onLine?.(line);
      },
    });
  }

  /** A stand-in with an empty store beside it; the bot is not started yet. */
  static async open(options: VenueOptions & { store?: boolean }): Promise<Venue> {
    if (options.store && !hasRedis())
      throw new Error("a store that goes away is a Redis: no redis-server is on the PATH");
    const redis = options.store ? await startRedis({ durable: true }) : null;
    const dataDir = await mkdtemp(join(tmpdir(), "b5-scenario-"));
    const notes: string[] = [];
    const standIn = await startStandIn({
      botPermissions: invitedPermissions,
      rateLimits: options.rateLimits ? discordRateLimits : false,
      answerWithinMs: Math.max(options.patienceMs ?? DISCORD_WAITS_MS, DISCORD_WAITS_MS),
      log: (line) => {
        if (line.startsWith("Discord's OpenAPI") || line.startsWith("unsupported")) notes.push(line);
      },
    });
    return new Venue(standIn, dataDir, redis, notes, options);
  }

  /** The store under the bot, where it is this venue's own. */
  get store(): StoreControl | undefined {
    if (this.#isElsewhere) return undefined;
    const redis = this.#redis;
    return {
      backup: () => this.#backups.take(),
      restore: () => this.#backups.bringBack(),
      async set(is) {
        if (redis === null) throw new StepFailed("the store under this bot cannot be taken away");
        if (is === "silent") return redis.freeze();
        if (is === "away") return await redis.kill();
        redis.thaw();
        await redis.start();
      },
    };
  }

  /** Starts the bot where none is up. One that has played before finds new servers and new people, nobody whom it knows. */
  async begin(): Promise<void> {
    if (this.#hasBegun) {
      this.notes.length = 0;
      this.#linesSince = 0;
      this.standIn.startOver();
    }
    this.#hasBegun = true;
    if (!this.bot.running) await this.bot.start();
  }

  /** The last lines that the bot wrote, none from before this scenario. */
  get lastLines(): readonly string[] {
    const count = Math.min(QUOTED_LINES, this.#linesSince);
    return count === 0 ? [] : this.bot.lastLines.slice(-count);
  }

  async close(): Promise<void> {
    await this.bot.stop();
    await this.standIn.close();
    await this.#redis?.stop();
    await this.#backups.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
