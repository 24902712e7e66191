import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const MEMORY = "/dev/shm";
/** What the folders of a whole run need at most, in bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * Around a run of the tests. Folders of tests lie in memory where the machine has such a place: stores wait there for no disk.
 * And what a bot's start puts together is kept for the run, so that it is done once and not by each of the bots that tests
 * start; where tests run again as a source has changed, it is put together anew.
 */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), "b5-tests-"));
  // Some tests start the bot as a plain user.
  chmodSync(folder, 0o755);
  const kept = mkdtempSync(join(folder, "built-"));
  Object.assign(process.env, { TMPDIR: folder, KEPT_BUILDS: kept });
  project.onTestsRerun(() => {
    for (const name of readdirSync(kept)) rmSync(join(kept, name));
  });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Whether the machine's place in memory holds a run, native packages included, which some tests install and load. */
function hasRoom(): boolean {
  try {
    const mount =
      readFileSync("/proc/mounts", "utf8")
        .match(/^\S+ \/dev\/shm \S+ (\S+)/mu)?.[1]
        ?.split(",") ?? [];
    const { bavail, bsize } = statfsSync(MEMORY);
    return mount.includes("rw") && !mount.includes("noexec") && bavail * bsize >= ROOM;
  } catch {
    return false; // there is none
  }
}
