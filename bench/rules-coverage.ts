/** `npm run rules:coverage`: how many rules are automatic, assisted and by hand, for each section of the rulings. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ENFORCED, loadCorpus } from "../src/rulings/corpus.ts";

const folder = fileURLToPath(new URL("../data/rulings/", import.meta.url));
const fileSchema = z.looseObject({ topic: z.string(), entries: z.array(z.looseObject({ id: z.string() })) });

const corpus = loadCorpus();
const rows = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .flatMap((name) => {
    const { topic, entries } = fileSchema.parse(JSON.parse(readFileSync(`${folder}${name}`, "utf8")));
    const rules = entries
      .flatMap(({ id }) => corpus.byId(id) ?? [])
      .filter(({ kind, game }) => kind !== "card" && game === "b5");
    return rules.length > 0 ? [{ topic, rules }] : [];
  });

const line = (name: string, cells: readonly (string | number)[]) =>
  console.log(`${name.padEnd(66)}${cells.map((cell) => String(cell).padStart(11)).join("")}`);

line("section", [...ENFORCED, "rules"]);
for (const { topic, rules } of [...rows, { topic: "all", rules: rows.flatMap(({ rules }) => rules) }]) {
  line(topic, [...ENFORCED.map((how) => rules.filter(({ enforced }) => enforced === how).length), rules.length]);
}
