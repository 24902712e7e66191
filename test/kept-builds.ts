import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/**
 * Around a run of the tests: what a bot's start puts together is kept in a folder of the run, so that it is done once and not
 * by each of the bots that tests start. Where tests run again as a source has changed, it is put together anew.
 */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "b5-built-"));
  process.env.KEPT_BUILDS = folder;
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
