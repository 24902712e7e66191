import { z } from "zod";
import { editDistance } from "./edit-distance.ts";
import { settingsOf } from "./settings-file.ts";
import { isRedisAddress } from "./store/redis/address.ts";
import { WrongSetting } from "./wrong-setting.ts";

const port = (what: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `should be ${what}, a number from 1 to 65535`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, `should be ${what}, a number from 1 to 65535`);

/** Where a URL is taken, an address of one of these schemes. */
const address = (schemes: readonly string[], example: string) =>
  z.string().refine((text) => isAddress(text, schemes), `should be an address such as ${example}`);

const isAddress = (text: string, schemes: readonly string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol);

const REDIS_URL_SHOULD =
  "should be an address such as redis://127.0.0.1:6379 or redis://:PASSWORD@host:6379/1, what is special in the password " +
  "written as in addresses (# as %23, / as %2F), or redis+sentinel://host:26379,host:26379/NAME for Sentinels";

const snowflake = z.string().regex(/^\d{15,21}$/, "should be a Discord id: 15 to 21 digits");

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The gateway's shards that one process runs, and how many the whole bot has. */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

const SHARDS_SHOULD =
  'should be "auto", a number of shards from 1 to 9999, or the shards of this process and how many there are in all, ' +
  "counted from 0: 0-1/4 are the first two of four, 2/4 is the third";

/** What SHARDS says; null where it says nothing that can be run. */
function readShards(text: string): Shards | "auto" | null {
  if (text.toLowerCase() === "auto") return "auto";
  const [, first, last = first, total] = /^(\d{1,4})(?:-(\d{1,4}))?\/(\d{1,4})$/.exec(text) ?? [];
  if (total === undefined) return /^\d{1,4}$/.test(text) && Number(text) > 0 ? shardsFrom(0, Number(text)) : null;
  const [from, to, count] = [Number(first), Number(last), Number(total)];
  return from <= to && to < count ? { ...shardsFrom(from, to - from + 1), count } : null;
}

function shardsFrom(first: number, count: number): Shards {
  return { ids: Array.from({ length: count }, (_, at) => first + at), count };
}

/** How wide pictures may be, in pixels: below what a phone shows nothing can be read, and above it nobody sees more. */
const [NARROWEST, WIDEST] = [390, 2_340];
const PICTURE_WIDTH_SHOULD = `should be how wide pictures are, a number of pixels from ${NARROWEST} to ${WIDEST}`;

const environmentSchema = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(
      /^[!-~]+$/,
      "should be the bot's token as Discord shows it, alone: no word before it, no spaces, no other signs",
    )
    .optional(),
  DISCORD_API_URL: address(["http:", "https:"], "https://discord.com/api").optional(),
  REDIS_URL: z.string().refine(isRedisAddress, REDIS_URL_SHOULD).optional(),
  DATA_DIR: z.string().default("./.data"),
  SANDBOX_PORT: port("the port of the sandbox's page").optional(),
  LOG_LEVEL: z
    .string()
    .toLowerCase()
    .pipe(z.enum(LOG_LEVELS, { error: `should be one of ${LOG_LEVELS.join(", ")}` }))
    .default("info"),
  SHARDS: z
    .string()
    .refine((text) => readShards(text) !== null, SHARDS_SHOULD)
    .optional(),
  METRICS_PORT: port("the port that health and figures are served on").optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "should be an address of this machine, such as 127.0.0.1 or 0.0.0.0")
    .default("127.0.0.1"),
  PICTURE_WIDTH: z
    .string()
    .regex(/^\d{3,4}$/, PICTURE_WIDTH_SHOULD)
    .transform(Number)
    .refine((width) => width >= NARROWEST && width <= WIDEST, PICTURE_WIDTH_SHOULD)
    .optional(),
  GUILD_ID: snowflake.optional(),
  SANDBOX: z.enum(["0", "1"], { error: "should be 1 in the sandbox, and else not be there" }).default("0"),
  SANDBOX_WEBHOOKS: z.enum(["0", "1"], { error: "should be 1, or not be there" }).default("0"),
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
  /** null: one shard, which is all that Discord asks for up to 2,500 servers. */
  shards: Shards | "auto" | null;
  /** Where health and figures are served; null for nowhere. */
  metrics: { readonly port: number; readonly host: string } | null;
  /** How wide pictures are, in pixels; null for what looks best. */
  pictureWidth: number | null;
  /** The one server that commands are registered in, for development; null registers them everywhere. */
  guildId: string | null;
  /** Whether the sandbox runs it: only that says so. */
  sandbox: boolean;
  /** Whether webhooks may lead to this machine: the sandbox alone can allow it. */
  loopbackWebhooks: boolean;
  /** How far ahead of the real time the bot's clock starts, in ms: only the sandbox sets it. */
  clockOffsetMs: number;
}

/** Adds what the file `.env` sets, where there is one; what the environment sets already stays. */
export function readSettingsFile(file = ".env"): void {
  for (const [name, value] of Object.entries(settingsOf(file) ?? {})) {
    const meant = SETTINGS.includes(name)
      ? undefined
      : SETTINGS.find((each) => editDistance(name, each, SLIPS) <= SLIPS);
    if (meant !== undefined) throw new WrongSetting(`${file} sets ${name}, which is no setting: ${meant} is.`);
    process.env[name] ??= value;
  }
}

const SETTINGS = Object.keys(environmentSchema.shape);
/** With so few slips another name was meant. */
const SLIPS = 2;

/**
 * Reads the settings; unset and empty are the same, and so is what stands in quotes or between spaces. Throws `WrongSetting`
 * with a line for each wrong value.
 *
 *     const config = readConfig({ LOG_LEVEL: "debug" });
 *     const config = readConfig(); // from the environment
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    SETTINGS.map((name) => [name, bare(environment[name] ?? "")]).filter(([, value]) => value),
  );
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
    shards: data.SHARDS === undefined ? null : readShards(data.SHARDS),
    metrics: data.METRICS_PORT === undefined ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    pictureWidth: data.PICTURE_WIDTH ?? null,
    guildId: data.GUILD_ID ?? null,
    sandbox: data.SANDBOX === "1",
    loopbackWebhooks: data.SANDBOX === "1" && data.SANDBOX_WEBHOOKS === "1",
    clockOffsetMs: Number(data.CLOCK_OFFSET_MS),
  };
}

/** A value without what some ways to set it leave around it: Docker keeps the quotes of a file of settings. */
function bare(value: string): string {
  const text = value.trim();
  const [, , within] = /^(["'])(.*)\1$/su.exec(text) ?? [];
  return (within ?? text).trim();
}
