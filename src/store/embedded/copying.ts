import type { TableCopy } from "../store.ts";
import type { Environment } from "./environment.ts";

const LAST = Number.MAX_SAFE_INTEGER;

/** Everything of a table; null when there is no such table. */
export function copyTable(environment: Environment, table: string): TableCopy | null {
  const record = environment.tables.get(table);
  const snapshot = environment.snapshots.get(table);
  if (!record || snapshot === undefined) return null;
  const all = { start: [table, 0] as [string, number], end: [table, LAST] as [string, number] };
  const outbox = [...environment.outbox.getRange(all)].map(({ value }) => value);
  const { lasting: id } = record;
  return {
    table,
    version: record.version,
    snapshot,
    ...(id === undefined ? {} : { lasting: { id, text: environment.lasting.get(table) ?? "" } }),
    log: [...environment.log.getRange(all)].map(({ value }) => value),
    announced: record.announcements - outbox.length,
    outbox,
    keys: [...environment.keyOrder.getRange(all)].map(({ key, value }) => [value, key[1]] as const),
    deadline: record.deadline,
    index: record.index.flatMap((name) => {
      const entry = environment.index.get(name);
      return entry?.table === table ? [{ name, value: entry.value, at: 0 }] : [];
    }),
  };
}

/** The body of the transaction that writes a copied table; false where there is such a table. */
export function restoreTable(environment: Environment, copy: TableCopy): boolean {
  const { table, version, deadline, lasting } = copy;
  if (environment.tables.get(table)) return false;
  for (const [at, entry] of copy.log.entries()) environment.log.putSync([table, at + 1], entry);
  environment.snapshots.putSync(table, copy.snapshot);
  if (lasting) environment.lasting.putSync(table, lasting.text);
  for (const [key, made] of copy.keys) {
    environment.keys.putSync([table, key], made);
    environment.keyOrder.putSync([table, made], key);
  }
  let announcements = copy.announced;
  for (const text of copy.outbox) environment.outbox.putSync([table, ++announcements], text);
  if (copy.outbox.length > 0) environment.pending.putSync(table, true);
  if (deadline !== null) environment.deadlines.putSync([deadline, table], true);
  for (const { name, value } of copy.index) environment.index.putSync(name, { table, value });
  const index = copy.index.map(({ name }) => name);
  const lasts = lasting ? { lasting: lasting.id } : {};
  environment.tables.putSync(table, { version, deadline, look: deadline, announcements, index, ...lasts });
  return true;
}
