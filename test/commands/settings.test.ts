import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, GUILD, openDesk } from "./in-process.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const judge = { user: "4500", guild: GUILD, judge: true } as const;
const adding = { command: "league", sub: "create", options: { name: "Autumn" } } as const;

it("lets the role judge that the server has named, and no longer the one called Judge", async () => {
  await desk.bot.settings.servers.change(GUILD, { judgeRole: "951" });
  expect((await desk.does(judge, adding)).text).toContain(
    "Only members who may manage the server, or have the role <@&951>",
  );
  await desk.bot.settings.servers.change(GUILD, { judgeRole: "950" });
  expect((await desk.does(judge, adding)).text).toContain("Autumn");
});

it("lets whoever manages the server judge, whatever role judges", async () => {
  await desk.bot.settings.servers.change(GUILD, { judgeRole: "951" });
  const manager = { user: "4700", guild: GUILD, manages: true } as const;
  const deed = { ...adding, options: { name: "Winter" } };
  expect((await desk.does(manager, deed)).text).toContain("Winter");
  await desk.bot.settings.servers.change(GUILD, { judgeRole: null });
});

it("shows what is kept of somebody's habits, and deletes it", async () => {
  const me = { user: "1001", guild: GUILD } as const;
  await desk.does(me, { command: "settings", sub: "mine", options: { zone: "Europe/Berlin", quiet: "22-8" } });
  expect(await desk.store.documents("settings").get("1001")).toEqual({
    zone: "Europe/Berlin",
    quiet: { from: "22:00", to: "08:00" },
  });
  await desk.does(me, { press: "privacy:delete" });
  expect(await desk.store.documents("settings").get("1001")).toBeUndefined();
});
