import { startBot } from "./bot.ts";
import { readConfig, readSettingsFile, WrongSetting } from "./config.ts";
import { StoreUnavailable } from "./store/index.ts";

try {
  readSettingsFile();
  const config = readConfig();
  if (config.discordToken === null) {
    const { runSandbox } = await import("../sandbox/main.ts");
    await runSandbox(config);
  } else {
    await startBot({ ...config, discordToken: config.discordToken });
  }
} catch (error) {
  if (error instanceof WrongSetting || error instanceof StoreUnavailable) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
