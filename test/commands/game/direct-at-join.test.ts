/** Direct messages are opened slowly, one person's after another's: so that each hand finds its own open, that begins as they sit down. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { encodePress } from "../../../src/views/index.ts";
import { GUILD, type RunningBot, runBot } from "../in-process.ts";
import { STATES } from "../tables-at.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

it("are opened for whoever presses Join, once, and for nobody who finds no seat", async () => {
  const table = { ...STATES.lobby(), id: "small", thread: "7001" };
  await running.put(table);
  const opening = vi.spyOn(running.bot.messenger, "direct");
  const join = { press: encodePress({ table: table.id, decision: 0, verb: "join", key: "" }) };
  const vir = { user: "4001", guild: GUILD, channel: table.thread } as const;
  await running.does(vir, join);
  await expect.poll(() => opening.mock.calls.map(([user]) => user)).toEqual([vir.user]);
  await running.does(vir, join);
  await running.does({ ...vir, user: "4002", bot: true }, join);
  await running.does({ ...vir, user: "4003" }, { command: "game", sub: "status" });
  expect(opening.mock.calls.map(([user]) => user)).toEqual([vir.user]);
});
