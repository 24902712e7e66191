/**
 * Read before a bot that is started for tests (`node --require`): what esbuild puts together for it is kept in the folder
 * KEPT_BUILDS, with what V8 has made of it and of the larger files of packages, and where each of these lies; the next bot
 * with that folder reads it there.
 * To put the modules together and to compile them is most of a start, and comes out the same each time.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { basename, dirname, join } = require("node:path");
const { setFlagsFromString } = require("node:v8");
const { constants, Script } = require("node:vm");

const folder = process.env.KEPT_BUILDS;
/** Shorter files, in characters, are compiled faster than their code is found. */
const SHORT = 4_000;
/** How long after it is ready what a bot has compiled is written down, in ms: with what it has run by then. */
const SETTLED_MS = 500;

/** Two bots that start at once both write it, and no third one reads half of it. */
function keep(path, contents) {
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}

const place = require.resolve("esbuild");
let real;

/** The compiler itself, read where something is not kept yet. */
function esbuild() {
  if (real === undefined) {
    const stood = require.cache[place];
    delete require.cache[place];
    real = require(place);
    require.cache[place] = stood;
  }
  return real;
}

async function build({ plugins, ...options }) {
  const kept = join(folder, createHash("sha256").update(JSON.stringify(options)).digest("hex"));
  const list = `${kept}.json`;
  if (!existsSync(list)) {
    const { outputFiles } = await esbuild().build({ plugins, ...options });
    for (const { path, contents } of outputFiles) keep(`${kept}-${basename(path)}`, contents);
    keep(list, JSON.stringify(outputFiles.map(({ path }) => path)));
  }
  const outputFiles = JSON.parse(readFileSync(list, "utf8")).map((path) => {
    const contents = readFileSync(`${kept}-${basename(path)}`);
    return { path, contents, text: contents.toString() };
  });
  return { errors: [], warnings: [], outputFiles };
}

const stop = async () => await real?.stop();

const standing = new Module(place);
standing.filename = place;
standing.exports = { build, stop };
standing.loaded = true;
require.cache[place] = standing;

/** What was compiled anew, by where it is to be kept. */
const compiled = new Map();
const compile = Module.prototype._compile;

Module.prototype._compile = function (text, filename, format) {
  if (text.length < SHORT || text.startsWith("#!") || format === "module")
    return compile.call(this, text, filename, format);
  const kept = join(folder, `${createHash("sha256").update(filename).update(text).digest("hex")}.code`);
  const script = new Script(Module.wrap(text), {
    filename,
    columnOffset: -Module.wrapper[0].length,
    cachedData: existsSync(kept) ? readFileSync(kept) : undefined,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (script.cachedDataRejected !== false) compiled.set(kept, script);
  const run = script.runInThisContext();
  return run.call(this.exports, this.exports, Module.createRequire(filename), this, filename, dirname(filename));
};

/** Where what a file asks for lies: to look for it in the folders of packages takes longer than to read it. */
const placesPath = join(folder, "places.json");
const places = new Map(existsSync(placesPath) ? JSON.parse(readFileSync(placesPath, "utf8")) : []);
const resolveFilename = Module._resolveFilename;

Module._resolveFilename = function (request, parent, ...more) {
  if (parent?.filename == null || more.some(Boolean)) return resolveFilename.call(this, request, parent, ...more);
  const asked = `${parent.filename} ${request}`;
  const known = places.get(asked);
  if (known !== undefined) return known;
  const place = resolveFilename.call(this, request, parent, ...more);
  places.set(asked, place);
  return place;
};

const send = process.send?.bind(process);
if (send !== undefined)
  process.send = (message, ...more) => {
    if (message?.type === "ready") setTimeout(keepCompiled, SETTLED_MS).unref();
    return send(message, ...more);
  };

/** What is compiled is read again only with the flags that it was written with: `src/start.mjs` begins with this one. */
const AS_AT_START = "--semi-space-growth-factor=1";

function keepCompiled() {
  setFlagsFromString(AS_AT_START);
  for (const [kept, script] of compiled) keep(kept, script.createCachedData());
  setFlagsFromString("--semi-space-growth-factor=2");
  compiled.clear();
  if (!existsSync(placesPath)) keep(placesPath, JSON.stringify([...places]));
}
