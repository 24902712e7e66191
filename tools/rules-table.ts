/** `npm run rules:table`: writes the table of the rule sets' differences into docs/rule-sets.md, from the data. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { called } from "../src/called.ts";
import { differencesTable } from "../src/engine/rulesets/table.ts";

called("npm run rules:table", {});
const PAGE = fileURLToPath(new URL("../docs/rule-sets.md", import.meta.url));
const BETWEEN = /(<!-- rule sets: written by npm run rules:table -->\n)[\s\S]*?(\n<!-- end -->)/u;

const text = readFileSync(PAGE, "utf8");
if (!BETWEEN.test(text)) throw new Error("docs/rule-sets.md has no place for the table");
writeFileSync(
  PAGE,
  text.replace(BETWEEN, (_, before: string, after: string) => `${before}${differencesTable()}${after}`),
);
