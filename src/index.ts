import { type Config, readConfig, readSettingsFile } from "./config.ts";
import { CutOff } from "./cut-off.ts";
import { openStore, type Store, StoreUnavailable } from "./store/index.ts";
import { WrongSetting } from "./wrong-setting.ts";

async function main(): Promise<void> {
  if (process.argv.length > 2)
    throw new WrongSetting(
      "The bot is started without options: what can be set, docs/hosting.md lists under Settings.",
    );
  readSettingsFile();
  const config = readConfig();
  if (config.discordToken === null) {
    const { runSandbox } = await import("../sandbox/main.ts");
    await runSandbox(config);
  } else {
    // The store answers, or gives up, while the rest is being read.
    const opening = openedForWriting(config);
    opening.catch(() => undefined);
    const { startBot } = await import("./bot.ts");
    const store = await opening;
    try {
      await startBot({ ...config, discordToken: config.discordToken }, store);
    } catch (error) {
      throw withRemedy(error, config);
    }
  }
}

/** The store, once it has taken something: one that can only be read, or is full, would be found out by its players. */
async function openedForWriting(config: Config): Promise<Store> {
  try {
    const store = await openStore(config);
    const starts = store.documents("start");
    await starts.set("written", true);
    await starts.delete("written");
    return store;
  } catch (error) {
    throw withRemedy(error, config);
  }
}

/** A store that fails before the bot runs, with what to put right; any other error as it is. */
function withRemedy(error: unknown, { redisUrl }: Config): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  const [name, what] = redisUrl === null ? ["DATA_DIR", "that folder"] : ["REDIS_URL", "that Redis"];
  return new WrongSetting(`${error.message}. Put ${name} or ${what} right, and start me again.`);
}

main().catch((error: unknown) => {
  if (error instanceof WrongSetting || error instanceof CutOff) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
