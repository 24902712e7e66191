import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "vitest";
import { hasRedis } from "../sandbox/redis-server.ts";
import { runScenario } from "../sandbox/scenario/run.ts";
import { parseScript } from "../sandbox/scenario/script.ts";
import { SharedBots, takesStoreAway } from "../sandbox/scenario/shared-bots.ts";

const folder = fileURLToPath(new URL("./scenarios/", import.meta.url));
// A machine that runs other tests as well is slow: waiting longer hides nothing that matters here.
const options = { patienceMs: 20_000 };
const shared = new SharedBots(options);
const redis = hasRedis();
const lacksStore = (name: string) => !redis && takesStoreAway(parseScript(readFileSync(`${folder}${name}`, "utf8")));

describe("scenarios", () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".scn"))) {
    it.skipIf(lacksStore(name)).concurrent(name, { timeout: 180_000 }, async ({ expect }) => {
      const result = await runScenario(`${folder}${name}`, { ...options, shared });
      expect(result.ok ? "" : result.report).toBe("");
    });
  }

  afterAll(async () => await shared.close());
});
