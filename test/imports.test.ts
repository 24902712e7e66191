import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";

/** Each module and those that it needs to run; what it takes types from alone is no matter. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The program, the stand-in and the scenarios that it is tried with, and what is typed on a terminal. */
const FOLDERS = ["src", "sandbox/standin", "sandbox/scenario", "tools"];
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\sfrom\s+)?["'](\.[^"']+)["']/gmu;

function modules(): Graph {
  const files = FOLDERS.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  const known = new Set(files);
  const needed = (file: string) => importsOf(file, readFileSync(inProject(file), "utf8"));
  return new Map(files.map((file) => [file, needed(file).filter((other) => known.has(other))]));
}

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

function filesIn(folder: string, ending = "ts"): string[] {
  const all = readdirSync(inProject(folder), { recursive: true, encoding: "utf8" });
  return all.filter((file) => file.endsWith(`.${ending}`));
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, to = ""]) => relative("", join(dirname(file), to)));
}

/** The sets of modules of which each needs every other one, in the order of their names. */
function knotsIn(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((from) => [from, reachedFrom(graph, from)]));
  const knots = new Map<string, string[]>();
  for (const [one, far] of reached) {
    if (!far.has(one)) continue;
    const knot = [...far].filter((other) => reached.get(other)?.has(one)).sort();
    knots.set(knot.join(" "), knot);
  }
  return [...knots.values()];
}

function reachedFrom(graph: Graph, from: string): Set<string> {
  const reached = new Set<string>();
  const next = [...(graph.get(from) ?? [])];
  for (let module = next.pop(); module !== undefined; module = next.pop()) {
    if (reached.has(module)) continue;
    reached.add(module);
    next.push(...(graph.get(module) ?? []));
  }
  return reached;
}

/**
 * What is in force hangs on itself: a card gives something while a requirement is met, a requirement asks for abilities,
 * power and cards, and those count what cards in play give.
 */
const IN_FORCE = [
  "rules/conflicts/conflict.ts",
  "rules/conflicts/target.ts",
  "rules/in-force/ability.ts",
  "rules/in-force/cannot.ts",
  "rules/in-force/count.ts",
  "rules/in-force/counts-as.ts",
  "rules/in-force/references.ts",
  "rules/in-force/requirement.ts",
  "rules/in-force/statics.ts",
  "rules/victory/power.ts",
];

describe("The modules of the program", () => {
  it("need one another in a circle only where the rules of the game do", () => {
    expect(knotsIn(modules())).toEqual([IN_FORCE.map((file) => `src/engine/${file}`)]);
  });

  it.each(["backup", "restore", "prune"])("that a host types as %s load neither the game nor its words", (tool) => {
    const needed = [...reachedFrom(modules(), `tools/${tool}.ts`)];
    expect(needed).toContain("src/store/index.ts");
    expect(needed.filter((file) => /^src\/(engine|views|commands)\//u.test(file))).toEqual([]);
  });

  it("are all looked at, with what each of them needs", () => {
    const graph = modules();
    // Of some modules others take the types alone.
    expect(reachedFrom(graph, "src/bot.ts").size).toBeGreaterThan(graph.size / 2);
    expect(graph.get("src/engine/apply.ts")).toContain("src/engine/turn/flow.ts");
    expect(graph.get("src/views/log/log.ts")).toContain("src/views/log/lines/card.ts");
  });
});

describe("What looks for circles", () => {
  it("finds those through several modules, one by one, and a module that needs itself", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c", "d"]],
      ["c", ["a"]],
      ["d", ["e"]],
      ["e", ["d"]],
      ["f", ["f", "a"]],
      ["g", ["f"]],
    ]);
    expect(knotsIn(graph)).toEqual([["a", "b", "c"], ["d", "e"], ["f"]]);
  });

  it("reads what a module needs to run, over several lines too, and leaves types alone", () => {
    const text = [
      'import { z } from "zod";',
      'import type { A } from "./a.ts";',
      'import {\n  b,\n  type B,\n} from "../b.ts";',
      'import * as c from "./c/c.ts";',
      'export { d } from "./d.ts";',
      'export type { E } from "./e.ts";',
      "const from = \"import { f } from './f.ts'\";",
    ].join("\n");
    expect(importsOf("rules/here.ts", text)).toEqual(["b.ts", "rules/c/c.ts", "rules/d.ts"]);
  });
});

/** Puts a thread's own modules together, and says there by itself where these lie. */
const THREADS = "src/worker/program.ts";

test("Every module that looks for files beside it is one that the start gives its place", async () => {
  const { PLACED } = (await import(new URL("../src/placed.mjs", import.meta.url).href)) as { PLACED: RegExp };
  const files = ["src", "sandbox"].flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  const looking = files.filter((file) => readFileSync(inProject(file), "utf8").includes("import.meta.url"));
  expect(files.filter((file) => PLACED.test(`/${file}`)).sort()).toEqual(
    looking.filter((file) => file !== THREADS).sort(),
  );
});

test("Every module that is imported for what it does by itself is listed as one that does something", () => {
  const { sideEffects } = JSON.parse(readFileSync(inProject("package.json"), "utf8")) as { sideEffects: string[] };
  const files = ["src", "sandbox", "tools", "bench"].flatMap((folder) =>
    ["ts", "mjs"].flatMap((ending) => filesIn(folder, ending).map((file) => join(folder, file))),
  );
  const doing = files.flatMap((file) =>
    [...readFileSync(inProject(file), "utf8").matchAll(/^import\s+["'](\.[^"']+)["']/gmu)].map(
      ([, to = ""]) => `./${relative("", join(dirname(file), to))}`,
    ),
  );
  expect(doing).toContain("./src/node-version.mjs");
  expect([...new Set(doing)].sort()).toEqual([...sideEffects].sort());
});
