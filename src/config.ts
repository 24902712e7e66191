import { existsSync } from "node:fs";
import { z } from "zod";

const port = (what: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `should be ${what}, a number from 1 to 65535`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, `should be ${what}, a number from 1 to 65535`);

/** Where a URL is taken, an address of one of these schemes. */
const address = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `should be an address such as ${example}`,
    );

const snowflake = z.string().regex(/^\d{15,21}$/, "should be a Discord id: 15 to 21 digits");

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environmentSchema = z.object({
  DISCORD_TOKEN: z.string().regex(/^\S+$/, "should be a bot's token, without spaces").optional(),
  DISCORD_API_URL: address(["http:", "https:"], "https://discord.com/api").optional(),
  REDIS_URL: address(["redis:", "rediss:"], "redis://127.0.0.1:6379").optional(),
  DATA_DIR: z.string().default("./.data"),
  SANDBOX_PORT: port("the port of the sandbox's page").optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `should be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  SHARDS: z
    .string()
    .regex(/^(auto|[1-9]\d{0,3})$/, 'should be "auto" or a number of shards from 1 to 9999')
    .optional(),
  METRICS_PORT: port("the port that figures are served on").optional(),
  GUILD_ID: snowflake.optional(),
  CLOCK_OFFSET_MS: z
    .string()
    .regex(/^\d{1,15}$/, "should be a number of milliseconds")
    .default("0"),
});

/** What the environment says, checked. */
export interface Config {
  /** null: no bot account, so the sandbox runs. */
  discordToken: string | null;
  /** Where Discord's HTTP API is; null is Discord itself. */
  discordApiUrl: string | null;
  /** null: the embedded store in `dataDir`. */
  redisUrl: string | null;
  dataDir: string;
  /** null: any free port. */
  sandboxPort: number | null;
  logLevel: (typeof LOG_LEVELS)[number];
  shards: number | "auto" | null;
  /** Reserved: figures are not served yet. */
  metricsPort: number | null;
  /** The one server that commands are registered in, for development; null registers them everywhere. */
  guildId: string | null;
  /** How far ahead of the real time the bot's clock starts, in ms: only the sandbox sets it. */
  clockOffsetMs: number;
}

/** A setting whose value cannot be used. The message names it and says what it should be, but never shows the value. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}

/** Adds what the file `.env` sets, where there is one; what the environment sets already stays. */
export function readSettingsFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/**
 * Reads the settings; unset and empty are the same. Throws `WrongSetting` with a line for each wrong value.
 *
 *     const config = readConfig({ LOG_LEVEL: "debug" });
 *     const config = readConfig(); // from the environment
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new WrongSetting(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const { data } = parsed;
  return {
    discordToken: data.DISCORD_TOKEN ?? null,
    discordApiUrl: data.DISCORD_API_URL ?? null,
    redisUrl: data.REDIS_URL ?? null,
    dataDir: data.DATA_DIR,
    sandboxPort: data.SANDBOX_PORT ?? null,
    logLevel: data.LOG_LEVEL,
    shards: data.SHARDS === undefined || data.SHARDS === "auto" ? (data.SHARDS ?? null) : Number(data.SHARDS),
    metricsPort: data.METRICS_PORT ?? null,
    guildId: data.GUILD_ID ?? null,
    clockOffsetMs: Number(data.CLOCK_OFFSET_MS),
  };
}
