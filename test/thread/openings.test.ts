// moderator: A thread that is opened for a table, where the store, Discord's answer or the process goes away before the table is in it
import { REST, SnowflakeUtil } from "discord.js";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { StoreUnavailable } from "../../src/store/index.ts";
import { createClock } from "../../src/table/clock.ts";
import { tableRefuses } from "../../src/table/refusal.ts";
import type { Acted, Tables } from "../../src/table/tables.ts";
import { type Opening, Openings } from "../../src/thread/openings.ts";
import { createMessenger, type Messenger, Refusing } from "../../src/thread/sending/messenger.ts";
import { GUILD, runBot } from "../commands/in-process.ts";
import { collect, eachStore } from "../store/stores.ts";

const MINUTES = 60_000;
const log = pino({ level: "silent" });
const refused: Acted = { outcome: "refused", refused: tableRefuses({ code: "stale" }), table: null };
const away = () => Promise.reject(new StoreUnavailable("gone", { nothingChanged: false }));
const never = () => new Promise<never>(() => undefined);

eachStore("threads that are opened for tables", (backend) => {
  let standIn: StandIn;
  let messenger: Messenger;
  /** The tables that are there, by their threads. */
  let tables: Map<string, string>;

  const idInThread: Tables["idInThread"] = async (thread) => tables.get(thread) ?? null;
  const londo = () => standIn.user("londo").id;
  const threads = () => standIn.channels(londo()).filter(({ name }) => name === "Lost");
  const said = () => threads().map(({ id }) => standIn.messages(londo(), id).map(({ content }) => content));
  const open = () => messenger.openThread(standIn.generalChannelId, "Lost");
  const asked = (more: Partial<Opening> = {}): Opening => ({
    key: String(SnowflakeUtil.generate()),
    guild: standIn.servers()[0]?.id ?? "",
    channel: standIn.generalChannelId,
    name: "Lost",
    command: "/game create",
    ...more,
  });
  /** One that looks as late as it is told. */
  const process = (
    ms = 0,
    more: Partial<Pick<Tables, "idInThread">> = {},
    self = standIn.users().find(({ bot }) => bot)?.id ?? "",
  ) =>
    new Openings(
      {
        store: backend().store,
        tables: { idInThread, ...more },
        messenger,
        clock: createClock(ms),
        log,
        self,
      },
      20,
    );
  const noted = () => collect(backend().store.documents("openings").entries());
  const ORPHAN = [[expect.stringContaining("No table has come of this thread")]];

  beforeEach(async () => {
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    messenger = createMessenger(new REST({ api: standIn.apiUrl, retries: 0 }).setToken("sandbox-token"));
    tables = new Map();
    for (const [key] of await noted()) await backend().store.documents("openings").delete(key);
  });
  afterEach(() => standIn.close());

  it("is noted before it is opened, and no more once a table is in it", async () => {
    const seen: number[] = [];
    await process().into(
      asked(),
      async () => {
        seen.push((await noted()).length);
        return open();
      },
      async (thread) => {
        tables.set(thread, "t1");
        return { outcome: "done" } as Acted; // what else it says is not looked at
      },
    );
    await process(3 * MINUTES).runDue();
    expect({ seen, noted: await noted(), said: said() }).toEqual({ seen: [1], noted: [], said: [[]] });
    expect(threads().map(({ archived }) => archived)).toEqual([false]);
  });

  it.each([
    ["before its table was in it", () => open(), never],
    ["before Discord's answer came", () => open().then(never), never],
  ])("is found by another process and put away where its own was killed %s", async (_, opens, put) => {
    void process().into(asked(), opens, put);
    await expect.poll(threads).toHaveLength(1);
    await process(MINUTES).runDue();
    expect(said(), "somebody may still be about it").toEqual([[]]);
    await Promise.all([process(3 * MINUTES).runDue(), process(3 * MINUTES).runDue()]);
    await process(4 * MINUTES).runDue();
    expect(said()).toEqual(ORPHAN);
    expect(said()[0]?.[0]).toContain("`/game create` opens another");
    expect(threads().map(({ archived }) => archived)).toEqual([true]);
    expect(await noted()).toEqual([]);
  });

  it("is put away where Discord has opened it and its answer was an error", async () => {
    standIn.fail({ code: 504, method: "POST", path: "threads", after: true, times: 1 });
    await expect(process().into(asked(), open, never)).rejects.toThrow(Refusing);
    await process(3 * MINUTES).runDue();
    expect(said()).toEqual(ORPHAN);
  });

  it("is no more looked for where Discord has refused to open it", async () => {
    standIn.fail({ code: 50_013, method: "POST", path: "threads", times: 1 });
    await expect(process().into(asked(), open, never)).rejects.toThrow(Refusing);
    expect(await noted()).toEqual([]);
  });

  it("is left alone where its table was kept, and so is an older one of the same name", async () => {
    await open();
    void process().into(
      asked({ key: String(SnowflakeUtil.generate()) }),
      async () => {
        const thread = await open();
        tables.set(thread, "t1");
        return thread;
      },
      never,
    );
    await expect.poll(() => tables.size).toBe(1);
    await process(3 * MINUTES).runDue();
    expect({ said: said(), noted: await noted() }).toEqual({ said: [[], []], noted: [] });
  });

  it("is left alone where somebody else has opened it", async () => {
    void process().into(asked(), open, never);
    await expect.poll(threads).toHaveLength(1);
    await process(3 * MINUTES, {}, "1").runDue();
    expect(said()).toEqual([[]]);
  });

  it("says so and is put away by its own process, once the store answers again", async () => {
    let looks = 0;
    const late = async () => {
      if (++looks < 3) throw new StoreUnavailable("gone", { nothingChanged: true });
      return null;
    };
    await expect(process(0, { idInThread: late }).into(asked(), open, away)).rejects.toThrow("gone");
    await expect.poll(said).toEqual(ORPHAN);
    await expect.poll(noted).toEqual([]);
    expect(threads().map(({ archived }) => archived)).toEqual([true]);
  });

  it("is put away too where the table is refused", async () => {
    await process().into(asked(), open, async () => refused);
    await expect.poll(said).toEqual(ORPHAN);
  });

  it("is taken for the same table where that is asked for again", async () => {
    const found = asked({ key: "find:t1", again: true });
    void process().into(found, open, never);
    await expect.poll(threads).toHaveLength(1);
    await process(3 * MINUTES).runDue();
    expect(said(), "it is asked for again").toEqual([[]]);
    const { thread } = await process(3 * MINUTES).into(found, open, async (into) => {
      tables.set(into, "t1");
      return refused;
    });
    expect(threads().map(({ id }) => id)).toEqual([thread]);
  });

  it("is not opened where it cannot be noted, and nothing is changed then", async () => {
    const { store } = backend();
    const broken = Object.assign(Object.create(store), { documents: () => ({ set: away }) });
    const parts = { store: broken, tables: { idInThread }, messenger, clock: createClock(), log, self: "1" };
    const asking = new Openings(parts).into(asked(), open, never);
    await expect(asking).rejects.toMatchObject({ nothingChanged: true });
    expect(threads()).toEqual([]);
  });
});

describe("/game create", () => {
  it("leaves no thread behind where the store goes away meanwhile", async () => {
    const running = await runBot();
    const put: string[] = [];
    Object.assign(running.bot.messenger, { archive: async (id: string) => void put.push(id) });
    Object.assign(running.bot.tables, { create: away });
    const answer = await running.does(
      { user: "4001", guild: GUILD, welcome: true },
      { command: "game", sub: "create" },
    );
    expect(answer.text).toContain("it may have been done");
    await expect.poll(() => put, { timeout: 12_000 }).toHaveLength(1);
    await running.close();
  }, 20_000);
});
