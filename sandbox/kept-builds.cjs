/**
 * Read before a bot that is started for tests (`node --require`): what esbuild puts together for it is kept in the folder
 * KEPT_BUILDS, and the next bot with that folder reads it there. To put the modules together is most of a start, and comes
 * out the same each time.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { basename, join } = require("node:path");

const folder = process.env.KEPT_BUILDS;
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
    // Two bots that start at once both write it, and no third one reads half of it.
    const written = (path, contents) => {
      writeFileSync(`${path}.${process.pid}`, contents);
      renameSync(`${path}.${process.pid}`, path);
    };
    for (const { path, contents } of outputFiles) written(`${kept}-${basename(path)}`, contents);
    written(list, JSON.stringify(outputFiles.map(({ path }) => path)));
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
