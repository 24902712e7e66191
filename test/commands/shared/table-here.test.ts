// What a command typed in a table's thread asks the store
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { opening, PLAYERS, tableAfter } from "../../table/tables.ts";
import { type RunningBot, runBot } from "../in-process.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

it("whose thread a command is typed in is looked up once, for its answer and for what keeps the thread from showing it", async () => {
  const table = tableAfter(null, ...opening(2));
  await running.put(table);
  const told: string[] = [];
  Object.assign(running.bot, { told: async (id: string) => void told.push(id) });
  const find = vi.spyOn(running.store, "find");
  const as = { user: PLAYERS[0] ?? "", guild: table.guild, channel: table.thread };
  const hand = await running.does(as, { command: "hand" });
  expect(hand.text).toContain("hand");
  await expect.poll(() => told).toEqual([table.id]);
  expect(find.mock.calls.filter(([key]) => key === `thread:${table.thread}`)).toHaveLength(1);
  // The next command asks anew: the table may have moved meanwhile.
  await running.does(as, { command: "hand" });
  await expect.poll(() => told).toEqual([table.id, table.id]);
  expect(find.mock.calls.filter(([key]) => key === `thread:${table.thread}`)).toHaveLength(2);
});
