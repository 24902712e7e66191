/**
 * How long a press takes from Discord to the bot and back to Discord: the whole bot on Redis at tables with games in
 * progress, and next to it, press for press, a bare bot that only answers. The local Discord runs in this process.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { BotProcess } from "../sandbox/bot-process.ts";
import { hasRedis, startRedis } from "../sandbox/redis-server.ts";
import type { SandboxMessage } from "../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../sandbox/standin/index.ts";
import { openSettings } from "../src/settings/index.ts";
import { openStore } from "../src/store/index.ts";
import { createClock } from "../src/table/clock.ts";
import { newTableId } from "../src/table/seats/lobby.ts";
import { Tables } from "../src/table/tables.ts";
import { figure, percentile } from "./figure.ts";
import { openTable } from "./tables.ts";
import { cpuMs, mainThreadMs } from "./usage.ts";

const TABLES = 100;
/** Besides them, in a server that has chosen text instead of pictures. */
const TABLES_AS_TEXT = 50;
const SERVER_AS_TEXT = "3";
const SEATS = 4;
const WARM_UP = 60;
const ALONE = 300;
const SECONDS = 20;
/** When a start reads the rulings ahead, in ms after it: who presses is not what that costs. */
const READ_AHEAD_MS = 30_000;
/** What a bot that nobody plays with uses in a second at most, in ms. */
const IDLE_MS = 30;
/** By when the thread and the hands show what a press has done, in ms: an answer, a post, an edit and a hand here take 20. */
const SETTLED_MS = 80;

/** What the bot asks in a table's thread: the last prompt with a button that answers it, and who may press. */
interface Asked {
  message: SandboxMessage;
  button: string;
  users: readonly string[];
}

/** A local Discord, with what each thread asks. */
class Server {
  readonly standIn: StandIn;
  readonly #asked = new Map<string, Asked | null>();

