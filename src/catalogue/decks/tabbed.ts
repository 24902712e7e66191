import { type ListOptions, ListReader } from "./list.ts";
import type { DeckFile } from "./shape.ts";
import { tidied } from "./text.ts";

/** True where some line has columns. */
export function isTabbed(text: string): boolean {
  return text.includes("\t") && lines(text).some((line) => line.trim().includes("\t"));
}

const lines = (text: string): string[] => text.split(/\r\n|\r|\n/u);

interface Columns {
  readonly title: number;
  readonly count: number | null;
}

const TITLE_HEADERS = ["name", "card name", "cardname", "card", "title"];
const COUNT_HEADERS = ["count", "qty", "quantity", "copies", "number", "amount", "#"];

/**
 * Reads tab-separated text, as LackeyCCG and spreadsheets write it: a count and a name in either order, or the columns
 * that a first line names. Lines without columns are read as in a list. Throws `Unreadable`.
 */
export function readTabbed(text: string, { isTitle, most }: ListOptions): DeckFile {
  const list = new ListReader("tab-separated text", { isTitle, most });
  let columns: Columns | null = null;
  let first = true;
  for (const [at, raw] of lines(text).entries()) {
    const cells = raw.split("\t").map(tidied);
    const filled = cells.filter((cell) => cell !== "");
    if (filled.length < 2 && columns === null) {
      list.line(raw, at + 1);
      continue;
    }
    if (filled.length === 0) continue;
    if (first) {
      first = false;
      columns = columnsOf(cells);
      if (columns !== null) continue;
    }
    if (columns === null) bareRow(list, filled, at + 1);
    else if (filled.length === 1) list.line(filled[0] ?? "", at + 1);
    else list.card(cells[columns.title] ?? "", columns.count === null ? 1 : (cells[columns.count] ?? ""), at + 1);
  }
  return list.gathering.deck();
}

/** The columns that a first line names, or null where it is a card already. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.toLowerCase());
  const title = TITLE_HEADERS.map((header) => names.indexOf(header)).find((at) => at >= 0);
  if (title === undefined) return null;
  const count = COUNT_HEADERS.map((header) => names.indexOf(header)).find((at) => at >= 0);
  return { title, count: count ?? null };
}

const COUNT = /^(?:x ?)?(\d{1,9})(?: ?x)?$/iu;

/** A count and a title in either order; further columns say nothing of a deck. */
function bareRow(list: ListReader, cells: readonly string[], line: number): void {
  const counts = cells.slice(0, 2).map((cell) => COUNT.exec(cell)?.[1]);
  const at = counts.findIndex((count) => count !== undefined);
  const title = cells[at === 0 ? 1 : 0] ?? "";
  list.card(title, counts[at] ?? 1, line);
}
