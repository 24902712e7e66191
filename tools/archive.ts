/** What a backup holds of a store, and how a store is filled from it. */
import { z } from "zod";
import { type Store, StoreUnavailable, type TableCopy } from "../src/store/index.ts";
import type { Announcement } from "../src/table/announcement.ts";
import { asRestored, type Copied, noteRestore } from "../src/thread/pass/as-restored.ts";
import { type BackupRecord, madeAt, readBackup, WrongFile } from "./backup-file.ts";
import { ClocksApart } from "./clocks-apart.ts";

/** What was read or written. */
export interface Archived {
  readonly tables: number;
  readonly documents: number;
}

/** What the threads and the hands show already, by the table. */
const SHOWN = ["posted", "hands"];

/**
 * Everything in a store, while bots may go on writing it. Each table is of one point in time; what its thread shows is
 * read just before it, so that nothing counts as said that the table does not know of, and all that leads to tables
 * after them, so that no table is there that nothing leads to.
 */
export async function* recordsOf(store: Store): AsyncGenerator<BackupRecord> {
  const namespaces = (await store.namespaces()).sort();
  for await (const table of store.tables()) {
    for (const namespace of SHOWN) {
      const at = Date.now();
      const value = await store.documents(namespace).get(table);
      if (value !== undefined) yield { document: { namespace, key: table, value: plain(value) }, at };
    }
    const at = Date.now();
    const copy = await store.copy(table);
    // Removed just now.
    if (copy !== null) yield { table: { ...copy, log: [...copy.log], outbox: [...copy.outbox], ...lists(copy) }, at };
  }
  for (const namespace of namespaces.filter((each) => !SHOWN.includes(each))) yield* documentsOf(store, namespace);
}

function lists({ keys, index }: TableCopy) {
  return { keys: keys.map(([key, made]): [string, number] => [key, made]), index: [...index] };
}

async function* documentsOf(store: Store, namespace: string): AsyncGenerator<BackupRecord> {
  // A walk through Redis may give a key twice.
  const given = new Set<string>();
  const at = Date.now();
  for await (const [key, value] of store.documents(namespace).entries()) {
    if (given.has(key) || value === undefined) continue;
    given.add(key);
    yield { document: { namespace, key, value: plain(value) }, at };
  }
}

const plain = (value: unknown) => z.json().parse(JSON.parse(JSON.stringify(value)));

/**
 * Fills an empty store from a backup. The whole file is read and checked before the first record is written; rejects with
 * `WrongFile` then, and where the store is not empty. When the store goes away on the way it stays half filled.
 */
export async function restore(store: Store, file: string): Promise<Archived> {
  const made = await madeAt(file);
  const apart = new ClocksApart(made);
  const latest = await check(file, apart);
  await checkEmpty(store);
  const done = { tables: 0, documents: 0 };
  const when = { made, at: Date.now(), behind: apart.behind };
  const copied: Copied = { tables: {}, leagues: null };
  try {
    for await (const record of readBackup(file)) {
      await write(store, record, { latest, when }, done);
      noteCopied(copied, record);
    }
    await noteRestore(store, when, copied);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new WrongFile(
      `${error.message}. ${done.tables} tables and ${done.documents} documents were written by then: empty the store, and restore again.`,
    );
  }
  return done;
}

function noteCopied(copied: Copied, record: BackupRecord): void {
  const { at } = record;
  if (at === undefined) return;
  if ("table" in record) copied.tables[record.table.table] = at;
  else if (record.document.namespace.startsWith("league"))
    copied.leagues = Math.min(at, copied.leagues ?? Number.POSITIVE_INFINITY);
}

async function write(
  store: Store,
  record: BackupRecord,
  { latest, when }: { latest: ReadonlyMap<string, { table: string }>; when: Parameters<typeof noteRestore>[1] },
  done: { tables: number; documents: number },
): Promise<void> {
  if ("document" in record) {
    const { namespace, key, value } = record.document;
    const shown = { made: (record.at ?? when.made) - when.behind, at: when.at };
    await store.documents(namespace).set(key, asRestored(namespace, value, shown));
    done.documents++;
    return;
  }
  const { table } = record;
  // Of two tables with the same look-up key, the later one has it.
  const index = table.index.filter(({ name }) => latest.get(name)?.table === table.table);
  const outbox = table.outbox.length === 0 && isOpen(table.snapshot) ? [...table.outbox, CHANGED] : table.outbox;
  if (!(await store.restore({ ...table, index, outbox })))
    throw new WrongFile(`Table ${table.table} is in the store already: somebody is writing it. Stop every bot first.`);
  done.tables++;
}

/** Says nothing; the bot that is started next looks at the table's thread for it. */
const CHANGED = JSON.stringify({ what: "changed" } satisfies Announcement);

const phaseSchema = z.looseObject({ phase: z.string() });

/** Whether it is still played, or about to be. What cannot be read is the bot's to find out. */
function isOpen(snapshot: string): boolean {
  try {
    return ["lobby", "playing"].includes(phaseSchema.parse(JSON.parse(snapshot)).phase);
  } catch {
    return false;
  }
}

/** Reads the whole file; gives of each look-up key the table that wrote it last. */
async function check(file: string, apart: ClocksApart): Promise<Map<string, { table: string; at: number }>> {
  const latest = new Map<string, { table: string; at: number }>();
  for await (const record of readBackup(file)) {
    apart.note(record);
    if (!("table" in record)) continue;
    for (const { name, at } of record.table.index) {
      if (at >= (latest.get(name)?.at ?? 0)) latest.set(name, { table: record.table.table, at });
    }
  }
  return latest;
}

async function checkEmpty(store: Store): Promise<void> {
  for await (const table of store.tables())
    throw new WrongFile(`The store is not empty: it has tables, such as ${table}. Nothing was changed. ${INSTEAD}`);
  const [namespace] = await store.namespaces();
  if (namespace !== undefined)
    throw new WrongFile(`The store is not empty: it has documents (${namespace}). Nothing was changed. ${INSTEAD}`);
}

const INSTEAD =
  "Restore into a new DATA_DIR or an empty Redis database, before a bot has been started on it for the first time.";
