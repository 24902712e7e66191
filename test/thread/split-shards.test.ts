// Two bots serve one Redis, each with half of the gateway's shards: a server is heard by one of them, direct messages by the first.
import { createClient, type RedisClientType } from "@keyv/redis";
import { ShardClientUtil } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import type { Outcome, SandboxServer, TypedCommand } from "../../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import type { Table } from "../../src/table/table.ts";
import { Tables } from "../../src/table/tables.ts";

const SHARDS = 4;
/** For how long a table is left to the process that hears of its server, in ms. */
const LEFT_MS = 15_000;
const [firstRange, secondRange] = ["0-1/4", "2-3/4"];

const command = (name: string, subcommand?: string, options: TypedCommand["options"] = {}): TypedCommand => ({
  name,
  options,
  ...(subcommand === undefined ? {} : { subcommand }),
});
const textOf = (outcome: Outcome) => (outcome.kind === "message" ? outcome.message.content : outcome.kind);

describe.skipIf(!hasRedis())("two bots that share the shards", { timeout: 120_000 }, () => {
  let redis: RedisServer;
  let standIn: StandIn;
  let store: Store;
  let client: RedisClientType;
  let tables: Tables;
  /** The first hears shards 0 and 1, and so all direct messages. */
  let first: BotProcess;
  let second: BotProcess;
  /** A server of each, and its table. */
  let near: SandboxServer;
  let far: SandboxServer;
  let nearTable: Table;
  let farTable: Table;
  let londo = "";
  let gkar = "";

  beforeAll(async () => {
    redis = await startRedis();
    standIn = await startStandIn({ rateLimits: false, answerWithinMs: 6_000 });
    near = serverOf((shard) => shard < 2);
    far = serverOf((shard) => shard >= 2);
    [londo, gkar] = ["londo", "gkar"].map((name) => standIn.user(name, near.id).id) as [string, string]; // as many as names
    for (const user of [londo, gkar]) standIn.joinServer(user, far.id);
    const place = { redisUrl: redis.url, dataDir: "/nowhere" };
    const bot = (range: string) =>
      new BotProcess({
        apiUrl: standIn.apiUrl,
        logLevel: "error",
        readyWithinMs: 90_000,
        settings: { SHARDS: range },
        ...place,
      });
    first = bot(firstRange);
    second = bot(secondRange);
    await Promise.all([first.start(), second.start()]);
    store = await openStore(place);
    client = createClient({ url: redis.url });
    await client.connect();
    tables = new Tables(store, createClock());
    nearTable = await begun(near, "Near", standIn.user("delenn", near.id).id);
    farTable = await begun(far, "Far", gkar);
  }, 240_000);

  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    client?.destroy();
    await store?.close();
    await standIn?.close();
    await redis?.stop();
  });

  function serverOf(isMeant: (shard: number) => boolean): SandboxServer {
    for (let at = 0; ; at++) {
      const server = standIn.server(`server ${at}`);
      if (isMeant(ShardClientUtil.shardIdForGuildId(server.id, SHARDS))) return server;
    }
  }

  const settled = () => Promise.all([first.flush(), second.flush()]);
  function press(user: string, channel: string, label: string): Promise<Outcome> {
    for (const message of standIn.messages(user, channel).reverse())
      for (const row of message.components ?? [])
        for (const each of "components" in row ? row.components : [])
          if ("label" in each && each.label === label && "custom_id" in each)
            return standIn.press(user, message.id, each.custom_id);
    throw new Error(`there is no button ${label}`);
  }
  const lines = (channel: string) => standIn.messages(londo, channel).flatMap(({ content }) => content.split("\n"));
  /** How many lines of the table of the second say so. */
  const said = (text: string) => lines(farTable.thread).filter((line) => line.includes(text)).length;

  async function begun(server: SandboxServer, name: string, other: string): Promise<Table> {
    await standIn.run(londo, server.generalChannelId, command("game", "create", { name, timing: "in-order" }));
    await settled();
    const [id = ""] = await tables.idsIn(server.id);
    const thread = (await tables.load(id))?.thread ?? "";
    for (const user of [londo, other]) await press(user, thread, "Join");
    await press(londo, thread, "Start");
    await settled();
    const table = await tables.load(id);
    if (table === null) throw new Error("there is no table");
    return table;
  }

  it("each open the tables of their own servers, and say everything there once", () => {
    for (const { thread } of [nearTable, farTable])
      expect(lines(thread).filter((line) => line.includes("The game begins"))).toHaveLength(1);
    expect(standIn.violations).toEqual([]);
  });

  it("answer in direct messages for a table of the other, whose thread says it once and shows what it may", async () => {
    const bot = standIn.users().find((user) => user.bot)?.id ?? "";
    const channelId = far.generalChannelId;
    standIn.setPermission({ who: bot, permission: "Embed Links", allowed: false, channelId });
    const direct = standIn.directMessages(gkar);
    await press(gkar, direct, "Act…");
    expect((await press(gkar, direct, "Choose for me")).kind).toBe("updated");
    await expect.poll(() => said("Gkar has chosen a starting hand"), { timeout: 10_000 }).toBe(1);
    await settled();
    const tracker = standIn.messages(londo, farTable.thread).find(({ content }) => content.includes("Waiting for"));
    expect(tracker?.embeds).toEqual([]);
    standIn.setPermission({ who: bot, permission: "Embed Links", allowed: true, channelId });
    const again = () => standIn.messages(londo, farTable.thread).find(({ id }) => id === tracker?.id)?.embeds.length;
    await expect.poll(again, { timeout: 20_000 }).toBe(1);
  });

  it("ping the judges of the other's server in its table's thread", async () => {
    standIn.user("judge", far.id);
    const direct = standIn.directMessages(gkar);
    const told = await standIn.run(gkar, direct, command("judge", undefined, { question: "May I?" }));
    expect(textOf(told)).toContain(`<#${farTable.thread}>`);
    await settled();
    const call = standIn.messages(londo, farTable.thread).findLast(({ content }) => content.includes("May I?"));
    expect(call?.mention_roles).toHaveLength(1);
  });

  it("leave to one that is gone what only it hears of, and say for it a while later what it cannot", async () => {
    await second.kill();
    expect((await press(londo, farTable.thread, "Choose for me")).kind).toBe("failed");
    const direct = standIn.directMessages(londo);
    await press(londo, direct, "Act…");
    expect((await press(londo, direct, "Choose for me")).kind).toBe("updated");
    await first.flush();
    expect(said("Londo has chosen a starting hand")).toBe(0);
    await first.advance(LEFT_MS);
    await first.flush();
    expect(said("Londo has chosen a starting hand")).toBe(1);
    // What it holds of its shards lapses: what comes next is left to it no more.
    for (const shard of [2, 3]) expect(await client.pExpire(`b5:lease:shard:${shard}/${SHARDS}`, 1)).toBe(1);
    await standIn.run(gkar, standIn.directMessages(gkar), command("game", "pause"));
    await expect.poll(() => said("has paused this table"), { timeout: 10_000 }).toBe(1);
    await second.start();
    await settled();
    expect(said("Londo has chosen a starting hand")).toBe(1);
    expect(said("declare a conflict")).toBe(1);
    expect(standIn.violations).toEqual([]);
  });
});
