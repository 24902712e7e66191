import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { BotProcess } from "../bot-process.ts";
import type { StandIn } from "../standin/face.ts";
import { discordRateLimits, invitedPermissions, startStandIn } from "../standin/index.ts";
import { Chronicle } from "./chronicle.ts";
import { Play, StepFailed } from "./play.ts";
import { type Line, parseScript, ScriptError } from "./script.ts";

/** How long Discord waits for an answer to an interaction. */
const DISCORD_WAITS_MS = 3_000;

export interface ScenarioOptions {
  /** What is started as the bot; src/index.ts by default. */
  bot?: string | URL;
  /** Redis for the bot; the embedded store in a fresh folder by default. */
  redisUrl?: string;
  /** Discord's rate limits; off by default, so that a script plays as fast as the bot does. */
  rateLimits?: boolean;
  /** How long `expect`, `click` and the like wait, and people for an answer; 3,000 ms by default, and never less for an answer. */
  patienceMs?: number;
  logLevel?: string;
  /** Every line that the bot writes. */
  onLine?(line: string): void;
}

export type ScenarioResult =
  | { ok: true; file: string; lines: number; ms: number; notes: readonly string[] }
  | { ok: false; file: string; line: number; report: string };

/**
 * Plays a script, given as a path or as its text, with a fresh stand-in, a fresh bot and an empty store.
 *
 *     const result = await runScenario("test/scenarios/first-turn.scn");
 *     if (!result.ok) throw new Error(result.report);
 */
export async function runScenario(pathOrText: string, options: ScenarioOptions = {}): Promise<ScenarioResult> {
  const isText = pathOrText.includes("\n");
  const file = isText ? "script" : pathOrText;
  const folder = isText ? process.cwd() : dirname(resolve(pathOrText));
  let lines: Line[];
  try {
    lines = parseScript(isText ? pathOrText : await readFile(pathOrText, "utf8"));
  } catch (error) {
    if (error instanceof ScriptError) return failure(file, { number: error.line, text: error.text }, error, []);
    const line = { number: 0, text: "" };
    return failure(file, line, error instanceof Error ? error : new Error(String(error)), []);
  }
  return await playLines(file, folder, lines, options);
}

async function playLines(
  file: string,
  folder: string,
  lines: readonly Line[],
  options: ScenarioOptions,
): Promise<ScenarioResult> {
  const began = Date.now();
  const dataDir = await mkdtemp(join(tmpdir(), "b5-scenario-"));
  const notes: string[] = [];
  const { patienceMs = DISCORD_WAITS_MS } = options;
  const standIn = await startStandIn({
    botPermissions: invitedPermissions,
    rateLimits: options.rateLimits ? discordRateLimits : false,
    answerWithinMs: Math.max(patienceMs, DISCORD_WAITS_MS),
    log: (line) => {
      if (line.startsWith("Discord's OpenAPI") || line.startsWith("unsupported")) notes.push(line);
    },
  });
  const chronicle = new Chronicle(standIn);
  const bot = new BotProcess({
    apiUrl: standIn.apiUrl,
    dataDir,
    redisUrl: options.redisUrl,
    logLevel: options.logLevel,
    entry: options.bot,
    ...(options.onLine ? { onLine: options.onLine } : {}),
  });
  const play = new Play({ standIn, chronicle, bot, folder, patienceMs });
  let current: Pick<Line, "number" | "text"> = { number: 0, text: "(the bot starts)" };
  try {
    await bot.start();
    for (const line of lines) {
      current = line;
      for (const step of line.steps) await play.perform(step);
      refuseViolations(standIn);
    }
    current = { number: 0, text: "(the end)" };
    await bot.flush();
    refuseViolations(standIn);
    return { ok: true, file, lines: lines.length, ms: Date.now() - began, notes };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    const said = [...violationLines(standIn), ...bot.lastLines.slice(-8).map((line) => `bot: ${line}`)];
    return failure(file, current, reason, said);
  } finally {
    await bot.stop();
    chronicle.close();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function refuseViolations(standIn: StandIn): void {
  if (standIn.violations.length > 0) throw new StepFailed("the bot sent what Discord does not take");
}

function violationLines(standIn: StandIn): string[] {
  return standIn.violations.map((violation) => `refused: ${violation}`);
}

function failure(
  file: string,
  line: Pick<Line, "number" | "text">,
  error: Error,
  said: readonly string[],
): ScenarioResult {
  const instead = error instanceof StepFailed ? error.instead : [];
  const report = [
    `${file}:${line.number}: ${line.text}`,
    `  ${error.message}`,
    ...(instead.length > 0 ? ["  instead:", ...instead.flatMap(indented)] : []),
    ...said.flatMap(indented),
  ].join("\n");
  return { ok: false, file, line: line.number, report };
}

function indented(text: string): string[] {
  return text.split("\n").map((line) => `    ${line}`);
}
