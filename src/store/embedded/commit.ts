import { type Commit, type CommitResult, KEYS_KEPT } from "../store.ts";
import type { Environment, TableRecord } from "./environment.ts";

const LAST = Number.MAX_SAFE_INTEGER;
const NEW: TableRecord = { version: 0, deadline: null, look: null, announcements: 0, index: [] };

/** The body of a commit's transaction. */
export function commitTable(environment: Environment, commit: Commit): CommitResult {
  const { table } = commit;
  const before = environment.keys.get([table, commit.key]);
  if (before !== undefined) return { outcome: "duplicate", version: before };
  const record = environment.tables.get(table) ?? NEW;
  const { lasting } = commit;
  const other = lasting !== undefined && lasting.text === undefined && lasting.id !== record.lasting;
  if (record.version !== commit.seen || other) return { outcome: "lost", version: record.version };

  const version = record.version + 1;
  environment.log.putSync([table, version], commit.entry);
  environment.snapshots.putSync(table, commit.snapshot);
  if (lasting?.text !== undefined) environment.lasting.putSync(table, lasting.text);
  rememberKey(environment, table, version, commit.key);
  let announcements = record.announcements;
  for (const text of commit.outbox) environment.outbox.putSync([table, ++announcements], text);
  if (commit.outbox.length > 0) environment.pending.putSync(table, true);
  const index = writeIndex(environment, record, commit);
  if (record.look !== null) environment.deadlines.removeSync([record.look, table]);
  if (commit.deadline !== null) environment.deadlines.putSync([commit.deadline, table], true);
  const { deadline } = commit;
  const id = lasting?.id ?? record.lasting;
  const lasts = id === undefined ? {} : { lasting: id };
  environment.tables.putSync(table, { version, deadline, look: deadline, announcements, index, ...lasts });
  return { outcome: "committed", version };
}

/** Puts a claimed table off until `look`. */
export function moveDeadline(environment: Environment, table: string, look: number): void {
  const record = environment.tables.get(table);
  if (!record) return;
  if (record.look !== null) environment.deadlines.removeSync([record.look, table]);
  environment.deadlines.putSync([look, table], true);
  environment.tables.putSync(table, { ...record, look });
}

export function removeRecord(environment: Environment, table: string): void {
  const record = environment.tables.get(table);
  if (!record) return;
  for (const name of record.index) if (environment.index.get(name)?.table === table) environment.index.removeSync(name);
  if (record.look !== null) environment.deadlines.removeSync([record.look, table]);
  for (const numbered of [environment.log, environment.outbox, environment.keyOrder]) {
    for (const key of [...numbered.getKeys({ start: [table, 0], end: [table, LAST] })]) numbered.removeSync(key);
  }
  for (const key of [...environment.keys.getKeys({ start: [table, ""], end: [table, "\u{10FFFF}"] })]) {
    environment.keys.removeSync(key);
  }
  environment.pending.removeSync(table);
  environment.snapshots.removeSync(table);
  environment.lasting.removeSync(table);
  environment.tables.removeSync(table);
}

function rememberKey({ keys, keyOrder }: Environment, table: string, version: number, key: string): void {
  keys.putSync([table, key], version);
  keyOrder.putSync([table, version], key);
  const forgotten = keyOrder.get([table, version - KEYS_KEPT]);
  if (forgotten === undefined) return;
  keys.removeSync([table, forgotten]);
  keyOrder.removeSync([table, version - KEYS_KEPT]);
}

function writeIndex({ index }: Environment, record: TableRecord, commit: Commit): readonly string[] {
  const names = new Set(record.index);
  for (const [name, value] of Object.entries(commit.index ?? {})) {
    if (value !== null) {
      index.putSync(name, { table: commit.table, value });
      names.add(name);
    } else if (names.delete(name) && index.get(name)?.table === commit.table) {
      index.removeSync(name);
    }
  }
  return [...names];
}
