import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Corpus, Ruling } from "./corpus.ts";
import { CorpusError } from "./usable.ts";
import { wordsOf } from "./words/normalise.ts";

/**
 * Numbers of sections and their headings. The terms of the compendium's glossary have no number of their own; they are
 * counted, so that 10.3 is the third.
 */
const fileSchema = z.object({ compendium: z.record(z.string().regex(/^\d+(\.\d+)?$/), z.string().min(1)) }).strict();

const FILE = fileURLToPath(new URL("../../data/sections.json", import.meta.url));

/** The entries that stand on a numbered section: those that rest on it first, then those that mention it. */
export class Sections {
  readonly #entries = new Map<string, readonly Ruling[]>();

  constructor(corpus: Corpus, path = FILE) {
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
    if (!parsed.success) throw new CorpusError(`sections.json: ${z.prettifyError(parsed.error)}`);
    const headings = Object.entries(parsed.data.compendium);
    const citing = byHeading(corpus, new Set(headings.map(([, heading]) => key(heading))));
    for (const [number, heading] of headings) {
      const own = citing.get(key(heading)) ?? [];
      const below = headings.filter(([other]) => other.startsWith(`${number}.`));
      const all = [...own, ...below.flatMap(([, other]) => (citing.get(key(other)) ?? []).slice(0, 1))];
      if (all.length > 0) this.#entries.set(number, [...new Set(all)]);
    }
  }

  /** What "8.7", "section 8.7" or "compendium 8.7" asks for; null where the question is no number of a section. */
  find(question: string): readonly Ruling[] | null {
    const asked =
      /^(?:(?:compendium|rules?|rulebook|section|chapter|§|#|no\.?|number)\s*)*(\d{1,2}(?:\.\d{1,2})?)[.:?]?$/iu;
    const number = asked.exec(question.trim())?.[1];
    if (number === undefined) return null;
    return this.#entries.get(number) ?? (number.includes(".") ? [] : null);
  }
}

const key = (heading: string) => wordsOf(heading.replace(/^\d+(?:\.\d+)*\.?\s/, "")).join(" ");

/** Who cites these headings of the compendium, those that rest on them first. */
function byHeading(corpus: Corpus, headings: ReadonlySet<string>): Map<string, Ruling[]> {
  const cited: { entry: Ruling; heading: string; rank: number }[] = [];
  const keys = new Map<string, string>();
  const keyOf = (section: string) => {
    const heading = keys.get(section) ?? key(section);
    keys.set(section, heading);
    return heading;
  };
  for (const entry of corpus.entries) {
    const seen = new Set<string>();
    const cite = (sources: Ruling["sources"], rank: number) => {
      for (const [at, { doc, section }] of sources.entries()) {
        const heading = doc === "compendium" ? keyOf(section) : "";
        if (!headings.has(heading) || seen.has(heading)) continue;
        seen.add(heading);
        const named = wordsOf(entry.title).join(" ");
        const same = heading === named || heading === `${named} cards` || `${heading}s` === named;
        cited.push({ entry, heading, rank: (same ? 0 : rank + at) + (entry.kind === "card" ? 1_000 : 0) });
      }
    };
    cite(entry.sources, 10);
    for (const { sources } of [...(entry.points ?? []), ...(entry.differs ?? [])]) cite(sources, 100);
  }
  const found = new Map<string, Ruling[]>();
  for (const { entry, heading } of cited.sort((a, b) => a.rank - b.rank)) {
    found.set(heading, [...(found.get(heading) ?? []), entry]);
  }
  return found;
}
