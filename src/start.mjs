/**
 * Starts the program, `src/index.ts`. Its modules are put together in memory and read as one, which takes a third of the
 * time that loading hundreds of files one by one does; packages are loaded as they are. Nothing is written or kept.
 */
import "./node-version.mjs";
import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { build, stop } from "esbuild";
import { PLACED } from "./placed.mjs";
import { SourceLines } from "./source-lines.mjs";

// What is read at a start stays. The part of the heap for objects that do not may grow once `src/heap.ts` knows what is to be done.
setFlagsFromString("--semi-space-growth-factor=1");

const require = createRequire(import.meta.url);
const file = fileURLToPath(new URL("./index.ts", import.meta.url));

/** Where each module that looks for files beside it lies: put together they would all lie in one place. */
const places = {
  name: "places",
  setup({ onLoad }) {
    onLoad({ filter: PLACED }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const place = JSON.stringify(pathToFileURL(path).href);
      return { loader: "ts", contents: text.replaceAll("import.meta.url", place) };
    });
  },
};

/**
 * Packages whose default export an `import` gives, and a `require` does not: they are put in with the rest. So is what rates
 * players, with the packages that it takes a few functions of: to load all of them takes longer than anybody may wait.
 */
const imported = {
  name: "imported",
  setup({ onResolve }) {
    onResolve({ filter: /^(keyv|@keyv\/redis|parse-duration|openskill|ramda|gaussian|sort-unwind)$/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }));
  },
};

const building = together();
// The compiler is a process of its own: meanwhile the largest of the packages can be read.
for (const name of ["discord.js", "zod", "pino", "lmdb"]) setImmediate(() => require(name));
const { text, map } = await building;
await stop();

/** The modules as one text, with its source map; whatever else the compiler says is let go of. */
async function together() {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    packages: "external",
    plugins: [places, imported],
    logOverride: { "empty-import-meta": "error" },
    // A quarter of it would be remarks and spaces, which stay in memory as long as the program runs.
    minifyWhitespace: true,
    // Where something was written is looked for from the beginning of its line on.
    lineLimit: 200,
    sourcemap: "external",
    sourcesContent: false,
    outfile: `${file}.js`,
    write: false,
  });
  const written = (ending) => outputFiles.find(({ path }) => path.endsWith(ending));
  return { text: written(".js").text, map: Buffer.from(written(".map").contents) };
}

let lines = null;
// Reading which line was written where takes as long as reading all the modules: only an error of the program's own is
// worth it, and packages make others by the way.
Error.prepareStackTrace = (error, sites) =>
  [said(error), ...sites.map((site) => `    at ${sourceOf(site)}`)].join("\n");

function said(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "an error that cannot be put into words";
  }
}

/** A place in the program by the file and the line that it was written in. */
function sourceOf(site) {
  if (site.getFileName() !== file) return String(site);
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  lines ??= new SourceLines(JSON.parse(map.toString()));
  const found = lines.find(line - 1, column - 1);
  if (found === null) return String(site);
  const source = `${resolve(dirname(file), found.source)}:${found.line + 1}:${found.column + 1}`;
  return String(site).replace(`${file}:${line}:${column}`, source);
}

const program = new Module(file);
program.filename = file;
program.paths = Module._nodeModulePaths(dirname(file));
program._compile(text, file);
