import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../../sandbox/bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../../../sandbox/redis-server.ts";
import type { Outcome, TypedCommand } from "../../../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../../../sandbox/standin/index.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { createClock } from "../../../src/table/clock.ts";
import { parseEntry } from "../../../src/table/entry.ts";
import { Tables } from "../../../src/table/tables.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { logLines } from "../../../src/views/index.ts";
import { tableAfter } from "../tables.ts";

const PLAYERS = ["londo", "sinclair", "delenn", "gkar"];

/** Two bots with one account: each hears every press, so that each press arrives twice. */
describe.skipIf(!hasRedis())("two bots on one Redis", { timeout: 180_000 }, () => {
  let redis: RedisServer;
  let standIn: StandIn;
  let store: Store;
  let bots: BotProcess[];
  let tables: Tables;
  let users: string[];
  let thread = "";
  let id = "";

  const command = (name: string, subcommand?: string): TypedCommand => ({
    name,
    options: {},
    ...(subcommand === undefined ? {} : { subcommand }),
  });
  const settled = () => Promise.all(bots.map((bot) => bot.flush()));
  const press = (user: string, label: string): Promise<Outcome> => {
    for (const message of standIn.messages(user, thread).reverse()) {
      for (const row of message.components ?? []) {
        for (const each of "components" in row ? row.components : []) {
          if ("label" in each && each.label === label && "custom_id" in each) {
            return standIn.press(user, message.id, each.custom_id);
          }
        }
      }
    }
    throw new Error(`there is no button ${label}`);
  };

  beforeAll(async () => {
    redis = await startRedis();
    standIn = await startStandIn({ rateLimits: false });
    const place = { redisUrl: redis.url, dataDir: "/nowhere" };
    bots = [0, 1].map(() => new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "error", ...place }));
    await Promise.all(bots.map((bot) => bot.start()));
    store = await openStore(place);
    tables = new Tables(store, createClock());
    users = PLAYERS.map((name) => standIn.user(name).id);
  }, 120_000);

  afterAll(async () => {
    await Promise.all((bots ?? []).map((bot) => bot.stop()));
    await store?.close();
    await standIn?.close();
    await redis?.stop();
  });

  it("open one table, and seat four who press Join at once", async () => {
    const [londo = ""] = users;
    await standIn.run(londo, standIn.generalChannelId, command("game", "create"));
    const opened: string[] = [];
    for await (const table of store.tables()) opened.push(table);
    expect(opened).toHaveLength(1);
    id = opened[0] ?? "";
    thread = (await tables.load(id))?.thread ?? "";
    await settled();
    await Promise.all(users.map((user) => press(user, "Join")));
    await settled();
    const seats = (await tables.load(id))?.seats ?? [];
    expect(seats.map(({ userId }) => userId).sort()).toEqual([...users].sort());
    expect(new Set(seats.map(({ race }) => race)).size).toBe(4);
  });

  it("let whoever comes watch once it has begun, whichever of them had told of its opening", async () => {
    const [londo = ""] = users;
    const general = standIn.generalChannelId;
    const labels = () => JSON.stringify(standIn.messages(londo, general).map(({ components }) => components));
    expect(labels()).toContain('"Join"');
    const [first, other] = bots;
    // Neither of them has anything in memory of it.
    for (const bot of [first, other]) {
      await bot?.kill();
      await bot?.start();
    }
    await press(londo, "Start");
    await settled();
    await expect.poll(labels, { timeout: 10_000 }).not.toContain('"Join"');
    expect(labels()).toContain('"Watch"');
  });

  it("take a hundred presses at once, each that is accepted exactly once", async () => {
    // Everybody presses everything at once, whoever's turn it is.
    const presses = [
      ...Array.from({ length: 5 }, () => users.map((user) => press(user, "Choose for me"))).flat(),
      ...Array.from({ length: 20 }, () => users.map((user) => standIn.run(user, thread, command("pass")))).flat(),
    ];
    expect(presses).toHaveLength(100);
    const outcomes = await Promise.all(presses);
    expect(outcomes.filter(({ kind }) => kind === "failed")).toEqual([]);
    await settled();

    const table = await tables.load(id);
    if (!table) throw new Error("the table is gone");
    const entries = (await store.log(id)).map(parseEntry);
    expect(JSON.stringify(tableAfter(null, ...entries))).toBe(JSON.stringify(table));
    expect(table.game?.turn).toBeGreaterThan(0);
    const { events = [], comesOut } = (await tables.replay(id)) ?? {};
    expect(comesOut).toBe("same");
    for (const [seat] of PLAYERS.entries()) {
      const chosen = events.filter((event) => event.type === "starting-hand-chosen" && event.seat === seat);
      expect(chosen).toHaveLength(1);
    }

    // The thread says everything that happened, once and in order.
    const lines = standIn
      .messages(standIn.user("kosh").id, thread)
      .flatMap(({ content }) => content.split("\n"))
      .filter((line) => line !== "" && !line.includes("<@") && !line.startsWith("-#") && !line.includes("begins"));
    const wanted = logLines(events, contextOf(table)).flatMap((line) => line.split("\n"));
    expect(lines).toEqual(wanted.filter((line) => !line.startsWith("-#")));
    expect(standIn.violations).toEqual([]);
  });

  it("show the same, whichever of them is left", async () => {
    const [one, other] = bots;
    if (!one || !other) throw new Error("there are two bots");
    const [londo = ""] = users;
    const status = async (): Promise<string> => {
      const outcome = await standIn.run(londo, thread, command("game", "status"));
      return outcome.kind === "message" ? JSON.stringify(outcome.message.embeds) : outcome.kind;
    };
    // A bot that has just started may say first that it thinks about it.
    const said = () => expect.poll(status, { timeout: 20_000, interval: 500 });
    await other.kill();
    await said().not.toBe("deferred");
    const first = await status();
    await other.start();
    await one.kill();
    await said().toBe(first);
    expect(first).toContain("turn");
  });
});
