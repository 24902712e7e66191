import type { Entry } from "../../src/table/entry.ts";
import { type Folded, foldEntry as real } from "../../src/table/fold.ts";
import type { Table } from "../../src/table/table.ts";
import { caughtEntry } from "./catching.ts";

export type { Folded };

export function foldEntry(table: Table | null, entry: Entry): Folded {
  const folded = real(table, entry);
  caughtEntry(table, entry, folded);
  return folded;
}
