import type { Corpus, Ruling } from "../rulings/corpus.ts";
import type { RuleEntry } from "../views/index.ts";

/** An entry of the rulings as a message shows it. */
export function ruleEntry(corpus: Corpus, id: string): RuleEntry | null {
  const ruling = corpus.byId(id);
  if (!ruling) return null;
  return {
    id: ruling.id,
    title: ruling.title,
    text: [ruling.text, ...(ruling.points ?? []).map(({ text }) => `- ${text}`)].join("\n"),
    sources: ruling.sources.map(({ doc, section }) => ({ doc, section })),
    see: ruling.see.flatMap((other) => {
      const entry = corpus.byId(other);
      return entry ? [{ id: entry.id, title: entry.title }] : [];
    }),
    differs: differences(ruling),
  };
}

function differences({ differs }: Ruling): RuleEntry["differs"] & object {
  return Object.fromEntries((differs ?? []).flatMap(({ rules, text }) => rules.map((rule) => [rule, text])));
}
