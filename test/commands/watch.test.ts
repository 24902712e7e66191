import { afterAll, beforeAll, expect, it } from "vitest";
import { watchedOf } from "../../src/commands/look/watch.ts";
import { Refusing } from "../../src/thread/sending/messenger.ts";
import { watchMessage } from "../../src/views/prompts/watch.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { Dice } from "../engine/play/random-player.ts";
import { begun } from "../records/usual.ts";
import { opening, tableAfter } from "../table/tables.ts";
import { expectAcceptable, textOf } from "../views/discord-limits.ts";
import { GUILD, OTHER_GUILD, type RunningBot, runBot } from "./in-process.ts";

let running: RunningBot;
const added: string[] = [];
beforeAll(async () => {
  running = await runBot();
  Object.assign(running.bot.messenger, {
    addMember: async (thread: string, user: string) => void added.push(`${user} in ${thread}`),
  });
  await begun(running.bot.tables, "t1");
});
afterAll(() => running.close());

const watching = { command: "game", sub: "watch" } as const;
const follow = { press: "follow:t1" } as const;

it("lists a game where it is played, and puts its thread among those of whoever follows it", async () => {
  const there = { user: "2000", guild: GUILD } as const;
  const shown = await running.does(there, watching);
  expect(shown.private).toBe(true);
  expect(shown.text).toContain("1 game to watch");
  expect(shown.text).toContain("**Test** <#902>: turn 1, conflict round");
  expect((await running.does(there, follow)).text).toContain("You follow **Test**");
  expect(added).toEqual(["2000 in 902"]);
});

it("tells nobody of a game in a channel that not everybody sees, and lets nobody follow one of another server", async () => {
  const elsewhere = { user: "2000", guild: GUILD, channel: "977" } as const;
  expect((await running.does(elsewhere, watching)).text).toContain("No game is being played here");
  for (const as of [elsewhere, { user: "2000", guild: OTHER_GUILD } as const, { user: "2000", guild: null } as const])
    expect((await running.does(as, follow)).text).toContain("No game is being played at that table");
  expect(added).toHaveLength(1);
});

it("says so where Discord lets nobody be added, where a game is over, and where there is none", async () => {
  const there = { user: "2000", guild: GUILD } as const;
  const { addMember } = running.bot.messenger;
  const refuse = { addMember: () => Promise.reject(new Refusing("not-allowed", null)) };
  Object.assign(running.bot.messenger, refuse);
  expect((await running.does(there, follow)).text).toContain("Discord did not let me add you");
  Object.assign(running.bot.messenger, { addMember });
  expect((await running.does(there, { press: "follow:gone" })).text).toContain("No game is being played at that table");
  await running.bot.tables.act("t1", "end", "1001", () => ({ ok: true, entry: { type: "ended" } }));
  expect((await running.does(there, follow)).text).toContain("No game is being played at that table");
  expect((await running.does(there, watching)).text).toContain("No game is being played here");
});

it("shows the same whatever hidden cards there are, and as many games as fit", () => {
  const table = tableAfter(null, ...opening(3));
  if (table.game === null) throw new Error("no game");
  const other = { ...table, seed: "other", game: withOtherSecrets(table.game, 0, new Dice("other")) };
  expect(other.game).not.toEqual(table.game);
  expect(watchedOf(other)).toEqual(watchedOf(table));
  const [one] = watchedOf(table);
  if (!one) throw new Error("no game");
  const name = "*".repeat(100);
  const many = watchMessage(Array.from({ length: 60 }, (_, at) => ({ ...one, name, table: `t${at}` })));
  expectAcceptable(many);
  expect(textOf(many)).toContain("60 games to watch");
});
