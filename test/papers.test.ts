/** The README and the papers beside it: short where they must be, and true in what they point at. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const README_BYTES = 8_000;

/** What the repository holds; null outside a clone. */
function tracked(): string[] | null {
  if (!existsSync(join(ROOT, ".git"))) return null;
  const names = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  return names
    .toString()
    .split("\0")
    .filter((name) => name !== "" && existsSync(join(ROOT, name)));
}

const files = tracked();
if (files === null) process.stdout.write("This is no git clone: the papers' links and paths are not looked at.\n");
const papers = (files ?? []).filter((name) => name.endsWith(".md"));
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

/** What GitHub makes of a heading, to link to. */
function anchors(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** Links that lead nowhere. A link without a scheme is a file of the repository, a heading of one, or both. */
function lost(paper: string): string[] {
  const targets = [...read(paper).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = ""]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/u.test(target)) return !URL.canParse(target);
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? join(ROOT, paper) : resolve(ROOT, dirname(paper), path);
    if (!file.startsWith(ROOT) || !existsSync(file)) return true;
    return anchor !== undefined && !anchors(readFileSync(file, "utf8")).has(anchor);
  });
}

describe.runIf(files !== null)("The papers", () => {
  it("begin with a README of at most 8 kB", () => {
    expect(statSync(join(ROOT, "README.md")).size).toBeLessThanOrEqual(README_BYTES);
    expect(papers.length).toBeGreaterThan(5);
  });

  it.each(papers)("have links in %s that lead somewhere", (paper) => {
    expect(lost(paper)).toEqual([]);
  });

  it.each(papers)("name only files and folders in %s that are there", (paper) => {
    const named = [...read(paper).matchAll(/`((?:src|sandbox|test|bench|tools|data|docs|deploy)\/[\w./-]*)`/gu)];
    expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it.each(papers)("name only commands in %s that package.json has", (paper) => {
    const { scripts } = JSON.parse(read("package.json"));
    const named = [...read(paper).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/gu)].map(([, script = ""]) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it("are reached from the README, each of them, by links", () => {
    const reached = new Set(["README.md"]);
    for (const paper of reached) {
      for (const [, target = ""] of read(paper).matchAll(/\]\(([^)\s#]+\.md)(?:#[^)]*)?\)/gu)) {
        if (!/^[a-z]+:/u.test(target)) reached.add(join(dirname(paper), target));
      }
    }
    expect(papers.filter((paper) => !reached.has(paper))).toEqual([]);
  });

  it("carry the license that package.json names", () => {
    expect(JSON.parse(read("package.json")).license).toBe("MIT");
    expect(read("LICENSE")).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} the B5 Moderator contributors\n/u);
  });
});

describe.runIf(files !== null)("The repository", () => {
  it("names no path of somebody's machine in any file", () => {
    const personal = /(?<![\w.}/~*-])\/(?:home|root|work|Users|tmp|mnt|private)\/\w|\b[A-Z]:\\Users\\/u;
    const text = (name: string) => {
      const bytes = readFileSync(join(ROOT, name));
      return bytes.subarray(0, 8_000).includes(0) ? "" : bytes.toString("utf8");
    };
    const found = (files ?? []).flatMap((name) => {
      if (statSync(join(ROOT, name)).isDirectory()) return [];
      const line = text(name)
        .split("\n")
        .findIndex((each) => personal.test(each));
      return line < 0 ? [] : [`${name}:${line + 1}`];
    });
    expect(found).toEqual([]);
  });
});
