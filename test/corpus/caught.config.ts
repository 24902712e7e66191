/** Runs the engine's and the tables' tests, and writes down what they play where it shows something new: see `catching.ts`. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));
const CAUGHT: Readonly<Record<string, string>> = {
  "src/engine/apply.ts": "apply",
  "src/table/apply-entry.ts": "apply-entry",
};

/** The corpus itself, and the lists of what is legal, which only try what they list. */
const NOT_FOR = /\/test\/corpus\/|\/src\/engine\/actions\/(legal|offers)/u;

/** Whoever imports `apply` or `applyEntry` gets one that looks on; only it has the real one. */
const catching: Plugin = {
  name: "catching",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.startsWith(".") || importer === undefined || NOT_FOR.test(importer)) return null;
    const path = resolve(importer, "..", source).slice(root.length);
    const what = CAUGHT[path];
    return what === undefined ? null : resolve(root, `test/corpus/caught-${what}.ts`);
  },
};

export default defineConfig({
  root,
  plugins: [catching],
  test: {
    include: ["engine", "orders", "table", "commands", "views", "catalogue"].map(
      (folder) => `test/${folder}/**/*.test.ts`,
    ),
    exclude: [
      "test/engine/play/random-play.test.ts",
      "test/table/faults/outage.test.ts",
      "test/table/faults/two-bots.test.ts",
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    // One process sees what has been caught already.
    maxWorkers: 1,
    fileParallelism: false,
  },
});
