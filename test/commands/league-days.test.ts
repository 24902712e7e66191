// DESIGN: League nights — rounds of days: a pod's table is opened once all its players have a table free, and once only
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPods, watchPods } from "../../src/commands/league/pods.ts";
import type { Bot } from "../../src/commands/shared/bot.ts";
import { mayOpen, type Night, type NightRef, openPodsOf, type Said, waitsFor } from "../../src/leagues/night/index.ts";
import type { Messenger } from "../../src/thread/sending/messenger.ts";
import { opening } from "../leagues/night/night.ts";
import { MINUTE, result } from "../leagues/played.ts";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";

const PODS = [
  ["1001", "1002", "1003", "1004"],
  ["1006", "1007", "1008", "1005"],
];
const MIXED = [
  ["1001", "1007", "1003", "1004"],
  ["1006", "1002", "1008", "1005"],
];
const HOST = "1000";
const DAY = 24 * 60;

let running: RunningBot;
let leagues = 0;

beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

/** What Discord has of it: threads by name, and what was posted, a nonce each. */
interface There {
  threads: { id: string; name: string }[];
  posts: { channel: string; nonce: string; ping: readonly string[]; content: string }[];
  edits: number;
}

/** A process that is cut off after so many requests: the last one has arrived, and nobody has heard so. */
function processWith(
  there: There,
  requests = Number.POSITIVE_INFINITY,
  now: () => number = () => running.bot.clock.now(),
): Bot {
  let left = requests;
  const asked = <T>(done: T): Promise<T> => (--left < 0 ? Promise.reject(new Error("killed")) : Promise.resolve(done));
  const messenger: Messenger = {
    ...running.bot.messenger,
    create(channel, { allowed_mentions, content }, nonce) {
      const ping = allowed_mentions.users ?? [];
      if (left > 0 && !there.posts.some((post) => post.nonce === nonce))
        there.posts.push({ channel, nonce, ping, content });
      return asked(`m${nonce}`);
    },
    edit() {
      there.edits++;
      return asked(undefined);
    },
    threads: () => asked(there.threads.map((thread) => ({ ...thread, parent: "901", owner: "1" }))),
    openThread(_, name) {
      if (left > 0) there.threads.push({ id: String(8_000 + there.threads.length), name });
      return asked(there.threads.at(-1)?.id ?? "");
    },
  };
  return { ...running.bot, messenger, clock: { ...running.bot.clock, now } };
}

const work = async (ref: NightRef, bot: Bot) => {
  openPods(ref, bot);
  await watchPods(bot)();
};
const nightOf = async (ref: NightRef): Promise<Night> => {
  const kept = await running.bot.nights.of(ref);
  if (kept === null) throw new Error("no night");
  return kept.night;
};
async function tell(ref: NightRef, ...all: readonly Said[]): Promise<void> {
  for (const said of all) {
    const acted = await running.bot.nights.act(ref, { by: HOST, as: "Zack", at: running.bot.clock.now() }, () => [
      said,
    ]);
    if (acted.outcome !== "done") throw new Error(`${said.type}: ${JSON.stringify(acted)}`);
  }
}

async function publish(ref: NightRef, pods: readonly (readonly string[])[]): Promise<void> {
  const { rounds, drafts } = await nightOf(ref);
  const facts = { why: [], locked: [], repeats: 0, proven: true, final: false, byes: [] };
  await tell(ref, { type: "drafted", round: rounds.length + 1, pods: pods.map((pod) => [...pod]), ...facts });
  const tables = pods.map((_, at) => `${ref.league}r${rounds.length + 1}p${at + 1}`);
  await tell(ref, { type: "published", draft: drafts + 1, tables, channel: "901" });
}

