import { readConfig, readSettingsFile, WrongSetting } from "./config.ts";
import { CutOff } from "./cut-off.ts";
import { openStore, StoreUnavailable } from "./store/index.ts";

async function main(): Promise<void> {
  readSettingsFile();
  const config = readConfig();
  if (config.discordToken === null) {
    const { runSandbox } = await import("../sandbox/main.ts");
    await runSandbox(config);
  } else {
    // The store answers, or gives up, while the rest is being read.
    const opening = openStore(config);
    opening.catch(() => undefined);
    const { startBot } = await import("./bot.ts");
    await startBot({ ...config, discordToken: config.discordToken }, await opening);
  }
}

main().catch((error: unknown) => {
  if (error instanceof WrongSetting || error instanceof StoreUnavailable || error instanceof CutOff)
    console.error(error.message);
  else console.error(error);
  process.exit(1);
});
