/** Comma-separated text, as spreadsheets save it: read in pieces, and written so that they read it again. */
import { Readable } from "node:stream";
import { type CsvError, type Info, parse } from "csv-parse";
import { nextTurn } from "./piecemeal.ts";
import type { Should } from "./should.ts";

/** What bounds a table: bytes, lines besides the headings, and units of one line. */
export interface CsvLimits {
  readonly bytes: number;
  readonly rows: number;
  readonly row: number;
}

/** One line with anything on it; cells are without the space around them. */
export interface CsvRecord {
  /** The line that it ends on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong, and where: a line from 1, or the table as a whole. */
export interface CsvProblem {
  readonly line: number | null;
  /** What should stand there. */
  readonly should: Should;
}

/** At most one line more than `rows` and the headings, so that whoever reads it can tell that there are too many. */
export type CsvRead =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly problem: CsvProblem };

/**
 * Reads tab-, comma- or semicolon-separated text; quoted cells may hold anything. Bytes are UTF-8, or UTF-16 where they say
 * so, as spreadsheets save "Unicode text". It is read piece by piece, and others have their turns between the pieces.
 */
export async function readCsv(input: string | Uint8Array, limits: CsvLimits): Promise<CsvRead> {
  const size = typeof input === "string" ? Buffer.byteLength(input) : input.length;
  if (size > limits.bytes) return wrong(null, { is: "kib", most: Math.floor(limits.bytes / 1024) });
  const text = typeof input === "string" ? input : decoded(input);
  if (text === null) return wrong(null, { is: "utf-8" });
  return recordsOf(text, limits);
}

const wrong = (line: number | null, should: Should): CsvRead => ({ ok: false, problem: { line, should } });

function decoded(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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

async function recordsOf(text: string, { rows, row }: CsvLimits): Promise<CsvRead> {
  if (text.includes("\u0000")) return wrong(null, { is: "text" });
  const records: CsvRecord[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: row,
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
      if (records.length > rows + 1) break;
    }
    return { ok: true, records };
  } catch (error) {
    return unparsed(error, row);
  }
}

/** The parser's own complaint as ours; anything else is a fault of the moderator's. */
function unparsed(error: unknown, most: number): CsvRead {
  if (!(error instanceof Error) || !("code" in error)) throw error;
  const { code, lines } = error as CsvError; // the parser's errors have a code
  const line = typeof lines === "number" ? lines : null;
  if (code === "CSV_QUOTE_NOT_CLOSED") return wrong(line, { is: "closed-quote" });
  if (code === "CSV_MAX_RECORD_SIZE") return wrong(line, { is: "row", most });
  return wrong(line, { is: "doubled-quotes" });
}

/** What stands most often between the headings: tabs before commas before semicolons. */
function delimiterOf(text: string): string {
  const head = /^\uFEFF?\s*([^\r\n]*)/u.exec(text)?.[1] ?? "";
  const counts = ["\t", ",", ";"].map((sign) => [sign, head.split(sign).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** A cell that a spreadsheet would take for a formula is text: names are somebody's own. */
export const shownCell = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);

/** One line of comma-separated text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}