/** A league of days with two rounds at their tables, and a third that is published. */
async function threeRounds(there: There): Promise<NightRef> {
  const { bot } = running;
  const host = { user: HOST, name: "Zack" };
  const done = await bot.leagues.create(GUILD, { name: `Days ${++leagues}`, host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  const ref = { guild: GUILD, league: done.league.id, number: 1 };
  const settings = { ...done.league.settings, pace: "daily" as const, minutes: 3 * DAY, rounds: 6, registered: false };
  const begun = opening(8, settings);
  const players = begun.players.map((each) => ({ ...each, user: String(1_000 + Number(each.user)), deck: null }));
  await bot.nights.open(ref, { ...begun, by: HOST, at: bot.clock.now(), league: ref.league, players });
  await bot.leagues.alter(GUILD, ref.league, (present) => ({ ...present, nights: 1, settings }));
  await tell(ref, ...players.map(({ user }): Said => ({ type: "here", user, here: true })));
  for (const round of [PODS, PODS, MIXED]) {
    await publish(ref, round);
    await work(ref, processWith(there));
  }
  return ref;
}

const nothing = (): There => ({ threads: [], posts: [], edits: 0 });
const threadsOf = ({ rounds }: Night) => rounds.map(({ pods }) => pods.map(({ thread }) => thread));

test("A pod of days waits while somebody of it has two open tables, and its players are called once none has", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  expect(threadsOf(await nightOf(ref))).toEqual([
    ["8000", "8001"],
    ["8002", "8003"],
    [null, null],
  ]);
  await tell(ref, result(1, 1, [1, 2, 3, 4]));
  await work(ref, processWith(there));
  expect(there.threads).toHaveLength(4);
  await tell(ref, result(2, 2, [1, 2, 3, 4]));
  await work(ref, processWith(there));
  expect(threadsOf(await nightOf(ref))[2]).toEqual(["8004", "8005"]);
  const pings = there.posts.filter(({ channel }) => channel === "8004").map(({ ping }) => ping);
  expect(pings).toEqual([["1001", "1007", "1003", "1004"]]);
});

test("Nobody is called to a pod from which they have dropped", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  await tell(ref, { type: "dropped", user: "1007", how: "drop", why: "" }, result(1, 1, [1, 2, 3, 4]));
  await work(ref, processWith(there));
  const [pod] = (await nightOf(ref)).rounds[2]?.pods ?? [];
  expect(there.posts.find(({ channel }) => channel === pod?.thread)?.ping).toEqual(["1001", "1003", "1004"]);
});

test("The time of a pod that has waited counts from its opening, that of the others from their round's", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  const start = running.bot.clock.now();
  await tell(ref, { type: "clock-started", round: 3, minutes: 3 * DAY }, result(1, 1, [1, 2, 3, 4]));
  await tell(ref, result(2, 2, [1, 2, 3, 4]));
  await work(
    ref,
    processWith(there, Number.POSITIVE_INFINITY, () => start + 2 * DAY * MINUTE),
  );
  const extra = (await nightOf(ref)).rounds.map(({ pods }) => pods.map((pod) => pod.extra));
  expect(extra).toEqual([
    [0, 0],
    [0, 0],
    [2 * DAY, 2 * DAY],
  ]);
});

test("More time that is given while a table is opened is told there: in its first message, or right after it", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  const start = running.bot.clock.now();
  await tell(ref, { type: "clock-started", round: 3, minutes: 3 * DAY }, result(1, 1, [1, 2, 3, 4]));
  await tell(ref, result(2, 2, [1, 2, 3, 4]));
  const bot = processWith(there);
  const more = (pod: number, minutes: number): Said => ({ type: "extended", round: 3, pod, minutes });
  const messenger: Messenger = {
    ...bot.messenger,
    async openThread(...asked) {
      const thread = await bot.messenger.openThread(...asked);
      if (thread === "8004") await tell(ref, more(1, DAY));
      return thread;
    },
    async create(channel, said, nonce) {
      const message = await bot.messenger.create(channel, said, nonce);
      if (channel === "8005" && nonce.startsWith("p")) await tell(ref, more(2, 2 * DAY));
      return message;
    },
  };
  await work(ref, { ...bot, messenger });
  const [clock] = (await nightOf(ref)).rounds.slice(-1).map((round) => round.clock);
  const until = (days: number) => `<t:${Math.floor(((clock?.startedAt ?? start) + days * DAY * MINUTE) / 1_000)}:f>`;
  const said = (thread: string) =>
    there.posts.filter(({ channel }) => channel === thread).map(({ content }) => content);
  expect(said("8004")).toEqual([expect.stringContaining(`at ${until(4)}`)]);
  expect(said("8005")).toEqual([
    expect.stringContaining(`at ${until(3)}`),
    expect.stringMatching(/^⏳ Time is called .* at /u),
  ]);
  expect(said("8005")[1]).toContain(until(5));
});

