import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const root = fileURLToPath(new URL("../", import.meta.url));
const start = `${root}src/start.mjs`;
const require = createRequire(import.meta.url);

/** The packages that are put in with the modules. */
function putIn(): string[] {
  const [, kept = ""] = /filter: \/\^\((.*)\)\$\//u.exec(readFileSync(start, "utf8")) ?? [];
  return kept.replaceAll("\\", "").split("|");
}

/** What the modules of a folder import from a package as a whole: `import sax from "sax"`. */
function wholeImports(folder: string): string[] {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(`${root}${folder}/${name}`, "utf8"));
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/^import (?:\w+(?:, \{[^}]*\})?|\{[^}]*\bdefault as[^}]*\}) from "([^".][^"]*)"/gmu),
  ]);
  return [...new Set(imports.flatMap(([, name = ""]) => (name.startsWith("node:") ? [] : [name])))];
}

/** How the embedded store is opened, the last call first. */
const CALLS = [
  "src/store/embedded/environment.ts mkdirSync(",
  "src/store/embedded/open.ts openEnvironment(",
  "src/store/open.ts openEmbedded(",
  "src/index.ts await openStore(",
];

describe("the modules put together", () => {
  // Each is one sentence, where a stack or nothing at all would be of no help.
  test.each<[string, Record<string, string>, RegExp]>([
    ["a setting", { SHARDS: "many" }, /^SHARDS should be .*\n$/u],
    [
      "a folder that is none",
      { DISCORD_TOKEN: "a", DATA_DIR: start },
      /^The data folder .* is no folder \(ENOTDIR\)\. Put .*\n$/u,
    ],
    [
      "the sandbox’s folder",
      { DATA_DIR: start },
      /^DATA_DIR .* cannot be used: .* \(EEXIST\)\. Name another folder\.\n$/u,
    ],
    ["the sandbox’s port", { SANDBOX_PORT: "" }, /^SANDBOX_PORT \d+ cannot be listened on: another program .*\n$/u],
    [
      "what holds no store",
      { DISCORD_TOKEN: "a", DATA_DIR: "" },
      /^The data folder .* is no store of this bot, or damaged; .*\n$/u,
    ],
  ])(
    "say in a sentence what is wrong with %s, and end",
    async (_, given, said) => {
      const folder = mkdtempSync(join(tmpdir(), "b5-start-"));
      mkdirSync(join(folder, "store"));
      writeFileSync(join(folder, "store", "data.mdb"), "a store? ".repeat(4_000));
      const taken = createServer().listen(0, "127.0.0.1");
      await once(taken, "listening");
      const { port } = z.object({ port: z.number() }).parse(taken.address());
      const settings: Record<string, string> = { ...given, DATA_DIR: given.DATA_DIR || folder };
      if (given.SANDBOX_PORT === "") settings.SANDBOX_PORT = String(port);
      const started = promisify(execFile)(process.execPath, [start], { env: { PATH: process.env.PATH, ...settings } });
      try {
        await expect(started).rejects.toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(said) });
      } finally {
        taken.close();
        rmSync(folder, { recursive: true });
      }
    },
    60_000,
  );

  test("end the sandbox where its bot cannot begin, after it has said why, and take no options", async () => {
    const folder = mkdtempSync(join(tmpdir(), "b5-start-"));
    const env = { PATH: process.env.PATH, DATA_DIR: folder, REDIS_URL: "redis://127.0.0.1:1" };
    const run = promisify(execFile);
    await expect(run(process.execPath, [start], { env })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^Open http:/u),
      stderr: expect.stringMatching(/^Redis at redis:\/\/127\.0\.0\.1:1 cannot be used: nothing listens there .*\n$/u),
    });
    await expect(run(process.execPath, [start, "--port", "80"], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The bot is started without options: .*\n$/u),
    });
    rmSync(folder, { recursive: true });
  }, 60_000);

  test("are one byte a character, leave the heap small, and name in an error where each call was written", async () => {
    const folder = mkdtempSync(join(tmpdir(), "b5-start-"));
    const watching = join(folder, "watching.cjs");
    // It says what the program consists of, and, as that makes its folder, what there is for new objects, and from where it does.
    writeFileSync(
      watching,
      `const fs = require("node:fs");
      const Module = require("node:module");
      const compile = Module.prototype._compile;
      Module.prototype._compile = function (text, file, ...more) {
        if (file.endsWith("index.ts")) console.log("wide", JSON.stringify(text.match(WIDE)), text.length);
        return compile.call(this, text, file, ...more);
      };
      const WIDE = /.{0,60}[^\\0-\\xff].{0,20}/gu;
      const { mkdirSync } = fs;
      const { getHeapSpaceStatistics } = require("node:v8");
      fs.mkdirSync = (...given) => {
        const young = getHeapSpaceStatistics().find((space) => space.space_name === "new_space");
        console.log("young", young.space_size / 2 ** 20);
        console.log(new Error("made a folder").stack);
        return mkdirSync(...given);
      };`,
    );
    const env = { PATH: process.env.PATH, DISCORD_TOKEN: "a", DATA_DIR: start };
    const { stdout } = await promisify(execFile)(process.execPath, ["--require", watching, start], { env }).catch(
      (ended: { stdout: string }) => ended,
    );
    rmSync(folder, { recursive: true });
    expect(stdout, "what is beyond Latin-1 outside of strings is written as \\u2019").toMatch(/^wide null \d{7}$/mu);
    // What there is for objects that do not stay has not grown by then: with what is read at a start it would be 32 MB.
    const [, young] = /^young (\S+)$/mu.exec(stdout) ?? [];
    expect(Number(young)).toBeLessThanOrEqual(8);
    const places = [...stdout.matchAll(/\(?(\S+\.ts):(\d+):(\d+)\)?$/gmu)];
    const calls = places.map(([, file = "", line, column]) => {
      const written = readFileSync(file, "utf8").split("\n")[Number(line) - 1] ?? "";
      return `${file.slice(root.length)} ${/^(?:await )?\w+\(/u.exec(written.slice(Number(column) - 1))?.[0]}`;
    });
    expect(calls).toEqual(CALLS);
  }, 60_000);

  test("get from a package what an import of it gives", async () => {
    const within = putIn();
    const names = [...wholeImports("src"), ...wholeImports("sandbox")].filter((name) => !within.includes(name));
    expect(names).toContain("minisearch");
    for (const name of names) {
      const { default: whole } = await import(name);
      // A package of both kinds exists twice: what it exports as a whole is told by its name then.
      expect(require(name).name ?? name, name).toEqual(whole.name ?? name);
      expect(typeof require(name), name).toEqual(typeof whole);
    }
  });

  test("hold all that rates players, since to load its packages takes longer than anybody may wait", () => {
    const needs = JSON.parse(readFileSync(`${root}node_modules/openskill/package.json`, "utf8"));
    const packages = Object.keys(needs.dependencies).filter((name) => !name.startsWith("@types/"));
    expect(packages).toContain("ramda");
    expect(putIn()).toEqual(expect.arrayContaining(["openskill", ...packages]));
    // Asked for any other way it would be read at the start, whether or not anybody asks for a rating.
    const rating = readFileSync(`${root}src/records/rating.ts`, "utf8");
    expect(rating).toContain('await import("openskill")');
  });
});
