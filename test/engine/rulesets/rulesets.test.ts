/** The rule sets as data. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CHOICES, type ChoiceId, RULES } from "../../../src/engine/rulesets/index.ts";
import { differencesTable } from "../../../src/engine/rulesets/table.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { beside } from "../../beside.ts";

describe("The rule sets", () => {
  const points = Object.keys(CHOICES) as ChoiceId[];

  it("differ on every point that is listed", () => {
    // What no rule set has by itself is there for house rules.
    const listed = points.filter((point) => !("optional" in CHOICES[point]));
    const same = listed.filter((point) => new Set(Object.values(RULES).map((rules) => rules[point].is)).size === 1);
    expect(same).toEqual([]);
  });

  it("have an entry for each point that says what each of them makes of it", () => {
    const corpus = loadCorpus();
    const silent = points.flatMap((point) => {
      const entry = corpus.byId(CHOICES[point].rule);
      return (["casual", "tournament", "quickstart"] as const)
        .filter((rules) => RULES[rules][point].is !== RULES.engine[point].is)
        .filter((rules) => !entry?.differs?.some((difference) => difference.rules.includes(rules)))
        .map((rules) => `${point}: ${CHOICES[point].rule}: ${rules}`);
    });
    expect(silent).toEqual([]);
  });

  it("stand in docs/rule-sets.md as the data has them (npm run rules:table)", () => {
    const page = readFileSync(fileURLToPath(new URL("../../../docs/rule-sets.md", import.meta.url)), "utf8");
    expect(page).toContain(differencesTable());
  });

  const folder = beside("seeds", "the sources of the rule sets are not looked for in the rules texts");
  it.runIf(folder !== null)("cite headings that stand in the rules texts", { tags: "long" }, () => {
    const names = { engine: "000_", compendium: "001_", quickstart: "002_", rulebook: "003_" } as const;
    const plain = (text: string) => text.replaceAll(/[*#]/gu, "").replaceAll(/\s+/gu, " ").toLowerCase();
    const text = (doc: string) => {
      const prefix = names[doc as keyof typeof names];
      const file = folder === null ? undefined : readdirSync(folder).find((name) => name.startsWith(prefix));
      return file ? plain(readFileSync(`${folder}${file}`, "utf8")) : "";
    };
    const lost = Object.values(RULES).flatMap((rules) =>
      points
        .map((point) => rules[point].source)
        .filter((source) => {
          const [doc = "", heading = ""] = source.split(": ");
          return !text(doc).includes(plain(heading));
        }),
    );
    expect(lost).toEqual([]);
  });
});
