// moderator: A thread that was opened for a table, where the store goes away before the table is in it
import { REST } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StandIn, startStandIn } from "../../../../sandbox/standin/index.ts";
import { intoThread } from "../../../../src/commands/game/opening/open-thread.ts";
import { StoreUnavailable } from "../../../../src/store/index.ts";
import { tableRefuses } from "../../../../src/table/refusal.ts";
import { createMessenger, type Messenger } from "../../../../src/thread/sending/messenger.ts";
import { GUILD, type RunningBot, runBot } from "../../in-process.ts";

let running: RunningBot;
let standIn: StandIn;
let messenger: Messenger;
let thread: string;

const away = () => Promise.reject(new StoreUnavailable("gone", { nothingChanged: false }));
const into = (
  put: () => ReturnType<RunningBot["bot"]["tables"]["create"]>,
  tables: Pick<RunningBot["bot"]["tables"], "idInThread">,
) => {
  const { log } = running.bot;
  return intoThread(
    thread,
    "en",
    put,
    { tables: Object.assign(Object.create(running.bot.tables), tables), messenger, log },
    20,
  );
};
const texts = () => standIn.messages(standIn.user("londo").id, thread).map(({ content }) => content);
const isArchived = () => standIn.channels(standIn.user("londo").id).find(({ id }) => id === thread)?.archived ?? true;

describe("a thread that was opened for a table", () => {
  beforeEach(async () => {
    running = await runBot();
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    messenger = createMessenger(new REST({ api: standIn.apiUrl }).setToken("sandbox-token"));
    thread = await messenger.openThread(standIn.generalChannelId, "Lost");
  });
  afterEach(async () => {
    await standIn.close();
    await running.close();
  });

  it("says that no table has come of it and is put away, once the store answers again", async () => {
    let asked = 0;
    const idInThread = async () => {
      if (++asked < 3) throw new StoreUnavailable("gone", { nothingChanged: true });
      return null;
    };
    await expect(into(away, { idInThread })).rejects.toThrow("gone");
    await expect.poll(isArchived).toBe(true);
    expect(texts()).toEqual([expect.stringContaining("No table has come of this thread")]);
    expect(asked).toBe(3);
  });

  it("is left alone where the table was kept all the same", async () => {
    let asked = 0;
    const idInThread = async () =>
      asked++ === 0 ? Promise.reject(new StoreUnavailable("gone", { nothingChanged: true })) : "t1";
    await expect(into(away, { idInThread })).rejects.toThrow("gone");
    await expect.poll(() => asked).toBe(2);
    expect([texts(), isArchived()]).toEqual([[], false]);
  });

  it("is put away too where the table is refused", async () => {
    const refused = tableRefuses({ code: "stale" });
    await into(async () => ({ outcome: "refused", refused, table: null }), { idInThread: async () => null });
    await expect.poll(isArchived).toBe(true);
  });
});

describe("/game create", () => {
  it("leaves no thread behind where the store goes away meanwhile", async () => {
    running = await runBot();
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
