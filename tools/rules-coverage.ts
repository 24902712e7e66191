/**
 * `npm run rules:coverage`: how many rules are automatic, assisted and by hand, for each topic of the rulings and for
 * each section of the rules texts; then every sentence that is not automatic, with the reason. `-- --all` lists the
 * automatic ones too; `-- --section Replacement` only those of sections whose heading has that word.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { called } from "../src/called.ts";
import { ENFORCED, loadCorpus } from "../src/rulings/corpus.ts";
import { bySection, type Statement, statementsOf } from "../src/rulings/coverage.ts";

const { values } = called("npm run rules:coverage -- [--all] [--section WORD]", {
  all: { type: "boolean", default: false },
  section: { type: "string" },
});

const folder = fileURLToPath(new URL("../data/rulings/", import.meta.url));
const fileSchema = z.looseObject({ topic: z.string(), entries: z.array(z.looseObject({ id: z.string() })) });

const corpus = loadCorpus();
const topics = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .flatMap((name) => {
    const { topic, entries } = fileSchema.parse(JSON.parse(readFileSync(`${folder}${name}`, "utf8")));
    const rules = entries
      .flatMap(({ id }) => corpus.byId(id) ?? [])
      .filter(({ kind, game }) => kind !== "card" && game === "b5");
    return rules.length > 0 ? [{ name: topic, of: rules }] : [];
  });
const rules = topics.flatMap(({ of }) => of);
const statements = rules.flatMap(statementsOf);

const line = (name: string, cells: readonly (string | number)[]) =>
  console.log(`${name.padEnd(66)}${cells.map((cell) => String(cell).padStart(11)).join("")}`);
const counted = (name: string, of: readonly { enforced: string }[]) =>
  line(name, [...ENFORCED.map((how) => of.filter(({ enforced }) => enforced === how).length), of.length]);
const wanted = (heading: string) => heading.toLowerCase().includes((values.section ?? "").toLowerCase());

function printStatement({ enforced, entry, text, why }: Statement): void {
  if (enforced === "automatic" && !values.all) return;
  console.log(`    ${enforced}: ${text} (${entry})${why ? `\n      Why: ${why}` : ""}`);
}

if (values.section === undefined) {
  line("topic", [...ENFORCED, "rules"]);
  for (const { name, of } of [...topics, { name: "all", of: rules }]) counted(name, of);
}
for (const doc of ["engine", "compendium", "rulebook", "quickstart"] as const) {
  console.log("");
  line(`section of ${doc}`, [...ENFORCED, "sentences"]);
  for (const [heading, of] of bySection(statements, doc)) {
    if (!wanted(heading)) continue;
    counted(`  ${heading}`, of);
    for (const statement of of) printStatement(statement);
  }
}