  constructor(standIn: StandIn) {
    this.standIn = standIn;
    standIn.subscribe((event) => {
      if ((event.type !== "message" && event.type !== "edit") || event.onlyFor !== null) return;
      const asked = readPrompt(event.message);
      if (asked) this.#asked.set(event.channelId, asked);
      else if (this.#asked.get(event.channelId)?.message.id === event.message.id)
        this.#asked.set(event.channelId, null);
    });
  }

  static async start(): Promise<Server> {
    return new Server(await startStandIn({ rateLimits: false, openApi: false }));
  }

  asked(thread: string): Asked | null {
    return this.#asked.get(thread) ?? null;
  }

  /** Makes a request as the bot. */
  async request(path: string, body: object): Promise<string> {
    const response = await fetch(`${this.standIn.apiUrl}/v10${path}`, {
      method: "POST",
      headers: { authorization: "Bot sandbox-token", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { id } = (await response.json()) as { id?: string };
    if (id === undefined) throw new Error(`${path} was answered with ${response.status}`);
    return id;
  }

  /** How long a press takes until its answer is there, in ms. */
  async press(user: string, message: string, button: string): Promise<number> {
    const from = performance.now();
    const outcome = await this.standIn.press(user, message, button);
    const took = performance.now() - from;
    if (outcome.kind === "failed") throw new Error(`a press failed: ${outcome.reason}`);
    return took;
  }
}

/** The first button that answers a prompt without a menu: "Pass", "Declare nothing", "Choose for me" and the like. */
function readPrompt(message: SandboxMessage): Asked | null {
  const users = [...message.content.matchAll(/<@(\d+)>/gu)].map(([, id]) => id ?? "");
  const buttons = (message.components ?? [])
    .flatMap((row): readonly object[] => ("components" in row ? row.components : []))
    .flatMap((each) => ("custom_id" in each && typeof each.custom_id === "string" ? [each.custom_id] : []))
    .filter((id) => id.split(":")[3] === "do");
  const button = buttons.at(-1);
  return button === undefined || users.length === 0 ? null : { message, button, users };
}

/** Games that have just begun, in threads of their own. */
async function openTables(server: Server, redisUrl: string): Promise<{ drawn: string[]; asText: string[] }> {
  const store = await openStore({ redisUrl, dataDir: "" });
  await openSettings(store).servers.change(SERVER_AS_TEXT, { pictures: "text" });
  const tables = new Tables(store, createClock());
  const { generalChannelId } = server.standIn;
  // The bot opens one a second, when somebody joins: in games that have begun it has long done so.
  const openDirectMessages = async (user: string) =>
    store.documents("direct-messages").set(user, {
      channel: await server.request("/users/@me/channels", { recipient_id: user }),
    });
  const threads = await Promise.all(
    Array.from({ length: TABLES + TABLES_AS_TEXT }, async (_, at) => {
      const thread = await server.request(`/channels/${generalChannelId}/threads`, { name: `Table ${at}`, type: 11 });
      const users = Array.from({ length: SEATS }, (_, seat) => server.standIn.user(`player${at}x${seat}`).id);
      const place = { thread, channel: generalChannelId, ...(at < TABLES ? {} : { guild: SERVER_AS_TEXT }) };
      await openTable(tables, { id: newTableId(), users, ...place });
      await Promise.all(users.map(openDirectMessages));
      return thread;
    }),
  );
  await store.close();
  return { drawn: threads.slice(0, TABLES), asText: threads.slice(TABLES) };
}

async function started(server: Server, redisUrl?: string): Promise<BotProcess> {
  const entry = redisUrl === undefined ? new URL("./echo-bot.ts", import.meta.url) : undefined;
  const bot = new BotProcess({
    apiUrl: server.standIn.apiUrl,
    dataDir: "",
    redisUrl,
    entry,
    onExit(asked) {
      if (!asked) console.error(["a bot ended by itself", ...bot.lastLines].join("\n"));
    },
  });
  await bot.start();
  return bot;
}

/** What the thread that answers everybody has used, and what all others have: those draw the pictures, for the most part. */
function cpuOf({ pid }: BotProcess): { main: number; others: number } {
  if (pid === undefined) return { main: Number.NaN, others: Number.NaN };
  const main = mainThreadMs(pid);
  return { main, others: cpuMs(pid) - main };
}

/** The same since then, for each press. */
function cpuSince(before: ReturnType<typeof cpuOf>, bot: BotProcess, presses: number): ReturnType<typeof cpuOf> {
  const now = cpuOf(bot);
  return { main: (now.main - before.main) / presses, others: (now.others - before.others) / presses };
}

/** Waits until a bot does nothing any more that its start has left for later. */
async function settled(bot: BotProcess, startedAt: number): Promise<void> {
  await sleep(Math.max(0, startedAt + READ_AHEAD_MS - performance.now()));
  for (let used = Number.POSITIVE_INFINITY; used > IDLE_MS; ) {
    const before = cpuOf(bot).main;
    await sleep(1_000);
    used = cpuOf(bot).main - before;
  }
}

interface Bots {
  real: BotProcess;
  echo: BotProcess;
}

/** One press after the other: at the bot, then the same one at the echo. */
async function alone(real: Server, echo: Server, bots: Bots, threads: readonly string[], most: number) {
  const user = echo.standIn.user("player").id;
  const { generalChannelId } = echo.standIn;
  const took: { bot: number; echo: number }[] = [];
  const cpu = cpuOf(bots.real);
  const floor = cpuOf(bots.echo);
  for (let at = 0; took.length < most && at < most * 3; at++) {
    const asked = real.asked(threads[at % threads.length] ?? "");
    if (!asked) continue;
    const { content, components } = asked.message;
    const copy = await echo.request(`/channels/${generalChannelId}/messages`, { content, components });
    const ofBot = await real.press(asked.users[0] ?? "", asked.message.id, asked.button);
    // What follows a press is done by then; what all tables have left to say is not asked for at each.
    await sleep(SETTLED_MS);
    took.push({ bot: ofBot, echo: await echo.press(user, copy, asked.button) });
  }
  if (took.length < most) throw new Error(`only ${took.length} presses were possible`);
  await bots.real.flush();
  return { took, cpu: cpuSince(cpu, bots.real, took.length), floor: cpuSince(floor, bots.echo, took.length) };
}

/** All tables at once, each of them once a second. */
async function together(real: Server, bot: BotProcess, threads: readonly string[]) {
  const took: number[] = [];
  const cpu = cpuOf(bot);
  const act = async (thread: string, at: number) => {
    await sleep((at / threads.length) * 1_000);
    const begun = performance.now();
    for (let second = 0; second < SECONDS; second++) {
      await sleep(Math.max(0, begun + second * 1_000 - performance.now()));
      const asked = real.asked(thread);
      if (asked) took.push(await real.press(asked.users[0] ?? "", asked.message.id, asked.button));
    }
  };
  await Promise.all(threads.map(act));
  return { took, cpu: cpuSince(cpu, bot, took.length) };
}

async function measure(): Promise<void> {
  const redis = await startRedis();
  const real = await Server.start();
  const echo = await Server.start();
  const running: BotProcess[] = [];
  try {
    const { drawn, asText } = await openTables(real, redis.url);
    const bot = await started(real, redis.url);
    const startedAt = performance.now();
    running.push(bot);
    const bots = { real: bot, echo: await started(echo) };
    running.push(bots.echo);
    // The bot says everything that was left to say first.
    while ([...drawn, ...asText].some((thread) => real.asked(thread) === null)) await bot.flush();

    await settled(bot, startedAt);

    await alone(real, echo, bots, drawn, WARM_UP);
    const one = await alone(real, echo, bots, drawn, ALONE);
    const p50 = (who: "bot" | "echo") =>
      percentile(
        one.took.map((each) => each[who]),
        0.5,
      );
    figure("bot.roundtrip.p50_ms", p50("bot"), "ms");
    figure("echo.roundtrip.p50_ms", p50("echo"), "ms");
    figure("bot.roundtrip.ratio", p50("bot") / p50("echo"), "times");
    figure("bot.action.cpu_ms", one.cpu.main, "ms");
    figure("bot.action.other_threads_cpu_ms", one.cpu.others, "ms");
    // What discord.js alone takes of it.
    figure("echo.action.cpu_ms", one.floor.main, "ms");
    figure("echo.action.other_threads_cpu_ms", one.floor.others, "ms");

    const { cpu } = await alone(real, echo, bots, asText, ALONE);
    // The same where no picture has to be asked for, taken from its thread and sent along.
    figure("bot.action.as_text.cpu_ms", cpu.main, "ms");
    figure("bot.action.as_text.other_threads_cpu_ms", cpu.others, "ms");

    const many = await together(real, bot, drawn);
    figure("bot.roundtrip.p99_ms", percentile(many.took, 0.99), "ms");
    // Fewer than there are tables where the next prompt was not there yet when it was time.
    figure("bot.together.presses_per_second", many.took.length / SECONDS, "presses/s");
    figure("bot.roundtrip.together.p50_ms", percentile(many.took, 0.5), "ms");
    figure("bot.action.together.cpu_ms", many.cpu.main, "ms");
    figure("bot.action.together.other_threads_cpu_ms", many.cpu.others, "ms");
  } finally {
    await Promise.all(running.map((bot) => bot.stop()));
    await real.standIn.close();
    await echo.standIn.close();
    await redis.stop();
  }
}

if (hasRedis()) await measure();
else console.error("bot.roundtrip and echo.roundtrip were skipped: there is no redis-server here");
