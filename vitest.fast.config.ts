import { defineConfig, mergeConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** What starts bots, browsers, Redis or other programs, waits for clocks, or plays and asks for long: `npm test` runs it. */
const LEFT_OUT = [
  "test/scenarios.test.ts",
  "test/start.test.ts",
  "test/gateway.test.ts",
  "test/heap.test.ts",
  "test/commands/{authority,unreadable}.test.ts",
  "test/corpus/**",
  "test/engine/state/random.test.ts",
  "test/hosting/**",
  "test/hostile/**",
  "test/metrics/**",
  "test/rulings/search.test.ts",
  "test/sandbox/**",
  "test/store/**",
  "test/table/moving.test.ts",
  "test/table/faults/{alone,outage,press-updates,two-bots}.test.ts",
  "test/thread/announcer.test.ts",
  "test/tools/**",
  "test/views/whole-games.test.ts",
];

/** Answers within a minute on two cores: the rules, the words and the readers, and a few whole games. */
export default mergeConfig(whole, defineConfig({ test: { exclude: LEFT_OUT, env: { RANDOM_GAMES: "20" } } }));
