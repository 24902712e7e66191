/** What a judge sets is the server's own record first, and then told to the tables that are being played: the one may fail without the other. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { StoreUnavailable } from "../../src/store/index.ts";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";
import { REFA, STATES } from "./tables-at.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
  await running.put(STATES.playing());
});
afterAll(() => running.close());

const { thread } = STATES.playing();
const judge = { user: "3000", guild: GUILD, channel: thread, judge: true } as const;
const set = { command: "cards", sub: "set", options: { name: REFA.title, fact: "cost", value: "7" } } as const;
const away = () => Promise.reject(new StoreUnavailable("away", { nothingChanged: true }));

it("says what is set, and that no table knows it, where the store goes away in between", async () => {
  const { tables } = running.bot;
  const { running: before } = tables;
  Object.assign(tables, { running: away });
  const { text } = await running.does(judge, set);
  Object.assign(tables, { running: before });
  expect(text).toContain(`Set for this server: **${REFA.title}**, cost 7`);
  expect(text).toContain("**Not everywhere:** The tables that are being played could not be told");
  expect(text).not.toMatch(/nothing was changed/iu);
  expect((await running.bot.cards.of(GUILD)).size).toBe(1);
});

it("says that a card has a title where none was typed, and keeps nothing", async () => {
  const before = JSON.stringify([...(await running.bot.cards.of(GUILD))]);
  const { text } = await running.does(judge, { ...set, options: { name: "  ", fact: "type", value: "character" } });
  expect(text).toContain("**name** should be the card’s title.");
  expect(JSON.stringify([...(await running.bot.cards.of(GUILD))])).toBe(before);
});
