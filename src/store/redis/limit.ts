import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { CountedRateLimit, type LimitRule, optionsOf, type RateLimit } from "../limits.ts";
import type { Connection } from "./connection.ts";
import { luaScript } from "./scripts.ts";

/** Counted for all processes in Redis; by this process alone while Redis is away. */
export function redisLimit(rule: LimitRule, connection: Connection): RateLimit {
  // The library asks a node-redis client for nothing but this, which fails in time on the way that everything takes.
  const client = {
    eval: (lua: string, { keys: [key = ""], arguments: values }: { keys: string[]; arguments: string[] }) =>
      connection.operation((sender) => sender.run(luaScript(lua), [key], values)),
  };
  const insuranceLimiter = new RateLimiterMemory(optionsOf(rule));
  const options = { ...optionsOf(rule), storeClient: client, useRedisPackage: true, insuranceLimiter };
  return new CountedRateLimit(new RateLimiterRedis(options));
}
