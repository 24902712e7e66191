/**
 * What a table costs on Discord, whose limits are the true ceiling: requests for each press, messages for each turn, the
 * bot's processor time, and how long the next question takes to stand in the thread. Four players with practice decks
 * press the buttons that they see, at the real bot on a local Discord.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BotProcess } from "../sandbox/bot-process.ts";
import type { SandboxMessage } from "../sandbox/standin/face.ts";
import { discordRateLimits, type StandIn, startStandIn } from "../sandbox/standin/index.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { createClock } from "../src/table/clock.ts";
import { newTableId } from "../src/table/seats/lobby.ts";
import { Tables } from "../src/table/tables.ts";
import { Dice } from "../test/engine/play/random-player.ts";
import { Line } from "./discord-line.ts";
import { asksAnew, Player, type Seen } from "./discord-player.ts";
import { figure, percentile } from "./figure.ts";
import { openTable } from "./tables.ts";
import { cpuMs, mainThreadMs } from "./usage.ts";

const SEATS = 4;
/** Whole turns that are counted, after the one that warms up. */
const TURNS = 4;
/** How many times in a hundred a player does something rather than passes. */
const ACTS = 40;
/** What a request takes on Discord, in ms, for the figure about waiting. */
const ANSWER_MS = 150;
/** How many questions are waited for there. */
const QUESTIONS = 120;
/** How long a player takes to read a question before pressing, in ms: quick, for people. */
const READS_MS = 700;
/** How long a next question may take before it is taken for one that does not come, in ms. */
const LONGEST_WAIT_MS = 10_000;
/** How many answers may come to nothing in a row: a menu may be left without an answer. */
const MOST_IN_VAIN = 20;
/** When something has gone wrong, in ms. */
const STUCK_MS = 60_000;

/** A running game in a thread, with the real bot at it. */
class Bench {
  readonly standIn: StandIn;
  readonly line: Line;
  readonly bot: BotProcess;
  readonly thread: string;
  readonly players: readonly Player[];
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #id: string;
  readonly #folder: string;

  private constructor(
    parts: Pick<Bench, "standIn" | "line" | "bot" | "thread">,
    store: Store,
    id: string,
    dir: string,
  ) {
    ({ standIn: this.standIn, line: this.line, bot: this.bot, thread: this.thread } = parts);
    this.#store = store;
    this.#tables = new Tables(store, createClock());
    this.#id = id;
    this.#folder = dir;
    const dice = new Dice("bench");
    const watched = { thread: this.thread, version: async () => (await store.load(id))?.version ?? 0 };
    this.players = users(this.standIn).map((user) => new Player(this.standIn, user, watched, dice, ACTS));
  }

  static async open(answerMs: number): Promise<Bench> {
    const dir = mkdtempSync(join(tmpdir(), "b5-bench-"));
    const rateLimits = answerMs > 0 ? discordRateLimits : false;
    const standIn = await startStandIn({ rateLimits, openApi: false });
    const line = await Line.open(standIn.apiUrl, answerMs);
    const store = await openStore({ redisUrl: null, dataDir: dir });
    const id = newTableId();
    const thread = await openThread(standIn);
    await openTable(new Tables(store, createClock()), {
      id,
      thread,
      users: users(standIn),
      channel: standIn.generalChannelId,
    });
    const bot = new BotProcess({ apiUrl: line.apiUrl, dataDir: dir });
    const bench = new Bench({ standIn, line, bot, thread }, store, id, dir);
    await bot.start();
    return bench;
  }

