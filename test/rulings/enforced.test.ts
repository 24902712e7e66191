/** What the rulings call automatic is enforced: a test of the engine shows it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CHOICES } from "../../src/engine/rulesets/index.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";

const testsSchema = z.record(z.string(), z.object({ file: z.string(), test: z.string() }).strict());
/** `enforced`: by an entry's id. `differs`: by the id and the place of what other rule sets say. `points`: of the rule sets. */
const { enforced, differs, points } = z
  .object({ enforced: testsSchema, differs: testsSchema, points: testsSchema })
  .strict()
  .parse(JSON.parse(readFileSync(new URL("./enforced.json", import.meta.url), "utf8")));

const fileOf = (file: string) => new URL(`../${file}`, import.meta.url);
const textOf = (file: string) => (existsSync(fileOf(file)) ? readFileSync(fileOf(file), "utf8") : "");

type Named = { file: string; test: string };

describe("what other rule sets say, where it is automatic", () => {
  const kept = loadCorpus()
    .entries.filter(({ kind, game }) => kind !== "card" && game === "b5")
    .flatMap(({ id, differs: all = [] }) =>
      all.flatMap((each, at) => (each.enforced === "automatic" ? [`${id}#${at}`] : [])),
    );

  test("has a test of the engine that shows it; enforced.json says which", () => {
    expect(Object.keys(differs).sort()).toEqual(kept.sort());
  });
});

describe("a point on which the rule sets differ", () => {
  test("has a test with the same position and the different results; enforced.json says which", () => {
    expect(Object.keys(points).sort()).toEqual(Object.keys(CHOICES).sort());
  });
});

describe("a rule that is automatic", () => {
  const automatic = loadCorpus().entries.filter((entry) => entry.enforced === "automatic");

  test("has a test of the engine that shows it; enforced.json says which", () => {
    expect(automatic.filter(({ id }) => enforced[id] === undefined).map(({ id }) => id)).toEqual([]);
  });

  test("is called automatic where enforced.json names it", () => {
    const ids = new Set(automatic.map(({ id }) => id));
    expect(Object.keys(enforced).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("names a test that is there", () => {
    const missing = [enforced, differs, points].flatMap(Object.entries<Named>).filter(([, { file, test: title }]) => {
      const text = textOf(file).replaceAll("\\'", "'");
      return !['"', "`", "'"].some((quote) => text.includes(`(${quote}${title}${quote}`));
    });
    expect(missing.map(([id, { file, test: title }]) => `${id}: ${file}: ${title}`)).toEqual([]);
  });
});
