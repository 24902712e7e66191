/** A table of cards, as spreadsheets save it: one card a row, columns by their headings. */

import { type CsvRecord, readCsv } from "../../csv.ts";
import { titleKey } from "../../engine/cards/titles.ts";
import { own } from "../../own.ts";
import { madeInTurns, type Pieces } from "../../piecemeal.ts";
import type { Should } from "../../should.ts";
import { type CellFacts, readCell, readMarks } from "./cells.ts";
import { CARD_FACTS, type CardFact } from "./fact.ts";

/** What bounds a table. */
export const TABLE_LIMITS = {
  bytes: 256 * 1024,
  rows: 5_000,
  /** Units of one row, with what its columns have at most. */
  row: 32 * 1024,
  title: 80,
  columns: 60,
  heading: 40,
  cell: 400,
} as const;
/** So many things to mend are enough to begin with; a table that is wrong throughout has hundreds of thousands. */
export const MOST_PROBLEMS = 200;

/** One row: the facts that it states, and the columns that say nothing to the moderator. */
export interface CardRow {
  /** The line that it ends on, from 1. */
  readonly line: number;
  readonly title: string;
  readonly facts: CellFacts;
  readonly extra: Readonly<Record<string, string>>;
}

/** What is wrong, and where: a line from 1, or the table as a whole. */
export interface TableProblem {
  readonly line: number | null;
  readonly column?: string;
  /** What stands there. */
  readonly found?: string;
  /** What should stand there. */
  readonly should: Should;
}

/** All rows, or everything that is wrong: a table with one bad cell gives no row. */
export type TableRead =
  | { readonly ok: true; readonly rows: readonly CardRow[] }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

type Column =
  | { kind: "title" }
  | { kind: "fact"; fact: CardFact; heading: string }
  | { kind: "marks"; heading: string }
  | { kind: "sources" }
  | { kind: "extra"; heading: string }
  | { kind: "nothing" };

const ALIASES: Readonly<Record<string, CardFact | "title" | "marks" | "sources">> = {
  title: "title",
  name: "title",
  card: "title",
  "card name": "title",
  "card type": "type",
  loyalty: "race",
  influence: "cost",
  "influence cost": "cost",
  "conflict type": "conflict",
  condition: "outcome",
  limited: "limit",
  keyword: "keywords",
  person: "personality",
  expansion: "set",
  edition: "set",
  marks: "marks",
  mark: "marks",
  /** As the export writes it: of use to a reader, not to the import. */
  sources: "sources",
};

/**
 * Reads tab-separated or comma-separated text with a heading line; quoted cells may hold anything. Bytes are UTF-8, or
 * UTF-16 where they say so, as spreadsheets save "Unicode text". A large table takes some 300 ms: it is read piece by piece,
 * and others have their turns between the pieces.
 *
 *     (await readCardTable("title\tcost\nVir Cotto\t3")).rows[0]?.facts; // { cost: 3 }
 */
export async function readCardTable(input: string | Uint8Array): Promise<TableRead> {
  const parsed = await readCsv(input, TABLE_LIMITS);
  if (!parsed.ok) return wrong(parsed.problem);
  const [head, ...records] = parsed.records;
  if (head === undefined) return wrong({ line: null, should: { is: "filled" } });
  if (head.cells.length > TABLE_LIMITS.columns)
    return wrong({ line: head.line, should: { is: "columns", most: TABLE_LIMITS.columns } });
  const columns = columnsOf(head.cells);
  const problems = headingProblems(columns, head);
  if (problems.length > 0) return { ok: false, problems };
  if (records.length > TABLE_LIMITS.rows)
    return wrong({ line: null, should: { is: "cards", most: TABLE_LIMITS.rows } });
  return madeInTurns(rowsOf(columns, records));
}

const wrong = (...problems: TableProblem[]): TableRead => ({ ok: false, problems });

function columnsOf(headings: readonly string[]): Column[] {
  return headings.map((heading): Column => {
    const key = heading
      .toLowerCase()
      .replace(/[_\s]+/gu, " ")
      .trim();
    if (key === "") return { kind: "nothing" };
    const named = own(ALIASES, key) ?? CARD_FACTS.find((fact) => fact === key);
    if (named === undefined) return { kind: "extra", heading };
    if (named === "title") return { kind: "title" };
    if (named === "sources") return { kind: "sources" };
    return named === "marks" ? { kind: "marks", heading } : { kind: "fact", fact: named, heading };
  });
}

function headingProblems(columns: readonly Column[], { line, cells }: CsvRecord): TableProblem[] {
  const titles = columns.filter(({ kind }) => kind === "title").length;
  if (titles !== 1) return [{ line, should: { is: titles === 0 ? "titled" : "one-title" } }];
  const keys = columns.map((column, at) => (column.kind === "fact" ? column.fact : (cells[at] ?? "").toLowerCase()));
  return columns.flatMap((column, at): TableProblem[] => {
    if (column.kind === "nothing") return [];
    const heading = cells[at] ?? "";
    if (heading.length > TABLE_LIMITS.heading || heading === "__proto__")
      return [{ line, found: heading, should: { is: "short-heading" } }];
    if (keys.indexOf(keys[at] ?? "") < at) return [{ line, found: heading, should: { is: "heading-once" } }];
    return [];
  });
}

function* rowsOf(columns: readonly Column[], records: readonly CsvRecord[]): Pieces<TableRead> {
  const rows: CardRow[] = [];
  const problems: TableProblem[] = [];
  const lines = new Map<string, number>();
  for (const record of records) {
    const row = rowOf(columns, record, problems);
    const key = titleKey(row.title);
    const before = lines.get(key);
    if (row.title !== "" && before !== undefined)
      problems.push({
        line: row.line,
        column: "title",
        found: row.title,
        should: { is: "other-card", line: String(before) },
      });
    lines.set(key, row.line);
    rows.push(row);
    if (problems.length >= MOST_PROBLEMS) break;
    yield;
  }
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) } : { ok: true, rows };
}

function rowOf(columns: readonly Column[], { line, cells }: CsvRecord, problems: TableProblem[]): CardRow {
  let title = "";
  const facts: CellFacts = {};
  const extra: Record<string, string> = {};
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (cell === "" || column === undefined || column.kind === "nothing" || column.kind === "sources") continue;
    if (cell.length > TABLE_LIMITS.cell) {
      const heading = column.kind === "title" ? "title" : column.heading;
      problems.push({ line, column: heading, should: { is: "characters", most: TABLE_LIMITS.cell } });
      if (column.kind === "title") title = cell.slice(0, TABLE_LIMITS.title);
    } else if (column.kind === "title") title = cell.replace(/\s+/gu, " ");
    else if (column.kind === "extra") extra[column.heading] = cell;
    else {
      const read = column.kind === "marks" ? readMarks(cell) : readCell(column.fact, cell);
      if (!read.ok) problems.push({ line, column: column.heading, found: cell, should: read.should });
      else Object.assign(facts, read.value);
    }
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== ""))
    problems.push({ line, should: { is: "cells", wanted: columns.length, found: cells.length } });
  if (title === "") problems.push({ line, column: "title", should: { is: "title" } });
  else if (title.length > TABLE_LIMITS.title)
    problems.push({ line, column: "title", found: title, should: { is: "characters", most: TABLE_LIMITS.title } });
  return { line, title, facts, extra };
}
