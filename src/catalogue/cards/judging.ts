/** From what a judge types or imports to what is kept: only what differs from what the server knows already. */
import { createHash } from "node:crypto";
import { titleKey } from "../../engine/cards/titles.ts";
import type { Pieces } from "../../piecemeal.ts";
import type { Should } from "../../should.ts";
import { type CardFact, type CardRecord, isCardFact, sameValue } from "./fact.ts";
import { type Judged, OWN_PREFIX } from "./server-cards.ts";
import type { CardRow, TableProblem } from "./table.ts";
import { titleSlug } from "./title.ts";

/** Where cards are looked up: the catalogue of the server. */
export interface CardLookup {
  factsOf(title: string): readonly CardRecord[];
  extra(id: string): Readonly<Record<string, string>>;
  /** True for titles that are the moderator's own invention. */
  isPractice(title: string): boolean;
}

/** What an import would change. */
export interface Import {
  readonly judged: readonly Judged[];
  /** Cards that nobody knew before. */
  readonly added: number;
  /** Values that are new, and that take another's place. */
  readonly fresh: number;
  readonly changed: number;
  /** Values that were known just so. */
  readonly same: number;
}

/** The id under which a server keeps a card that does not ship. */
export function ownId(title: string): string {
  const hash = createHash("sha256").update(titleKey(title)).digest("hex").slice(0, 8);
  return `${OWN_PREFIX}${titleSlug(title).slice(0, 50) || "card"}-${hash}`;
}

/** Why a title cannot be judged; null where it can. */
export const practiceProblem = (title: string, catalogue: Pick<CardLookup, "isPractice">): Should | null =>
  catalogue.isPractice(title) ? { is: "real-card" } : null;

/** What becomes of rows: one change, or what is wrong with which of them. */
export type Imported = { ok: true; wanted: Import } | { ok: false; problems: readonly TableProblem[] };

/** All rows as one change, or what is wrong with which of them; a piece a row. */
export function* importOf(rows: readonly CardRow[], catalogue: CardLookup): Pieces<Imported> {
  const problems: TableProblem[] = [];
  for (const { line, title } of rows) {
    const should = practiceProblem(title, catalogue);
    if (should !== null) problems.push({ line, column: "title", found: title, should });
    yield;
  }
  if (problems.length > 0) return { ok: false, problems };
  const wanted = { judged: [] as Judged[], added: 0, fresh: 0, changed: 0, same: 0 };
  for (const row of rows) {
    yield;
    const [known] = catalogue.factsOf(row.title);
    const facts: Partial<Record<CardFact, unknown>> = {};
    for (const [fact, value] of Object.entries(row.facts)) {
      if (!isCardFact(fact)) continue;
      const before = known?.facts[fact];
      if (before !== undefined && sameValue(before.value, value)) {
        wanted.same += 1;
        continue;
      }
      wanted[before === undefined ? "fresh" : "changed"] += 1;
      facts[fact] = value;
    }
    const kept = known === undefined ? {} : catalogue.extra(known.id);
    const extra = Object.fromEntries(Object.entries(row.extra).filter(([name, value]) => kept[name] !== value));
    if (known === undefined) wanted.added += 1;
    else if (Object.keys(facts).length + Object.keys(extra).length === 0) continue;
    wanted.judged.push({
      id: known?.id ?? ownId(row.title),
      title: known?.title.value ?? row.title,
      facts: facts as Judged["facts"], // each value was read for its own fact
      extra,
    });
  }
  return { ok: true, wanted };
}
