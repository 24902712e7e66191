import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runScenario } from "../../sandbox/scenario/run.ts";

const folder = fileURLToPath(new URL("./", import.meta.url));
const scripts = readdirSync(folder).filter((file) => file.endsWith(".scn"));

describe("the whole bot, as its players see it", () => {
  it.each(scripts)("plays %s", { timeout: 180_000 }, async (script) => {
    const result = await runScenario(`${folder}${script}`);
    if (result.ok) for (const note of result.notes) process.stderr.write(`${note}\n`);
    expect(result.ok ? "" : result.report).toBe("");
  });
});
