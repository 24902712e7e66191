import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { readConfig, readSettingsFile } from "../src/config.ts";
import { sentinelAddress } from "../src/store/redis/address.ts";
import { WrongSetting } from "../src/wrong-setting.ts";

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
    ["REDIS_URL", "redis://127.0.0.1:6379/games"],
    ["REDIS_URL", "redis://:100%zz@127.0.0.1:6379"],
    ["REDIS_URL", "redis://:a#b@127.0.0.1:6379"],
    ["REDIS_URL", "redis+sentinel://:100%zz@host:26379/name"],
    ["DISCORD_TOKEN", "Bot abc.def"],
    ["DISCORD_TOKEN", "…"],
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
    ["AUTO", "auto"],
    ["3", { ids: [0, 1, 2], count: 3 }],
    ["0-1/4", { ids: [0, 1], count: 4 }],
    [" 2-3/4 ", { ids: [2, 3], count: 4 }],
    ["2/4", { ids: [2], count: 4 }],
    ["0/1", { ids: [0], count: 1 }],
  ])("name the shards of this process: SHARDS=%s", (text, shards) => {
    expect(readConfig({ SHARDS: text }).shards).toEqual(shards);
  });

  it("are the same in quotes and between spaces, as some ways to set them leave them", () => {
    for (const value of ['"abc.def"', "'abc.def'", "  abc.def\n", ' " abc.def " '])
      expect(readConfig({ DISCORD_TOKEN: value }).discordToken, value).toBe("abc.def");
    expect(readConfig({ DISCORD_TOKEN: '""' }).discordToken).toBeNull();
    expect(readConfig({ LOG_LEVEL: "Warn" }).logLevel).toBe("warn");
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

describe("the file of settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "b5-settings-"));
  const file = join(folder, ".env");
  const read = (content: string | Buffer) => {
    for (const name of ["DISCORD_TOKEN", "LOG_LEVEL"]) vi.stubEnv(name, undefined);
    writeFileSync(file, content);
    readSettingsFile(file);
    return readConfig();
  };
  const SET = "DISCORD_TOKEN=abc.def\nLOG_LEVEL=debug\n";
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each<[string, string | Buffer]>([
    ["plainly", SET],
    ["by lines that end in two signs", SET.replaceAll("\n", "\r\n")],
    ["by lines that end in the other one", SET.replaceAll("\n", "\r")],
    ["with a mark that it is UTF-8", `\ufeff${SET}`],
    ["in UTF-16", utf16(SET)],
    ["in UTF-16 the other way round", utf16(SET).swap16()],
    ["with remarks, spaces and quotes", `# mine\n\n  export DISCORD_TOKEN = "abc.def" # here\nLOG_LEVEL='debug'\n`],
    ["beside what is for others, over several lines", `KEY="one\ntwo three\n# four"\n${SET}TZ=Europe/Berlin`],
  ])("sets what it says, written %s", (_, content) => {
    expect(read(content)).toMatchObject({ discordToken: "abc.def", logLevel: "debug" });
  });

  it("sets nothing that the environment sets, and need not be there", () => {
    vi.stubEnv("LOG_LEVEL", "error");
    writeFileSync(file, "LOG_LEVEL=debug\n");
    readSettingsFile(file);
    expect(readConfig().logLevel).toBe("error");
    expect(() => readSettingsFile(join(folder, "none"))).not.toThrow();
  });

  it.each<[string, string | Buffer, RegExp]>([
    [
      "a token alone",
      "# token\nabc.secret.def\nLOG_LEVEL=debug\n",
      /: line 2 sets nothing; it should be NAME=VALUE\.$/u,
    ],
    ["a colon", "DISCORD_TOKEN: abc.secret.def\n", /: line 1 sets nothing; it should be NAME=VALUE\.$/u],
    ["a line behind a value of three", 'KEY="1\n2\n3"\nsecret\n', /: line 4 sets nothing/u],
    ["a slip in a name", "DISCORD_TOEKN=secret\n", / sets DISCORD_TOEKN, which is no setting: DISCORD_TOKEN is\.$/u],
    ["no text", Buffer.from([0x44, 0x3d, 0xe4, 0x0a]), / is no text in UTF-8: save it anew as that\.$/u],
  ])("that has %s stops the start, and is not shown", (_, content, complaint) => {
    expect(() => read(content)).toThrow(WrongSetting);
    expect(() => read(content)).toThrow(complaint);
    expect(() => read(content)).toThrow(/^((?!secret).)*$/u);
  });

  it("that is a folder stops the start", () => {
    const path = join(folder, "folder");
    mkdirSync(path);
    expect(() => readSettingsFile(path)).toThrow(
      /^The file of settings .* cannot be read: it is a folder \(EISDIR\)\.$/u,
    );
  });
});
