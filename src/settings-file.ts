import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { plainly } from "./plainly.ts";
import { WrongSetting } from "./wrong-setting.ts";

/** How an editor or a shell marks which way it has written a text; without a mark it is UTF-8. */
const MARKS = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** `NAME=VALUE`, also with `export` in front. */
const SETS = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=/u;
const SAYS_NOTHING = /^\s*(?:#|$)/u;
/** A value in quotes, which may go on over several lines. */
const QUOTED = /=[^\S\n]*(["'`])[\s\S]*?\1/gu;

/**
 * What a file of settings sets, by name; null where there is no such file. Rejects what cannot be read with `WrongSetting`,
 * which names the line and does not show it: a token may stand there.
 */
export function settingsOf(file: string): Record<string, string> | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new WrongSetting(`The file of settings ${file} cannot be read: ${plainly(error)}.`);
  }
  // Some systems end a line with a carriage return alone or with both.
  const text = decoded(file, bytes).replaceAll(/\r\n?/gu, "\n");
  const lines = text.replaceAll(QUOTED, (value) => `=${value.replaceAll(/[^\n]/gu, "").replaceAll("\n", "\n#")}`);
  const strange = lines.split("\n").findIndex((line) => !SETS.test(line) && !SAYS_NOTHING.test(line));
  if (strange >= 0) throw new WrongSetting(`${file}: line ${strange + 1} sets nothing; it should be NAME=VALUE.`);
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value = ""]) => [name, value]));
}

function decoded(file: string, bytes: Buffer): string {
  const encoding = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new WrongSetting(`The file of settings ${file} is no text in UTF-8: save it anew as that.`);
  }
}
