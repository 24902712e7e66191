/** What the rulings call automatic is enforced: a test of the engine shows it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { loadCorpus } from "../../src/rulings/corpus.ts";

const { enforced } = z
  .object({ enforced: z.record(z.string(), z.object({ file: z.string(), test: z.string() }).strict()) })
  .strict()
  .parse(JSON.parse(readFileSync(new URL("./enforced.json", import.meta.url), "utf8")));

const fileOf = (file: string) => new URL(`../${file}`, import.meta.url);
const textOf = (file: string) => (existsSync(fileOf(file)) ? readFileSync(fileOf(file), "utf8") : "");

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
    const missing = Object.entries(enforced).filter(([, { file, test: title }]) => {
      const text = textOf(file).replaceAll("\\'", "'");
      return !['"', "`", "'"].some((quote) => text.includes(`(${quote}${title}${quote}`));
    });
    expect(missing.map(([id, { file, test: title }]) => `${id}: ${file}: ${title}`)).toEqual([]);
  });
});
