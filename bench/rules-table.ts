/** `npm run rules:table`: writes the table of the rule sets' differences into the README, from the data. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { differencesTable } from "../src/engine/rulesets/table.ts";

const README = fileURLToPath(new URL("../README.md", import.meta.url));
const BETWEEN = /(<!-- rule sets: written by npm run rules:table -->\n)[\s\S]*?(\n<!-- end -->)/u;

const text = readFileSync(README, "utf8");
if (!BETWEEN.test(text)) throw new Error("the README has no place for the table");
writeFileSync(
  README,
  text.replace(BETWEEN, (_, before: string, after: string) => `${before}${differencesTable()}${after}`),
);
