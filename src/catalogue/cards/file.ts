/** The card facts that ship, as they lie in `data/cards/`. */
import { z } from "zod";
import {
  type CardFact,
  type CardRecord,
  CERTAINTIES,
  isCardFact,
  readValue,
  type Sourced,
  type SourcedFacts,
} from "./fact.ts";

/** `data/cards/sources.json`: by a source's short name how sure it is and what it is. */
export const sourcesSchema = z.record(
  z.string(),
  z.object({ certainty: z.enum(CERTAINTIES), says: z.string().min(1) }).strict(),
);
export type Sources = z.infer<typeof sourcesSchema>;

/** One file: the cards of a set, or of a part of it. */
export const cardFileSchema = z.object({ set: z.string().min(1), cards: z.array(z.unknown()) }).strict();

const namesSchema = z.looseObject({
  id: z.string().min(1).max(80),
  title: z.unknown(),
  ruling: z.string().optional(),
});
const titleSchema = z.string().min(1).max(80);

/**
 * Reads a card's line, such as
 *
 *     {"id": "premiere/char_gkar", "title": ["G'Kar", "table"], "diplomacy": [5, "rulebook: A Sample Conflict"]}
 *
 * Throws an error that says what is wrong with which fact.
 */
export function readRecord(raw: unknown, sources: Sources): CardRecord {
  const { id, title, ruling, ...rest } = namesSchema.parse(raw);
  const facts: Partial<Record<CardFact, Sourced<unknown>>> = {};
  for (const [name, written] of Object.entries(rest)) {
    if (!isCardFact(name)) throw new Error(`${name}: there is no such fact`);
    const sourced = readSourced(name, written, sources);
    const read = readValue(name, sourced.value);
    if (!read.ok) throw new Error(`${name}: ${read.problem}`);
    facts[name] = sourced;
  }
  const named = readSourced("title", title, sources);
  return {
    id,
    title: { ...named, value: titleSchema.parse(named.value) },
    ...(ruling ? { ruling } : {}),
    facts: facts as SourcedFacts,
  }; // each value was read by its own fact's schema
}

/** `[value, "doc: heading", certainty, note]`; without a certainty the source's own. */
function readSourced(name: string, written: unknown, sources: Sources): Sourced<unknown> {
  if (!Array.isArray(written) || written.length < 2 || written.length > 4 || typeof written[1] !== "string")
    throw new Error(`${name}: must be a value with its source, such as [5, "rulebook: Marks"]`);
  const [value, from, certainty, note]: readonly unknown[] = written;
  const [, doc = "", section] = /^([a-z-]+)(?:: (.+))?$/u.exec(String(from)) ?? [];
  const source = sources[doc];
  if (source === undefined) throw new Error(`${name}: the source ${doc || String(from)} is not in sources.json`);
  const sure = CERTAINTIES.find((each) => each === certainty);
  if (sure === undefined && certainty != null) throw new Error(`${name}: there is no certainty ${String(certainty)}`);
  return {
    value,
    doc,
    ...(section === undefined ? {} : { section }),
    certainty: sure ?? source.certainty,
    ...(typeof note === "string" ? { note } : {}),
  };
}
