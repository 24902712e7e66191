import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";
import { runScenario } from "../sandbox/scenario/run.ts";

const folder = fileURLToPath(new URL("./scenarios/", import.meta.url));

describe("scenarios", () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".scn"))) {
    it.concurrent(name, { timeout: 180_000 }, async ({ expect }) => {
      // A machine that runs other tests as well is slow: waiting longer hides nothing that matters here.
      const result = await runScenario(`${folder}${name}`, { patienceMs: 20_000 });
      expect(result.ok ? "" : result.report).toBe("");
    });
  }
});
