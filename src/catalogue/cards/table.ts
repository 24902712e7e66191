/** A table of cards, as spreadsheets save it: one card a row, columns by their headings. */
import { Readable } from "node:stream";
import { type CsvError, type Info, parse } from "csv-parse";
import { titleKey } from "../../engine/cards/titles.ts";
import { madeInTurns, nextTurn, type Pieces } from "../../piecemeal.ts";
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
  readonly should: string;
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
  const size = typeof input === "string" ? Buffer.byteLength(input) : input.length;
  if (size > TABLE_LIMITS.bytes) return wrong(TOO_LARGE);
  const text = typeof input === "string" ? input : decoded(input);
  if (text === null) return wrong({ line: null, should: "text in UTF-8, as a spreadsheet saves CSV" });
  const parsed = await recordsOf(text);
  if (!parsed.ok) return parsed;
  const [head, ...records] = parsed.records;
  if (head === undefined) return wrong({ line: null, should: "a table with a line of headings; this is empty" });
  if (head.cells.length > TABLE_LIMITS.columns)
    return wrong({ line: head.line, should: `at most ${TABLE_LIMITS.columns} columns` });
  const columns = columnsOf(head.cells);
  const problems = headingProblems(columns, head);
  if (problems.length > 0) return { ok: false, problems };
  if (records.length > TABLE_LIMITS.rows) return wrong({ line: null, should: `at most ${TABLE_LIMITS.rows} cards` });
  return madeInTurns(rowsOf(columns, records));
}

const TOO_LARGE: TableProblem = { line: null, should: "at most 256 KiB" };
const wrong = (...problems: TableProblem[]): TableRead => ({ ok: false, problems });

function decoded(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

interface TableRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** So much of a table is parsed at once, in bytes: a few ms. */
const AT_ONCE = 2 * 1024;

async function* inPieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    yield bytes.subarray(at, at + AT_ONCE);
    await nextTurn();
  }
}

async function recordsOf(
  text: string,
): Promise<{ ok: true; records: TableRecord[] } | { ok: false; problems: TableProblem[] }> {
  if (text.includes("\u0000"))
    return { ok: false, problems: [{ line: null, should: "text, and not a program's file" }] };
  const records: TableRecord[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: TABLE_LIMITS.row,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  try {
    for await (const found of Readable.from(inPieces(text)).pipe(parser)) {
      const { record, info } = found as { record: string[]; info: Info }; // a parsed boundary: what `info: true` gives
      const cells = record.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== "")) records.push({ line: info.lines, cells });
      if (records.length > TABLE_LIMITS.rows + 1) break;
    }
    return { ok: true, records };
  } catch (error) {
    return { ok: false, problems: [unparsed(error)] };
  }
}

/** The parser's own complaint in the reader's words; anything else is a fault of the moderator's. */
function unparsed(error: unknown): TableProblem {
  if (!(error instanceof Error) || !("code" in error)) throw error;
  const { code, lines } = error as CsvError; // the parser's errors have a code
  const line = typeof lines === "number" ? lines : null;
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return { line, should: "a second quote: a cell opens with a quote here or above that nothing closes" };
  if (code === "CSV_MAX_RECORD_SIZE") {
    const most = TABLE_LIMITS.row.toLocaleString("en");
    return { line, should: `a row of at most ${most} characters; a quote that nothing closes makes a long one too` };
  }
  return { line, should: 'cells with their quotes doubled: “""” for a quote inside a quoted cell' };
}

/** What stands most often between the headings: tabs before commas before semicolons. */
function delimiterOf(text: string): string {
  const head = /^\uFEFF?\s*([^\r\n]*)/u.exec(text)?.[1] ?? "";
  const counts = ["\t", ",", ";"].map((sign) => [sign, head.split(sign).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function columnsOf(headings: readonly string[]): Column[] {
  return headings.map((heading): Column => {
    const key = heading
      .toLowerCase()
      .replace(/[_\s]+/gu, " ")
      .trim();
    if (key === "") return { kind: "nothing" };
    const named = ALIASES[key] ?? CARD_FACTS.find((fact) => fact === key);
    if (named === undefined) return { kind: "extra", heading };
    if (named === "title") return { kind: "title" };
    if (named === "sources") return { kind: "sources" };
    return named === "marks" ? { kind: "marks", heading } : { kind: "fact", fact: named, heading };
  });
}

function headingProblems(columns: readonly Column[], { line, cells }: TableRecord): TableProblem[] {
  const titles = columns.filter(({ kind }) => kind === "title").length;
  if (titles !== 1) {
    const headings = "headings, one of them “title”, such as: title, type, race, cost, diplomacy, intrigue";
    return [{ line, should: titles === 0 ? headings : "one column with the cards’ titles, not several" }];
  }
  const keys = columns.map((column, at) => (column.kind === "fact" ? column.fact : (cells[at] ?? "").toLowerCase()));
  return columns.flatMap((column, at): TableProblem[] => {
    if (column.kind === "nothing") return [];
    const heading = cells[at] ?? "";
    if (heading.length > TABLE_LIMITS.heading || heading === "__proto__")
      return [{ line, found: heading, should: "another heading, of 40 characters at most" }];
    if (keys.indexOf(keys[at] ?? "") < at)
      return [{ line, found: heading, should: "a heading that stands there once" }];
    return [];
  });
}

function* rowsOf(columns: readonly Column[], records: readonly TableRecord[]): Pieces<TableRead> {
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
        should: `another card: line ${before} is it too`,
      });
    lines.set(key, row.line);
    rows.push(row);
    if (problems.length >= MOST_PROBLEMS) break;
    yield;
  }
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) } : { ok: true, rows };
}

function rowOf(columns: readonly Column[], { line, cells }: TableRecord, problems: TableProblem[]): CardRow {
  let title = "";
  const facts: CellFacts = {};
  const extra: Record<string, string> = {};
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (cell === "" || column === undefined || column.kind === "nothing" || column.kind === "sources") continue;
    if (cell.length > TABLE_LIMITS.cell) {
      const heading = column.kind === "title" ? "title" : column.heading;
      problems.push({ line, column: heading, should: `at most ${TABLE_LIMITS.cell} characters` });
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
    problems.push({ line, should: `${columns.length} cells, as there are headings; here are ${cells.length}` });
  if (title === "") problems.push({ line, column: "title", should: "the card’s title" });
  else if (title.length > TABLE_LIMITS.title)
    problems.push({ line, column: "title", found: title, should: `at most ${TABLE_LIMITS.title} characters` });
  return { line, title, facts, extra };
}
