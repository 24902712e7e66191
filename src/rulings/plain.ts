/** What was found, without Discord: as text for a terminal, or as a line of JSON. */
import type { Ruling, Source } from "./corpus.ts";
import type { Found } from "./search.ts";

/** One line: `{"question","confident","hits":[{"id","title","score","sources"}]}`. */
export function foundAsJson(question: string, { verdict, hits }: Found): string {
  return JSON.stringify({
    question,
    confident: verdict === "answer",
    hits: hits.map(({ entry, score }) => ({ id: entry.id, title: entry.title, score, sources: entry.sources })),
  });
}

export function foundAsText({ verdict, hits }: Found): string {
  const [first] = hits;
  if (verdict === "nothing" || first === undefined) return NOTHING;
  if (verdict === "answer") return entryAsText(first.entry);
  return ["Is it one of these?", ...hits.map(({ entry }) => `- ${entry.title}: ${firstSentence(entry.text)}`)].join(
    "\n",
  );
}

const NOTHING =
  "Nothing on that. Ask about a rule (promote, uncontested), a card (Kha'Mak), a term (sustain) or a section (8.7).";

/** "engine: Votes; compendium: Votes" */
export const sourcesAsText = (sources: readonly Source[]) =>
  [...new Set(sources.map(({ doc, section }) => `${doc}: ${section}`))].join("; ");

function entryAsText({ title, text, points = [], differs = [], sources, see, enforced, why }: Ruling): string {
  const lines = [
    title,
    text,
    ...points.map(
      (point) => `- ${point.errata ? "Errata: " : ""}${point.text}${point.own ? " (the moderator's own reading)" : ""}`,
    ),
    ...differs.map(({ rules, text: other }) => `By ${rules.join(" and ")} rules: ${other}`),
    ...(why ? [`Why ${enforced}: ${why}`] : []),
    `(${enforced}${sources.length > 0 ? `; ${sourcesAsText(sources)}` : ""})`,
    ...(see.length > 0 ? [`See also: ${see.join(", ")}`] : []),
  ];
  return lines.join("\n");
}

/** The beginning of a text, for lists. */
export function firstSentence(text: string): string {
  return /^.+?[.:;](?=\s|$)/u.exec(text)?.[0] ?? text;
}