  async close(): Promise<void> {
    await this.bot.stop();
    await this.#store.close();
    await this.line.close();
    await this.standIn.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async turn(): Promise<number> {
    return (await this.#tables.load(this.#id))?.game?.turn ?? 0;
  }

  async version(): Promise<number> {
    return (await this.#store.load(this.#id))?.version ?? 0;
  }

  /** What the thread that answers everybody has used, and what all others have: those draw the pictures, for the most part. */
  get cpu(): { main: number; others: number } {
    const { pid } = this.bot;
    if (pid === undefined) return { main: Number.NaN, others: Number.NaN };
    const main = mainThreadMs(pid);
    return { main, others: cpuMs(pid) - main };
  }

  /** Whoever is asked something in the thread, and still waited for: the buttons of older questions stand there for a while. */
  async asked(): Promise<{ player: Player; seen: Seen }[]> {
    const table = await this.#tables.load(this.#id);
    const awaited = new Set(table?.waiting.map(({ seat }) => table.seats[seat]?.userId));
    return this.players.flatMap((player) => {
      const { asked } = player;
      return asked && awaited.has(player.id) ? [{ player, seen: asked }] : [];
    });
  }
}

const users = (standIn: StandIn) => Array.from({ length: SEATS }, (_, seat) => standIn.user(`player${seat + 1}`).id);

async function openThread(standIn: StandIn): Promise<string> {
  const response = await fetch(`${standIn.apiUrl}/v10/channels/${standIn.generalChannelId}/threads`, {
    method: "POST",
    headers: { authorization: "Bot sandbox-token", "content-type": "application/json" },
    body: JSON.stringify({ name: "Bench", type: 11 }),
  });
  const { id } = (await response.json()) as { id?: string }; // a parsed boundary: our own local Discord
  if (id === undefined) throw new Error(`no thread could be opened: ${response.status}`);
  return id;
}

/** One press after the other, each told in full before the next: as at a table that plays over days. */
async function counted(): Promise<void> {
  const bench = await Bench.open(0);
  try {
    await bench.bot.flush();
    await playUntil(bench, 1);
    const from = await sums(bench);
    await playUntil(bench, 1 + TURNS);
    const to = await sums(bench);
    const presses = to.version - from.version;
    figure("discord.presses_per_turn", presses / TURNS, "presses");
    figure("discord.requests_per_press", (to.requests - from.requests) / presses, "requests");
    figure("discord.thread_messages_per_turn", (to.messages - from.messages) / TURNS, "messages");
    figure("discord.edits_per_turn", (to.edits - from.edits) / TURNS, "edits");
    figure("discord.hand_edits_per_turn", (to.hands - from.hands) / TURNS, "edits");
    figure("discord.action.cpu_ms", (to.cpu.main - from.cpu.main) / presses, "ms");
    figure("discord.action.other_threads_cpu_ms", (to.cpu.others - from.cpu.others) / presses, "ms");
  } finally {
    await bench.close();
  }
}

async function playUntil(bench: Bench, turn: number): Promise<void> {
  let inVain = 0;
  while ((await bench.turn()) < turn) {
    const asked = await bench.asked();
    const next = asked[inVain % Math.max(1, asked.length)];
    if (!next || inVain > MOST_IN_VAIN) throw new Error(["nobody can answer", ...bench.bot.lastLines].join("\n"));
    inVain = (await next.player.answer(next.seen)) ? 0 : inVain + 1;
    await bench.bot.flush();
  }
}

async function sums(bench: Bench) {
  const { line, thread, cpu } = bench;
  const inThread = `/channels/${thread}/messages`;
  return {
    version: await bench.version(),
    cpu,
    requests: line.count(),
    messages: line.count(({ method, path }) => method === "POST" && path === inThread),
    edits: line.count(({ method, path }) => method === "PATCH" && path.startsWith(`${inThread}/`)),
    hands: line.count(({ method, path }) => method === "PATCH" && !path.startsWith(`${inThread}/`)),
  };
}

/** Everybody presses as soon as they have read what they are asked, those who are asked together at once. */
async function waited(): Promise<void> {
  const bench = await Bench.open(ANSWER_MS);
  const took: number[] = [];
  const questions: number[] = [];
  const shown = new Map<string, SandboxMessage>();
  bench.standIn.subscribe((event) => {
    if (event.type !== "message" && event.type !== "edit") return;
    if (event.channelId !== bench.thread || event.onlyFor !== null) return;
    const { id } = event.message;
    if (asksAnew(shown.get(id), event.message)) questions.push(performance.now());
    shown.set(id, structuredClone(event.message));
  });
  try {
    await bench.bot.flush();
    while (took.length < QUESTIONS) {
      await until(async () => (await bench.asked()).length > 0);
      await sleep(READS_MS);
      const presses: number[] = [];
      const begun = performance.now();
      const answered = await Promise.all(
        (await bench.asked()).map(async ({ player, seen }) => {
          let pressed = performance.now();
          const done = await player.answer(seen, () => {
            pressed = performance.now();
          });
          if (done) presses.push(pressed);
          return done;
        }),
      );
      if (!answered.includes(true)) continue;
      const last = Math.max(...presses);
      const asked = () => questions.find((at) => at > begun);
      // Where somebody still owes an answer to the same message, nothing new is asked.
      await until(() => asked() !== undefined, LONGEST_WAIT_MS).catch(() => undefined);
      const at = asked();
      if (at !== undefined) took.push(Math.max(0, at - last));
    }
    figure("discord.question_after_press.p50_ms", percentile(took, 0.5), "ms");
    figure("discord.question_after_press.p99_ms", percentile(took, 0.99), "ms");
    figure("discord.refused_by_limits", bench.standIn.rateLimited, "requests");
  } finally {
    await bench.close();
  }
}

async function until(holds: () => boolean | Promise<boolean>, within = STUCK_MS): Promise<void> {
  const last = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > last) throw new Error("nothing more is asked");
    await sleep(5);
  }
}

await counted();
await waited();
