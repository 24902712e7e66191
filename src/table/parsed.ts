import type { Loaded } from "../store/index.ts";
import { readTable } from "./saved.ts";
import { OtherFormat, type Table, Unreadable } from "./table.ts";

/** Tables that a process holds on to: up to 3 MB each, with what each player sees and may do there. */
const KEPT = 100;

interface Known extends Loaded {
  readonly table: Table;
}

/** Whatever cannot be read says which table it is. */
function readNamed(id: string, loaded: Loaded, before: Table | undefined): Table {
  try {
    return readTable(loaded, before);
  } catch (error) {
    if (error instanceof OtherFormat) throw new OtherFormat(error.message, id);
    if (error instanceof Unreadable) throw new Unreadable(error.message, id);
    throw error;
  }
}

/** The tables that this process has lately read or made, so that their snapshots need not be parsed again. */
export class ParsedTables {
  /** The least lately used first. */
  readonly #known = new Map<string, Known>();

  /** The table of a snapshot. Throws `OtherFormat` where another version wrote it, and `Unreadable` where it is broken. */
  of(id: string, loaded: Loaded): Table {
    const table = this.once(id, loaded);
    if (this.#known.get(id)?.table !== table) this.keep(id, loaded, table);
    return table;
  }

  /** The same, for a table that is not needed again soon. */
  once(id: string, loaded: Loaded): Table {
    const known = this.#known.get(id);
    // The text tells what the version alone does not: that a Redis has lost its last steps, and others came instead.
    if (known?.version === loaded.version && known.snapshot === loaded.snapshot) return known.table;
    return readNamed(id, loaded, known?.table);
  }

  /** What a table became by a commit of this process. */
  keep(id: string, loaded: Loaded, table: Table): void {
    this.#known.delete(id);
    this.#known.set(id, { ...loaded, table });
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEPT && !oldest.done) this.#known.delete(oldest.value);
  }
}
