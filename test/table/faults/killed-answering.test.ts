// Two bots serve one Redis, and the one that has a player's press is killed with it in hand.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BotProcess } from "../../../sandbox/bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../../../sandbox/redis-server.ts";
import type { Outcome } from "../../../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../../../sandbox/standin/index.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { commitScript } from "../../../src/store/redis/scripts.ts";
import { startProxy } from "../../store/proxy.ts";

describe.skipIf(!hasRedis())("a bot killed with a press in hand, and another one", { timeout: 120_000 }, () => {
  let redis: RedisServer;
  let standIn: StandIn;
  let store: Store;
  /** The first goes to Redis by a way that can lose answers, so that it stands still where it is to be killed. */
  let way: Awaited<ReturnType<typeof startProxy>>;
  let first: BotProcess;
  let other: BotProcess;
  const londo = () => standIn.user("londo").id;
  const gkar = () => standIn.user("gkar").id;
  let thread = "";
  let id = "";

  beforeAll(async () => {
    redis = await startRedis();
    way = await startProxy(redis.port);
    // A machine with much to do is late; Discord waits 3 s.
    standIn = await startStandIn({ rateLimits: false, answerWithinMs: 15_000 });
    const usual = { apiUrl: standIn.apiUrl, logLevel: "error", dataDir: "/nowhere", readyWithinMs: 60_000 };
    first = new BotProcess({ ...usual, redisUrl: `redis://127.0.0.1:${way.port}` });
    other = new BotProcess({ ...usual, redisUrl: redis.url });
    store = await openStore({ redisUrl: redis.url, dataDir: "" });
    await Promise.all([first.start(), other.start()]);
    const general = standIn.generalChannelId;
    await standIn.run(londo(), general, { name: "game", subcommand: "create", options: { timing: "in-order" } });
    for await (const table of store.tables()) id = table;
    await settled();
    thread = standIn.channels(londo()).find(({ kind }) => kind === "thread")?.id ?? "";
    await press(londo(), "Join");
    await press(gkar(), "Join");
    await press(londo(), "Start");
    await settled();
  }, 120_000);

  afterAll(async () => {
    await Promise.all([first?.stop(), other?.stop()]);
    await store?.close();
    way?.close();
    await standIn?.close();
    await redis?.stop();
  });

  beforeEach(async () => {
    if (!first.running) await first.start();
  });

  const settled = () => Promise.all([first.flush(), other.flush()]);
  function press(user: string, label: string): Promise<Outcome> {
    for (const message of standIn.messages(user, thread).reverse()) {
      for (const row of message.components ?? []) {
        for (const each of "components" in row ? row.components : []) {
          if ("label" in each && each.label === label && "custom_id" in each)
            return standIn.press(user, message.id, each.custom_id);
        }
      }
    }
    throw new Error(`there is no button ${label}`);
  }
  const version = async () => (await store.load(id))?.version ?? 0;
  const textOf = (outcome: Outcome) => (outcome.kind === "message" ? outcome.message.content : outcome.kind);
  const lines = (text: string) =>
    standIn
      .messages(londo(), thread)
      .flatMap(({ content }) => content.split("\n"))
      .filter((line) => line.includes(text));
  /** The other bot stands still until the first one has come so far and is killed. */
  async function killedAt(moment: () => Promise<unknown>): Promise<void> {
    if (other.pid === undefined) throw new Error("the other bot is not there");
    process.kill(other.pid, "SIGSTOP");
    try {
      await moment();
      await first.kill();
    } finally {
      process.kill(other.pid, "SIGCONT");
    }
  }

  it("between claiming a press and doing it: its player is told to look and try again, and can", async () => {
    const before = await version();
    let told: Promise<Outcome> | undefined;
    await killedAt(async () => {
      const reached = way.silenceAt("interaction:");
      told = press(londo(), "Choose for me");
      await reached;
    });
    expect(textOf((await told) as Outcome)).toContain("I was stopped while I was answering you. Look at the table");
    expect(await version()).toBe(before);
    await press(londo(), "Choose for me");
    await other.flush();
    expect(await version()).toBe(before + 1);
    expect(lines("has chosen a starting hand")).toHaveLength(1);
  });

  it("with a form in hand: the other one says back what was typed into it", async () => {
    const question = "May Londo support a conflict that he has initiated himself?";
    let told: Promise<Outcome> | undefined;
    await killedAt(async () => {
      // Asked while one bot alone hears it: the other one's late claim would be taken for that of the form.
      await standIn.run(gkar(), thread, { name: "judge", options: {} });
      const reached = way.silenceAt("interaction:");
      told = standIn.submit(gkar(), { said: question });
      await reached;
    });
    const said = textOf((await told) as Outcome);
    expect(said).toContain("I was stopped while I was answering you");
    expect(said).toContain(question);
  });

  it("between doing it and the answer: its player is told that it counts, and the thread says it once", async () => {
    const before = await version();
    let told: Promise<Outcome> | undefined;
    await killedAt(async () => {
      const reached = way.silenceAt(commitScript.sha);
      told = press(gkar(), "Choose for me");
      await reached;
      await expect.poll(version).toBe(before + 1);
    });
    expect(textOf((await told) as Outcome)).toContain("Your step counts, but I was stopped");
    await other.flush();
    expect(await version()).toBe(before + 1);
    expect(lines("has chosen a starting hand")).toHaveLength(2);
    expect(lines("declare a conflict")).toHaveLength(1);
  });

  it("between the answer and the next question: the other bot asks it", async () => {
    const before = await version();
    const isAsked = (user: string) => lines(`<@${user}>, declare a conflict`).length > 0;
    const [now, next] = isAsked(londo()) ? [londo(), gkar()] : [gkar(), londo()];
    let told: Outcome | undefined;
    await killedAt(async () => {
      told = await press(now, "Declare nothing");
    });
    expect(told?.kind).toBe("updated");
    expect(await version()).toBe(before + 1);
    await expect.poll(() => isAsked(next), { timeout: 20_000 }).toBe(true);
    expect(lines("declares nothing")).toHaveLength(1);
    expect(standIn.violations).toEqual([]);
  });

  it("is told to stop instead, by Ctrl-C and by npm, which passes it on: it answers first and ends with 0", async () => {
    const before = await version();
    const [now] = lines("declare a conflict").at(-1)?.includes(londo()) ? [londo()] : [gkar()];
    const { pid } = first;
    if (pid === undefined || other.pid === undefined) throw new Error("a bot is not there");
    process.kill(other.pid, "SIGSTOP");
    standIn.latencyMs = 1_000;
    try {
      const told = press(now, "Declare nothing");
      await expect.poll(version).toBe(before + 1);
      for (let twice = 0; twice < 2; twice++) {
        process.kill(pid, "SIGINT");
        await sleep(50);
      }
      expect((await told).kind).toBe("updated");
      await expect.poll(() => first.running, { timeout: 15_000 }).toBe(false);
      expect(first.exitCode).toBe(0);
    } finally {
      standIn.latencyMs = 0;
      process.kill(other.pid, "SIGCONT");
    }
    expect(lines("declares nothing")).toHaveLength(2);
  });
});
