import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { Counted, type Limit, type LimitRule, optionsOf } from "../limits.ts";
import type { Connection } from "./connection.ts";
import { scriptOf } from "./scripts.ts";

/** Counted for all processes in Redis; by this process alone while Redis is away. */
export function redisLimit(rule: LimitRule, connection: Connection): Limit {
  // The library asks a node-redis client for nothing but this, which fails in time on the way that everything takes.
  const client = {
    eval: (lua: string, { keys: [key = ""], arguments: values }: { keys: string[]; arguments: string[] }) =>
      connection.operation((sender) => sender.run(scriptOf(lua), [key], values)),
  };
  const insuranceLimiter = new RateLimiterMemory(optionsOf(rule));
  const options = { ...optionsOf(rule), storeClient: client, useRedisPackage: true, insuranceLimiter };
  return new Counted(new RateLimiterRedis(options));
}
