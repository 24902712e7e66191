/** A table's thread stands among those of whoever plays there: they are made its members as they sit down. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { Refusing } from "../../../../src/thread/sending/messenger.ts";
import { created, tableAfter } from "../../../table/tables.ts";
import { GUILD, type RunningBot, runBot } from "../../in-process.ts";

let running: RunningBot;
const added: string[] = [];
beforeAll(async () => {
  running = await runBot();
  Object.assign(running.bot.messenger, {
    addMember: async (thread: string, user: string) => void added.push(`${user} in ${thread}`),
  });
  await running.put(tableAfter(null, created()), [created()]);
});
afterAll(() => running.close());

const { id, thread } = tableAfter(null, created());
const joining = { press: `b5:${id}:0:join:` } as const;

it("by Join and by the command, once each, wherever they do it", async () => {
  await running.does({ user: "2001", guild: GUILD }, joining);
  await running.does({ user: "2002", guild: GUILD, channel: thread }, { command: "game", sub: "join" });
  await running.does({ user: "2001", guild: GUILD }, joining);
  expect(added).toEqual([`2001 in ${thread}`, `2002 in ${thread}`]);
});

it("and their direct messages are opened then, before the first hand needs them", async () => {
  const prepared: string[] = [];
  const { prepare } = running.bot.direct;
  Object.assign(running.bot.direct, { prepare: (user: string) => void prepared.push(user) });
  await running.does({ user: "2004", guild: GUILD }, joining);
  await running.does({ user: "2004", guild: GUILD }, joining);
  Object.assign(running.bot.direct, { prepare });
  expect(prepared).toEqual(["2004"]);
});

it("and sit there all the same where Discord does not let them be added", async () => {
  Object.assign(running.bot.messenger, { addMember: () => Promise.reject(new Refusing("not-allowed", null)) });
  await running.does({ user: "2003", guild: GUILD }, joining);
  expect((await running.bot.tables.load(id))?.seats.map(({ userId }) => userId)).toEqual([
    "2001",
    "2002",
    "2004",
    "2003",
  ]);
  expect(running.lines.join()).toContain("could not be added");
});
