/** What whoever types a program's options wrongly, or asks for them, reads. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")));
/** Those of this project that take what is typed behind `--`: one file each, and no bench's. */
const PROGRAMS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node --import tsx (\S+\.ts)$/u.exec(line) ?? [];
  return file === undefined || name.startsWith("bench") ? [] : [{ name, file }];
});

const run = (file: string, ...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", file, ...given], {
    cwd: ROOT,
    encoding: "utf8",
    input: "",
  });
  return { status, stdout, stderr };
};

describe("A program of the terminal", { timeout: 60_000 }, () => {
  it.each(PROGRAMS)("$name says what is wrong with an option that it has not, and does nothing", ({ name, file }) => {
    const { status, stdout, stderr } = run(file, "--misspelt");
    expect({ status: status !== 0, stdout }).toEqual({ status: true, stdout: "" });
    expect(stderr).toMatch(/^Unknown option '--misspelt'/u);
    expect(stderr).toContain(`npm run ${stderr.includes("npm run -s") ? "-s " : ""}${name}`);
    expect(stderr).not.toMatch(/^\s+at /mu);
  });

  it.each(PROGRAMS)("$name says how it is called to whoever asks", ({ name, file }) => {
    const { status, stdout, stderr } = run(file, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`npm run (?:-s )?${name}\\b`, "u"));
  });

  it("says which name is one too many, and which recording there is not", () => {
    expect(run("tools/backup.ts", "a.gz", "b.gz").stderr).toMatch(/^“b\.gz” is one too many\. Use: npm run backup/u);
    expect(run("bench/arena/record.ts", "nosuch").stderr).toMatch(/^There is no recording “nosuch”\. Use: /u);
    expect(run("bench/arena.ts", "--seats", "20").stderr).toMatch(
      /^--seats takes a whole number from 2 to 10, not “20”/u,
    );
  });
});
