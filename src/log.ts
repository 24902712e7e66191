import { pino } from "pino";
import type { Config } from "./config.ts";

/** Names that no log line shows the value of, wherever they stand. */
const SECRET = ["token", "discordToken", "redisUrl", "seed", "hand", "deck", "snapshot", "setup", "requestBody"];

/** The bot's log: one JSON line an event, without tokens, hands or seeds. */
export function createLog(config: Pick<Config, "logLevel">) {
  return pino({
    level: config.logLevel,
    base: undefined,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: "[secret]" },
    serializers: { err: errorLine },
  });
}

/** What may be said of an error: a request's body and an interaction's address hold secrets. */
function errorLine(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const details = Object.fromEntries(
    ["code", "status", "method"].flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
    }),
  );
  const cause = error.cause !== undefined && depth < 3 ? { cause: errorLine(error.cause, depth + 1) } : {};
  return { name: error.name, message: error.message, ...details, stack: error.stack, ...cause };
}
