/** What the tools of a host have in common: the settings' store, and a plain sentence where something is wrong. */
import { existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readConfig, readSettingsFile } from "../src/config.ts";
import { openStore, type Store, StoreUnavailable } from "../src/store/index.ts";
import { WrongSetting } from "../src/wrong-setting.ts";
import { WrongFile } from "./backup-file.ts";

/** There is nothing to work on where the settings say. */
class NoStore extends Error {
  override readonly name = "NoStore";
}

/**
 * Runs a tool on the store that the settings name, and ends the process: with 1 where it rejects. An old one is there
 * already: an empty one that came about by a slip in the settings would be worse than none.
 */
export async function onStore(
  which: "old" | "old or new",
  work: (store: Store, where: string) => Promise<void>,
): Promise<void> {
  try {
    readSettingsFile();
    const { redisUrl, dataDir } = readConfig();
    if (which === "old" && redisUrl === null && !existsSync(join(dataDir, "store")))
      throw new NoStore(`There is no store in DATA_DIR ${dataDir}: name the folder that the bot keeps its games in.`);
    const store = await openStore({ redisUrl, dataDir });
    try {
      await work(store, redisUrl === null ? `the embedded store in ${dataDir}` : "Redis");
    } finally {
      await store.close();
      if (redisUrl === null && process.getuid?.() === 0) leaveToOwner(dataDir);
    }
  } catch (error) {
    const plain = [WrongSetting, WrongFile, NoStore, StoreUnavailable].some((kind) => error instanceof kind);
    console.error(plain && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** What root has made in somebody else's folder is theirs: the bot runs as that user, and could not open it. */
function leaveToOwner(folder: string): void {
  const { uid, gid } = statSync(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    // A bot that runs makes and removes files meanwhile.
    if (lstatSync(path, { throwIfNoEntry: false })?.uid === 0) lchownSync(path, uid, gid);
  }
}

/** The bot's version, of package.json. */
export function version(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return version;
}
