/** What was found, without Discord: as text for a terminal, or as a line of JSON. */
import type { Ruling, Source } from "../corpus.ts";
import type { Decided, SaidSentence } from "../deciding.ts";
import { type FirstWords, saidFirst } from "../first-words.ts";
import type { Found } from "../search.ts";

/** One line: `{"question","confident","answer":[{"text","sources":[{"doc","section"}]}],"hits":[{"id","title","score","sources"}]}`. */
export function foundAsJson(question: string, { verdict, hits }: Found, words: FirstWords): string {
  return JSON.stringify({
    question,
    confident: verdict === "answer",
    answer: saidFirst(words).map(({ text, sources }, at) => ({
      text: at === 0 && words.outright ? withVerdict(text, words.outright) : text,
      sources: places(sources),
    })),
    hits: hits.map(({ entry, score }) => ({ id: entry.id, title: entry.title, score, sources: entry.sources })),
  });
}

/** "Yes: …" */
const withVerdict = (text: string, { verdict }: Decided) => (verdict ? `${SAID[verdict]}: ${text}` : text);

const SAID = { yes: "Yes", no: "No", "it depends": "It depends" } as const;

/** Each section once. */
function places(sources: readonly Source[]): { doc: string; section: string }[] {
  const known = new Map(sources.map(({ doc, section }) => [`${doc}: ${section}`, { doc, section }]));
  return [...known.values()];
}

export function foundAsText({ verdict, hits }: Found, words: FirstWords): string {
  const [first] = hits;
  if (verdict === "nothing" || first === undefined) return NOTHING;
  const { outright, choices } = words;
  if (verdict === "answer" && outright) return `${leadAsText(outright)}\n\n${entryAsText(first.entry)}`;
  const others = choices.map(({ entry, decides }) => `- ${entry.title}: ${decides?.text ?? entry.text}`);
  return [
    ...(outright
      ? [outright.entry.title, leadAsText(outright), "", "Or is it one of these?"]
      : ["Is it one of these?"]),
    ...others,
  ].join("\n");
}

const leadAsText = (decided: Decided) =>
  [
    withVerdict(decided.said.map(({ text }) => text).join(" "), decided),
    `(${sourcesAsText(decided.said.flatMap(({ sources }: SaidSentence) => sources))})`,
  ].join("\n");

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
