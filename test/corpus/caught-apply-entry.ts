import { type EntryOutcome, applyEntry as real } from "../../src/table/apply-entry.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { Table } from "../../src/table/table.ts";
import { caughtEntry } from "./catching.ts";

export type { EntryOutcome };

export function applyEntry(table: Table | null, entry: LogEntry): EntryOutcome {
  const outcome = real(table, entry);
  caughtEntry(table, entry, outcome);
  return outcome;
}
