import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "vitest";
import { runScenario } from "../sandbox/scenario/run.ts";
import { SharedBots } from "../sandbox/scenario/shared-bots.ts";

const folder = fileURLToPath(new URL("./scenarios/", import.meta.url));
// A machine that runs other tests as well is slow: waiting longer hides nothing that matters here.
const options = { patienceMs: 20_000 };
const shared = new SharedBots(options);

describe("scenarios", () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".scn"))) {
    it.concurrent(name, { timeout: 180_000 }, async ({ expect }) => {
      const result = await runScenario(`${folder}${name}`, { ...options, shared });
      expect(result.ok ? "" : result.report).toBe("");
    });
  }

  afterAll(async () => await shared.close());
});
