import { afterAll, beforeAll, expect, it } from "vitest";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

const judge = { user: "4500", guild: GUILD, judge: true } as const;
const adding = { command: "league", sub: "create", options: { name: "Autumn" } } as const;

it("lets the role judge that the server has named, and no longer the one called Judge", async () => {
  await running.bot.settings.servers.change(GUILD, { judgeRole: "951" });
  expect((await running.does(judge, adding)).text).toContain(
    "Only members who may manage the server, or have the role <@&951>",
  );
  await running.bot.settings.servers.change(GUILD, { judgeRole: "950" });
  expect((await running.does(judge, adding)).text).toContain("Autumn");
});

it("lets whoever manages the server judge, whatever role judges", async () => {
  await running.bot.settings.servers.change(GUILD, { judgeRole: "951" });
  const manager = { user: "4700", guild: GUILD, manages: true } as const;
  const input = { ...adding, options: { name: "Winter" } };
  expect((await running.does(manager, input)).text).toContain("Winter");
  await running.bot.settings.servers.change(GUILD, { judgeRole: null });
});

it("shows what is kept of somebody's habits, and deletes it", async () => {
  const me = { user: "1001", guild: GUILD } as const;
  await running.does(me, { command: "settings", sub: "mine", options: { zone: "Europe/Berlin", quiet: "22-8" } });
  expect(await running.store.documents("settings").get("1001")).toEqual({
    zone: "Europe/Berlin",
    quiet: { from: "22:00", to: "08:00" },
  });
  await running.does(me, { press: "privacy:delete" });
  expect(await running.store.documents("settings").get("1001")).toBeUndefined();
});
