import { describe, expect, it } from "vitest";
import { readConfig, WrongSetting } from "../src/config.ts";
import { sentinelAddress } from "../src/store/redis/address.ts";

describe("the settings", () => {
  it("are all optional: the sandbox, the embedded store, a free port", () => {
    expect(readConfig({})).toMatchObject({
      discordToken: null,
      redisUrl: null,
      dataDir: "./.data",
      sandboxPort: null,
      logLevel: "info",
      shards: null,
      metrics: null,
      clockOffsetMs: 0,
      sandbox: false,
    });
  });

  it("are unset where they are empty", () => {
    expect(readConfig({ DISCORD_TOKEN: "", REDIS_URL: " " })).toEqual(readConfig({}));
  });

  it.each([
    ["SANDBOX_PORT", "0"],
    ["SANDBOX_PORT", "http"],
    ["METRICS_PORT", "70000"],
    ["METRICS_HOST", "every one"],
    ["REDIS_URL", "localhost:6379"],
    ["REDIS_URL", "redis+sentinel://host:26379"],
    ["REDIS_URL", "redis+sentinel://host:port/name"],
    ["DISCORD_API_URL", "discord"],
    ["SANDBOX", "yes"],
    ["LOG_LEVEL", "loud"],
    ["SHARDS", "0"],
    ["SHARDS", "0-4/4"],
    ["SHARDS", "3-1/4"],
    ["SHARDS", "4/4"],
    ["SHARDS", "0-1/"],
    ["SHARDS", "0,1/4"],
    ["SHARDS", "-1/4"],
    ["SHARDS", "1.5"],
    ["PICTURE_WIDTH", "wide"],
    ["PICTURE_WIDTH", "389"],
    ["PICTURE_WIDTH", "2341"],
    ["GUILD_ID", "general"],
    ["CLOCK_OFFSET_MS", "-1"],
  ])("stop the start with their name and what they should be: %s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(WrongSetting);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} should be `));
  });

  it.each([
    ["auto", "auto"],
    ["3", { ids: [0, 1, 2], count: 3 }],
    ["0-1/4", { ids: [0, 1], count: 4 }],
    [" 2-3/4 ", { ids: [2, 3], count: 4 }],
    ["2/4", { ids: [2], count: 4 }],
    ["0/1", { ids: [0], count: 1 }],
  ])("name the shards of this process: SHARDS=%s", (text, shards) => {
    expect(readConfig({ SHARDS: text }).shards).toEqual(shards);
  });

  it("say how wide pictures are", () => {
    expect(readConfig({}).pictureWidth).toBeNull();
    expect(readConfig({ PICTURE_WIDTH: "780" }).pictureWidth).toBe(780);
  });

  it("serve health and figures on this machine alone unless they say otherwise", () => {
    expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
    expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }).metrics?.host).toBe("0.0.0.0");
  });

  it("take the Sentinels of a Redis by their addresses and its name", () => {
    const REDIS_URL = "rediss+sentinel://:a%40b@one,two:26380/games/2";
    expect(readConfig({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(sentinelAddress(REDIS_URL)).toEqual({
      name: "games",
      sentinels: [
        { host: "one", port: 26_379 },
        { host: "two", port: 26_380 },
      ],
      tls: true,
      password: "a@b",
      database: 2,
    });
  });

  it("never show a secret in their complaint", () => {
    expect(() => readConfig({ DISCORD_TOKEN: "a secret" })).toThrow(/^((?!a secret).)*$/);
  });
});
