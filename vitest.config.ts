import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take minutes go first: the last of them alone would keep one core waiting. */
const LONGEST = [
  "test/scenarios.test.ts",
  "test/hostile/",
  "test/engine/play/random-play.test.ts",
  "test/sandbox/",
  "test/table/",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((path) => moduleId.includes(`/${path}`));
      if (at >= 0) return at;
      return moduleId.endsWith(".long.test.ts") ? LONGEST.length : LONGEST.length + 1;
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/around-a-run.ts",
    tags: [{ name: "long", description: "Plays, asks or draws for long in a file of quick tests." }],
    // The bots that tests start draw small: what a picture looks like is tested where it is drawn.
    env: { PICTURE_WIDTH: "390" },
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // What is waited for comes at once on an idle machine, and late on a busy one.
    expect: { poll: { timeout: 10_000 } },
    // Most files would spend longer on reading the sources again than on their tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Much of a run is waiting for bots and browsers that tests start.
    maxWorkers: availableParallelism() + 1,
    // Scenarios, each with a bot to itself while it is played.
    maxConcurrency: 2,
  },
});
