// A link to a game that is over: it opens what the bot has posted, tells nothing of anything else, and is made once
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { OpenedGames } from "../../src/replaying/opened-games.ts";
import { OpenGames } from "../../src/replaying/shown.ts";
import { gameFile } from "../../src/table/game-file.ts";
import { Refusing } from "../../src/thread/sending/messenger.ts";
import type { Message } from "../../src/views/index.ts";
import { encodePress } from "../../src/views/text/custom-id.ts";
import { linkedMessage } from "../../src/views/tracker/elsewhere.ts";
import { begun, playedOut } from "../records/usual.ts";
import { exported } from "../tools/exported.ts";
import { expectAcceptable } from "../views/discord-limits.ts";
import { BOT_USER, GUILD, OTHER_GUILD, type RunningBot, runBot } from "./in-process.ts";

const LINK = "https://discord.com/channels/900/902/77";
let running: RunningBot;
let posted: { channel: string; message: Message }[];
let asked: string[];

/** What stands at the link. */
function stands(file: object | string, { author = BOT_USER, name = "game.json" } = {}): void {
  const bytes = Buffer.from(typeof file === "string" ? file : JSON.stringify(file));
  const url = `data:application/json;base64,${bytes.toString("base64")}`;
  read(async () => ({
    author,
    files: [
      { name: "game.md", url, size: 4 },
      { name, url, size: bytes.length },
    ],
  }));
}
function read(answers: RunningBot["bot"]["messenger"]["read"]): void {
  running.bot.messenger.read = async (channel, id) => {
    asked.push(`${channel}/${id}`);
    return answers(channel, id);
  };
}
const opens = async (link: string, options: { turn?: number } = {}) =>
  (
    await running.does(
      { user: "7000", guild: OTHER_GUILD },
      { command: "game", sub: "replay", options: { link, ...options } },
    )
  ).text;

beforeAll(async () => {
  running = await runBot();
  const shelf = new OpenGames();
  const thread = {
    ask: async (given: Parameters<OpenGames["answer"]>[0]) => shelf.answer(given),
    stop: async () => undefined,
  };
  Object.assign(running.bot, { openedGames: new OpenedGames(running.store, running.bot.clock, thread) });
  await playedOut(running.bot.tables, "t1");
  await begun(running.bot.tables, "t2");
});
afterAll(() => running.close());
beforeEach(() => {
  posted = [];
  asked = [];
  Object.assign(running.bot.messenger, {
    create: async (channel: string, message: Message) => {
      posted.push({ channel, message });
      return "77";
    },
    recent: async () => [],
  });
});

const whole = gameFile(exported(60));

it("opens a game that is over in a server that knows nothing of it, from the beginning too", async () => {
  stands(whole);
  expect(await opens(LINK)).toContain("Every entry of it was played again");
  expect(await opens(`/game replay link:${LINK} `, { turn: 0 })).toContain("Before turn 1");
  expect(asked).toEqual(["902/77", "902/77"]);
});

it("says one thing of whatever else a link leads to, so that it tells nothing of channels that its reader does not see", async () => {
  const nowhere = [
    () => stands(whole, { author: "4000" }),
    () => stands(whole, { name: "notes.txt" }),
    () => read(async () => ({ author: BOT_USER, files: [] })),
    () => read(() => Promise.reject(new Refusing("channel-gone", null))),
    () => read(() => Promise.reject(new Refusing("not-allowed", null))),
    () => read(() => Promise.reject(new Refusing("message-gone", null))),
  ];
  const said = new Set<string>();
  for (const happens of nowhere) {
    happens();
    said.add(await opens(LINK));
  }
  expect([...said]).toEqual([expect.stringMatching(/That link opens no game.* Nothing was opened\./u)]);
  read(() => Promise.reject(new Refusing("later", null)));
  expect(await opens(LINK)).toContain("Try again in a minute");
});

it("opens no game that is not over, whoever has posted its file", async () => {
  stands(gameFile(exported(40, { ends: false })));
  expect(await opens(LINK)).toContain("was not over when it was exported");
  stands("{");
  expect(await opens(LINK)).toContain("no game");
});

it("asks Discord for nothing but messages of its own kind of address", async () => {
  stands(whole);
  for (const text of [
    "https://cdn.discordapp.com/attachments/1/2/game.json",
    "https://discord.com.evil.example/channels/1/2/3",
    "https://evil.example/?https://discord.com/channels/1/2",
    "http://127.0.0.1:6379/channels/1/2/3",
    "https://discord.com/channels/@me/2/3",
    "https://discord.com/channels/1/2/99999999999999999999999",
    "902/77",
  ])
    expect(await opens(text)).toContain("no link to a message");
  expect(asked).toEqual([]);
  for (const host of ["discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com"])
    expect(linkedMessage(`see https://${host}/channels/1/2/3?x`)).toEqual({ channel: "2", id: "3" });
});

const elsewhere = (table: string) =>
  ({ press: encodePress({ table, decision: 0, verb: "elsewhere", key: "" }) }) as const;

it("is made by one press where a game is over, and posts its file once", async () => {
  const there = { user: "1001", guild: GUILD } as const;
  const reply = await running.does(there, elsewhere("t1"));
  expect(reply.private).toBe(true);
  expect(reply.text).toContain("https://discord.com/channels/900/902/77");
  expect(posted.map(({ channel }) => channel)).toEqual(["902"]);
  const [{ message } = { message: null }] = posted;
  if (message === null) throw new Error("nothing was posted");
  expectAcceptable(message);
  expect(message.files?.map(({ name }) => name)).toEqual(["game.json"]);
  expect(message.allowed_mentions).toEqual({ parse: [] });
});

it("is made of no game that is hidden still, by nobody of another server, and not where the thread takes no file", async () => {
  const there = { user: "1001", guild: GUILD } as const;
  expect((await running.does(there, elsewhere("t2"))).text).toContain("is not over");
  expect((await running.does({ user: "7000", guild: OTHER_GUILD }, elsewhere("t1"))).text).not.toContain("discord.com");
  expect(posted).toEqual([]);
  const create = (why: "not-allowed" | "later") => () => Promise.reject(new Refusing(why, null));
  Object.assign(running.bot.messenger, { create: create("not-allowed") });
  expect((await running.does(there, elsewhere("t1"))).text).toContain("Attach Files");
  Object.assign(running.bot.messenger, { create: create("later") });
  expect((await running.does(there, elsewhere("t1"))).text).toContain("Try again in a minute");
});

it("is made of no game whose file names somebody who has had their data deleted", async () => {
  const forgotten = { type: "forgotten", seats: [1], host: false } as const;
  await running.bot.tables.act("t1", "forget", "0", () => ({ ok: true, entry: forgotten }));
  const { text } = await running.does({ user: "1001", guild: GUILD }, elsewhere("t1"));
  expect(text).toContain("has had their data deleted");
  expect(posted).toEqual([]);
});

it("takes a file or a link, not both", async () => {
  stands(whole);
  const input = { command: "game", sub: "replay", options: { link: LINK }, attached: "file" } as const;
  expect((await running.does({ user: "7000", guild: OTHER_GUILD }, input)).text).toContain("one of the two");
  expect(asked).toEqual([]);
});
