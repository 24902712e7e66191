import { describe, expect, it } from "vitest";
import { readConfig, WrongSetting } from "../src/config.ts";

describe("the settings", () => {
  it("are all optional: the sandbox, the embedded store, a free port", () => {
    expect(readConfig({})).toMatchObject({
      discordToken: null,
      redisUrl: null,
      dataDir: "./.data",
      sandboxPort: null,
      logLevel: "info",
      shards: null,
      clockOffsetMs: 0,
    });
  });

  it("are unset where they are empty", () => {
    expect(readConfig({ DISCORD_TOKEN: "", REDIS_URL: " " })).toEqual(readConfig({}));
  });

  it.each([
    ["SANDBOX_PORT", "0"],
    ["SANDBOX_PORT", "http"],
    ["METRICS_PORT", "70000"],
    ["REDIS_URL", "localhost:6379"],
    ["DISCORD_API_URL", "discord"],
    ["LOG_LEVEL", "loud"],
    ["SHARDS", "0"],
    ["GUILD_ID", "general"],
    ["CLOCK_OFFSET_MS", "-1"],
  ])("stop the start with their name and what they should be: %s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(WrongSetting);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} should be `));
  });

  it("never show a secret in their complaint", () => {
    expect(() => readConfig({ DISCORD_TOKEN: "a secret" })).toThrow(/^((?!a secret).)*$/);
  });
});
