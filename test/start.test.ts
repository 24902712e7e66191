import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

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

describe("the modules put together", () => {
  test("say what is wrong with a setting, and end", async () => {
    const started = promisify(execFile)(process.execPath, [start], { env: { ...process.env, SHARDS: "many" } });
    await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("SHARDS should be") });
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
