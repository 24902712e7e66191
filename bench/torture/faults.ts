import { setTimeout as sleep } from "node:timers/promises";
import type { BotProcess } from "../../sandbox/bot-process.ts";
import type { RedisServer } from "../../sandbox/redis-server.ts";
import type { StandIn } from "../../sandbox/standin/index.ts";

/** How often what was done to the bots and to what they stand on. */
export interface Done {
  kills: number;
  redisRestarts: number;
  redisFreezes: number;
  gatewayFaults: number;
}

interface Victims {
  readonly bots: readonly BotProcess[];
  readonly redis: RedisServer;
  readonly standIn: StandIn;
  readonly chance: () => number;
}

/** Breaks one thing after the other until `over`, and mends everything at the end; gives how often it did. */
export async function breakThings({ bots, redis, standIn, chance }: Victims, over: () => boolean): Promise<Done> {
  const done: Done = { kills: 0, redisRestarts: 0, redisFreezes: 0, gatewayFaults: 0 };
  const starting = new Set<Promise<void>>();
  const start = (bot: BotProcess) => {
    const started = bot.start().catch(() => undefined); // it was killed on the way, or Redis was away too long
    starting.add(started);
    void started.finally(() => starting.delete(started));
  };
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
  const kill = async () => {
    const bot = pick(bots.filter(({ running }) => running));
    if (!bot) return;
    done.kills++;
    await bot.kill();
    await sleep(chance() * 1_000);
    start(bot);
  };
  const restartRedis = async () => {
    done.redisRestarts++;
    await redis.kill();
    await sleep(chance() * 1_500);
    await redis.start();
  };
  const freezeRedis = async () => {
    done.redisFreezes++;
    redis.freeze();
    await sleep(500 + chance() * 2_500);
    redis.thaw();
  };
  const gateway = async () => {
    done.gatewayFaults++;
    pick([standIn.dropSockets, standIn.invalidateSessions, standIn.requestReconnect])?.call(standIn);
  };

  while (!over()) {
    await sleep(500 + chance() * 2_500);
    if (over()) break;
    await pick([kill, kill, kill, restartRedis, freezeRedis, gateway, gateway])?.();
    // Whoever ended without being asked to is counted where the process is watched, and comes back here.
    if (starting.size === 0) for (const bot of bots) if (!bot.running) start(bot);
  }
  await Promise.all(starting);
  for (const bot of bots) if (!bot.running) await bot.start();
  return done;
}
