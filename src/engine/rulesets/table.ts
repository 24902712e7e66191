/** The differences of the rule sets as a table to read. */
import { CHOICES, type ChoiceId, RULES } from "./index.ts";

const SETS = ["engine", "casual", "tournament", "quickstart"] as const;
const HEADINGS = {
  engine: "Engine Rules",
  casual: "casual",
  tournament: "tournament",
  quickstart: "quickstart",
} as const;

function words(set: (typeof SETS)[number], point: ChoiceId): string {
  const options: Readonly<Record<string, string>> = CHOICES[point].options;
  return options[RULES[set][point].is] ?? "";
}

/**
 * A Markdown table: a line for each point on which the rule sets differ, a column for each rule set. Optional rules, which
 * none of them has by itself, are left out.
 */
export function differencesTable(): string {
  const all = Object.keys(CHOICES) as ChoiceId[]; // keys of a constant
  const points = all.filter((point) => !("optional" in CHOICES[point]));
  return [
    `| point | ${SETS.map((set) => HEADINGS[set]).join(" | ")} |`,
    `|---|${SETS.map(() => "---|").join("")}`,
    ...points.map((point) => `| ${CHOICES[point].title} | ${SETS.map((set) => words(set, point)).join(" | ")} |`),
  ].join("\n");
}
