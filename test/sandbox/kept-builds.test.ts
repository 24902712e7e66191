import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runScenario } from "../../sandbox/scenario/run.ts";

const keptBuilds = mkdtempSync(join(tmpdir(), "b5-built-"));
afterAll(() => rmSync(keptBuilds, { recursive: true }));

/** What is kept, with when it was written. */
const kept = () => readdirSync(keptBuilds).map((name) => [name, statSync(join(keptBuilds, name)).mtimeMs] as const);

test("what a bot puts together and compiles at its start is read by the next one, which works as ever", async () => {
  const options = { patienceMs: 20_000, keptBuilds };
  const script = `wait 2s\n@londo /help\nexpect @londo reply "Babylon 5"\nkill\n`;
  expect(await runScenario(script, options)).toMatchObject({ ok: true });
  const first = kept();
  expect(first.map(([name]) => name)).toContainEqual(expect.stringMatching(/-index\.ts\.js$/u));
  expect(first.filter(([name]) => name.endsWith(".code")).length).toBeGreaterThan(50);
  expect(await runScenario(script, options)).toMatchObject({ ok: true });
  expect(kept()).toEqual(expect.arrayContaining(first));
}, 120_000);
