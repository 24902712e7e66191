import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { StandIn } from "../standin/face.ts";
import { Chronicle } from "./chronicle.ts";
import { Play, StepFailed } from "./play.ts";
import { type Line, parseScript, ScriptError } from "./script.ts";
import { needsOwnBot, type SharedBots, takesStoreAway } from "./shared-bots.ts";
import { Sites } from "./sites.ts";
import { DISCORD_WAITS_MS, Venue, type VenueOptions } from "./venue.ts";

export interface ScenarioOptions extends VenueOptions {
  /** Plays with one of these bots, unless the script needs one for itself; its other options are theirs then. */
  shared?: SharedBots;
}

export type ScenarioResult =
  | { ok: true; file: string; lines: number; ms: number; notes: readonly string[] }
  | { ok: false; file: string; line: number; report: string };

/**
 * Plays a script, given as a path or as its text, with a fresh stand-in, a fresh bot and an empty store, or with a bot
 * that is shared.
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
  { shared, ...own }: ScenarioOptions,
): Promise<ScenarioResult> {
  const began = Date.now();
  const pool = shared && !needsOwnBot(lines) ? shared : undefined;
  const { patienceMs = DISCORD_WAITS_MS } = pool?.options ?? own;
  const venue = await (pool ? pool.take(lines) : Venue.open({ ...own, store: takesStoreAway(lines) }));
  const { standIn, bot, store } = venue;
  const chronicle = new Chronicle(standIn);
  const sites = new Sites(chronicle, () => standIn.now());
  const play = new Play({ standIn, chronicle, bot, sites, store, folder, patienceMs });
  let current: Pick<Line, "number" | "text"> = { number: 0, text: "(the bot starts)" };
  let holds = false;
  try {
    await venue.begin();
    for (const line of lines) {
      current = line;
      for (const step of line.steps) await play.perform(step);
      refuseViolations(standIn);
      sites.refuseWrong();
    }
    current = { number: 0, text: "(the end)" };
    await bot.flush();
    refuseViolations(standIn);
    sites.refuseWrong();
    holds = true;
    return { ok: true, file, lines: lines.length, ms: Date.now() - began, notes: [...venue.notes] };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    const said = [...violationLines(standIn), ...venue.lastLines.map((line) => `bot: ${line}`)];
    return failure(file, current, reason, said);
  } finally {
    await sites.close();
    chronicle.close();
    if (pool && holds) pool.giveBack(venue, lines);
    else await venue.close();
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
