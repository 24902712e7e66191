/** What whoever has the file of a game finds out about it, with the program that anybody may run. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "../bot-process.ts";
import { isRecord, textOf, textsOf } from "../standin/json.ts";
import type { KeptMessage } from "./chronicle.ts";
import { StepFailed } from "./step-failed.ts";

/** A press that is mixed into the shuffles: the first of Join, or that of Start. */
export type PressOfFile = "Join" | "Start";

const FILE = "game.json";

/** All that `npm run -s replay` says of the newest game in these replies; `otherwise`: with another press in that one's place. */
export async function replayedFile(replies: readonly KeptMessage[], otherwise: PressOfFile | null): Promise<string> {
  const files = replies.flatMap(({ message }) => message.attachments.filter(({ filename }) => filename === FILE));
  const newest = files.at(-1);
  if (!newest) throw new StepFailed(`no private reply has given a ${FILE}`);
  const text = await (await fetch(newest.url)).text();
  const folder = await mkdtemp(join(tmpdir(), "replays-"));
  try {
    const path = join(folder, FILE);
    await writeFile(path, otherwise === null ? text : withAnother(text, otherwise));
    return await new Promise((resolve) => {
      const program = ["--import", "tsx", "tools/replay.ts", path];
      execFile(process.execPath, program, { cwd: PROJECT }, (_, out, err) => resolve(`${out}\n${err}`));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file as if another press had been made: with the id after it, wherever the press is named. */
function withAnother(text: string, which: PressOfFile): string {
  const game: unknown = JSON.parse(text);
  const presses = isRecord(game) && isRecord(game.presses) ? game.presses : {};
  const press = which === "Join" ? textsOf(presses.joins)[0] : textOf(presses.start);
  if (!press) throw new StepFailed(`the file names no press of ${which}`);
  return text.replaceAll(JSON.stringify(press), JSON.stringify(String(BigInt(press) + 1n)));
}
