// What cannot be meant, typed to games that are played over days: a clear sentence, and nothing changes.
import { afterAll, beforeAll, expect, it } from "vitest";
import { clockOf } from "../../src/table/waiting/clocks.ts";
import { GUILD, type Input, type RunningBot, runBot } from "./in-process.ts";
import { readOff, STATES } from "./tables-at.ts";

const [JOHN, DAVE] = ["1001", "1002"];
const DAY = 24 * 60 * 60 * 1000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

let running: RunningBot;
/** The threads of a table that is played, with deadlines, and of one whose game is over. */
const THREADS = { playing: "20001", over: "20002" } as const;

beforeAll(async () => {
  running = await runBot();
  const begun = running.bot.clock.now() - DAY;
  const played = { ...readOff(), clock: clockOf("daily", "vote", DAY), begun };
  await running.put({ ...played, id: "playing", thread: THREADS.playing });
  await running.put({ ...STATES.over(), id: "over", thread: THREADS.over });
  for (const user of [JOHN, DAVE]) await running.store.documents("seats").set(user, ["playing"]);
});
afterAll(() => running.close());

/** All that could change by it. */
async function kept() {
  const { store } = running;
  const tables = await Promise.all(["playing", "over"].map((id) => store.load(id)));
  const logs = await Promise.all(["playing", "over"].map((id) => store.log(id)));
  const habits = await Promise.all([JOHN, DAVE].map((user) => store.documents("settings").get(user)));
  const opened = await store.documents("tables-of-guilds").get(GUILD);
  return JSON.stringify({ tables, logs, habits, opened });
}

const settings = (options: Readonly<Record<string, string>>): Input => ({ command: "settings", sub: "mine", options });
const create = (deadline: string): Input => ({ command: "game", sub: "create", options: { deadline } });
const gives = (give: string): Input => ({ command: "game", sub: "time", options: { give } });
const orders = (order: string): Input => ({ command: "act", options: { order } });
const form = (from: string, until: string): Input => ({ form: "b5:playing:0:away:new", fields: { from, until } });
const asks = (player: string): Input => ({ command: "game", sub: "substitute", people: { player } });

it.each<[string, string, Input, keyof typeof THREADS | null, RegExp]>([
  ["a deadline of no time at all", DAVE, create("0"), null, /A deadline is from 1 minute to 14 days/u],
  ["a deadline of zero hours", DAVE, create("0h"), null, /A deadline is from 1 minute to 14 days/u],
  ["a deadline of a year", DAVE, create("1 year"), null, /A deadline is from 1 minute to 14 days/u],
  ["no time more for the others", DAVE, gives("0h"), "playing", /name a time from 1 minute to 14 days.*Nothing was/u],
  [
    "a year more for the others",
    DAVE,
    gives("1 year"),
    "playing",
    /name a time from 1 minute to 14 days.*Nothing was/u,
  ],
  [
    "a time zone that there is not",
    JOHN,
    settings({ zone: "Mars/Olympus" }),
    null,
    /There is no time zone.*Nothing was/u,
  ],
  ["an offset for a time zone", JOHN, settings({ zone: "+02:00" }), null, /There is no time zone.*Nothing was/u],
  ["quiet hours of the whole day", JOHN, settings({ quiet: "8-8" }), null, /two different times of day.*Nothing was/u],
  ["quiet hours of nearly all day", JOHN, settings({ quiet: "8-7" }), null, /at most 16 of a day.*Nothing was/u],
  ["a reminder every minute", JOHN, settings({ remind: "1m" }), null, /from 1 hour to 7 days.*Nothing was/u],
  ["a substitute who sits there already", DAVE, asks(JOHN), "playing", /has a seat at this table already/u],
  ["oneself for a substitute", DAVE, asks(DAVE), "playing", /plays that seat already/u],
  [
    "two orders for one card",
    JOHN,
    orders("support Parley with John’s Ambassador, then oppose Parley with John’s Ambassador"),
    "playing",
    /Two of these orders use .*which can do only one of them\. Nothing was/u,
  ],
  ["a pass among orders", JOHN, orders("pass, then support Parley with Lord Refa"), "playing", /To pass comes last/u],
  ["an undo after the end", JOHN, { command: "game", sub: "undo" }, "over", /The game at this table is over/u],
  [
    "a vacation that ends before it begins",
    JOHN,
    form("2099-02-03", "2099-02-01"),
    "playing",
    /its last day comes before its first.*Nothing was/u,
  ],
  ["a vacation of a day that there is not", JOHN, form("2026-02-30", ""), "playing", /as a day.*Nothing was/u],
])("%s is refused in a sentence", async (_, user, input, where, says) => {
  const before = await kept();
  const reply = await running.does({ user, guild: GUILD, ...(where ? { channel: THREADS[where] } : {}) }, input);
  expect(reply.private).toBe(true);
  expect(reply.kind).toBe("message");
  expect(reply.text).not.toContain("went wrong");
  expect(reply.text).toMatch(says);
  expect(await kept()).toBe(before);
});

it("a vacation longer than the allowance is refused, at once and in parts, and says what is left", async () => {
  const me = { user: JOHN, guild: GUILD, channel: THREADS.playing };
  const now = running.bot.clock.now();
  const away = (from: number, until: number) => running.does(me, form(day(now + from * DAY), day(now + until * DAY)));
  const before = await kept();
  expect((await away(10, 30)).text).toMatch(/takes 21 days, and only 14 are left.*Nothing was changed/u);
  expect(await kept()).toBe(before);
  expect((await away(10, 19)).text).toMatch(/\*\*4 of 14 days\*\* are left to you in this game/u);
  const announced = await kept();
  expect((await away(40, 46)).text).toMatch(/7 days/u);
  expect(await kept()).toBe(announced);
  expect((await away(40, 43)).text).toMatch(/\*\*0 of 14 days\*\*/u);
});
