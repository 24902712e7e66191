import { type EntryOutcome, applyEntry as real } from "../../src/table/apply-entry.ts";
import type { Entry } from "../../src/table/entry.ts";
import type { Table } from "../../src/table/table.ts";
import { caughtEntry } from "./catching.ts";

export type { EntryOutcome };

export function applyEntry(table: Table | null, entry: Entry): EntryOutcome {
  const outcome = real(table, entry);
  caughtEntry(table, entry, outcome);
  return outcome;
}
