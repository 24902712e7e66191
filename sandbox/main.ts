import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { Duplex } from "node:stream";
import { isOfTheSystem, plainly } from "../src/plainly.ts";
import { WrongSetting } from "../src/wrong-setting.ts";
import { BotProcess } from "./bot-process.ts";
import { createPageServer, type PageServer } from "./page-server.ts";
import { openLesson, openPracticeTable } from "./practice.ts";
import { invitedPermissions, openApiPath, type StandInOptions, startStandIn } from "./standin/index.ts";

/** The settings of the bot that the sandbox heeds. */
export interface SandboxConfig {
  /** null takes a free port. */
  sandboxPort: number | null;
  dataDir: string;
  redisUrl: string | null;
  logLevel: string;
  /** Where the bot serves health and figures; null for nowhere. */
  metrics: { readonly port: number; readonly host: string } | null;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs the bot without Discord: the stand-in, its page, and the real bot as a child process, which is started again
 * when it ends by itself. Resolves once the bot is there; SIGINT and SIGTERM close everything. Rejects with `WrongSetting`
 * where the bot cannot be started at all.
 */
export async function runSandbox(config: SandboxConfig): Promise<void> {
  let page: PageServer | undefined;
  const dataDir = resolve(config.dataDir);
  const standIn = await standInOn(config.sandboxPort, {
    stateFile: join(usable(dataDir), "sandbox.json"),
    // It comes with what the project is developed with, and not with the bot.
    openApi: existsSync(openApiPath) && openApiPath,
    botPermissions: invitedPermissions,
    firstJudges: true,
    log: (line) => console.error(`stand-in: ${line}`),
    serve: (request: IncomingMessage, response: ServerResponse) => page?.handle(request, response) ?? false,
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => page?.upgrade(request, socket, head) ?? false,
  });
  page = createPageServer(standIn, {
    practice: (user, all) => openPracticeTable(standIn, user, all),
    learn: (user) => openLesson(standIn, user),
  });

  let closing = false;
  let wasThere = false;
  let pause = FIRST_PAUSE_MS;
  const bot = new BotProcess({
    apiUrl: standIn.apiUrl,
    dataDir,
    redisUrl: config.redisUrl ?? undefined,
    logLevel: config.logLevel,
    settings: config.metrics ? { METRICS_PORT: String(config.metrics.port), METRICS_HOST: config.metrics.host } : {},
    onLine: (line) => console.error(line),
    onExit: (asked) => {
      if (asked || closing || !wasThere) return;
      console.error(`The bot ended by itself; it starts again in ${pause / 1000} s.`);
      setTimeout(() => void begin(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    },
  });

  async function begin(): Promise<void> {
    if (closing || bot.running) return;
    try {
      await bot.start();
      pause = FIRST_PAUSE_MS;
      wasThere = true;
    } catch (error) {
      // What it has said itself is written out already.
      if (bot.running) console.error(error instanceof Error ? error.message : String(error));
      else if (!wasThere) await close(1);
    }
  }

  async function close(code: number): Promise<void> {
    if (closing) return;
    closing = true;
    await bot.stop();
    page?.close();
    await standIn.close();
    process.exit(code);
  }
  // More than once, as npm passes Ctrl-C on: the second may not end what is being closed.
  process.on("SIGINT", () => void close(0));
  process.on("SIGTERM", () => void close(0));

  console.log(`Open ${standIn.url} in a browser.`);
  console.log("No DISCORD_TOKEN: this is the sandbox, a Discord of its own on this machine.");
  await begin();
}

/** The folder, made where it is missing, in which all is kept. */
function usable(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return dataDir;
  } catch (error) {
    throw new WrongSetting(`DATA_DIR ${dataDir} cannot be used: ${plainly(error)}. Name another folder.`);
  }
}

/** The stand-in on the page's port, or on any free one. */
async function standInOn(port: number | null, options: StandInOptions) {
  try {
    return await startStandIn({ ...options, port: port ?? 0 });
  } catch (error) {
    if (port === null || !isOfTheSystem(error)) throw error;
    throw new WrongSetting(`SANDBOX_PORT ${port} cannot be listened on: ${plainly(error)}. Name another one.`);
  }
}
