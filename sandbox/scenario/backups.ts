import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "../bot-process.ts";
import { StepFailed } from "./step-failed.ts";

/** Backups of a bot's store, taken and brought back with the tools that a host uses. */
export class Backups {
  readonly #dataDir: string;
  /** A Redis of the scenario's own, which may be emptied; null where the store is embedded. */
  readonly #redisUrl: string | null;
  #folder: string | undefined;
  #newest: string | undefined;
  #taken = 0;

  constructor(dataDir: string, redisUrl: string | null) {
    this.#dataDir = dataDir;
    this.#redisUrl = redisUrl;
  }

  /** `npm run backup`, while the bot may be up. */
  async take(): Promise<void> {
    this.#folder ??= await mkdtemp(join(tmpdir(), "b5-backups-"));
    const file = join(this.#folder, `${++this.#taken}.gz`);
    await this.#tool("backup", file);
    this.#newest = file;
  }

  /** Empties the store, under a bot that does not run, and `npm run restore` of the newest backup. */
  async bringBack(): Promise<void> {
    if (this.#newest === undefined) throw new StepFailed("there is no backup yet");
    if (this.#redisUrl !== null) spawnSync("redis-cli", ["-u", this.#redisUrl, "flushall"]);
    else {
      await rm(this.#dataDir, { recursive: true, force: true });
      await mkdir(this.#dataDir);
    }
    await this.#tool("restore", this.#newest);
  }

  async close(): Promise<void> {
    if (process.env.KEEP_BACKUPS === undefined && this.#folder !== undefined)
      await rm(this.#folder, { recursive: true, force: true });
  }

  async #tool(name: "backup" | "restore", file: string): Promise<void> {
    const env = { ...process.env, DATA_DIR: this.#dataDir, REDIS_URL: this.#redisUrl ?? "" };
    const child = spawn(process.execPath, ["--import", "tsx", `tools/${name}.ts`, file], { cwd: PROJECT, env });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
    const [code] = await once(child, "exit");
    if (code !== 0) throw new StepFailed(`the ${name} went wrong`, said);
  }
}
