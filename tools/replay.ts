/**
 * `npm run -s replay -- FILE [EARLIER]`: checks a game from the game.json of `/game export`; with EARLIER, one of the same game
 * while it ran, also that it is found in it again. Ends with 0, or with 1 where something is wrong.
 */
import { readFileSync } from "node:fs";
import { called } from "../src/called.ts";

const { positionals } = called("npm run -s replay -- game.json [EARLIER]", {}, { least: 1, most: 2 });
const [file = "", earlier] = positionals;

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    console.error(`${path} cannot be read.`);
    process.exit(1);
  }
}

const text = textOf(file);
const before = earlier === undefined ? null : textOf(earlier);
// Whoever is told of a slip does not wait for the game.
const { checkBoth, checkGame } = await import("../src/replaying/check-game.ts");
const { FIRST_LANGUAGE, sayPut } = await import("../src/views/words/index.ts");
const { ok, lines } = before === null ? checkGame(text) : checkBoth(text, before);
for (const { id, given } of lines) (ok ? console.log : console.error)(sayPut(FIRST_LANGUAGE, id, given));
process.exit(ok ? 0 : 1);
