import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Database, open, type RootDatabase } from "lmdb";

interface Lease {
  readonly holder: string;
  readonly until: number;
}

/** Leases in files of their own, and how they are shut. */
export interface LeaseFiles {
  readonly root: RootDatabase;
  readonly leases: Database<Lease, string>;
}

/** How often leases that are over are removed, in ms: there is one for every interaction. */
const TIDY_MS = 60_000;

/**
 * Opens or creates the files of the leases in `folder`. A lease outlives the process that took it, but nobody is left who
 * holds one once the machine has gone down: so they are not synced to the disk, which would take ten times as long as the
 * rest of it. Files that a power cut may have torn are never read again, as each start of the machine has its own; where
 * the system does not tell one start from another, they are synced.
 */
export function openLeases(folder: string): LeaseFiles {
  const start = startOfMachine();
  const name = start ?? "synced";
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const other of readdirSync(folder)) {
    if (other !== name) rmSync(join(folder, other), { recursive: true, force: true });
  }
  const root = open({ path: join(folder, name), maxDbs: 2, overlappingSync: false, noSync: start !== null });
  return { root, leases: root.openDB({ name: "leases", encoding: "json" }) };
}

/** A name of this start of the machine, the same for all processes until it goes down; null where the system has none. */
function startOfMachine(): string | null {
  try {
    const id = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return /^[0-9a-f-]+$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** Who may do what alone, for a while. */
export class Leases {
  readonly #files: LeaseFiles;
  #tidyAt = 0;

  constructor(files: LeaseFiles) {
    this.#files = files;
  }

  take(name: string, holder: string, ms: number): boolean {
    const { root, leases } = this.#files;
    return root.transactionSync(() => {
      const now = Date.now();
      if (now >= this.#tidyAt) this.#tidy(now);
      const present = leases.get(name);
      if (present && present.holder !== holder && present.until > now) return false;
      leases.putSync(name, { holder, until: now + ms });
      return true;
    });
  }

  giveBack(name: string, holder: string): void {
    const { root, leases } = this.#files;
    root.transactionSync(() => {
      if (leases.get(name)?.holder === holder) leases.removeSync(name);
    });
  }

  isHeld(name: string): boolean {
    const { root, leases } = this.#files;
    // Read anew: what another process took within this turn of the loop counts.
    root.resetReadTxn();
    return (leases.get(name)?.until ?? 0) > Date.now();
  }

  close(): Promise<void> {
    return this.#files.root.close();
  }

  #tidy(now: number): void {
    const { leases } = this.#files;
    this.#tidyAt = now + TIDY_MS;
    const past = [...leases.getRange()].filter(({ value }) => value.until <= now);
    for (const { key } of past) leases.removeSync(key);
  }
}
