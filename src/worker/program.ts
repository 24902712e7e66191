import { fileURLToPath } from "node:url";
import { build, stop } from "esbuild";

/** Longer lines are broken, in characters. */
const LINE = 200;

/** How many are being put together: the compiler is a process that all share, and it ends after the last. */
let building = 0;

/**
 * A thread's modules as one text: put together as the program's own are, since a thread reads no TypeScript. Modules of which
 * it uses nothing are left out, with all that they need: `sideEffects` in package.json says that they do nothing by themselves.
 */
export async function threadProgram(entry: URL): Promise<string> {
  // Packages are found from where the first module lies, wherever the program was started.
  const place = JSON.stringify(entry.href);
  building++;
  try {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(entry)],
      bundle: true,
      format: "cjs",
      platform: "node",
      target: "node20",
      minifyWhitespace: true,
      lineLimit: LINE,
      external: ["@napi-rs/canvas"],
      define: { "import.meta.url": place },
      banner: { js: `require = require("node:module").createRequire(${place});` },
      logLevel: "silent",
      write: false,
    });
    const [made] = outputFiles;
    if (!made) throw new Error(`the modules of ${entry.pathname} could not be put together`);
    return made.text;
  } finally {
    building--;
    if (building === 0) await stop();
  }
}
