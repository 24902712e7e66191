import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Database, open, type RootDatabase } from "lmdb";
import { plainly } from "../../plainly.ts";
import { StoreUnavailable } from "../errors.ts";
import { checkDataFile } from "./data-file.ts";
import { type LeaseFiles, openLeases } from "./leases.ts";

/** What is known of a table besides its texts. */
export interface TableRecord {
  readonly version: number;
  readonly deadline: number | null;
  /** Under which time the table stands in `deadlines`: its deadline, or the end of a claim. */
  readonly look: number | null;
  /** The id of the last announcement ever made. */
  readonly announcements: number;
  /** The id of its text in `lasting`, where it has one. */
  readonly lasting?: string;
  /** The look-up keys that lead to it. */
  readonly index: readonly string[];
}

export interface Environment {
  readonly root: RootDatabase;
  readonly tables: Database<TableRecord, string>;
  readonly snapshots: Database<string, string>;
  readonly lasting: Database<string, string>;
  /** [table, version] → entry */
  readonly log: Database<string, [string, number]>;
  /** [table, id] → announcement */
  readonly outbox: Database<string, [string, number]>;
  /** [table, key] → version */
  readonly keys: Database<number, [string, string]>;
  /** [table, version] → key, to forget the oldest */
  readonly keyOrder: Database<string, [string, number]>;
  readonly pending: Database<true, string>;
  /** [when to look, table] */
  readonly deadlines: Database<true, [number, string]>;
  readonly index: Database<{ readonly table: string; readonly value: string }, string>;
  readonly leases: LeaseFiles;
  /** [namespace, key] → text */
  readonly documents: Database<string, [string, string]>;
}

/**
 * Opens or creates the files. Rejects with `StoreUnavailable` when the folder cannot be written.
 *
 * A transaction is synced to the disk before it is answered, so a commit survives a power cut, and not only the death of
 * the process; transactions that wait for the disk are written together. `noSync` would be twice as fast and could tear the
 * file. `overlappingSync` is off: it is no faster here, and a process killed during its sync can break the environment of
 * the other processes for good (MDB_PANIC).
 */
export function openEnvironment(dataDir: string): Environment {
  const path = join(dataDir, "store");
  try {
    // The hands of running games are in there.
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK);
    checkDataFile(join(path, "data.mdb"));
    const root = open({ path, maxDbs: 16, overlappingSync: false });
    const text = <V extends string, K extends string | [string, number] | [string, string]>(name: string) =>
      root.openDB<V, K>({ name, encoding: "string" });
    return {
      root,
      tables: root.openDB({ name: "tables", encoding: "json" }),
      snapshots: text("snapshots"),
      lasting: text("lasting"),
      log: text("log"),
      outbox: text("outbox"),
      keys: root.openDB({ name: "keys", encoding: "json" }),
      keyOrder: text("key-order"),
      pending: root.openDB({ name: "pending", encoding: "json" }),
      deadlines: root.openDB({ name: "deadlines", encoding: "json" }),
      index: root.openDB({ name: "index", encoding: "json" }),
      leases: openLeases(join(dataDir, "leases")),
      documents: text("documents"),
    };
  } catch (error) {
    throw new StoreUnavailable(`The data folder ${dataDir} cannot be used: ${plainly(error)}`, {
      nothingChanged: true,
      cause: error,
    });
  }
}
