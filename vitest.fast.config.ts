import { defineConfig, mergeConfig } from "vitest/config";
import type { Reporter, TestModule } from "vitest/node";
import whole from "./vitest.config.ts";

/**
 * What plays or asks for long, or waits for a clock, is called `….long.test.ts`, and tagged `long` where the rest of its file
 * does not; the others that are left out start bots, browsers, Redis or other programs. `npm test` runs all of it.
 */
const LEFT_OUT = [
  "test/**/*.long.test.ts",
  "test/scenarios.test.ts",
  "test/start.test.ts",
  "test/gateway.test.ts",
  "test/heap.test.ts",
  "test/commands/{all-german,authority,unreadable}.test.ts",
  "test/corpus/**",
  "test/engine/state/random.test.ts",
  "test/hosting/**",
  "test/hostile/**",
  "test/metrics/**",
  "test/rounds/two-organisers.test.ts",
  "test/rulings/{ahead,search,words/asked-so}.test.ts",
  "test/sandbox/**",
  "test/store/**",
  "test/table/moving.test.ts",
  "test/table/faults/{alone,killed-answering,one-claim,outage,press-updates,two-bots}.test.ts",
  "test/thread/{announcer,openings,split-shards}.test.ts",
  "test/tools/**",
  "test/views/{german/german-games,text/limits,whole-games}.test.ts",
];

/** A whole minute is little: a file or a test that takes more than this part of the run is named at its end. */
const LARGE = { file: 0.04, test: 0.015 };

class Shares implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { named: module.relativeModuleId, time: collectDuration + duration };
    });
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        named: `${module.relativeModuleId}: “${test.name}”`,
        time: test.diagnostic()?.duration ?? 0,
      })),
    );
    const whole = files.reduce((sum, { time }) => sum + time, 0);
    const large = [
      ...files.filter(({ time }) => time > whole * LARGE.file),
      ...tests.filter(({ time }) => time > whole * LARGE.test),
    ].toSorted((a, b) => b.time - a.time);
    // A few files are a run of their own, of which each is a large part.
    if (files.length < 4 / LARGE.file || large.length === 0) return;
    const shares = large.map(({ named, time }) => `  ${((100 * time) / whole).toFixed(1)} % ${named}`);
    process.stdout.write(`\n Large shares of the fast run:\n${shares.join("\n")}\n`);
  }
}

/** Answers in about a minute on two quiet cores: the rules, the words and the readers, and a few whole games. */
export default mergeConfig(
  whole,
  defineConfig({
    test: {
      exclude: LEFT_OUT,
      env: { RANDOM_GAMES: "20" },
      reporters: ["default", new Shares()],
      // What the sources are made into is kept for the next run.
      experimental: { fsModuleCache: true },
    },
  }),
);
