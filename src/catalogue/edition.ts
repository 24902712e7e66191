/** Which edition of the bot plays: of one log, two bots of the same edition make the same table. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What a log is played again by: the engine, how a table takes its entries, and the decks and cards that these name. */
const PLAYED_BY = ["engine", "table", "catalogue"].map((folder) =>
  fileURLToPath(new URL(`../${folder}/`, import.meta.url)),
);

let known: string | undefined;

/** A name for what this bot makes of a log, 12 hex digits: the digest of the source that does it. */
export function edition(): string {
  known ??= digestOf(PLAYED_BY);
  return known;
}

function digestOf(folders: readonly string[]): string {
  const digest = createHash("sha256");
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
      if (file.endsWith(".ts")) digest.update(readFileSync(join(folder, file)));
  return digest.digest("hex").slice(0, 12);
}