test("A report that comes while its table is opened is told there as well", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  await tell(ref, result(1, 1, [1, 2, 3, 4]), result(2, 2, [1, 2, 3, 4]));
  const bot = processWith(there);
  const messenger: Messenger = {
    ...bot.messenger,
    async create(channel, said, nonce) {
      const message = await bot.messenger.create(channel, said, nonce);
      const report = { ...result(3, 1, [1, 2, 3, 4]), from: "player" } as Said;
      if (channel === "8004" && nonce.startsWith("p"))
        await bot.nights.act(ref, { by: "1001", as: "Londo", at: bot.clock.now() }, () => [report]);
      return message;
    },
  };
  await work(ref, { ...bot, messenger });
  const said = there.posts.filter(({ channel }) => channel === "8004").map(({ content }) => content);
  expect(said).toHaveLength(2);
  expect(said[1]).toContain("reported");
});

test("While a pod waits, Discord is asked for nothing, and hears it once when something has changed", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  const bot = processWith(there);
  await work(ref, bot);
  const before = there.edits;
  for (let look = 0; look < 3; look++) await work(ref, bot);
  expect(there.edits).toBe(before);
  await tell(ref, result(1, 1, [1, 2, 3, 4]));
  for (let look = 0; look < 3; look++) await work(ref, bot);
  expect(there.edits).toBe(before + 1);
});

test("A night that has ended opens no table any more", async () => {
  const there = nothing();
  const ref = await threeRounds(there);
  await tell(ref, result(1, 1, [1, 2, 3, 4]), result(2, 2, [1, 2, 3, 4]), { type: "ended" });
  await work(ref, processWith(there));
  expect(there.threads).toHaveLength(4);
});

test("A bot that is killed at any moment of opening opens what is missing afterwards, and nothing twice", {
  tags: "long",
}, async () => {
  let cut = 0;
  for (let requests = 0; requests < 8; requests++) {
    const there = nothing();
    const ref = await threeRounds(there);
    await tell(ref, result(1, 1, [1, 2, 3, 4]), result(2, 2, [1, 2, 3, 4]));
    await work(ref, processWith(there, requests));
    const night = await nightOf(ref);
    if (night.rounds[2]?.pods.some((pod) => mayOpen(night, pod))) cut++;
    await work(ref, processWith(there));
    const after = await nightOf(ref);
    expect(after.rounds.flatMap(({ pods }) => pods.filter((pod) => waitsFor(after, pod).length > 0))).toEqual([]);
    const threads = threadsOf(after).flat();
    expect(threads).not.toContain(null);
    expect(new Set(threads).size).toBe(6);
    expect(there.threads.map(({ id }) => id).sort()).toEqual([...threads].sort());
    // Each pod is called once: by the message that its table's thread begins with.
    for (const thread of threads) expect(there.posts.filter(({ channel }) => channel === thread)).toHaveLength(1);
    for (const user of PODS.flat()) expect(openPodsOf(after, user)).toHaveLength(2);
  }
  // Some of the kills have left a pod without its table.
  expect(cut).toBeGreaterThan(3);
});
