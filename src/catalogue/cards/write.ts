/** The table that `/cards export` gives, as `/cards import` reads it. */
import { csvLine } from "../../csv.ts";
import { ABILITIES, MARKS, type Mark } from "../../engine/state/vocabulary.ts";
import { writtenCell, writtenMarks } from "./cells.ts";
import { CARD_FACTS, type CardFact, type CardRecord, type ValueSource } from "./fact.ts";
import { TABLE_LIMITS } from "./table.ts";

/** A card with the columns that a judge's table had besides. */
export interface ExportedCard {
  readonly record: CardRecord;
  readonly extra: Readonly<Record<string, string>>;
}

const COLUMNS = [
  "title",
  "type",
  "race",
  "cost",
  ...ABILITIES,
  "marks",
  "keywords",
  "limit",
  "personality",
  "species",
  "set",
  "conflict",
  "outcome",
  "ambassador",
] as const satisfies readonly (CardFact | "title" | "marks")[];

/** A file stays below what an import takes, in bytes. */
const MOST_BYTES = TABLE_LIMITS.bytes - 16 * 1024;

/**
 * The cards as comma-separated text in as many files as the import's limit asks for; each begins with the headings. The
 * last column says where each value comes from.
 */
export function cardTables(cards: readonly ExportedCard[]): string[] {
  const extras = [...new Set(cards.flatMap(({ extra }) => Object.keys(extra)))];
  const head = csvLine([...COLUMNS, ...extras, "sources"]);
  const files: string[] = [];
  let lines = [head];
  let bytes = Buffer.byteLength(head);
  for (const card of cards) {
    const line = csvLine(rowOf(card, extras));
    const more = Buffer.byteLength(line);
    if (bytes + more > MOST_BYTES || lines.length > TABLE_LIMITS.rows) {
      files.push(lines.join(""));
      lines = [head];
      bytes = Buffer.byteLength(head);
    }
    lines.push(line);
    bytes += more;
  }
  return [...files, lines.join("")];
}

function rowOf({ record, extra }: ExportedCard, extras: readonly string[]): string[] {
  const known = COLUMNS.map((column) => {
    if (column === "title") return record.title.value;
    if (column === "marks") return writtenMarks(marksOf(record));
    const value = record.facts[column]?.value;
    return value === undefined ? "" : writtenCell(value);
  });
  return [
    ...known,
    ...extras.map((name) => (Object.hasOwn(extra, name) ? (extra[name] ?? "") : "")),
    sourcesOf(record),
  ];
}

function marksOf({ facts }: CardRecord): Partial<Record<Mark, number>> {
  const marks: Partial<Record<Mark, number>> = {};
  for (const mark of MARKS) {
    const value = facts[mark]?.value;
    if (value !== undefined) marks[mark] = value;
  }
  return marks;
}

/** Where a value comes from, short: "compendium: Moral Quandary, stated". */
export function sourceText({ doc, section, certainty, by }: ValueSource): string {
  if (by !== undefined) return `${certainty} by ${by.name}`;
  return `${doc}${section === undefined ? "" : `: ${section}`}, ${certainty}`;
}

function sourcesOf({ facts }: CardRecord): string {
  const named = CARD_FACTS.flatMap((fact) => {
    const known = facts[fact];
    return known === undefined ? [] : [`${fact} (${sourceText(known)})`];
  });
  return named.join("; ");
}
