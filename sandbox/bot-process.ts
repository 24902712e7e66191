import { type ChildProcess, fork } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

export interface BotProcessOptions {
  /** The stand-in's address for the bot, its `apiUrl`. */
  apiUrl: string;
  /** Where the embedded store keeps its files. */
  dataDir: string;
  /** Redis instead of the embedded store. */
  redisUrl?: string | undefined;
  logLevel?: string | undefined;
  /** Other settings of the bot, such as `METRICS_PORT`. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** What to start instead of the bot: a module for tsx. */
  entry?: string | URL | undefined;
  /**
   * A folder in which what is put together at a start is kept for the next one; the environment's `KEPT_BUILDS` by default,
   * and without it each start does it anew.
   */
  keptBuilds?: string | undefined;
  /** Every line that the bot writes to its outputs. */
  onLine?(line: string): void;
  /** The process ended: by its own doing when not `asked`. */
  onExit?(asked: boolean): void;
  /** How long a start may take. */
  readyWithinMs?: number;
}

type Answer = "ready" | "advanced" | "flushed";

/** The folder of the project, from which its programs are started. */
export const PROJECT = fileURLToPath(new URL("../", import.meta.url));
const KEPT_BUILDS = fileURLToPath(new URL("./kept-builds.cjs", import.meta.url));
const REMEMBERED_LINES = 40;
/** How long it may take until all is done and said that is due, in ms: a busy machine takes its time. */
const ANSWER_MS = 30_000;

/** The real bot as a child process, with a clock that can be moved and a plug that can be pulled. */
export class BotProcess {
  readonly #options: BotProcessOptions;
  #child: ChildProcess | undefined;
  #clockOffsetMs = 0;
  #asked = false;
  #isReady = false;
  #exitCode: number | undefined;
  #lines: string[] = [];
  readonly #waiting = new Map<Answer, ((problem?: Error) => void)[]>();

  constructor(options: BotProcessOptions) {
    this.#options = options;
  }

  get running(): boolean {
    return this.#child !== undefined;
  }

  /** The process's id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** True once the running bot is logged in with its commands registered. */
  get ready(): boolean {
    return this.#child !== undefined && this.#isReady;
  }

  /** The exit code of a process that ended by itself (1 when a signal ended it); undefined otherwise. */
  get exitCode(): number | undefined {
    return this.#exitCode;
  }

  /** The last lines that the bot wrote. */
  get lastLines(): readonly string[] {
    return this.#lines;
  }

  /** Starts the bot and resolves once it is logged in with its commands registered. Throws when it ends before that. */
  async start(): Promise<void> {
    this.launch();
    await this.#answer("ready", this.#options.readyWithinMs ?? 20_000);
  }

  /** Starts the bot without waiting for it. Throws when it is running. */
  launch(): void {
    if (this.#child) throw new Error("the bot is running already");
    const { apiUrl, dataDir, redisUrl, logLevel, entry, settings } = this.#options;
    const keptBuilds = this.#options.keptBuilds ?? process.env.KEPT_BUILDS;
    // discord.js itself reads SHARDS, and takes an empty one for broken JSON.
    const { SHARDS: _, ...inherited } = process.env;
    const child = fork(fileURLToPath(new URL(entry ?? "../src/start.mjs", import.meta.url)), [], {
      cwd: PROJECT,
      execArgv: entry !== undefined ? ["--import", "tsx"] : keptBuilds !== undefined ? ["--require", KEPT_BUILDS] : [],
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...inherited,
        DISCORD_TOKEN: "sandbox-token",
        DISCORD_API_URL: apiUrl,
        DATA_DIR: dataDir,
        LOG_LEVEL: logLevel ?? "warn",
        SANDBOX: "1",
        CLOCK_OFFSET_MS: String(this.#clockOffsetMs),
        // Empty is unset: what the environment or .env says of these is not for the sandbox's bot.
        REDIS_URL: redisUrl ?? "",
        GUILD_ID: "",
        METRICS_PORT: "",
        ...(keptBuilds === undefined ? {} : { KEPT_BUILDS: keptBuilds }),
        ...settings,
      },
    });
    this.#child = child;
    this.#asked = false;
    this.#isReady = false;
    this.#exitCode = undefined;
    this.#lines = [];
    this.#read(child.stdout);
    this.#read(child.stderr);
    child.on("message", (message) => this.#hear(message));
    child.on("exit", (code) => this.#ended(child, code));
    child.on("error", (error) => this.#lines.push(error.message));
  }

  /** Moves the bot's clock ahead; a bot that is not running starts with the later clock. */
  async advance(ms: number): Promise<void> {
    this.#clockOffsetMs += ms;
    if (!this.#child) return;
    this.#child.send({ type: "advance", ms });
    await this.#answer("advanced", ANSWER_MS);
  }

  /** Resolves when nothing remains that the bot has to announce. */
  async flush(): Promise<void> {
    if (!this.#child || !this.#isReady) return;
    this.#child.send({ type: "flush" });
    await this.#answer("flushed", ANSWER_MS);
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Asks the bot to finish and close, and waits for it; kills it after 10 s. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#asked = true;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill(signal);
    const patience = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(patience);
  }

  #ended(child: ChildProcess, code: number | null): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (!this.#asked) this.#exitCode = code ?? 1;
    const problem = new Error(["the bot process ended", ...this.#lines.slice(-10)].join("\n"));
    for (const waiters of this.#waiting.values()) for (const settle of waiters.splice(0)) settle(problem);
    this.#options.onExit?.(this.#asked);
  }

  #answer(answer: Answer, withinMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const tail = this.#lines.slice(-10);
        reject(new Error([`the bot process was not ${answer} within ${withinMs} ms`, ...tail].join("\n")));
      }, withinMs);
      const settle = (problem?: Error) => {
        clearTimeout(timer);
        if (problem) reject(problem);
        else resolve();
      };
      this.#waiting.set(answer, [...(this.#waiting.get(answer) ?? []), settle]);
    });
  }

  #hear(message: unknown): void {
    if (typeof message !== "object" || message === null || !("type" in message)) return;
    const { type } = message;
    if (type !== "ready" && type !== "advanced" && type !== "flushed") return;
    if (type === "ready") this.#isReady = true;
    this.#waiting.get(type)?.shift()?.();
  }

  #read(stream: Readable | null): void {
    if (!stream) return;
    createInterface({ input: stream }).on("line", (line) => {
      this.#lines = [...this.#lines, line].slice(-REMEMBERED_LINES);
      this.#options.onLine?.(line);
    });
  }
}
